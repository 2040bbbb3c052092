internal import TextMetrics

extension LabelSurvey {
  /// The rows grouped by the versions of Xcode between which text measuring changed.
  package var groups: [Group] {
    let bounds: [(name: String, versions: ClosedRange<Int>)] = [
      ("below 9000", 1...8999), ("9000–10999", 9000...10999), ("11000–12999", 11000...12999),
      ("13000–16999", 13000...16999), ("17000 and above", 17000...Int.max),
      ("unknown", Int.min...0),
    ]
    return bounds.compactMap { name, versions in
      let members = comparisons.filter { versions.contains($0.row.toolsVersion) }
      guard !members.isEmpty else { return nil }
      func count(_ holds: (Comparison) -> Bool) -> Int {
        members.reduce(0) { $0 + (holds($1) ? 1 : 0) }
      }
      return Group(
        name: name, versions: versions, count: members.count,
        exact: count { Self.isExact($0.widthError) },
        withinHalf: count { abs($0.widthError) < 0.501 },
        withinOne: count { abs($0.widthError) < 1.001 },
        exactHeights: count { Self.isExact($0.heightError) })
    }
  }

  /// Returns the groups as a Markdown table, shares in per cent.
  package func table() -> String {
    var lines = [
      "| toolsVersion | rows | width exact | ≤ 0.5 pt | ≤ 1 pt | height exact |",
      "|---|---|---|---|---|---|",
    ]
    for group in groups {
      let shares = [group.exact, group.withinHalf, group.withinOne, group.exactHeights]
      let cells = [group.name, "\(group.count)"] + shares.map { percent($0, of: group.count) }
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func percent(_ part: Int, of whole: Int) -> String {
    let tenths = (part * 2000 + whole) / (whole * 2)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
