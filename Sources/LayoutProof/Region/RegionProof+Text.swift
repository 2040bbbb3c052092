internal import ConflictAnalysis
internal import LayoutGeometry

extension RegionProof {
  /// Why a part of the plane is undecided.
  package static let undecidedReason = "the layout changes at too many sizes"

  /// Returns the proof as lines of text: findings at some sizes, findings at every size, and
  /// unproven parts.
  func lines(isShort: Bool = false) -> [String] {
    var lines: [String] = []
    for (title, findings) in [
      ("broken by resizing", findings.filter { !isAlways($0) }),
      ("broken at every size", findings.filter { isAlways($0) }),
    ] {
      let groups = Self.groups(findings.filter { isTold($0) })
      guard !groups.isEmpty else { continue }
      lines.append("  \(title)")
      for group in groups {
        let places = isAlways(group[0]) ? "" : places(group[0]) + ": "
        lines.append("    \(places)\(Finding.sentence(group))")
        guard !isShort else { continue }
        if group[0].kind == .assertion, let size = example(of: group[0], within: nil) {
          lines.append(
            "      for example at \(size.width.inPoints) × \(size.height.inPoints)")
        }
        lines += Finding.reasons(group).map { "      \($0)" }
        if let repair = group[0].repair { lines.append("      \(repair.line)") }
      }
    }
    if lines.isEmpty { lines.append("  nothing found at any size") }
    lines += AssertionOutcome.lines(assertions, broken: findings.filter { isTold($0) })
    if !isShort {
      lines.append(
        "  \(cellCount) \(cellCount == 1 ? "cell" : "cells"), exact rectangles before rounding "
          + "to pixels")
    }
    return lines + doubts
  }

  /// The parts that are not proven.
  var doubts: [String] {
    var lines: [String] = []
    for part in comparedParts {
      let share = part.polygons.area / whole.area
      guard share >= LayoutTolerance.share else { continue }
      lines.append(
        "  compared, not proven, in \(share.inPercent) of the plane: \(part.doubt.words)")
    }
    if undecidedShare >= LayoutTolerance.share {
      lines.append(
        "  undecided in \(undecidedShare.inPercent) of the plane: \(Self.undecidedReason)"
      )
    }
    return lines
  }

  /// Returns whether a finding is reported: one at the width of less than a point is seen by nobody.
  package func isTold(_ finding: Finding) -> Bool { !seen(finding).isEmpty }

  /// Returns the parts of a finding's region without slivers: what hangs together and is, on average, as
  /// narrow as a part of a point.
  package func seen(_ finding: Finding) -> [ConvexPolygon] {
    // A plane that is as narrow is asked for.
    let least = min(Self.sliver, whole.thickness / 2)
    guard finding.polygons.contains(where: { $0.thickness < least }) else {
      return finding.polygons
    }
    var left = finding.polygons
    var seen: [ConvexPolygon] = []
    while let first = left.popLast() {
      var group = [first]
      var place = 0
      while place < group.count {
        let one = group[place]
        group += left.filter { $0.touches(one) }
        left.removeAll { $0.touches(one) }
        place += 1
      }
      let (widths, heights) = (group.map(\.widths), group.map(\.heights))
      let across = (widths.map(\.upperBound).max() ?? 0) - (widths.map(\.lowerBound).min() ?? 0)
      let down = (heights.map(\.upperBound).max() ?? 0) - (heights.map(\.lowerBound).min() ?? 0)
      let area = group.area
      if area >= least * max(across, down) - LayoutTolerance.arithmetic { seen += group }
    }
    return finding.polygons.filter(seen.contains)
  }

  /// Groups findings for one sentence: those with the same region.
  package static func groups(_ findings: [Finding]) -> [[Finding]] { findings.told(by: \.polygons) }

  /// Describes where a finding holds: `below 341.5 wide or below 480 high`.
  public func places(_ finding: Finding) -> String {
    let except = Self.words(
      exceptWidths: finding.told.widths, heights: finding.told.heights)
    if covers(finding) { return "at every size\(except)" }
    return RegionWords(seen(finding), widths, heights).text + except
  }

  /// Describes single lengths at which a finding does not hold: ` except at 414 points of width`.
  private static func words(exceptWidths widths: [Double], heights: [Double]) -> String {
    let most = 3
    let exceptions = [(widths, "width"), (heights, "height")].filter { !$0.0.isEmpty }.map {
      lengths, word in
      let told = lengths.map(\.inTenths)
      let list =
        told.count > most + 1
        ? told.prefix(most).joined(separator: ", ") + " and \(told.count - most) more"
        : told.inWords
      return "\(list) points of \(word)"
    }
    return exceptions.isEmpty ? "" : " except at " + exceptions.inWords
  }

  /// Describes where any of several findings holds.
  func places(_ findings: [Finding]) -> String { places(union(findings)) }
}

extension ConvexPolygon {
  /// Returns whether the bounds of two polygons touch or overlap.
  fileprivate func touches(_ other: ConvexPolygon) -> Bool {
    widths.lowerBound <= other.widths.upperBound + LayoutTolerance.slack
      && other.widths.lowerBound <= widths.upperBound + LayoutTolerance.slack
      && heights.lowerBound <= other.heights.upperBound + LayoutTolerance.slack
      && other.heights.lowerBound <= heights.upperBound + LayoutTolerance.slack
  }
}

extension RegionProof.Finding {
  /// The reasons for findings at the same sizes.
  static func reasons(_ group: [Self]) -> [String] {
    guard let first = group.first, first.kind == .ambiguity else { return group[0].reasons }
    let missing = group.filter { $0.ambiguity == .tooFewConstraints }.map { finding in
      let number =
        switch finding.details.first {
        case "x": "horizontal position"
        case "y": "vertical position"
        case let length?: length
        case nil: "rectangle"
        }
      return "the \(number) of \(finding.names.first ?? "")"
    }
    var lines: [String] = []
    if !missing.isEmpty {
      let rest = missing.count > 4 ? " and \(missing.count - 4) more" : ""
      lines.append(
        (missing.count > 1 ? "needs constraints for " : "needs a constraint for ")
          + (rest.isEmpty ? missing.inWords : missing.prefix(4).joined(separator: ", ") + rest))
    }
    var competing: [String] = []
    for finding in group {
      for constraint in finding.constraints where !competing.contains(constraint.locatedText) {
        competing.append(constraint.locatedText)
      }
    }
    guard !competing.isEmpty else { return lines }
    return lines + ["constraints of equal priority compete"] + cut(competing)
  }

  /// Constraints as a list; the last of many are counted only.
  private static func cut(_ texts: [String]) -> [String] {
    texts.count > 7
      ? texts.prefix(6).map { "  · \($0)" } + ["  and \(texts.count - 6) more"]
      : texts.map { "  · \($0)" }
  }

  /// The members of a conflict, or the constraints that determine a number.
  private var reasons: [String] {
    guard !constraints.isEmpty else { return [] }
    guard kind != .conflict else { return constraints.map { "  · \($0.locatedText)" } }
    return ["determined by"] + Self.cut(constraints.map(\.locatedText))
  }
}

extension RegionProof.Doubt {
  /// The reason as a clause.
  public var words: String {
    switch self {
    case .movedByCode: "views are moved by code or margins"
    case .hiddenTurn: "something invisible does not move linearly"
    case .otherMembers: "no contradiction holds throughout a conflict"
    }
  }
}

extension Double {
  /// The share as a percentage: `0.3 %`, `less than 0.1 %`.
  var inPercent: String {
    let tenths = (self * 1000).rounded()
    guard tenths >= 1 || self <= 0 else { return "less than 0.1 %" }
    return "\((tenths / 10).inPoints) %"
  }
}
