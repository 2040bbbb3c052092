public import Foundation
internal import TextMetrics

extension UIFont {
  /// The weight of a font, where regular is 0; the named values are Apple's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, from about −0.8 to 0.62.
    public var rawValue: CGFloat
    /// Creates a weight from a value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight.
    public static let ultraLight = Weight(-0.8)
    /// The weight between ultralight and light.
    public static let thin = Weight(-0.6)
    /// The weight one step lighter than regular.
    public static let light = Weight(-0.4)
    /// The weight of body text.
    public static let regular = Weight(0)
    /// The weight one step bolder than regular.
    public static let medium = Weight(0.23)
    /// The weight of headlines.
    public static let semibold = Weight(0.3)
    /// The weight of ``UIFont/boldSystemFont(ofSize:)``.
    public static let bold = Weight(0.4)
    /// The weight one step bolder than bold.
    public static let heavy = Weight(0.56)
    /// The boldest weight.
    public static let black = Weight(0.62)

    var fontWeight: FontWeight { FontWeight(rawValue: Double(rawValue)) }
  }
}
