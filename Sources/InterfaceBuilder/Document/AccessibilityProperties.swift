/// What a document says of a view for assistive technology, as far as it is written.
public struct AccessibilityProperties: Hashable, Sendable {
  /// Whether the view is an element that is read; nil for what its class is.
  public internal(set) var isElement: Bool?
  /// What the view is called.
  public internal(set) var label: String?
  /// What happens if it is activated.
  public internal(set) var hint: String?
  /// The name for tests.
  public internal(set) var identifier: String?
  /// The names of its traits, such as `button` and `notEnabled`; nil for those of its class.
  public internal(set) var traits: [String]?
}
