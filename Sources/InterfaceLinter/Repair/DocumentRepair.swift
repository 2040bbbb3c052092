public import InterfaceBuilder

/// A change of a document that removes a finding.
public enum DocumentRepair: Hashable, Sendable, Codable {
  /// Replaces a view's frame by the solved one.
  case updateFrame(view: String, at: SourcePosition, LayoutRect)
  /// Replaces the frames of several views by the solved ones.
  case updateFrames([ViewFrame])
  /// Removes an element.
  case remove(at: SourcePosition)
  /// Changes attributes of an element.
  case setAttributes(at: SourcePosition, [Attribute])
  /// Adds a constraint to the view at a position.
  case addConstraint(to: SourcePosition, [Attribute])
  /// Replaces a string in the line of code at a position.
  case replaceString(at: SourcePosition, String, by: String)

  /// A view with its solved frame.
  public struct ViewFrame: Hashable, Sendable, Codable {
    /// The id of the view.
    public let view: String
    /// The place of its element.
    public let position: SourcePosition
    /// The frame.
    public let frame: LayoutRect

    /// Creates a pair.
    package init(_ view: String, at position: SourcePosition, _ frame: LayoutRect) {
      (self.view, self.position, self.frame) = (view, position, frame)
    }
  }

  /// An attribute with its new value.
  public struct Attribute: Hashable, Sendable, Codable {
    /// The name.
    public let name: String
    /// The value, as text without entities.
    public let value: String

    /// Creates an attribute.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The kinds of repairs that `purlin fix` can select.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Saved frames are replaced by the solved ones.
    case frames
    /// The later of two equal constraints is removed.
    case duplicates
    /// Left and right are replaced by leading and trailing.
    case directions = "left-right"
    /// A missing leading or trailing constraint is added.
    case edges
    /// A content priority is changed so that priorities differ.
    case priorities
    /// A misspelled name that connects a document and code is replaced by the only similar one.
    case names

    /// The ids of the rules whose findings it fixes.
    public var rules: [String] {
      switch self {
      case .frames: ["misplaced-view"]
      case .duplicates: ["duplicate-constraint"]
      case .directions: ["left-right"]
      case .edges: ["missing-leading", "missing-trailing"]
      case .priorities: ["content-priority-ambiguity"]
      case .names:
        [
          "missing-outlet", "missing-action", "unknown-class", "wrong-module", "missing-property",
          "unknown-identifier", "missing-asset",
        ]
      }
    }
  }
}
