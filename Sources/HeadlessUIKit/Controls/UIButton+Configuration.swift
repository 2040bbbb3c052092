public import Foundation

extension UIButton {
  /// The configuration of a button since iOS 15: its content, style and insets.
  ///
  /// Indicators take no space.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct>
  public struct Configuration: Hashable {
    /// The style of the button.
    package enum Style: String, Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
      case glass, prominentGlass
    }

    /// The size of the button.
    public enum Size: Int, Sendable {
      /// Body text and standard insets.
      case medium = 0
      /// Subheadline text and narrow insets.
      case small = 1
      /// The same as small.
      case mini = 2
      /// Body text and wide insets.
      case large = 3
    }

    /// The style of the corners, which affects only rendering.
    public enum CornerStyle: Int, Sendable {
      /// The corner radius of the background.
      case fixed = -1
      /// A radius that scales with the text size.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// A capsule.
      case capsule = 4
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// The alignment depends on the button's content alignment.
      case automatic = 0
      /// The leading edges are aligned.
      case leading = 1
      /// The centers are aligned.
      case center = 2
      /// The trailing edges are aligned.
      case trailing = 3
    }

    package var style: Style
    private(set) var insetsAsSet: NSDirectionalEdgeInsets?

    init(_ style: Style) { self.style = style }

    /// The title.
    public var title: String?
    /// The subtitle, in smaller text.
    public var subtitle: String?
    /// The image.
    public var image: UIImage?
    /// The size and weight of a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The space between image and text, in points.
    public var imagePadding: CGFloat = 0
    /// The side of the text on which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// The size of the button, which determines the default font and insets.
    public var buttonSize = Size.medium
    /// The style of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The color of the text and the image.
    public var baseForegroundColor: UIColor?
    /// The color of the background.
    public var baseBackgroundColor: UIColor?
    /// Whether an activity indicator replaces the image; the image's size is used for layout.
    public var showsActivityIndicator = false

    /// The indicator beside the title; it is not shown.
    public var indicator = Indicator.automatic
    /// Where the lines of the title break.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Where the lines of the subtitle break.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether a selected button looks selected.
    public var automaticallyUpdateForSelection = true
    var extras = Uncompared(value: Extras())

    /// The font of the title, if a document specifies one.
    package var titleFont: UIFont?
    /// The font of the subtitle, if a document specifies one.
    package var subtitleFont: UIFont?

    /// The insets of the content.
    ///
    /// The default depends on ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { contentInsetsInEffect }
      set { insetsAsSet = newValue }
    }

    /// Resets the insets to those of ``buttonSize``.
    public mutating func setDefaultContentInsets() { insetsAsSet = nil }

    /// Returns the configuration unchanged, because it does not depend on the button's state.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  /// Text in the tint color, without background.
  public static func plain() -> Self { Self(.plain) }
  /// Text on a gray background.
  public static func gray() -> Self { Self(.gray) }
  /// Text on a background tinted with the tint color.
  public static func tinted() -> Self { Self(.tinted) }
  /// White text on a background in the tint color.
  public static func filled() -> Self { Self(.filled) }
  /// The platform's variant of plain.
  public static func borderless() -> Self { Self(.borderless) }
  /// The platform's variant of gray.
  public static func bordered() -> Self { Self(.bordered) }
  /// The platform's variant of tinted.
  public static func borderedTinted() -> Self { Self(.borderedTinted) }
  /// The platform's variant of filled.
  public static func borderedProminent() -> Self { Self(.borderedProminent) }
  /// Text on glass.
  public static func glass() -> Self { Self(.glass) }
  /// White text on tinted glass.
  public static func prominentGlass() -> Self { Self(.prominentGlass) }

  /// The content insets.
  ///
  /// Those for medium are from documents (17-point text, 34.33 points high at 3 pixels per point);
  /// the others are from memory, for 28 and 50.33 points.
  var contentInsetsInEffect: NSDirectionalEdgeInsets {
    if let customInsets = insetsAsSet { return customInsets }
    switch buttonSize {
    case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini:
      return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The font of the title.
  ///
  /// That of a primary button is semibold unless a font is given: the four titles of such buttons in
  /// documents whose width no constraint determines have the widths of semibold text.
  @MainActor
  func titleFontInEffect(
    for traits: UITraitCollection, _ role: UIButton.Role = .normal
  ) -> UIFont {
    let style: UIFont.TextStyle =
      buttonSize == .medium || buttonSize == .large ? .body : .subheadline
    let standard = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    return transformed(
      titleFont ?? (role == .primary ? standard.semibold : standard),
      by: titleTextAttributesTransformer)
  }

  @MainActor
  func subtitleFontInEffect(for traits: UITraitCollection) -> UIFont {
    let style: UIFont.TextStyle =
      buttonSize == .medium || buttonSize == .large ? .footnote : .caption1
    return transformed(
      subtitleFont ?? .preferredFont(forTextStyle: style, compatibleWith: traits),
      by: subtitleTextAttributesTransformer)
  }
}
