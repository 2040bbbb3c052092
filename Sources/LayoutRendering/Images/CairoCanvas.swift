internal import CPango
internal import Synchronization

/// A picture drawn with cairo and pango.
///
/// The objects of cairo and pango have the lifetime of the canvas, which is used by a single
/// thread.
@safe final class CairoCanvas {
  let context: OpaquePointer
  private let map: OpaquePointer
  private let pango: OpaquePointer
  private let layout: OpaquePointer
  /// The shapes to clip to, by the ids that refer to them.
  var clips: [String: DrawnElement] = [:]
  /// The gradients and masks, by their ids.
  var definitions: [String: DrawnElement] = [:]
  /// The size and the families of texts that do not name them.
  var textSize = 15.0
  var fontFamily: String?

  /// Draws on a surface.
  private init(_ surface: OpaquePointer) {
    unsafe context = cairo_create(surface)
    guard let map = unsafe pango_cairo_font_map_new(),
      let pango = unsafe pango_font_map_create_context(map),
      let layout = unsafe pango_layout_new(pango)
    else { preconditionFailure("pango gives no font map") }
    unsafe self.map = unsafe map
    unsafe self.pango = unsafe pango
    unsafe self.layout = unsafe layout
    // Glyphs are not hinted, so that widths are those of the layout.
    unsafe pango_cairo_context_set_resolution(pango, 72)
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe pango_cairo_context_set_font_options(pango, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(pango, 0)
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(layout))
    unsafe g_object_unref(UnsafeMutableRawPointer(pango))
    unsafe g_object_unref(UnsafeMutableRawPointer(map))
    unsafe cairo_destroy(context)
  }

  // MARK: Files

  /// The bytes written by cairo.
  private final class Sink {
    var bytes: [UInt8] = []
  }

  private static let write: cairo_write_func_t = { closure, data, count in
    guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_SUCCESS }
    let sink = unsafe Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue()
    unsafe sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }

  /// The picture as PNG.
  static func png(_ picture: DrawnElement, scale: Double) throws(PictureError) -> [UInt8] {
    guard scale.isFinite, scale > 0 else {
      throw PictureError("a scale is a number above 0, not \(scale)")
    }
    let (width, height) = (
      try picture.number("width") * scale, try picture.number("height") * scale
    )
    // Cairo's own limit.
    guard (0...32_767).contains(width), (0...32_767).contains(height) else {
      throw PictureError(
        "an image has at most 32767 pixels on a side, not \(width.rounded()) × \(height.rounded())")
    }
    guard
      let surface = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(max(1, width.rounded(.up))), Int32(max(1, height.rounded(.up))))
    else { throw PictureError("cairo gives no image") }
    defer { unsafe cairo_surface_destroy(surface) }
    let canvas = unsafe CairoCanvas(surface)
    unsafe cairo_scale(canvas.context, scale, scale)
    try canvas.draw(picture)
    unsafe cairo_surface_flush(surface)
    let sink = Sink()
    let status = unsafe cairo_surface_write_to_png_stream(
      surface, write, Unmanaged.passUnretained(sink).toOpaque())
    guard status == CAIRO_STATUS_SUCCESS else {
      throw PictureError("cairo cannot write the image (status \(status.rawValue))")
    }
    return sink.bytes
  }

  /// The picture as PDF.
  static func pdf(_ picture: DrawnElement) throws(PictureError) -> [UInt8] {
    let sink = Sink()
    guard
      let surface = unsafe cairo_pdf_surface_create_for_stream(
        write, Unmanaged.passUnretained(sink).toOpaque(), max(1, try picture.number("width")),
        max(1, try picture.number("height")))
    else { throw PictureError("cairo gives no page") }
    // Without a date the file would differ each time.
    unsafe cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    let canvas = unsafe CairoCanvas(surface)
    defer { unsafe cairo_surface_destroy(surface) }
    try canvas.draw(picture)
    unsafe cairo_show_page(canvas.context)
    unsafe cairo_surface_finish(surface)
    let status = unsafe cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw PictureError("cairo cannot write the page (status \(status.rawValue))")
    }
    return sink.bytes
  }

  // MARK: Text

  /// The lines of text with characters that no installed font has, in the order in which they were drawn.
  static let undrawn = Mutex<[String]>([])

  /// Draws a line of text, scaled horizontally to the measured width.
  func drawText(_ element: DrawnElement) throws(PictureError) {
    let (x, y) = (try element.number("x"), try element.number("y"))
    let size = try element.number("font-size", default: textSize)
    let description = unsafe pango_font_description_new()
    defer { unsafe pango_font_description_free(description) }
    unsafe pango_font_description_set_family(
      description, Self.families(element.attributes["font-family"] ?? fontFamily))
    unsafe pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    unsafe pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(try element.number("font-weight", default: 400))))
    if element.attributes["font-style"] == "italic" {
      unsafe pango_font_description_set_style(description, PANGO_STYLE_ITALIC)
    }
    unsafe pango_layout_set_font_description(layout, description)
    unsafe pango_layout_set_single_paragraph_mode(layout, 1)
    let bytes = element.content.utf8.map { CChar(bitPattern: $0) }
    unsafe pango_layout_set_text(layout, bytes, Int32(bytes.count))
    if unsafe pango_layout_get_unknown_glyphs_count(layout) > 0 {
      Self.undrawn.withLock { $0.append(element.content) }
    }
    var extents = PangoRectangle()
    unsafe pango_layout_get_extents(layout, nil, &extents)
    let natural = Double(extents.width) / Double(PANGO_SCALE)
    guard natural > 0 else { return }
    let width = try element.number("textLength", default: natural)
    let start =
      switch element.attributes["text-anchor"] {
      case "middle"?: x - width / 2
      case "end"?: x - width
      default: x
      }
    let baseline = unsafe Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    unsafe cairo_translate(context, start, y)
    unsafe cairo_scale(context, width / natural, 1)
    if let halo = element.attributes["stroke"], element.attributes["paint-order"] != nil {
      // What is behind the text is covered around it.
      setSource(halo, 0.85)
      let reach = try element.number("stroke-width", default: 1) / 2
      unsafe cairo_rectangle(
        context, -reach, -size * 0.8 - reach, natural + 2 * reach, size + 2 * reach)
      unsafe cairo_fill_preserve(context)
      unsafe cairo_new_path(context)
    }
    unsafe cairo_move_to(context, -Double(extents.x) / Double(PANGO_SCALE), -baseline)
    let fill = element.attributes["fill"] ?? "#000000"
    if fill != "none" {
      setSource(fill, try element.number("fill-opacity", default: 1))
      // The text layout is created without scaling, because a scaled one would break its lines again.
      unsafe pango_cairo_show_layout(context, layout)
    }
    guard let stroke = element.attributes["stroke"], element.attributes["paint-order"] == nil else {
      return
    }
    setSource(stroke, try element.number("stroke-opacity", default: 1))
    unsafe cairo_set_line_width(context, try element.number("stroke-width", default: 1))
    unsafe pango_cairo_layout_path(context, layout)
    unsafe cairo_stroke_preserve(context)
    unsafe cairo_new_path(context)
  }

  /// The font families in the order in which pango tries them, without families that exist only on
  /// Apple platforms, followed by a sans-serif family.
  private static func families(_ list: String?) -> String {
    var names = (list ?? SVGText.fontFamily).split(separator: ",").map { name in
      var name = name.drop { $0 == " " }
      while name.last == " " { name.removeLast() }
      return name.filter { $0 != "'" }
    }
    names.removeAll { $0 == "-apple-system" || $0 == "sans-serif" }
    return (names + ["Sans"]).joined(separator: ",")
  }

  /// Sets the color to draw with, of `#RRGGBB` and an opacity.
  func setSource(_ hex: String, _ opacity: Double) {
    let number = UInt32(hex.dropFirst(), radix: 16) ?? 0
    func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xFF) / 255 }
    unsafe cairo_set_source_rgba(context, part(16), part(8), part(0), opacity)
  }
}
