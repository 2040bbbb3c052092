public import Foundation
internal import TextMetrics

extension UIFont {
  /// A boldness, where regular is 0; the named values are Apple's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The boldness, from about −0.8 to 0.62.
    public var rawValue: CGFloat
    /// Creates a weight of the given boldness.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight of the given boldness.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight.
    public static let ultraLight = Weight(-0.8)
    /// The weight between ultra-light and light.
    public static let thin = Weight(-0.6)
    /// The weight below regular.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// The weight above regular.
    public static let medium = Weight(0.23)
    /// The weight of headlines.
    public static let semibold = Weight(0.3)
    /// The weight of ``UIFont/boldSystemFont(ofSize:)``.
    public static let bold = Weight(0.4)
    /// The weight above bold.
    public static let heavy = Weight(0.56)
    /// The boldest weight.
    public static let black = Weight(0.62)

    var fontWeight: FontWeight { FontWeight(rawValue: Double(rawValue)) }
  }
}
