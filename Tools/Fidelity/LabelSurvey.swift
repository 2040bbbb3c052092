package import TextMetrics

/// Compares the measurer with labels and buttons whose sizes Xcode saved in documents.
///
/// Saved sizes are rounded up either to the pixel or to the whole point; which of the two a
/// document took cannot be told from it, so the nearer one counts. Heights are compared with those
/// of one line: many labels were given another one by constraints, which the rows do not tell.
///
///     let survey = LabelSurvey(try LabelSurvey.Input(csv: text).rows)
///     print(survey.table())
package struct LabelSurvey: Sendable {
  /// One label or button of a document.
  package struct Row: Sendable, Hashable {
    /// The document, which all its rows share.
    package var file: String
    /// The version of Xcode's tools that saved it; 0 is unknown.
    package var toolsVersion: Int
    /// Pixels per point of the device it was drawn for.
    package var scale: Double
    /// Whether it is the title of an old-style button: 12 points higher, to the whole point wide.
    package var isButton: Bool
    /// The characters.
    package var text: String
    /// The font they are in.
    package var font: TextFont
    /// The saved width in points.
    package var width: Double
    /// The saved height in points.
    package var height: Double

    /// Creates a row.
    package init(
      file: String, toolsVersion: Int, scale: Double, isButton: Bool, text: String, font: TextFont,
      width: Double, height: Double
    ) {
      self.file = file
      self.toolsVersion = toolsVersion
      self.scale = scale
      self.isButton = isButton
      self.text = text
      self.font = font
      self.width = width
      self.height = height
    }
  }

  /// A row with what the measurer says of it.
  package struct Comparison: Sendable, Hashable {
    /// What was saved.
    package var row: Row
    /// The measured width, not rounded.
    package var measured: TextWidth
    /// Saved minus measured width in points, after the nearer rounding.
    package var widthError: Double
    /// Saved minus measured height in points, after the nearer rounding; one line is assumed.
    package var heightError: Double
  }

  /// The rows of some versions of Xcode, counted.
  package struct Group: Sendable, Hashable {
    /// The versions, such as `13000–16999`.
    package var name: String
    /// The versions themselves.
    package var versions: ClosedRange<Int>
    /// How many rows there are.
    package var count: Int
    /// How many widths are the same.
    package var exact: Int
    /// How many widths differ by at most half a point.
    package var withinHalf: Int
    /// How many widths differ by at most a point.
    package var withinOne: Int
    /// How many heights are the same.
    package var exactHeights: Int
  }

  /// All rows in their order.
  package let comparisons: [Comparison]

  /// Measures every row.
  ///
  /// A document that has kana anywhere is taken as Japanese throughout.
  package init(_ rows: [Row]) {
    var japanese: Set<String> = []
    for row in rows where row.text.unicodeScalars.contains(where: { $0.isKana }) {
      japanese.insert(row.file)
    }
    comparisons = rows.map { row in
      Self.compare(row, ideographStyle: japanese.contains(row.file) ? .japanese : .automatic)
    }
  }

  /// The rows whose width differs by more than a rounding's noise, the worst first.
  package var misses: [Comparison] {
    let indexed = comparisons.enumerated().filter { !Self.isExact($0.element.widthError) }
    return indexed.sorted { first, second in
      let (one, other) = (abs(first.element.widthError), abs(second.element.widthError))
      return one == other ? first.offset < second.offset : one > other
    }.map(\.element)
  }

  static func compare(
    _ row: Row, generation: SystemFontGeneration? = nil,
    ideographStyle: SystemTextMeasurer.IdeographStyle = .automatic
  ) -> Comparison {
    let measurer = SystemTextMeasurer(
      generation: generation ?? SystemFontGeneration(toolsVersion: row.toolsVersion),
      ideographStyle: ideographStyle)
    let layout = Typesetter(row.text, font: row.font, measurer: measurer).layout()
    let padding = row.isButton ? 12.0 : 0
    return Comparison(
      row: row,
      measured: TextWidth(points: layout.size.width, estimates: layout.estimates),
      widthError: nearest(row.width, layout.size.width, scale: row.scale),
      heightError: nearest(row.height - padding, layout.size.height, scale: row.scale))
  }

  /// The model's own error in points, for text with kerning in regular to black weights.
  ///
  /// A width that near a grid line may be rounded to either side.
  private static var modelError: Double { 0.0035 }

  /// Saved minus measured, for the rounding that is nearer.
  private static func nearest(_ saved: Double, _ measured: Double, scale: Double) -> Double {
    var best = Double.infinity
    for grid in [PixelGrid(scale: scale), PixelGrid.wholePoints] {
      for error in [0, -modelError, modelError] {
        let difference = saved - grid.ceil(measured + error)
        if abs(difference) < abs(best) { best = difference }
      }
    }
    return best
  }

  /// Documents hold four decimals, so a third of a point is off by 0.00003.
  static func isExact(_ error: Double) -> Bool { abs(error) < 0.001 }
}
