#if !__has_include(<jpeglib.h>)
#error "libjpeg is missing: install it with 'apt-get install libjpeg62-turbo-dev' and build again."
#endif
#include <stdio.h>
#include <jpeglib.h>
