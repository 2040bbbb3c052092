internal import CPango

extension CairoCanvas {
  /// The bytes that cairo reads.
  private final class Source {
    var bytes: ArraySlice<UInt8>
    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }
  }

  private static let read: cairo_read_func_t = { closure, data, count in
    guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_SUCCESS }
    let source = unsafe Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
    // Cairo's CAIRO_STATUS_READ_ERROR.
    guard source.bytes.count >= Int(count) else { return cairo_status_t(rawValue: 10) }
    for place in 0..<Int(count) { unsafe data[place] = source.bytes.removeFirst() }
    return CAIRO_STATUS_SUCCESS
  }

  /// Draws a defined image in the square of side 1 that the element transforms.
  ///
  /// Cairo reads PNG; another image is a plain area.
  func drawImage(_ use: DrawnElement) throws(PictureError) {
    let id = String((use.attributes["href"] ?? "").dropFirst())
    guard let image = definitions[id] else { throw PictureError("there is no image '\(id)'") }
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    try transform(by: use)
    let bytes = ImageContents.bytes(
      ofAddress: image.attributes["href"] ?? "", mediaType: "image/png")
    let source = Source(bytes ?? [])
    let surface = unsafe cairo_image_surface_create_from_png_stream(
      Self.read, Unmanaged.passUnretained(source).toOpaque())
    defer { unsafe cairo_surface_destroy(surface) }
    let (width, height) = unsafe (
      Double(cairo_image_surface_get_width(surface)),
      Double(cairo_image_surface_get_height(surface))
    )
    guard bytes != nil, unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, width > 0,
      height > 0
    else {
      unsafe cairo_rectangle(context, 0, 0, 1, 1)
      setSource("#E3EAF2", 1)
      unsafe cairo_fill_preserve(context)
      unsafe cairo_new_path(context)
      return
    }
    unsafe cairo_scale(context, 1 / width, 1 / height)
    unsafe cairo_set_source_surface(context, surface, 0, 0)
    unsafe cairo_paint(context)
  }
}
