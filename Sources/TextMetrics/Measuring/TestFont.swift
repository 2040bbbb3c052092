/// A measurer for layout tests: every character is exactly one em wide, every line one em high.
///
/// At size 10 a character is 10 points wide, so expected frames can be computed by counting
/// characters. Only newlines, tabs, isolated combining marks and invisible characters have no
/// width.
///
///     TestFont().width(of: "Name", in: .system(10)).points   // 40
package struct TestFont: TextMeasurer {
  /// Creates the measurer.
  package init() {}

  /// Returns metrics with 4/5 em above the baseline and 1/5 em below it.
  package func metrics(of font: TextFont) -> FontMetrics {
    FontMetrics(
      ascender: font.size * 0.8, descender: font.size * -0.2, lineHeight: font.size,
      capHeight: font.size * 0.8, xHeight: font.size * 0.5)
  }

  /// Appends one cluster per character, one em wide.
  package func appendClusters(
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
