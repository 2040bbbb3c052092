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

extension UnitMass {
  /// Creates kilograms, or pounds in a locale of the United States.
  public convenience init(forLocale locale: Locale) {
    let unit = locale.measurementSystem == .us ? UnitMass.pounds : .kilograms
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitVolume {
  /// Creates liters, or gallons in a locale of the United States.
  public convenience init(forLocale locale: Locale) {
    let unit = locale.measurementSystem == .us ? UnitVolume.gallons : .liters
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitLength {
  /// Creates kilometers, or miles in a locale of the United States or the United Kingdom.
  public convenience init(forLocale locale: Locale) {
    let unit = locale.measurementSystem == .metric ? UnitLength.kilometers : .miles
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitTemperature {
  /// Creates degrees Celsius, or Fahrenheit in a locale of the United States.
  public convenience init(forLocale locale: Locale) {
    let unit = locale.measurementSystem == .us ? UnitTemperature.fahrenheit : .celsius
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
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
