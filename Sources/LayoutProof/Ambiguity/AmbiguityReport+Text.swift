internal import ConflictAnalysis
internal import LayoutGeometry

extension AmbiguityReport: CustomStringConvertible {
  /// The report for the terminal; one line if nothing is ambiguous.
  public var description: String {
    guard !open.isEmpty else { return "nothing is ambiguous\n" }
    var lines: [String] = []
    for group in groups {
      for number in group {
        lines.append(
          "\(number.name).\(number.attribute) is \(number.value.inPoints), "
            + "but could be \(number.room)")
      }
      let number = group[0]
      switch number.kind {
      case .tooFewConstraints: lines.append("  too few constraints: no constraint determines it")
      case .equalPriorities:
        lines.append("  constraints of equal priority compete, and either could be violated")
        let shown = number.competing.count > 6 ? 5 : number.competing.count
        lines += number.competing.prefix(shown).map { "    \($0.locatedText)" }
        if shown < number.competing.count {
          lines.append("    and \(number.competing.count - shown) more")
        }
      }
      lines.append("  an equally good layout:")
      for difference in number.alternative.differences.prefix(5) {
        lines.append("    \(difference.name): \(difference.words)")
      }
      let rest = number.alternative.moved - 5
      if rest > 0 { lines.append("    and \(rest) more") }
    }
    if others > 0 { lines.append("and \(others) more numbers could have other values") }
    if !remedy.isEmpty {
      lines.append(isSettledByRemedy ? "determined by" : "partly determined by")
      for addition in remedy {
        lines.append("  \(addition.text)")
        let all = addition.settles.count == open.count + others
        let settled = all ? "everything" : addition.settles.joined(separator: ", ")
        lines.append("    determines \(settled)")
      }
    }
    return lines.printedLines
  }

  /// Numbers that move together, grouped.
  private var groups: [[OpenNumber]] {
    open.grouped { number in
      Move(
        kind: number.kind, competing: number.competing, count: number.alternative.moved,
        differences: Set(number.alternative.differences.map(\.rounded)))
    }
  }

  /// What numbers that move together have in common.
  private struct Move: Hashable {
    let kind: Kind
    let competing: [NamedConstraint]
    let count: Int
    let differences: Set<Difference>
  }
}

extension AmbiguityReport.Difference {
  /// The difference, to a thousandth of a point.
  fileprivate var rounded: Self {
    var rounded = self
    rounded.present = present.map { ($0 * 1000).rounded() }
    rounded.other = other.map { ($0 * 1000).rounded() }
    return rounded
  }
}

extension AmbiguityReport.OpenNumber {
  fileprivate var room: String {
    let precision = isApproximate == true ? "about " : ""
    let least = least.map { precision + $0.inPoints }
    let greatest = greatest.map { precision + $0.inPoints }
    return switch (least, greatest) {
    case (let least?, let greatest?): "anything from \(least) to \(greatest)"
    case (let least?, nil): "anything from \(least) on"
    case (nil, let greatest?): "anything up to \(greatest)"
    case (nil, nil): "anything"
    }
  }
}

extension AmbiguityReport.Difference {
  fileprivate var words: String {
    zip(["x", "y", "width", "height"], zip(present, other)).compactMap { word, values in
      abs(values.0 - values.1) > LayoutTolerance.computed
        ? "\(word) \(values.0.inPoints) → \(values.1.inPoints)" : nil
    }.joined(separator: ", ")
  }
}
