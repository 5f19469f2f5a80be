pytest_plugins = ["lampblack.testkit.plugin", "tests.services"]
