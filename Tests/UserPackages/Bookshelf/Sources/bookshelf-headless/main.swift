import BookshelfApp

BookshelfApp.main()
