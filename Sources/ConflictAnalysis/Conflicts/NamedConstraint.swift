public import LayoutGeometry

/// A constraint of a finding: its id, and its description.
public struct NamedConstraint: Sendable, Hashable, Codable {
  /// The constraint's id, the same in every layout of the scene.
  public var id: String
  /// The constraint as text, such as `Title.width ≥ 120`.
  public var text: String
  /// The line that created it; nil if that is not known.
  public var location: CodeLocation?

  /// Creates a named constraint.
  package init(id: String, text: String, location: CodeLocation? = nil) {
    self.id = id
    self.text = text
    self.location = location
  }

  /// The text, with the line that created it: `Title.width ≥ 120 (Card.swift:12)`.
  package var locatedText: String { text + (location.map { " (\($0))" } ?? "") }
}
