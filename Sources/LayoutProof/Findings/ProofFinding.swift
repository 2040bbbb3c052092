public import ConflictAnalysis
public import LayoutGeometry

extension RangeProof.Kind {
  /// The rule of the linter that reports the same, such as `overlapping-views`.
  package var ruleID: String {
    switch self {
    case .conflict: "conflicting-constraints"
    case .ambiguity: "ambiguous-layout"
    case .overlap: "overlapping-views"
    case .outside: "outside-superview"
    case .clipped: "clipped-text"
    case .collapsed: "zero-size"
    case .assertion: "assertion"
    }
  }

  /// The severity of that rule.
  public var severity: FindingSeverity {
    switch self {
    case .conflict, .ambiguity, .assertion: .error
    case .overlap, .outside, .clipped, .collapsed: .warning
    }
  }
}

/// A finding of a proof, wherever it holds.
public protocol ProofFinding: LayoutGeometry.Finding {
  /// The kind.
  var kind: RangeProof.Kind { get }
  /// The ids of the views concerned.
  var subjects: [String] { get }
  /// Their names, in the same order.
  var names: [String] { get }
  /// The details: the ambiguous attribute, the crossed edge, the length that is too small.
  var details: [String] { get }
  /// The constraints: all members of a conflict, otherwise those that determine the finding.
  var constraints: [NamedConstraint] { get }
  /// For a clipped text, the greatest length that it needs.
  var needed: Double? { get }
}

extension ProofFinding {
  /// The id of the rule that reports the same of one layout.
  public var id: String { kind.ruleID }
  /// The severity of that rule.
  public var severity: FindingSeverity { kind.severity }
  /// The finding as a sentence, without the sizes at which it holds.
  public var message: String { sentence }
  /// The finding as a sentence, without the sizes at which it holds.
  public var sentence: String { Self.sentence([self]) }

  /// Returns one sentence for findings that are told together.
  package static func sentence(_ group: [Self]) -> String {
    guard let first = group.first else { return "" }
    let name = first.names.first ?? ""
    let other = first.names.count > 1 ? first.names[1] : ""
    let detail = first.details.first ?? ""
    switch first.kind {
    case .conflict:
      return ConflictClaim.sentence(ofCount: first.constraints.count)
    case .ambiguity:
      // Attributes of a view are combined: `Title.x and width`.
      var words: [(name: String, numbers: [String])] = []
      for finding in group {
        let (name, number) = (finding.names.first ?? "", finding.details.first ?? "")
        if words.last?.name == name {
          words[words.count - 1].numbers.append(number)
        } else {
          words.append((name, [number]))
        }
      }
      let order = ["x", "y", "width", "height"]
      let list = words.map { name, numbers in
        "\(name).\(order.filter { numbers.contains($0) }.joined(separator: "/"))"
      }
      let verb = group.count > 1 ? "are" : "is"
      guard list.count > 6 else { return "\(list.joined(separator: ", ")) \(verb) not determined" }
      return "\(list.prefix(5).joined(separator: ", ")) and \(list.count - 5) more views "
        + "are not determined"
    case .overlap: return "\(name) and \(other) overlap"
    case .outside:
      let views = group.filter { $0.details == first.details }
      let edges = group.filter { $0.subjects == first.subjects }.compactMap(\.details.first)
      let more = views.count > 4 ? ["\(views.count - 3) more"] : []
      let names = views.prefix(more.isEmpty ? 4 : 3).compactMap(\.names.first) + more
      return
        "\(names.inWords) \(views.count > 1 ? "extend" : "extends") beyond the \(edges.inWords) "
        + "\(edges.count > 1 ? "edges" : "edge") of \(other)"
    case .clipped:
      guard detail != "lines" else {
        return "\(name) is clipped, because its text needs more lines than allowed"
      }
      let need = first.needed ?? 0
      return "\(name) is clipped, because its text needs a \(detail) of \(need.inPoints)"
    case .collapsed: return "\(name) has no \(detail)"
    case .assertion:
      let most = first.needed.map { ", by up to \($0.inPoints)" } ?? ""
      let each = detail.contains("every ") ? " for \(first.names.inWords)" : ""
      return "'\(detail)' does not hold\(each)\(most)"
    }
  }
}

extension RangeProof.Finding: ProofFinding {
  /// For a clipped text, the greatest length that it needs at any of the lengths.
  public var needed: Double? { intervals.compactMap(\.needed).max() }
}

extension RegionProof.Finding: ProofFinding {}

extension ResizeCertificate.Finding: ProofFinding {
  /// The detail, as a list.
  public var details: [String] { [detail] }
  /// Not kept: the sentence has it.
  public var needed: Double? { nil }
  /// The finding as a sentence, without the sizes at which it holds.
  public var message: String { text }
}

/// What findings that are told in one sentence have in common.
private struct SharedPlace<Place: Hashable>: Hashable {
  let kind: RangeProof.Kind
  var subjects: [String] = []
  var edges: [String] = []
  let place: Place
}

extension Array where Element: ProofFinding {
  /// Groups findings that are told in one sentence, in the order of their first ones: ambiguous numbers at the same
  /// sizes, and views that cross the same edges of one superview at the same sizes.
  ///
  /// - Parameter place: Returns the sizes at which a finding holds.
  /// - Returns: The groups, none empty.
  /// - Complexity: O(n) for n findings.
  func told<Place: Hashable>(by place: (Element) -> Place) -> [[Element]] {
    let edgesOfViews = grouped { finding -> SharedPlace<Place>? in
      switch finding.kind {
      case .ambiguity: SharedPlace(kind: finding.kind, place: place(finding))
      case .outside:
        SharedPlace(kind: finding.kind, subjects: finding.subjects, place: place(finding))
      default: nil
      }
    }
    let edges = edgesOfViews.grouped { group -> SharedPlace<Place>? in
      guard group[0].kind == .outside, let superview = group[0].subjects.last else { return nil }
      return SharedPlace(
        kind: .outside, subjects: [superview], edges: group.flatMap(\.details),
        place: place(group[0]))
    }
    return edges.map { $0.flatMap(\.self) }
  }
}
