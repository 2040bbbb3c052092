/// A constant that code assigns to a constraint of a document.
public struct ReplacedConstant: Hashable, Sendable, Codable {
  /// The name of the outlet to the constraint.
  public var outlet: String
  /// The constant, in points; nil if code computes it.
  public var value: Double?

  /// Creates a value.
  package init(outlet: String, value: Double?) { (self.outlet, self.value) = (outlet, value) }
}
