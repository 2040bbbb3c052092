internal import Foundation

// What views have as properties: a name that can be given anything, and does nothing.

/// Any view.
public struct AnyView: View {
  /// Nothing.
  public typealias Body = Never
  /// Creates one of a view.
  public init(_ view: some View) {}
  /// Creates one of a view.
  public init(erasing view: some View) {}
}
/// No view.
public struct EmptyView: View {
  /// Nothing.
  public typealias Body = Never
  /// Creates no view.
  nonisolated public init() {}
}
/// A group of views.
public struct Group<Content: View>: View {
  /// Nothing.
  public typealias Body = Never
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {}
}
/// A text.
public struct Text: View, Equatable, Sendable {
  /// Nothing.
  public typealias Body = Never
  let text: String
  /// Creates a text.
  nonisolated public init(_ text: some StringProtocol) { self.text = String(text) }
  /// Creates a text of a key.
  @_disfavoredOverload nonisolated public init(_ key: LocalizedStringKey) { text = key.key }
  /// Creates a text without localization.
  nonisolated public init(verbatim text: String) { self.text = text }
}
/// An image.
public struct Image: View, Equatable, Sendable {
  /// Nothing.
  public typealias Body = Never
  let name: String
  /// Creates an image of an asset.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  /// Creates an image of an asset, with a text for accessibility, which is dropped.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }
  /// Creates an image of an asset that accessibility ignores.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
  /// Creates an image of a symbol.
  nonisolated public init(systemName: String) { name = systemName }
  /// Creates an image of UIKit's.
  nonisolated public init(uiImage: UIImage) { name = "" }
  /// Creates an image of an asset.
  nonisolated public init(_ resource: ImageResource) { name = "" }
}
/// A key of a localized text.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  let key: String
  /// Creates a key.
  public init(_ value: String) { key = value }
  /// Creates a key.
  public init(stringLiteral value: String) { key = value }
}

/// A color.
public struct Color: View, ShapeStyle, Hashable {
  /// Nothing.
  public typealias Body = Never
  private let name: String
  /// The models of components.
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  /// Creates a color of an asset.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
  /// Creates a color of an asset.
  nonisolated public init(_ resource: ColorResource) { name = "" }
  /// Creates a color of UIKit's.
  nonisolated public init(_ color: UIColor) { name = "\(color)" }
  /// Creates a color of UIKit's.
  nonisolated public init(uiColor: UIColor) { name = "\(uiColor)" }
  /// Creates a color of components.
  nonisolated public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) { name = "\(red) \(green) \(blue) \(opacity)" }
  /// Creates a gray.
  nonisolated public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    name = "\(white) \(opacity)"
  }
  /// Creates a color of components.
  nonisolated public init(
    hue: Double, saturation: Double, brightness: Double, opacity: Double = 1
  ) { name = "\(hue) \(saturation) \(brightness) \(opacity)" }
  /// A color with an opacity.
  nonisolated public func opacity(_ value: Double) -> Color { Color("\(name) \(value)") }
  public static let black = Color("black"), white = Color("white"), clear = Color("clear")
  public static let red = Color("red"), green = Color("green"), blue = Color("blue")
  public static let gray = Color("gray"), orange = Color("orange"), yellow = Color("yellow")
  public static let pink = Color("pink"), purple = Color("purple"), mint = Color("mint")
  public static let teal = Color("teal"), cyan = Color("cyan"), indigo = Color("indigo")
  public static let brown = Color("brown"), primary = Color("primary")
  public static let secondary = Color("secondary"), accentColor = Color("accentColor")
}

/// A font.
public struct Font: Hashable, Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  /// The weight.
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The design.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// The text style.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }
  /// Creates a font of UIKit's.
  public init(_ font: UIFont) { name = "\(font)" }
  /// The system's font.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font("\(size)") }
  /// The system's font of a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font("\(style)") }
  /// A font by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name) \(size)") }
  /// A font by its name.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name) }
  /// A font by its name.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font { Font("\(name) \(size)") }
  /// The font with a weight.
  public func weight(_ weight: Weight) -> Font { Font("\(name) \(weight)") }
  /// The bold font.
  public func bold() -> Font { Font(name + " bold") }
  /// The italic font.
  public func italic() -> Font { Font(name + " italic") }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { self }
  public static let largeTitle = Font("largeTitle"), title = Font("title"), title2 = Font("title2")
  public static let title3 = Font("title3"), headline = Font("headline"), body = Font("body")
  public static let subheadline = Font("subheadline"), callout = Font("callout")
  public static let footnote = Font("footnote"), caption = Font("caption")
  /// The second caption.
  public static let caption2 = Font("caption2")
}

/// An outline.
public struct Path: Sendable {
  /// Creates an empty outline.
  public init() {}
  /// Creates an outline.
  public init(_ path: UIBezierPath) {}
  /// Creates an outline of a rectangle.
  public init(_ rect: CGRect) {}
}
/// An edge.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top, leading, bottom, trailing
  /// Some edges.
  public struct Set: OptionSet, Sendable {
    /// The number.
    public let rawValue: Int8
    /// Creates a set.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1), leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4), trailing = Set(rawValue: 8)
    public static let all = Set(rawValue: 15), horizontal = Set(rawValue: 10)
    /// Top and bottom.
    public static let vertical = Set(rawValue: 5)
  }
}
/// Distances from the edges.
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// No distances.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
/// The alignment along the horizontal axis.
public enum HorizontalAlignment: Sendable { case leading, center, trailing }
/// The alignment along the vertical axis.
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}
/// The alignment along both axes.
public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading
  case bottomTrailing
}
/// The alignment of lines.
public enum TextAlignment: Sendable { case leading, center, trailing }
/// The appearance.
public enum ColorScheme: Sendable, CaseIterable { case light, dark }
/// How content fills a frame.
public enum ContentMode: Sendable { case fit, fill }
/// Whether something is visible.
public enum Visibility: Sendable { case automatic, visible, hidden }
/// The state of a scene.
public enum ScenePhase: Sendable { case background, inactive, active }
/// An axis.
public enum Axis: Sendable { case horizontal, vertical }
/// The size class of UIKit, by SwiftUI's name.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
/// The direction of the layout.
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
/// An angle.
public struct Angle: Hashable, Sendable {
  /// The angle.
  public var radians: Double
  /// An angle in degrees.
  public static func degrees(_ value: Double) -> Angle { Angle(radians: value * .pi / 180) }
  /// An angle in radians.
  public static func radians(_ value: Double) -> Angle { Angle(radians: value) }
}
/// A point of the unit square.
public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat, y: CGFloat
  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let top = UnitPoint(x: 0.5, y: 0), bottom = UnitPoint(x: 0.5, y: 1)
  public static let leading = UnitPoint(x: 0, y: 0.5), trailing = UnitPoint(x: 1, y: 0.5)
  public static let center = UnitPoint(x: 0.5, y: 0.5), zero = UnitPoint(x: 0, y: 0)
  public static let topLeading = UnitPoint(x: 0, y: 0), bottomTrailing = UnitPoint(x: 1, y: 1)
  public static let topTrailing = UnitPoint(x: 1, y: 0), bottomLeading = UnitPoint(x: 0, y: 1)
}
/// Colors along a line.
public struct Gradient: Sendable {
  /// Creates a gradient.
  public init(colors: [Color]) {}
}
/// A gradient along a line.
public struct LinearGradient: View, ShapeStyle {
  /// Nothing.
  public typealias Body = Never
  /// Creates a gradient.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Creates a gradient.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
/// The curve of an animation.
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation(), easeIn = Animation(), easeOut = Animation()
  public static let easeInOut = Animation(), linear = Animation(), spring = Animation()
  /// A curve with a duration.
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  /// A curve with a duration.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// A curve with a duration.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// A curve with a duration.
  public static func linear(duration: Double) -> Animation { Animation() }
}
/// Runs a closure, without animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
/// The measures of the space for a view.
public struct GeometryProxy: Sendable {
  /// The size.
  public var size: CGSize { .zero }
}
/// The stack of a navigation.
public struct NavigationPath {
  /// Creates an empty stack.
  public init() {}
  /// The number of elements.
  public var count: Int { 0 }
  /// Whether there are none.
  public var isEmpty: Bool { true }
  /// Has no effect.
  public mutating func append(_ value: some Hashable) {}
  /// Has no effect.
  public mutating func removeLast(_ count: Int = 1) {}
}
/// A value that views pass to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value without views.
  static var defaultValue: Value { get }
  /// Combines values.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
