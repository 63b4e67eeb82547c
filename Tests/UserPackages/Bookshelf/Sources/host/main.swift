import PreviewRunner
import Shelf
PreviewRunner.main()
