"""What `./test` installs on Debian: only what is missing, without starting anything, and a failure is told."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import environment
import system_packages
from system_packages import FOR_TESTS, SystemPackage

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="apt-get is a program of Debian")

# It writes down what it was called with, and whether services might have been started; the program comes of it.
APT_GET = """#!/bin/sh
echo "apt-get $*" >> {log}
if test -x {policy}; then {policy} nginx start; echo "policy $?" >> {log}; fi
{ends}
"""
INSTALLS = """case "$1" in
install) for program in chromium nginx openssl postgres; do
  printf '#!/bin/sh\\n' > {programs}/$program; chmod +x {programs}/$program; done ;; esac"""
FAILS = """echo "Reading package lists..."; echo "E: Unable to locate package $5" >&2; exit 100"""
NEEDS_LISTS = (
    """case "$1" in update) touch {programs}/lists; exit 0 ;; esac
test -e {programs}/lists || exit 100
"""
    + INSTALLS
)
UPDATE_RC = """#!/bin/sh
echo "update-rc.d $*" >> {log}
"""


class Debian:
    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.programs = folder / "programs"
        self.policy = folder / "policy-rc.d"
        self.log = folder / "log"
        self.programs.mkdir()
        self.log.touch()
        monkeypatch.setenv("PATH", f"{self.programs}:/nowhere")
        monkeypatch.setenv("PENNYPAPERS_LANG", "en")
        monkeypatch.setattr(system_packages, "_MORE_PLACES", ())
        monkeypatch.setattr(system_packages, "_VERSIONS", folder / "versions")
        monkeypatch.setattr(system_packages, "_POLICY", self.policy)
        monkeypatch.setattr("os.geteuid", lambda: 0)
        self.has("update-rc.d", UPDATE_RC)

    def has(self, name: str, text: str = "#!/bin/sh\n", ends: str = "") -> None:
        places = {"log": self.log, "policy": self.policy, "programs": self.programs}
        # A test's PATH has nothing else in it, so the programs that this one calls are named by their places.
        body = (
            text.replace("{ends}", ends).replace("touch ", "/usr/bin/touch ").replace("chmod ", "/bin/chmod ")
        )
        for key, path in places.items():
            body = body.replace(f"{{{key}}}", str(path))
        program = self.programs / name
        program.write_text(body, encoding="utf-8")
        program.chmod(0o755)

    @property
    def calls(self) -> list[str]:
        return self.log.read_text(encoding="utf-8").splitlines()


@pytest.fixture
def debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Debian:
    return Debian(tmp_path, monkeypatch)


INSTALL = "apt-get install -y --no-install-recommends"


def test_what_is_missing_comes_and_nothing_starts(debian: Debian, capsys: pytest.CaptureFixture[str]) -> None:
    debian.has("apt-get", APT_GET, INSTALLS)
    debian.has("chromium")
    environment._have_system_packages()
    assert debian.calls == [
        f"{INSTALL} nginx-light openssl postgresql",
        "policy 101",
        "update-rc.d nginx disable",
        "update-rc.d postgresql disable",
    ]
    assert not debian.policy.exists()
    assert "nginx-light, openssl, postgresql" in capsys.readouterr().err


def test_a_fresh_machine_gets_its_lists_first(debian: Debian) -> None:
    debian.has("apt-get", APT_GET, NEEDS_LISTS)
    environment._have_system_packages()
    names = " ".join(package.name for package in FOR_TESTS)
    asked = [call for call in debian.calls if call.startswith("apt-get")]
    assert asked == [f"{INSTALL} {names}", "apt-get update", f"{INSTALL} {names}"]
    assert system_packages.missing() == []


def test_a_policy_of_the_machine_stays(debian: Debian) -> None:
    debian.has("apt-get", APT_GET, INSTALLS)
    debian.policy.write_text("#!/bin/sh\nexit 101 # ours\n", encoding="utf-8")
    environment._have_system_packages()
    assert "# ours" in debian.policy.read_text(encoding="utf-8")


def test_a_failure_says_what_apt_said(debian: Debian, capsys: pytest.CaptureFixture[str]) -> None:
    debian.has("apt-get", APT_GET, FAILS)
    environment._have_system_packages()
    told = capsys.readouterr().err
    assert "will be skipped: chromium, nginx-light, openssl, postgresql" in told
    assert "(apt-get: E: Unable to locate package" in told
    assert not [call for call in debian.calls if call.startswith("update-rc.d")]
    assert "apt-get could not install nginx-light" in system_packages.why_missing("nginx")


@pytest.mark.parametrize("lacks", ["root", "apt-get"])
def test_others_are_told_in_the_skipped_tests(
    debian: Debian, lacks: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if lacks == "root":
        debian.has("apt-get", APT_GET, INSTALLS)
        monkeypatch.setattr("os.geteuid", lambda: 1000)
    environment._have_system_packages()
    assert debian.calls == []
    assert "`./test` as root on Debian or Ubuntu installs nginx-light" in system_packages.why_missing("nginx")


def test_programs_of_administrators_are_found(
    debian: Debian, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sbin").mkdir()
    (tmp_path / "sbin" / "nginx").touch(mode=0o755)
    monkeypatch.setattr(system_packages, "_MORE_PLACES", (str(tmp_path / "sbin"),))
    wanted = SystemPackage("nginx-light", "nginx", "")
    assert system_packages.missing([wanted]) == []


def test_of_several_versions_the_newest_is_found(debian: Debian, tmp_path: Path) -> None:
    for version in ("9.6", "15", "17"):
        (tmp_path / "versions" / version / "bin").mkdir(parents=True)
        (tmp_path / "versions" / version / "bin" / "postgres").touch(mode=0o755)
    assert system_packages.find("postgres") == str(tmp_path / "versions" / "17" / "bin" / "postgres")


def test_the_readme_names_them_all() -> None:
    readme = (environment.ROOT / "README.md").read_text(encoding="utf-8")
    assert [package.name for package in FOR_TESTS if f"`{package.name}`" not in readme] == []
