/// A constraint of a finding: its id, and its description.
public struct NamedConstraint: Sendable, Hashable, Codable {
  /// The constraint's id, the same in every layout of the scene.
  public var id: String
  /// The constraint as text, such as `Title.width ≥ 120`.
  public var text: String

  /// Creates a named constraint.
  public init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}
