"""What the build hook decides; what it makes is tested by running this suite compiled."""

from __future__ import annotations

import shutil
import sysconfig
import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from hatch_build import CLIENT, COMPILE, OPTIMIZE, wanted_level, wanted_mode
from trilith.server.client_build import STAMP, digest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of three modules that is built as trilith is, without a client."""
    monkeypatch.setenv(CLIENT, "0")
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    for package in ("", "engine", "games"):
        folder = tmp_path / "src" / "trilith" / package
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "__init__.py").write_text('__version__ = "0.1.0"\n', "utf-8")
    (tmp_path / "src" / "trilith" / "server").mkdir()
    shutil.copy(ROOT / "src/trilith/server/client_build.py", tmp_path / "src/trilith/server")
    (tmp_path / "src" / "trilith" / "games" / "rules.md").write_text("# Rules\n", "utf-8")
    return tmp_path


@pytest.fixture
def client(project: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources of a client, which has been built from them already."""
    monkeypatch.setenv(CLIENT, "1")
    monkeypatch.setenv(COMPILE, "0")
    source, built = project / "web", project / "src" / "trilith" / "web"
    source.mkdir()
    (source / "package-lock.json").write_text("{}", "utf-8")
    built.mkdir()
    (built / "index.html").write_text("<title>Trilith</title>", "utf-8")
    (built / STAMP).write_text(digest(source), "utf-8")
    return source


@pytest.fixture
def no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")


def build(project: Path, version: str = "standard") -> Path:
    builder = WheelBuilder(str(project))
    return Path(next(builder.build(directory=str(project / "dist"), versions=[version])))


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def files_in(project: Path) -> list[Path]:
    """All but the byte code that Python itself may leave."""
    return sorted(one for one in project.rglob("*") if "__pycache__" not in one.parts)


def test_the_default_is_to_compile_where_possible(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRILITH_COMPILE", raising=False)
    assert wanted_mode(COMPILE) == "auto"


def test_an_unknown_mode_is_refused_with_the_known_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRILITH_COMPILE", "yes")
    with pytest.raises(ValueError, match="expected one of 0, 1, auto, found 'yes'"):
        wanted_mode(COMPILE)


def test_a_wheel_is_optimised_fully_unless_less_is_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(OPTIMIZE, raising=False)
    assert wanted_level() == "3"
    monkeypatch.setenv(OPTIMIZE, "1")
    assert wanted_level() == "1"
    monkeypatch.setenv(OPTIMIZE, "fast")
    with pytest.raises(ValueError, match="expected one of 0, 1, 2, 3, found 'fast'"):
        wanted_level()


def test_without_a_compiler_the_wheel_is_plain_python_and_says_so(
    project: Path, no_compiler: None, capfd: pytest.CaptureFixture[str]
) -> None:
    wheel = build(project)
    assert wheel.name == "trilith-0.1.0-py3-none-any.whl"
    assert "no working C compiler" in "".join(capfd.readouterr())


def test_without_a_compiler_a_demanded_compilation_fails(
    project: Path, no_compiler: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRILITH_COMPILE", "1")
    with pytest.raises(Exception, match="no working C compiler"):
        build(project)


def test_a_module_with_wrong_types_is_not_compiled_in_part(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRILITH_COMPILE", "1")
    (project / "src" / "trilith" / "games" / "wrong.py").write_text("x: int = ''\n", "utf-8")
    with pytest.raises(Exception, match="mypyc refuses"):
        build(project)


def test_compiled_modules_lie_beside_their_sources_and_data(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRILITH_COMPILE", "1")
    before = files_in(project)
    wheel = build(project)
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    assert names(wheel) >= {
        f"trilith/{name}"
        for package in ("engine", "games")
        for name in (f"{package}/__init__{suffix}", f"{package}/__init__.py", "games/rules.md")
    }
    assert not wheel.name.endswith("-none-any.whl")
    assert files_in(project) == sorted([*before, wheel.parent, wheel])


def test_no_compilation_wanted_needs_no_packages_to_compile_with(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRILITH_COMPILE", "0")
    assert WheelBuilder(str(project)).config.dependencies == []
    assert build(project).name == "trilith-0.1.0-py3-none-any.whl"


def test_an_editable_install_is_never_compiled(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TRILITH_COMPILE", "1")
    assert not [name for name in names(build(project, "editable")) if "cpython" in name]


def test_a_client_that_is_built_already_goes_into_the_wheel(project: Path, client: Path) -> None:
    assert "trilith/web/index.html" in names(build(project))


def test_a_client_whose_sources_changed_is_built_anew(project: Path, client: Path) -> None:
    (client / "index.html").write_text("changed", "utf-8")
    with pytest.raises(Exception, match="npm install"):
        build(project)


def test_without_its_sources_a_demanded_client_fails_and_another_is_warned_of(
    project: Path,
    client: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    shutil.rmtree(client)
    shutil.rmtree(project / "src" / "trilith" / "web")
    with pytest.raises(Exception, match="expected its sources in web"):
        build(project)
    monkeypatch.setenv(CLIENT, "auto")
    assert not [name for name in names(build(project)) if name.startswith("trilith/web")]
    assert "no client for the browser" in "".join(capfd.readouterr())
