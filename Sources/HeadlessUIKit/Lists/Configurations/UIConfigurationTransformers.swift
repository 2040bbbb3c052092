public import Foundation

/// Changes a color of a configuration.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer>
public struct UIConfigurationColorTransformer: Sendable {
  /// Returns the changed color.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the changed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns the color as a shade of gray.
  public static let grayscale = Self { color in
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    unsafe color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
  /// Returns the color unchanged: views have their tint color where no color is set.
  public static let preferredTint = Self { $0 }
  /// Returns the color with four fifths of its opacity.
  public static let monochromeTint = Self { $0.withAlphaComponent(0.8) }
}

/// Changes the attributes of a text, such as the font of a button's title.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer>
public struct UIConfigurationTextAttributesTransformer {
  /// Returns the changed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer from a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}
