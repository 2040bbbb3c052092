/// The parts of a view's geometry that follow its superview's size.
public struct AutoresizingMaskElement: OptionSet, Hashable, Sendable {
  /// The bits, numbered as UIKit's.
  public let rawValue: Int

  /// Creates a mask from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The left margin.
  public static let flexibleMinX = Self(rawValue: 1)
  /// The width.
  public static let widthSizable = Self(rawValue: 2)
  /// The right margin.
  public static let flexibleMaxX = Self(rawValue: 4)
  /// The top margin.
  public static let flexibleMinY = Self(rawValue: 8)
  /// The height.
  public static let heightSizable = Self(rawValue: 16)
  /// The bottom margin.
  public static let flexibleMaxY = Self(rawValue: 32)

  /// The part that the attribute with this name makes flexible.
  init?(attributeName: String) {
    switch attributeName {
    case "flexibleMinX": self = .flexibleMinX
    case "widthSizable": self = .widthSizable
    case "flexibleMaxX": self = .flexibleMaxX
    case "flexibleMinY": self = .flexibleMinY
    case "heightSizable": self = .heightSizable
    case "flexibleMaxY": self = .flexibleMaxY
    default: return nil
    }
  }
}

/// The content priorities of a view; nil for the default of the class.
public struct ContentPriorities: Hashable, Sendable {
  /// Against growing wider.
  public internal(set) var horizontalHugging: Double?
  /// Against growing higher.
  public internal(set) var verticalHugging: Double?
  /// Against growing narrower.
  public internal(set) var horizontalCompressionResistance: Double?
  /// Against growing lower.
  public internal(set) var verticalCompressionResistance: Double?
}

/// An intrinsic size for the canvas; nothing in a direction means none there.
public struct PlaceholderIntrinsicSize: Hashable, Sendable {
  /// The width, or nothing.
  public internal(set) var width: Double?
  /// The height, or nothing.
  public internal(set) var height: Double?
}

/// The kinds of ambiguity of a view that Interface Builder verifies.
public enum AmbiguityCheck: String, Hashable, Sendable {
  /// All.
  case always
  /// None.
  case off
  /// Only positions.
  case ignoreSizes
}
