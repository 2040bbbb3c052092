/// Proofs of one scene under several conditions, such as text sizes.
public struct SceneProof: Sendable, Hashable, Codable {
  /// The scene's name.
  public var scene: String
  /// The axis of the lengths: `width` or `height`.
  public var axis: String
  /// The length along the other axis, in points.
  public var across: Double
  /// What determines size classes, as text; nil if it was not specified.
  public var regime: String?
  /// One proof per condition, in the given order.
  public var cases: [Case]
  /// The number of conflicts that were left out because they depend on the length along the other
  /// axis that only Xcode's canvas gives a cell or a view.
  package var canvasConflicts = 0

  /// A proof under one condition.
  public struct Case: Sendable, Hashable, Codable {
    /// The condition as text; empty if there is only one.
    public var condition: String
    /// The proof under the condition.
    public var proof: RangeProof

    /// Creates a case.
    package init(condition: String, proof: RangeProof) {
      self.condition = condition
      self.proof = proof
    }
  }

  /// Creates a value with the proofs of a scene.
  package init(
    scene: String, axis: String, across: Double, regime: String? = nil, cases: [Case]
  ) {
    self.scene = scene
    self.regime = regime
    self.axis = axis
    self.across = across
    self.cases = cases
  }

  /// Whether no case has a finding.
  package var isClean: Bool { cases.allSatisfy { $0.proof.findings.isEmpty } }
}
