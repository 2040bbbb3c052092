/// The flexible margins and sizes of an autoresizing mask.
package struct AutoresizingMaskElement: OptionSet, Hashable, Sendable {
  /// The bits of the mask, with the raw values of UIKit.
  package let rawValue: Int

  /// Creates a mask from its bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The left margin is flexible.
  package static let flexibleMinX = Self(rawValue: 1)
  /// The width is flexible.
  package static let widthSizable = Self(rawValue: 2)
  /// The right margin is flexible.
  package static let flexibleMaxX = Self(rawValue: 4)
  /// The top margin is flexible.
  package static let flexibleMinY = Self(rawValue: 8)
  /// The height is flexible.
  package static let heightSizable = Self(rawValue: 16)
  /// The bottom margin is flexible.
  package static let flexibleMaxY = Self(rawValue: 32)

  /// Creates the mask for the attribute with the given name.
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

/// The content hugging and compression resistance priorities of a view; nil for the default of the
/// class.
package struct ContentPriorities: Hashable, Sendable {
  /// The horizontal content hugging priority.
  package internal(set) var horizontalHugging: Double?
  /// The vertical content hugging priority.
  package internal(set) var verticalHugging: Double?
  /// The horizontal compression resistance priority.
  package internal(set) var horizontalCompressionResistance: Double?
  /// The vertical compression resistance priority.
  package internal(set) var verticalCompressionResistance: Double?
}

/// A placeholder intrinsic content size for the canvas.
package struct PlaceholderIntrinsicSize: Hashable, Sendable {
  /// The width, or nil for none.
  package internal(set) var width: Double?
  /// The height, or nil for none.
  package internal(set) var height: Double?
}

/// The kinds of ambiguity that Interface Builder reports for a view.
package enum AmbiguityCheck: String, Hashable, Sendable {
  /// All kinds of ambiguity.
  case always
  /// No ambiguity.
  case off
  /// Only ambiguous positions.
  case ignoreSizes
}
