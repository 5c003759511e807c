"""The games in browsers other than Chromium: `make test-browsers`."""
