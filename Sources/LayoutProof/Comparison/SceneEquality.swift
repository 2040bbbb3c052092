internal import LayoutGeometry

/// Whether two versions of a scene are equal under several conditions, such as text sizes and languages.
public struct SceneEquality: Sendable, Hashable, Codable {
  /// The new scene's name.
  public var scene: String
  /// What determines size classes, as text; nil if recorded frames were compared.
  public var regime: String?
  /// One comparison per condition, in the given order.
  public var cases: [Case]

  /// A comparison under one condition.
  public struct Case: Sendable, Hashable, Codable {
    /// The condition as text; empty if there is only one.
    public var condition: String
    /// The comparison under the condition.
    package var equality: LayoutEquality

    /// Creates a case.
    package init(condition: String, equality: LayoutEquality) {
      self.condition = condition
      self.equality = equality
    }
  }

  /// Creates a value with the comparisons of a scene.
  package init(scene: String, regime: String? = nil, cases: [Case]) {
    self.scene = scene
    self.regime = regime
    self.cases = cases
  }

  /// Whether it is equal under every condition.
  package var isEqual: Bool { cases.allSatisfy { $0.equality.verdict == .equal } }

  /// Whether everything that is said is proven.
  package var isProven: Bool { cases.allSatisfy(\.equality.isProven) }
}

extension SceneEquality: CustomStringConvertible {
  /// The comparisons for the terminal; conditions with the same result are one.
  public var description: String {
    var groups: [(conditions: [String], equality: LayoutEquality)] = []
    for entry in cases {
      if let index = groups.firstIndex(where: { $0.equality == entry.equality }) {
        groups[index].conditions.append(entry.condition)
      } else {
        groups.append(([entry.condition], entry.equality))
      }
    }
    guard let first = groups.first else { return "" }
    var lines: [String] = []
    if groups.count == 1 {
      let conditions = cases.count > 1 ? " under \(cases.count) conditions" : ""
      lines.append("\(scene): \(first.equality.words)\(conditions)")
      lines += first.equality.lines.map { "  \($0)" }
    } else {
      let equal = cases.count { $0.equality.verdict == .equal }
      lines.append("\(scene): equal under \(equal) of \(cases.count) conditions")
      for group in groups {
        let shown = group.conditions.prefix(4).joined(separator: "; ")
        let rest = group.conditions.count > 4 ? "; and \(group.conditions.count - 4) more" : ""
        lines.append("  \(shown)\(rest): \(group.equality.words)")
        lines += group.equality.lines.map { "    \($0)" }
      }
    }
    if let regime { lines.append("  \(regime)") }
    return lines.printedLines
  }
}
