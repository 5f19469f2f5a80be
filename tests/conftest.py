pytest_plugins = ["lampblack.testkit.plugin"]
