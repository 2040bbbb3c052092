internal import Foundation

/// The numbers in a metrics dictionary.
enum FormatMetric {
  /// Returns the number of a value; nil if it is not a number (`vfl:F1.9`).
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as UILayoutPriority: Double(value.rawValue)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }
}
