/// What is known of a font that iOS contains beside the system font: its heights, and its advances
/// if they have been published.
///
/// Kerning is not known. Where the numbers come from: ORIGIN.md.
struct DeviceFont: Sendable {
  /// The advances of the font.
  enum Advances: Sendable, Equatable {
    case unknown
    /// All characters have one advance, in units of 1/2048 em.
    case monospaced(Double)
    /// Those of printable ASCII, space to tilde, in units of 1/2048 em.
    case proportional([Double])
  }

  /// The height above the baseline, as a share of the size.
  let ascender: Double
  /// The depth below the baseline, negative, as a share of the size.
  let descender: Double
  let advances: Advances

  /// Returns the font of a PostScript name; nil for fonts of which nothing is known.
  static func named(_ name: String) -> DeviceFont? { table[name] }

  private static let table: [String: DeviceFont] = {
    var table: [String: DeviceFont] = [:]
    for line in DeviceFontData.heights.split(separator: "\n") {
      let words = NumberList.words(String(line))
      let name = String(words[0])
      let unitsPerEm = NumberList.number(words[3])
      let advances: Advances =
        if words.count > 4 {
          .monospaced(NumberList.number(words[4]) * SystemFontData.unitsPerEm / unitsPerEm)
        } else if let units = proportional(name) {
          .proportional(units.map { $0 * SystemFontData.unitsPerEm / unitsPerEm })
        } else {
          .unknown
        }
      table[name] = DeviceFont(
        ascender: NumberList.number(words[1]) / unitsPerEm,
        descender: NumberList.number(words[2]) / unitsPerEm, advances: advances)
    }
    return table
  }()

  /// Returns the advances of a font, in its units.
  private static func proportional(_ name: String) -> [Double]? {
    func listed(_ name: String) -> [Double]? {
      DeviceFontData.advances[name].map { NumberList.words($0).map { NumberList.number($0) } }
    }
    // The weight between two others has the mean of their advances.
    if name == "HelveticaNeue-Medium", let regular = listed("HelveticaNeue"),
      let bold = listed("HelveticaNeue-Bold")
    {
      return zip(regular, bold).map { ($0 + $1) / 2 }
    }
    return listed(name)
  }
}

extension TextFont {
  /// Returns whether text in the font of a PostScript name is measured exactly without its file,
  /// which is the case for a few monospaced fonts of iOS.
  public static func isKnown(_ name: String) -> Bool {
    if case .monospaced = DeviceFont.named(name)?.advances { true } else { false }
  }
}
