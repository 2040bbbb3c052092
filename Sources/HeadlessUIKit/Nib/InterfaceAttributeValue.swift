public import Foundation
public import InterfaceBuilder

/// A value that a user-defined runtime attribute of a document can set.
public protocol InterfaceAttributeValue {
  /// Returns the value in a document, or nil if it has another type.
  static func value(of written: RuntimeAttribute.Value) -> Self?
}

extension Bool: InterfaceAttributeValue {
  /// Returns a Boolean, or whether a number is not 0.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    switch written {
    case .boolean(let flag): flag
    case .number(let number): number != 0
    default: nil
    }
  }
}

extension Double: InterfaceAttributeValue {
  /// Returns a number.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .number(let number) = written { number } else { nil }
  }
}

extension Float: InterfaceAttributeValue {
  /// Returns a number.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .number(let number) = written { Float(number) } else { nil }
  }
}

extension CGFloat: InterfaceAttributeValue {
  /// Returns a number.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .number(let number) = written { CGFloat(number) } else { nil }
  }
}

extension Int: InterfaceAttributeValue {
  /// Returns an integer.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .number(let number) = written { Int(exactly: number) } else { nil }
  }
}

extension String: InterfaceAttributeValue {
  /// Returns a string.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .string(let text) = written { text } else { nil }
  }
}

extension CGPoint: InterfaceAttributeValue {
  /// Returns a point.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .point(let point) = written { CGPoint(x: point.x, y: point.y) } else { nil }
  }
}

extension CGSize: InterfaceAttributeValue {
  /// Returns a size.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .size(let size) = written {
      CGSize(size)
    } else {
      nil
    }
  }
}

extension CGRect: InterfaceAttributeValue {
  /// Returns a rectangle.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .rect(let rect) = written { CGRect(rect) } else { nil }
  }
}

extension Optional: InterfaceAttributeValue where Wrapped: InterfaceAttributeValue {
  /// Returns the value of the wrapped type, or `nil`.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .null = written { return .some(.none) }
    return Wrapped.value(of: written).map { .some($0) }
  }
}
