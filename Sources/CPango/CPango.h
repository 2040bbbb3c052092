// Pango and cairo as the system has them; only built with the package trait `Cairo`.
#include <cairo-pdf.h>
#include <pango/pangocairo.h>
