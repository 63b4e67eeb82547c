import PreviewRunner

PreviewRunner.main()
