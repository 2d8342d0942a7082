#ifndef HEARTH_CPANGO_H
#define HEARTH_CPANGO_H

// What Hearth needs of the stable C interfaces of Pango and Cairo. The calls themselves are looked
// up when letters of a picture are first drawn, so that neither building nor starting needs them.

typedef union {
  struct {
    int type;
    int length;
  } header;
  struct {
    double x;
    double y;
  } point;
} cairo_path_piece;

typedef struct {
  int status;
  cairo_path_piece *data;
  int num_data;
} cairo_path_record;

#define CAIRO_MOVE 0
#define CAIRO_LINE 1
#define CAIRO_CURVE 2
#define CAIRO_CLOSE 3
#define CAIRO_COLOR_ALPHA 0x3000
#define PANGO_UNITS 1024.0
#define PANGO_ITALIC 2

typedef void *(*surface_create_call)(int content, const void *extents);
typedef void *(*object_call)(void *object);
typedef void (*object_end_call)(void *object);
typedef cairo_path_record *(*copy_path_call)(void *cairo);
typedef void (*path_end_call)(cairo_path_record *path);
typedef void (*set_text_call)(void *layout, const char *text, int length);
typedef void (*set_object_call)(void *object, void *value);
typedef void (*set_number_call)(void *object, int value);
typedef void (*set_double_call)(void *object, double value);
typedef void (*set_name_call)(void *object, const char *name);
typedef void *(*new_call)(void);
typedef void *(*language_call)(const char *name);
typedef void *(*line_call)(void *layout, int line);
typedef void *(*load_call)(void *context, const void *description);
typedef const char *(*name_call)(const void *description);
typedef void (*size_call)(void *layout, int *width, int *height);

#endif
