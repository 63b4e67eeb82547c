#if !__has_include(<hb.h>)
#error "HarfBuzz is missing: install it with 'apt-get install libharfbuzz-dev' and build again."
#endif
#include <hb.h>
#include <hb-ot.h>
