internal import TextMetrics

extension LabelSurvey {
  /// Why a saved width is another one than ours, as far as the row itself tells.
  package enum Cause: String, Sendable, Hashable, CaseIterable {
    /// Above the width by more than 4 points, or below by as much.
    case notTheTexts
    /// Exactly the width in the font of the iOS before, which the document's Xcode did not have.
    case earlierFont
    /// The font is Helvetica Neue, of which nothing was measured.
    case helveticaNeue
    /// Characters whose widths are estimates, or a size above 40 points.
    case estimated
    /// A weight or slant whose kerning was not measured.
    case kerning
    /// The saved width is that of the text rounded to the nearest point, or a pixel off.
    case rounding
    /// None of these.
    case unknown

    /// What stands behind the cause, in a few words.
    package var explanation: String {
      switch self {
      case .notTheTexts:
        "more than 4 points off: set by hand, stretched or compressed by constraints"
      case .earlierFont:
        "exactly the width in the font of the iOS before: the newer Xcode saved the document, but "
          + "did not measure this label again"
      case .helveticaNeue: "Helvetica Neue, of which nothing was measured"
      case .estimated: "characters or sizes whose widths are estimates"
      case .kerning: "light or slanted type, of which kerning was not measured"
      case .rounding:
        "a pixel off, or rounded to the nearest point instead of up: edges that were rounded one by "
          + "one, or an unknown rule of the canvas"
      case .unknown: "none of these: fractions of a point up to 4 points"
      }
    }
  }

  /// Returns why a row's width is not ours; nil if it is.
  package func cause(of comparison: Comparison) -> Cause? {
    guard !Self.isExact(comparison.widthError) else { return nil }
    let row = comparison.row
    if abs(comparison.widthError) > 4 { return .notTheTexts }
    if comparison.measured.estimates.contains(.helveticaNeue) { return .helveticaNeue }
    if row.toolsVersion >= 17000,
      Self.isExact(Self.compare(row, generation: .twoCuts).widthError)
    {
      return .earlierFont
    }
    if !comparison.measured.estimates.isEmpty { return .estimated }
    let pixel = 1 / row.scale + 0.001
    if abs(comparison.widthError) < pixel
      || Self.isExact(row.width - PixelGrid.wholePoints.round(comparison.measured.points))
    {
      return .rounding
    }
    if row.font.weight < .regular || row.font.isItalic { return .kerning }
    return .unknown
  }

  /// Returns the misses of each group by cause as a Markdown table.
  package func causeTable() -> String {
    let groups = groups
    let present = Cause.allCases.filter { cause in
      comparisons.contains { self.cause(of: $0) == cause }
    }
    var lines = [
      "| what the saved width is | " + groups.map(\.name).joined(separator: " | ") + " |",
      "|---|" + String(repeating: "---|", count: groups.count),
    ]
    for cause in present {
      let counts = groups.map { group in
        comparisons.reduce(0) {
          $0 + (group.versions.contains($1.row.toolsVersion) && self.cause(of: $1) == cause ? 1 : 0)
        }
      }
      lines.append(
        "| \(cause.explanation) | " + counts.map { "\($0)" }.joined(separator: " | ") + " |")
    }
    let misses = groups.map { "\($0.count - $0.exact) of \($0.count)" }
    lines.append("| all misses | " + misses.joined(separator: " | ") + " |")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a line for each miss, the worst first: versions, font, saved and measured width, cause.
  package func missList() -> String {
    misses.map { comparison in
      let row = comparison.row
      let cause = cause(of: comparison)?.rawValue ?? ""
      let slant = row.font.isItalic ? " italic" : ""
      return "\(comparison.widthError)\t\(row.toolsVersion)\t\(row.font.size) "
        + "\(row.font.weight.rawValue)\(slant)\t\(row.width)\t\(comparison.measured.points)\t"
        + "\(cause)\t\(row.text.replacingNewlines)\t\(row.file)\n"
    }.joined()
  }
}

extension String {
  fileprivate var replacingNewlines: String { String(map { $0.isNewline ? "⏎" : $0 }) }
}
