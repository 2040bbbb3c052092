/// The accessibility properties that a document specifies for a view.
package struct AccessibilityProperties: Hashable, Sendable {
  /// Whether the view is an accessibility element; nil for the default of its class.
  package internal(set) var isElement: Bool?
  /// The accessibility label.
  package internal(set) var label: String?
  /// The accessibility hint.
  package internal(set) var hint: String?
  /// The accessibility identifier.
  package internal(set) var identifier: String?
  /// The names of its traits, such as `button` and `notEnabled`; nil for those of its class.
  package internal(set) var traits: [String]?
}
