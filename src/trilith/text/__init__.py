"""Words for players: labels, components, rules and refusals in English, French and Polish."""

from trilith.text.catalog import LANGUAGES, Catalog, NoWords, language_from

__all__ = ["LANGUAGES", "Catalog", "NoWords", "language_from"]
