internal import LayoutGeometry

extension LayoutEquality: CustomStringConvertible {
  /// The verdict, the differences with frames at the smallest size, and what was matched.
  public var description: String { lines.printedLines }

  /// The verdict in a few words.
  public var words: String {
    switch verdict {
    case .different:
      guard let example else { return "different: views have no counterpart" }
      return "different, first at \(example.inPoints)"
    case .undecided:
      return "not shown to be equal: \(undecidedShare.inPercent) of the sizes are not decided"
    case .equal where !sizes.isEmpty:
      return
        "equal at \(sizes.count) recorded \(sizes.count == 1 ? "size" : "sizes"), which proves no other"
    case .equal where isProven: return "equal at every size, proven"
    case .equal: return "equal, but not proven at \(comparedShare.inPercent) of the sizes"
    }
  }

  /// The description's lines after the verdict.
  package var lines: [String] {
    var lines: [String] = []
    let limit = 8
    for difference in differences.prefix(limit) { lines.append(difference.line) }
    if differences.count > limit { lines.append("and \(differences.count - limit) more views") }
    lines += matching.lines(limit: limit)
    if let widths, let heights {
      lines.append(
        "width \(widths.inPoints), height \(heights.inPoints): "
          + cellCounts.map { "\($0)" }.joined(separator: " and ") + " cells, \(layoutCount) layouts"
      )
    }
    if comparedShare > 0 {
      lines.append(
        "compared, not proven: \(comparedShare.inPercent) of the sizes, whose layouts do not follow from "
          + "constraints alone")
    }
    if undecidedShare > 0, verdict != .undecided {
      lines.append("not decided: \(undecidedShare.inPercent) of the sizes")
    }
    return lines
  }
}

extension LayoutEquality.Difference {
  /// The view, its frames at the example, and where they differ.
  fileprivate var line: String {
    let place = record.map { "\($0), \(example.inPoints)" } ?? example.inPoints
    func words(_ frame: [Double]?) -> String {
      guard let frame, frame.count == 4 else { return "not visible" }
      return
        "\(frame[0].inPoints), \(frame[1].inPoints), \(frame[2].inPoints) × \(frame[3].inPoints)"
    }
    var line = "\(name): \(words(oldFrame)) → \(words(newFrame)) at \(place)"
    guard record == nil, share > 0 else { return line }
    if kind == .frame {
      line += "; \(parts.joined(separator: ", ")) by up to \(greatest.inPoints)"
    }
    return line + (kind == .frame ? " " : "; ") + places
  }
}

extension LayoutSize {
  fileprivate var inPoints: String { "\(width.inPoints) × \(height.inPoints)" }
}

extension ClosedRange<Double> {
  fileprivate var inPoints: String { "\(lowerBound.inPoints) to \(upperBound.inPoints)" }
}
