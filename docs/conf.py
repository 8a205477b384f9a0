project = "Misto"
author = "The Misto authors"
copyright = "2026, the Misto authors"

extensions = ["myst_parser"]
exclude_patterns = ["_build"]
nitpicky = True

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = "Misto"
html_theme_options = {"top_of_page_buttons": []}
html_copy_source = False
html_show_sphinx = False
