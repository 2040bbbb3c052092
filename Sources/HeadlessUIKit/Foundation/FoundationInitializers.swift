public import Foundation

#if !canImport(Darwin)
/// The type of a parameter that calls leave out, of what Foundation has on Apple's systems only.
public struct FoundationGap: Sendable {
  /// Creates the value of a parameter that is left out.
  public init() {}
}

extension NSError {
  /// Creates an error without a domain, as `NSError()` does on Apple's systems.
  public convenience init(_ gap: FoundationGap = FoundationGap()) { self.init(domain: "", code: 0) }
}

extension NSObject {
  /// Sets properties by their names.
  @preconcurrency @MainActor
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }
}

extension CGFloat {
  /// Returns the absolute value: in an extension, Foundation's static function of this name hides the global one.
  public func abs<Number: Comparable & SignedNumeric>(
    _ number: Number, _ gap: FoundationGap = FoundationGap()
  ) -> Number { Swift.abs(number) }
}
#endif
