"""For every clause that the engine keeps, a planted fault that its records or its tests see."""

from pathlib import Path

import pytest

from misto.engine.clauses import Clause
from tests.engine import citations
from tests.engine.planted import BY_RECORDS, BY_TESTS, OF_THE_SITE
from tests.engine.planting import Copy, Fault

JUDGE = "tests.engine.judge"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("planted"))


def test_every_clause_has_its_fault_or_waits_for_the_site():
    kept = [fault.name for fault in (*BY_RECORDS, *BY_TESTS)]
    assert sorted([*kept, *OF_THE_SITE]) == sorted(clause.value for clause in Clause)


def test_every_clause_that_the_engine_keeps_is_cited():
    records, tests = citations.records(), citations.tests()
    for clause in Clause:
        if clause not in OF_THE_SITE:
            assert records[clause] or tests[clause], f"{clause} has neither a record nor a test"


@pytest.mark.slow
def test_without_a_fault_no_record_fails(copy: Copy):
    everything = sorted({file for files in citations.records().values() for file in files})
    done = copy.python("-m", JUDGE, given=everything)
    assert (done.stdout.strip(), done.stderr) == ("", "")
    where = copy.python("-c", "import misto.engine; print(misto.engine.__file__)")
    assert Path(where.stdout).is_relative_to(copy.folder)


@pytest.mark.slow
@pytest.mark.parametrize("fault", BY_RECORDS, ids=lambda fault: fault.name)
def test_the_records_of_a_clause_see_its_fault(copy: Copy, fault: Fault):
    cited = citations.records()[Clause(fault.name)]
    with copy.planted(fault):
        assert copy.failing(JUDGE, cited), f"none of {len(cited)} records fails"


@pytest.mark.slow
@pytest.mark.parametrize("fault", BY_TESTS, ids=lambda fault: fault.name)
def test_the_tests_of_a_clause_see_its_fault(copy: Copy, fault: Fault):
    named = citations.tests()[Clause(fault.name)]
    options = ["-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:xdist"]
    with copy.planted(fault):
        done = copy.python("-m", "pytest", *options, *named)
    assert done.returncode == 1, f"none of {len(named)} tests fails: {done.stdout}{done.stderr}"
