import PreviewRunner

runTool { FixtureSource() }
