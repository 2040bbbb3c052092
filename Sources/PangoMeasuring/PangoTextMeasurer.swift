internal import CPango
public import TextMetrics

/// Measures text in fonts that are installed on this machine, by shaping it with pango.
///
///     let measurer = PangoTextMeasurer()
///     measurer.width(of: "Label", in: .custom("DejaVuSans-Bold", 17)).points
///
/// The iOS system font and fonts that are not installed are measured by ``fallback``. Where pango is not
/// installed, all fonts are.
public struct PangoTextMeasurer: TextMeasurer {
  /// Whether pango is installed, which is loaded when it is first needed.
  public static var isAvailable: Bool { pangoIsLoaded() }

  /// The measurer for the iOS system font and for fonts that are not installed.
  public var fallback: any TextMeasurer

  private let shaper = PangoShaper()

  /// Creates a measurer.
  ///
  /// The installed fonts are listed once.
  public init(fallback: any TextMeasurer = SystemTextMeasurer()) {
    self.fallback = fallback
  }

  /// Returns whether a font with this PostScript name or family name is installed.
  public func hasFont(named name: String) -> Bool {
    shaper?.family(named: name) != nil
  }

  /// Returns the vertical metrics of an installed font.
  ///
  /// Pango does not provide the cap height and the x-height; common proportions are used instead.
  public func metrics(of font: TextFont) -> FontMetrics {
    if case .custom(let name) = font.family, let metrics = shaper?.metrics(of: font, named: name) {
      return metrics
    }
    return fallback.metrics(of: font)
  }

  /// Appends the clusters of `text` with the advances of the shaped text, including kerning.
  ///
  /// The width of a ligature is divided evenly among its characters.
  public func appendClusters(
    of text: String, in font: TextFont, to clusters: inout [TextCluster]
  ) {
    if case .custom(let name) = font.family,
      let advances = shaper?.advances(of: text, in: font, named: name)
    {
      clusters += advances
      return
    }
    fallback.appendClusters(of: text, in: font, to: &clusters)
  }
}
