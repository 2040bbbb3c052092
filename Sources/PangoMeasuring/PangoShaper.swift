internal import CPango
internal import Synchronization
internal import TextMetrics

/// A font map of pango, used by one thread at a time.
final class PangoShaper: Sendable {
  /// Objects of pango; accessed only while the lock is held.
  @safe private struct State: @unchecked Sendable {
    let map: OpaquePointer
    let context: OpaquePointer
    let layout: OpaquePointer
    /// The installed families by their names in lowercase without spaces.
    let families: [String: String]
  }

  private let state: Mutex<State>

  /// Creates a font map; nil if pango is not installed.
  init?() {
    guard pangoIsLoaded() else { return nil }
    // One point is one pixel, and metrics are not rounded to pixels.
    guard let map = unsafe pango_cairo_font_map_new(),
      let context = unsafe pango_font_map_create_context(map),
      let layout = unsafe pango_layout_new(context)
    else { preconditionFailure("pango did not create a font map") }
    unsafe pango_cairo_context_set_resolution(context, 72)
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
    unsafe state = Mutex(
      State(map: map, context: context, layout: layout, families: Self.families(of: map)))
  }

  deinit {
    state.withLock { state in
      unsafe g_object_unref(UnsafeMutableRawPointer(state.layout))
      unsafe g_object_unref(UnsafeMutableRawPointer(state.context))
      unsafe g_object_unref(UnsafeMutableRawPointer(state.map))
    }
  }

  private static func families(of map: OpaquePointer) -> [String: String] {
    var list: UnsafeMutablePointer<OpaquePointer?>?
    var count: Int32 = 0
    unsafe pango_font_map_list_families(map, &list, &count)
    defer { unsafe g_free(list) }
    var families: [String: String] = [:]
    for index in 0..<Int(count) {
      guard let family = unsafe list?[index], let text = unsafe pango_font_family_get_name(family)
      else { continue }
      let name = unsafe String(cString: text)
      families[folded(name)] = name
    }
    return families
  }

  private static func folded(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != " " }
  }

  /// Returns the installed family with a PostScript name or family name.
  func family(named name: String) -> String? {
    state.withLock { state in
      let families = state.families
      return families[Self.folded(name)] ?? families[Self.folded(name.prefix { $0 != "-" })]
    }
  }

  /// Returns the vertical metrics of a font; nil if it is not installed.
  func metrics(of font: TextFont, named name: String) -> FontMetrics? {
    guard let family = family(named: name) else { return nil }
    return state.withLock { state in
      let description = unsafe Self.description(of: font, family)
      defer { unsafe pango_font_description_free(description) }
      let metrics = unsafe pango_context_get_metrics(state.context, description, nil)
      defer { unsafe pango_font_metrics_unref(metrics) }
      let scale = Double(PANGO_SCALE)
      let ascent = unsafe Double(pango_font_metrics_get_ascent(metrics)) / scale
      let descent = unsafe Double(pango_font_metrics_get_descent(metrics)) / scale
      let height = unsafe Double(pango_font_metrics_get_height(metrics)) / scale
      return FontMetrics(
        ascender: ascent, descender: -descent, lineHeight: ascent + descent,
        leading: max(0, height - ascent - descent), capHeight: font.size * 0.7,
        xHeight: font.size * 0.5)
    }
  }

  /// Returns the clusters with the advances of the shaped text; nil if the font is not installed.
  func advances(of text: String, in font: TextFont, named name: String) -> [TextCluster]? {
    guard let family = family(named: name) else { return nil }
    return state.withLock { state in
      let description = unsafe Self.description(of: font, family)
      defer { unsafe pango_font_description_free(description) }
      unsafe pango_layout_set_font_description(state.layout, description)
      var clusters: [TextCluster] = []
      // The typesetter handles newlines and tabs, so the text between them is shaped separately.
      var start = text.startIndex
      while start < text.endIndex {
        let end = text[start...].firstIndex { $0.isNewline || $0 == "\t" } ?? text.endIndex
        if start < end {
          clusters += unsafe Self.shape(text[start..<end], with: state.layout)
        }
        guard end < text.endIndex else { break }
        clusters.append(TextCluster(utf8Count: text[end].utf8.count, advance: 0))
        start = text.index(after: end)
      }
      return clusters
    }
  }

  private static func shape(
    _ text: Substring, with layout: OpaquePointer
  ) -> [TextCluster] {
    let bytes = text.utf8.map { CChar(bitPattern: $0) }
    unsafe pango_layout_set_text(layout, bytes, Int32(bytes.count))
    // Right-to-left text comes in visual order, so the positions are sorted.
    var widths: [(place: Int, width: Double)] = []
    let iterator = unsafe pango_layout_get_iter(layout)
    defer { unsafe pango_layout_iter_free(iterator) }
    repeat {
      // A cluster without a run marks the end of a line.
      guard unsafe pango_layout_iter_get_run_readonly(iterator) != nil else { continue }
      var extents = PangoRectangle()
      unsafe pango_layout_iter_get_cluster_extents(iterator, nil, &extents)
      let place = unsafe Int(pango_layout_iter_get_index(iterator))
      widths.append((place, Double(extents.width) / Double(PANGO_SCALE)))
    } while unsafe pango_layout_iter_next_cluster(iterator) != 0
    widths.sort { $0.place < $1.place }
    return spread(widths, over: text)
  }

  /// Assigns widths to characters: the clusters that begin in the character, or a share of a
  /// ligature.
  private static func spread(
    _ widths: [(place: Int, width: Double)], over text: Substring
  ) -> [TextCluster] {
    var clusters: [TextCluster] = []
    var next = 0
    var end = 0
    var shared = 0
    for character in text {
      let count = character.utf8.count
      end += count
      var width = 0.0
      var hasOwn = false
      while next < widths.count, widths[next].place < end {
        width += widths[next].width
        next += 1
        hasOwn = true
      }
      clusters.append(TextCluster(utf8Count: count, advance: width))
      if hasOwn {
        shared = clusters.count - 1
      } else {
        let members = clusters.count - shared
        let whole = clusters[shared...].reduce(0) { $0 + $1.advance }
        for index in shared..<clusters.count { clusters[index].advance = whole / Double(members) }
      }
    }
    return clusters
  }

  private static func description(of font: TextFont, _ family: String) -> OpaquePointer? {
    let description = unsafe pango_font_description_new()
    unsafe pango_font_description_set_family(description, family)
    unsafe pango_font_description_set_absolute_size(
      description, font.size * Double(PANGO_SCALE))
    unsafe pango_font_description_set_weight(
      description, PangoWeight(rawValue: font.weight.pangoWeight))
    unsafe pango_font_description_set_style(
      description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    return unsafe description
  }
}

extension FontWeight {
  /// The weight class, 100 to 900, by which fontconfig selects a face.
  fileprivate var pangoWeight: UInt32 {
    switch rawValue {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.12: 400
    case ..<0.26: 500
    case ..<0.35: 600
    case ..<0.48: 700
    case ..<0.59: 800
    default: 900
    }
  }
}
