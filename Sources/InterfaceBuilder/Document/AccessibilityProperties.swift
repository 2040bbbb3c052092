/// The accessibility properties that a document specifies for a view.
public struct AccessibilityProperties: Hashable, Sendable {
  /// Whether the view is an accessibility element; nil for the default of its class.
  public internal(set) var isElement: Bool?
  /// The accessibility label.
  public internal(set) var label: String?
  /// The accessibility hint.
  public internal(set) var hint: String?
  /// The accessibility identifier.
  public internal(set) var identifier: String?
  /// The names of its traits, such as `button` and `notEnabled`; nil for those of its class.
  public internal(set) var traits: [String]?
}
