#if !__has_include(<png.h>)
#error "libpng is missing: install it with 'apt-get install libpng-dev' and build again."
#endif
#include <png.h>
