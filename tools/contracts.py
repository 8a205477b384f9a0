"""A contract for import-linter: the list of what a package may import, everything else being out.

import-linter's own kinds forbid what they name; here it is the other way round, so that a module
that nobody thought of is refused too.
"""

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output

STANDARD_LIBRARY = "stdlib"


class AllowContract(Contract):
    """The modules of `package` import one another and what `may_import` names.

    A name stands for the module and all below it; `stdlib` for the standard library. A package that
    isn't there yet keeps its contract.
    """

    type_name = "allow"

    package = fields.StringField()
    may_import = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: ARG002, FBT001 (import-linter's signature)
        """Look at every import that leaves the package."""
        package = cast("str", self.package)
        allowed = cast("list[str]", self.may_import)
        found = [
            f"{module} imports {imported} (line {line})"
            for module in sorted(graph.modules)
            if _within(module, package)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if not _within(imported, package) and not _allowed(imported, allowed)
            for line in _lines(graph, module, imported)
        ]
        return ContractCheck(kept=not found, metadata={"found": found})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print the imports that are out."""
        for line in check.metadata["found"]:
            output.print_error(f"- {line}", bold=False)


def _within(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def _allowed(module: str, allowed: list[str]) -> bool:
    root = module.partition(".")[0]
    return any(
        _within(module, name) or (name == STANDARD_LIBRARY and root in sys.stdlib_module_names)
        for name in allowed
    )


def _lines(graph: ImportGraph, importer: str, imported: str) -> list[int]:
    details = graph.get_import_details(importer=importer, imported=imported)
    return sorted({detail["line_number"] for detail in details})
