/// A measurer for layout tests: every character is exactly one em wide, every line one em high.
///
/// At size 10 a letter takes 10 points, so expected frames can be written down by counting. Zero
/// width are only newlines, tabs, combining marks that stand alone, and invisible characters.
///
///     TestFont().width(of: "Name", in: .system(10)).points   // 40
public struct TestFont: TextMeasurer {
  /// Creates the measurer.
  public init() {}

  /// Returns four fifths above the baseline and one fifth below.
  public func metrics(of font: TextFont) -> FontMetrics {
    FontMetrics(
      ascender: font.size * 0.8, descender: font.size * -0.2, lineHeight: font.size,
      capHeight: font.size * 0.8, xHeight: font.size * 0.5)
  }

  /// Appends one cluster a character, one em wide.
  public func appendClusters(
    of text: String, in font: TextFont, to clusters: inout [TextCluster]
  ) {
    var start = text.startIndex
    while start < text.endIndex {
      let end = text.index(after: start)
      clusters.append(
        TextCluster(
          utf8Count: text.utf8.distance(from: start, to: end),
          advance: text.unicodeScalars[start].hasNoAdvance ? 0 : font.size))
      start = end
    }
  }
}
