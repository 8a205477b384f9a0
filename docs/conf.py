import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))  # for tools.docs_extension

project = "Misto"
author = "The Misto authors"
copyright = "2026, the Misto authors"

extensions = ["myst_parser", "tools.docs_extension"]
exclude_patterns = ["_build"]
nitpicky = True

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 3
myst_heading_slug_func = "tools.docs_extension.slug"

html_theme = "furo"
html_title = "Misto"
html_static_path = ["_static"]
html_css_files = ["misto.css"]
html_theme_options = {"top_of_page_buttons": []}
html_copy_source = False
html_show_sphinx = False
