/// A constraint as a finding mentions it: something to find it by, and words for it.
public struct NamedConstraint: Sendable, Hashable, Codable {
  /// The constraint's id, the same in every layout of the scene.
  public var id: String
  /// The constraint in words, such as `Title.width ≥ 120`.
  public var text: String

  /// Makes a mention of a constraint.
  public init(id: String, text: String) {
    self.id = id
    self.text = text
  }

  init(_ constraint: ProofConstraint) { self.init(id: constraint.id, text: constraint.text) }
}
