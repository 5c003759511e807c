"""Words for players: labels, components, rules and refusals in English, French and Polish."""

from trilith.text.catalog import LANGUAGES, Catalog, language_from
from trilith.text.gives import NoWords

__all__ = ["LANGUAGES", "Catalog", "NoWords", "language_from"]
