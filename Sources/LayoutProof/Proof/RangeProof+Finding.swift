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

extension RangeProof.Finding: LayoutGeometry.Finding {
  /// The id of the rule that reports the same of one layout.
  public var id: String { kind.ruleID }
  /// The severity of that rule.
  public var severity: FindingSeverity { kind.severity }
  /// The finding as a sentence, without the lengths at which it holds.
  public var message: String { Self.sentence([self]) }
}

extension RegionProof.Finding: LayoutGeometry.Finding {
  /// The id of the rule that reports the same of one layout.
  public var id: String { kind.ruleID }
  /// The severity of that rule.
  public var severity: FindingSeverity { kind.severity }
  /// The finding as a sentence, without the sizes at which it holds.
  public var message: String { sentence }
}

extension ResizeCertificate.Finding: LayoutGeometry.Finding {
  /// The id of the rule that reports the same of one layout.
  public var id: String { kind.ruleID }
  /// The severity of that rule.
  public var severity: FindingSeverity { kind.severity }
  /// The finding as a sentence, without the sizes at which it holds.
  public var message: String { text }
}
