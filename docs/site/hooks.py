"""What MkDocs leaves to us: pages that run under the server's security policy, in their language."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Any

_INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)
_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_ATTRIBUTE = re.compile(r'(<[a-z][^>]*?) style="[^"]*"')
FOLDER = "assets/inline"


def on_post_page(output: str, *, page: Any, config: Any) -> str:
    """Scripts and styles in files of their own, and the language of the page said at its top."""
    up = "../" * page.url.count("/")

    def moved(kind: str, content: str) -> str:
        name = f"{FOLDER}/{hashlib.sha256(content.encode()).hexdigest()[:12]}.{kind}"
        file = Path(config.site_dir, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, "utf-8")
        return f"{up}{name}"

    output = _INLINE.sub(lambda m: f'<script src="{moved("js", m.group(1))}"></script>', output)
    output = _STYLE.sub(
        lambda m: f'<link rel="stylesheet" href="{moved("css", m.group(1))}">', output
    )
    output = _ATTRIBUTE.sub(r"\1", output)
    language = re.match(r"players/(fr|pl)/", page.file.src_uri)
    return output.replace('lang="en"', f'lang="{language.group(1)}"', 1) if language else output
