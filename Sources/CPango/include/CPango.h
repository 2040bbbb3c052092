#ifndef C_PANGO_H
#define C_PANGO_H

// The parts of cairo and pango that Purlin uses, under their own names. The libraries are loaded when they are
// first needed, so a build needs neither them nor their headers, and a machine without them lacks pictures only.
//
// Declarations: cairo 1.16 (cairo.h, cairo-pdf.h), pango 1.44 (pango*.h) and glib 2.58, whose binary interfaces
// are stable.

#include <stdbool.h>

/// Loads the libraries at the first call, and returns whether they have all functions.
///
/// The functions below may be called only if it returned true. All threads can call it.
bool pangoIsLoaded(void);

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_pattern cairo_pattern_t;
typedef struct _cairo_font_options cairo_font_options_t;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontFamily PangoFontFamily;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutIter PangoLayoutIter;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;

typedef struct { int x, y, width, height; } PangoRectangle;

typedef enum { CAIRO_STATUS_SUCCESS = 0 } cairo_status_t;
typedef enum { CAIRO_FORMAT_ARGB32 = 0 } cairo_format_t;
typedef enum { CAIRO_FILL_RULE_WINDING = 0, CAIRO_FILL_RULE_EVEN_ODD = 1 } cairo_fill_rule_t;
typedef enum { CAIRO_LINE_CAP_BUTT = 0, CAIRO_LINE_CAP_ROUND = 1 } cairo_line_cap_t;
typedef enum { CAIRO_LINE_JOIN_MITER = 0, CAIRO_LINE_JOIN_ROUND = 1 } cairo_line_join_t;
typedef enum { CAIRO_ANTIALIAS_GRAY = 2 } cairo_antialias_t;
typedef enum { CAIRO_HINT_STYLE_NONE = 1 } cairo_hint_style_t;
typedef enum { CAIRO_HINT_METRICS_OFF = 1 } cairo_hint_metrics_t;
typedef enum { CAIRO_PDF_METADATA_CREATE_DATE = 5 } cairo_pdf_metadata_t;
typedef enum { PANGO_STYLE_NORMAL = 0, PANGO_STYLE_ITALIC = 2 } PangoStyle;
typedef enum { PANGO_WEIGHT_NORMAL = 400 } PangoWeight;
enum { PANGO_SCALE = 1024 };

typedef cairo_status_t (*cairo_read_func_t)(void *closure, unsigned char *data, unsigned int length);
typedef cairo_status_t (*cairo_write_func_t)(void *closure, const unsigned char *data, unsigned int length);

// Of each function: its result, name, parameters, and arguments.
#define PANGO_FUNCTIONS(F) \
  F(cairo_t *, cairo_create, (cairo_surface_t *target), (target)) \
  F(void, cairo_destroy, (cairo_t *cr), (cr)) \
  F(void, cairo_save, (cairo_t *cr), (cr)) \
  F(void, cairo_restore, (cairo_t *cr), (cr)) \
  F(void, cairo_translate, (cairo_t *cr, double x, double y), (cr, x, y)) \
  F(void, cairo_scale, (cairo_t *cr, double x, double y), (cr, x, y)) \
  F(void, cairo_rotate, (cairo_t *cr, double angle), (cr, angle)) \
  F(void, cairo_clip, (cairo_t *cr), (cr)) \
  F(void, cairo_clip_extents, (cairo_t *cr, double *x1, double *y1, double *x2, double *y2), \
    (cr, x1, y1, x2, y2)) \
  F(void, cairo_push_group, (cairo_t *cr), (cr)) \
  F(cairo_pattern_t *, cairo_pop_group, (cairo_t *cr), (cr)) \
  F(void, cairo_pop_group_to_source, (cairo_t *cr), (cr)) \
  F(void, cairo_paint_with_alpha, (cairo_t *cr, double alpha), (cr, alpha)) \
  F(void, cairo_set_source, (cairo_t *cr, cairo_pattern_t *source), (cr, source)) \
  F(void, cairo_set_source_rgba, (cairo_t *cr, double red, double green, double blue, double alpha), \
    (cr, red, green, blue, alpha)) \
  F(void, cairo_paint, (cairo_t *cr), (cr)) \
  F(void, cairo_set_source_surface, (cairo_t *cr, cairo_surface_t *surface, double x, double y), \
    (cr, surface, x, y)) \
  F(void, cairo_mask, (cairo_t *cr, cairo_pattern_t *pattern), (cr, pattern)) \
  F(cairo_pattern_t *, cairo_pattern_create_linear, (double x0, double y0, double x1, double y1), \
    (x0, y0, x1, y1)) \
  F(cairo_pattern_t *, cairo_pattern_create_radial, \
    (double x0, double y0, double r0, double x1, double y1, double r1), (x0, y0, r0, x1, y1, r1)) \
  F(void, cairo_pattern_add_color_stop_rgba, \
    (cairo_pattern_t *pattern, double offset, double red, double green, double blue, double alpha), \
    (pattern, offset, red, green, blue, alpha)) \
  F(void, cairo_pattern_destroy, (cairo_pattern_t *pattern), (pattern)) \
  F(void, cairo_new_path, (cairo_t *cr), (cr)) \
  F(void, cairo_new_sub_path, (cairo_t *cr), (cr)) \
  F(void, cairo_close_path, (cairo_t *cr), (cr)) \
  F(void, cairo_move_to, (cairo_t *cr, double x, double y), (cr, x, y)) \
  F(void, cairo_line_to, (cairo_t *cr, double x, double y), (cr, x, y)) \
  F(void, cairo_curve_to, (cairo_t *cr, double x1, double y1, double x2, double y2, double x3, double y3), \
    (cr, x1, y1, x2, y2, x3, y3)) \
  F(void, cairo_arc, (cairo_t *cr, double x, double y, double radius, double start, double end), \
    (cr, x, y, radius, start, end)) \
  F(void, cairo_rectangle, (cairo_t *cr, double x, double y, double width, double height), \
    (cr, x, y, width, height)) \
  F(void, cairo_set_fill_rule, (cairo_t *cr, cairo_fill_rule_t rule), (cr, rule)) \
  F(void, cairo_fill_preserve, (cairo_t *cr), (cr)) \
  F(void, cairo_set_line_width, (cairo_t *cr, double width), (cr, width)) \
  F(void, cairo_set_dash, (cairo_t *cr, const double *dashes, int count, double offset), \
    (cr, dashes, count, offset)) \
  F(void, cairo_set_line_cap, (cairo_t *cr, cairo_line_cap_t cap), (cr, cap)) \
  F(void, cairo_set_line_join, (cairo_t *cr, cairo_line_join_t join), (cr, join)) \
  F(void, cairo_set_miter_limit, (cairo_t *cr, double limit), (cr, limit)) \
  F(void, cairo_stroke_preserve, (cairo_t *cr), (cr)) \
  F(void, cairo_show_page, (cairo_t *cr), (cr)) \
  F(cairo_surface_t *, cairo_image_surface_create, (cairo_format_t format, int width, int height), \
    (format, width, height)) \
  F(cairo_surface_t *, cairo_image_surface_create_from_png, (const char *file), (file)) \
  F(cairo_surface_t *, cairo_image_surface_create_from_png_stream, (cairo_read_func_t read, void *closure), \
    (read, closure)) \
  F(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *surface), (surface)) \
  F(int, cairo_image_surface_get_width, (cairo_surface_t *surface), (surface)) \
  F(int, cairo_image_surface_get_height, (cairo_surface_t *surface), (surface)) \
  F(int, cairo_image_surface_get_stride, (cairo_surface_t *surface), (surface)) \
  F(cairo_surface_t *, cairo_pdf_surface_create_for_stream, \
    (cairo_write_func_t write, void *closure, double width, double height), \
    (write, closure, width, height)) \
  F(void, cairo_pdf_surface_set_metadata, \
    (cairo_surface_t *surface, cairo_pdf_metadata_t metadata, const char *value), \
    (surface, metadata, value)) \
  F(cairo_status_t, cairo_surface_write_to_png_stream, \
    (cairo_surface_t *surface, cairo_write_func_t write, void *closure), (surface, write, closure)) \
  F(cairo_status_t, cairo_surface_status, (cairo_surface_t *surface), (surface)) \
  F(void, cairo_surface_flush, (cairo_surface_t *surface), (surface)) \
  F(void, cairo_surface_finish, (cairo_surface_t *surface), (surface)) \
  F(void, cairo_surface_destroy, (cairo_surface_t *surface), (surface)) \
  F(cairo_font_options_t *, cairo_font_options_create, (void), ()) \
  F(void, cairo_font_options_destroy, (cairo_font_options_t *options), (options)) \
  F(void, cairo_font_options_set_antialias, (cairo_font_options_t *options, cairo_antialias_t value), \
    (options, value)) \
  F(void, cairo_font_options_set_hint_style, (cairo_font_options_t *options, cairo_hint_style_t value), \
    (options, value)) \
  F(void, cairo_font_options_set_hint_metrics, \
    (cairo_font_options_t *options, cairo_hint_metrics_t value), (options, value)) \
  F(PangoFontMap *, pango_cairo_font_map_new, (void), ()) \
  F(void, pango_cairo_context_set_resolution, (PangoContext *context, double dpi), (context, dpi)) \
  F(void, pango_cairo_context_set_font_options, \
    (PangoContext *context, const cairo_font_options_t *options), (context, options)) \
  F(void, pango_cairo_show_layout, (cairo_t *cr, PangoLayout *layout), (cr, layout)) \
  F(void, pango_cairo_layout_path, (cairo_t *cr, PangoLayout *layout), (cr, layout)) \
  F(PangoContext *, pango_font_map_create_context, (PangoFontMap *map), (map)) \
  F(void, pango_font_map_list_families, (PangoFontMap *map, PangoFontFamily ***families, int *count), \
    (map, families, count)) \
  F(const char *, pango_font_family_get_name, (PangoFontFamily *family), (family)) \
  F(void, pango_context_set_round_glyph_positions, (PangoContext *context, int round), (context, round)) \
  F(PangoFontMetrics *, pango_context_get_metrics, \
    (PangoContext *context, const PangoFontDescription *description, PangoLanguage *language), \
    (context, description, language)) \
  F(int, pango_font_metrics_get_ascent, (PangoFontMetrics *metrics), (metrics)) \
  F(int, pango_font_metrics_get_descent, (PangoFontMetrics *metrics), (metrics)) \
  F(int, pango_font_metrics_get_height, (PangoFontMetrics *metrics), (metrics)) \
  F(void, pango_font_metrics_unref, (PangoFontMetrics *metrics), (metrics)) \
  F(PangoFontDescription *, pango_font_description_new, (void), ()) \
  F(void, pango_font_description_free, (PangoFontDescription *description), (description)) \
  F(void, pango_font_description_set_family, (PangoFontDescription *description, const char *family), \
    (description, family)) \
  F(void, pango_font_description_set_absolute_size, (PangoFontDescription *description, double size), \
    (description, size)) \
  F(void, pango_font_description_set_weight, (PangoFontDescription *description, PangoWeight weight), \
    (description, weight)) \
  F(void, pango_font_description_set_style, (PangoFontDescription *description, PangoStyle style), \
    (description, style)) \
  F(PangoLayout *, pango_layout_new, (PangoContext *context), (context)) \
  F(void, pango_layout_set_font_description, \
    (PangoLayout *layout, const PangoFontDescription *description), (layout, description)) \
  F(void, pango_layout_set_single_paragraph_mode, (PangoLayout *layout, int setting), (layout, setting)) \
  F(void, pango_layout_set_text, (PangoLayout *layout, const char *text, int length), \
    (layout, text, length)) \
  F(void, pango_layout_get_extents, (PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical), \
    (layout, ink, logical)) \
  F(int, pango_layout_get_baseline, (PangoLayout *layout), (layout)) \
  F(int, pango_layout_get_unknown_glyphs_count, (PangoLayout *layout), (layout)) \
  F(PangoLayoutIter *, pango_layout_get_iter, (PangoLayout *layout), (layout)) \
  F(void, pango_layout_iter_free, (PangoLayoutIter *iterator), (iterator)) \
  F(void *, pango_layout_iter_get_run_readonly, (PangoLayoutIter *iterator), (iterator)) \
  F(void, pango_layout_iter_get_cluster_extents, \
    (PangoLayoutIter *iterator, PangoRectangle *ink, PangoRectangle *logical), (iterator, ink, logical)) \
  F(int, pango_layout_iter_get_index, (PangoLayoutIter *iterator), (iterator)) \
  F(int, pango_layout_iter_next_cluster, (PangoLayoutIter *iterator), (iterator)) \
  F(void, g_object_unref, (void *object), (object)) \
  F(void, g_free, (void *memory), (memory))

#define F(result, name, parameters, arguments) result(*name) parameters;
struct PangoFunctions { PANGO_FUNCTIONS(F) };
#undef F
extern struct PangoFunctions pangoFunctions;

// Inline, so that no symbol has the name of one in the libraries.
#define F(result, name, parameters, arguments) \
  static inline result name parameters { return pangoFunctions.name arguments; }
PANGO_FUNCTIONS(F)
#undef F

#endif
