print("previews")
