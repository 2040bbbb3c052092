public import InterfaceBuilder

/// A change of a document that makes a finding go away.
public enum Repair: Hashable, Sendable, Codable {
  /// Writes a view's frame as it was solved.
  case updateFrame(view: String, at: SourcePosition, LayoutRect)
  /// Takes an element out.
  case remove(at: SourcePosition)
  /// Gives attributes of an element other values.
  case setAttributes(at: SourcePosition, [Attribute])
  /// Adds a constraint to the view that stands at a place.
  case addConstraint(to: SourcePosition, [Attribute])

  /// An attribute with its new value.
  public struct Attribute: Hashable, Sendable, Codable {
    /// The name.
    public let name: String
    /// The value, as text without entities.
    public let value: String

    /// Makes an attribute.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The kinds of repairs that a person can ask for.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Saved frames become the solved ones.
    case frames
    /// The later of two equal constraints goes.
    case duplicates
    /// Left and right become leading and trailing.
    case directions = "left-right"
    /// A missing leading or trailing constraint is added.
    case edges
    /// A content priority is changed so that it is clear who stretches or shrinks.
    case priorities
  }
}
