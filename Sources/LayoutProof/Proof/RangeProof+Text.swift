internal import ConflictAnalysis
internal import LayoutGeometry
public import LayoutScene

extension RangeProof {
  /// Returns the proof as lines of text: findings, inactive constraints, and unproven parts.
  func lines(axis: String) -> [String] {
    var lines = findingLines(axis: axis)
    if findings.isEmpty { lines.append("  nothing found at any \(axis)") }
    lines += AssertionOutcome.lines(assertions, broken: findings)
    for idle in neverBinding {
      lines.append(
        "  never active: \(idle.text) (at least \(idle.leastSlack.inPoints) to spare, "
          + "at \(idle.length.inPoints))")
    }
    let parts =
      switch breakpoints.count {
      case 0: "no breakpoints"
      case 1: "1 breakpoint"
      default: "\(breakpoints.count) breakpoints"
      }
    lines.append("  \(parts), exact rectangles before rounding to pixels")
    return lines + doubts
  }

  /// Returns the findings, with the lengths at which they hold.
  func findingLines(axis: String) -> [String] {
    var lines: [String] = []
    for group in groups(axis) {
      let finding = group[0]
      lines.append("  \(places(finding, axis)) \(Finding.sentence(group))")
      lines += ends(finding).map { "    \($0)" }
      lines += finding.members(axis).map { "    \($0)" }
    }
    return lines
  }

  /// The parts that are not proven.
  var doubts: [String] {
    var lines: [String] = []
    for part in unprovenParts where part.upperBound - part.lowerBound >= LayoutTolerance.reported {
      lines.append(
        "  compared, not proven, from \(part.lowerBound.inPoints) to \(part.upperBound.inPoints):"
          + " views are moved by code or margins")
    }
    if let gaveUpAt {
      lines.append(
        "  stopped at \(gaveUpAt.inPoints): more than \(RangeProof.breakpointLimit) breakpoints")
    }
    return lines
  }

  /// Groups findings for one sentence: those at the same lengths, as words tell them.
  func groups(_ axis: String) -> [[Finding]] {
    findings.compactMap { told($0) }.told { places($0, axis) }
  }

  /// Returns the finding as it is reported; nil if it is not.
  ///
  /// Intervals less than a hundredth of a point apart are joined, and shorter intervals are
  /// transitions and omitted. Those of conflicts are kept: one can be absent at a single length, at which
  /// the constraints fit.
  private func told(_ finding: Finding) -> Finding? {
    guard finding.kind != .conflict else { return finding.intervals.isEmpty ? nil : finding }
    var told = finding
    told.intervals = spans(of: finding).map(\.whole).filter {
      $0.upper - $0.lower >= Self.transition
    }
    return told.intervals.isEmpty ? nil : told
  }

  /// The length of a part of the range that is not reported by itself, in points.
  private static let transition = LayoutTolerance.reported

  /// Intervals of a finding with single lengths between them at which it does not hold.
  private struct Span {
    var whole: Interval
    var exceptions: [Double] = []
  }

  private func spans(of finding: Finding) -> [Span] {
    var spans: [Span] = []
    for interval in finding.intervals {
      if let last = spans.last?.whole, interval.lower - last.upper < Self.transition {
        let index = spans.count - 1
        spans[index].whole.extend(through: interval)
        spans[index].exceptions.append((last.upper + interval.lower) / 2)
      } else {
        spans.append(Span(whole: interval))
      }
    }
    return spans
  }

  /// Describes where a finding holds: `below 341.5 points and from 600 to 602 points`.
  private func places(_ finding: Finding, _ axis: String) -> String {
    let words = spans(of: finding).map { span in
      let starts = span.whole.lower <= range.lowerBound
      let (lower, upper) = (span.whole.lower.inPoints, span.whole.upper.inPoints)
      let exceptions = span.exceptions.map(\.inPoints)
      let except = exceptions.isEmpty ? "" : " except at \(exceptions.inWords) points"
      switch (starts, span.whole.upper >= range.upperBound) {
      case (true, true): return "at every \(axis)\(except)"
      case (true, false): return "below \(upper) points\(except)"
      case (false, true): return "from \(lower) points on\(except)"
      case (false, false):
        return lower == upper ? "at \(lower) points" : "from \(lower) to \(upper) points\(except)"
      }
    }
    return words.inWords
  }

  /// Returns the reasons for which a finding begins and ends, unless its own sentence contains
  /// them.
  private func ends(_ finding: Finding) -> [String] {
    var lines: [String] = []
    for interval in spans(of: finding).map(\.whole) {
      let begin = interval.lower <= range.lowerBound ? nil : interval.lowerCause
      let end = interval.upper >= range.upperBound ? nil : interval.upperCause
      if let words = begin?.tellingWords {
        lines.append("begins at \(interval.lower.inPoints), where \(words)")
      }
      if let words = end?.tellingWords {
        lines.append("ends at \(interval.upper.inPoints), where \(words)")
      }
    }
    let shown = lines.count > 6 ? Array(lines.prefix(5)) : lines
    return shown + (lines.count > 6 ? ["and \(lines.count - 5) more ends"] : [])
  }
}

extension RangeProof.Finding {
  /// The constraints that are members of a conflict, or that determine a length.
  fileprivate func members(_ axis: String) -> [String] {
    guard !constraints.isEmpty else { return [] }
    let members = constraints.map { "· \($0.locatedText)" }
    guard kind != .conflict else { return members.map { "  \($0)" } }
    let shown = members.count > 7 ? Array(members.prefix(6)) : members
    return ["its \(details.first ?? "length") follows from"] + shown.map { "  \($0)" }
      + (members.count > 7 ? ["  and \(members.count - 6) more"] : [])
  }
}

extension RangeProof.Cause {
  /// The cause as a clause that follows "where".
  public var words: String {
    switch self {
    case .conflictBegins(let constraint): "\(constraint.text) comes into conflict"
    case .conflictEnds(let constraint): "\(constraint.text) can be satisfied again"
    case .binds(let constraint): "\(constraint.text) becomes active"
    case .releases(let constraint): "\(constraint.text) becomes inactive"
    case .givesWay(let constraint): "\(constraint.text) is no longer satisfied"
    case .regains(let constraint): "\(constraint.text) is satisfied again"
    case .turns: "the layout moves at another rate"
    case .textBreaks(_, let name, let lines, let becoming):
      lines == becoming
        ? "\(name) has other line breaks"
        : "\(name) has other line breaks: \(lines) \(lines == 1 ? "line becomes" : "lines become") \(becoming)"
    case .sizeClass(let axis, let becomes): "the \(axis) class becomes \(becomes)"
    case .systemMargins(let from, let to):
      "the system's margins change from \(from.inPoints) to \(to.inPoints)"
    case .needMet(let attribute, let need):
      "the \(attribute) is \(need.inPoints), what the text needs"
    case .edgesMeet: "the edges meet"
    case .viewsTouch: "the two touch"
    case .vanishes(let attribute): "the \(attribute) reaches 0"
    case .other(let words): words
    }
  }

  /// The words, unless the finding's own sentence contains them.
  fileprivate var tellingWords: String? {
    switch self {
    case .needMet, .edgesMeet, .viewsTouch, .vanishes: nil
    default: words
    }
  }
}
