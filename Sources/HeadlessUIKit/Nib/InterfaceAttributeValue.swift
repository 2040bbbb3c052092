public import Foundation
public import InterfaceBuilder

/// A value that a user-defined runtime attribute of a document can set.
public protocol InterfaceAttributeValue {
  /// The value that a document writes, or nil if it is of another type.
  static func value(of written: RuntimeAttribute.Value) -> Self?
}

extension Bool: InterfaceAttributeValue {
  /// A boolean, or a number that is not 0.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    switch written {
    case .boolean(let flag): flag
    case .number(let number): number != 0
    default: nil
    }
  }
}

extension Double: InterfaceAttributeValue {
  /// A number.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .number(let number) = written { number } else { nil }
  }
}

extension Float: InterfaceAttributeValue {
  /// A number.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .number(let number) = written { Float(number) } else { nil }
  }
}

extension CGFloat: InterfaceAttributeValue {
  /// A number.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .number(let number) = written { CGFloat(number) } else { nil }
  }
}

extension Int: InterfaceAttributeValue {
  /// A whole number.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .number(let number) = written { Int(exactly: number) } else { nil }
  }
}

extension String: InterfaceAttributeValue {
  /// A text.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .string(let text) = written { text } else { nil }
  }
}

extension CGPoint: InterfaceAttributeValue {
  /// A position.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .point(let point) = written { CGPoint(x: point.x, y: point.y) } else { nil }
  }
}

extension CGSize: InterfaceAttributeValue {
  /// A width and a height.
  public static func value(of written: RuntimeAttribute.Value) -> Self? {
    if case .size(let size) = written {
      CGSize(size)
    } else {
      nil
    }
  }
}

extension CGRect: InterfaceAttributeValue {
  /// A rectangle.
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
