import BookClub
import Gallery
import PreviewRunner
import Rooms

PreviewRunner.main()
