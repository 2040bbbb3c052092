/// Proofs of one scene under several conditions, such as text sizes.
public struct SceneProof: Sendable, Hashable, Codable {
  /// The scene's name.
  public var scene: String
  /// What the lengths are: `width` or `height`.
  public var axis: String
  /// The length along the other axis, in points.
  public var across: Double
  /// What decides about size classes, in words; nil where nothing was said of it.
  public var regime: String?
  /// One proof a condition, in the order asked for.
  public var cases: [Case]
  /// How many conflicts were left out because they are with the length along the other axis, which
  /// only Xcode's canvas gives a cell or a view.
  public var canvasConflicts = 0

  /// A proof under one condition.
  public struct Case: Sendable, Hashable, Codable {
    /// The condition in words; empty where there is only one.
    public var condition: String
    /// What is true under it.
    public var proof: RangeProof

    /// Makes a case.
    public init(condition: String, proof: RangeProof) {
      self.condition = condition
      self.proof = proof
    }
  }

  /// Gathers the proofs of a scene.
  public init(
    scene: String, axis: String, across: Double, regime: String? = nil, cases: [Case]
  ) {
    self.scene = scene
    self.regime = regime
    self.axis = axis
    self.across = across
    self.cases = cases
  }

  /// Whether no case has a finding.
  public var isClean: Bool { cases.allSatisfy { $0.proof.findings.isEmpty } }
}
