public import TextMetrics

/// Measures fonts that are installed on this machine, by shaping text as pango does.
///
///     let measurer = PangoTextMeasurer()
///     measurer.width(of: "Label", in: .custom("DejaVuSans-Bold", 17)).points
///
/// The system's font, and fonts that are not installed, are measured by ``fallback``. Where the
/// package was built without its trait `Cairo`, all fonts are.
public struct PangoTextMeasurer: TextMeasurer {
  /// Whether the package was built with the trait `Cairo`, so that installed fonts are measured.
  public static var isAvailable: Bool {
    #if Cairo
    true
    #else
    false
    #endif
  }

  /// Who measures the system's font and fonts that are not installed.
  public var fallback: any TextMeasurer

  #if Cairo
  let shaper = PangoShaper()
  #endif

  /// Creates a measurer; the fonts installed are looked up once.
  public init(fallback: any TextMeasurer = SystemTextMeasurer()) {
    self.fallback = fallback
  }

  /// Whether a font of this name is installed, by PostScript name or family.
  public func hasFont(named name: String) -> Bool {
    #if Cairo
    shaper.family(named: name) != nil
    #else
    false
    #endif
  }

  /// Returns the heights that the installed font states.
  ///
  /// Pango does not tell the heights of capitals and of the x; the usual proportions stand in.
  public func metrics(of font: TextFont) -> FontMetrics {
    #if Cairo
    if case .custom(let name) = font.family, let metrics = shaper.metrics(of: font, named: name) {
      return metrics
    }
    #endif
    return fallback.metrics(of: font)
  }

  /// Appends the characters of `text` with the advances of the shaped text, kerning included.
  ///
  /// A ligature's width is shared evenly among its characters.
  public func appendClusters(
    of text: String, in font: TextFont, to clusters: inout [TextCluster]
  ) {
    #if Cairo
    if case .custom(let name) = font.family,
      let advances = shaper.advances(of: text, in: font, named: name)
    {
      clusters += advances
      return
    }
    #endif
    fallback.appendClusters(of: text, in: font, to: &clusters)
  }
}
