/// What code replaces of an object of a document.
public struct OutletChange: Hashable, Sendable, Codable {
  /// What is replaced.
  public enum Kind: Hashable, Sendable, Codable {
    /// The constant of a constraint, in points; nil if code computes it.
    case constant(Double?)
    /// The text of a view.
    case text
    /// The image of a view.
    case image
    /// The size of a scroll view's content.
    case contentSize
    /// Whether a view is hidden.
    case isHidden
    /// The frame of a view, or its center or bounds.
    case frame
    /// The color of a text.
    case textColor
    /// The font of a text.
    case font
    /// What assistive technologies say of a view, or whether they know it.
    case accessibility
    /// The appearance of a window: light for the whole app, or another one, which can also be a view's.
    case appearance(isLight: Bool)
  }

  /// The name of the outlet to the object; `self` for a view that replaces something of itself.
  public var outlet: String
  /// The type whose code it is, if the outlet is one of its own; nil for an outlet of another object.
  public var owner: String?
  /// What is replaced.
  public var kind: Kind

  /// Creates a value.
  package init(_ kind: Kind, of outlet: String, in owner: String? = nil) {
    (self.kind, self.outlet, self.owner) = (kind, outlet, owner)
  }
}
