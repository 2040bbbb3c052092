public import Foundation

extension UIButton {
  /// The description of a button since iOS 15: content, style, insets.
  ///
  /// What only changes the picture (indicators, transformers, menus' marks) is absent.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct>
  public struct Configuration: Hashable {
    /// The emphasis of the button.
    package enum Style: String, Sendable {
      case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
      case glass, prominentGlass
    }

    /// How large the button is.
    public enum Size: Int, Sendable {
      /// Body text and ordinary insets.
      case medium = 0
      /// Subheadline text and narrow insets.
      case small = 1
      /// As small.
      case mini = 2
      /// Body text and wide insets.
      case large = 3
    }

    /// How round the corners are; only a picture shows it.
    public enum CornerStyle: Int, Sendable {
      /// According to the background.
      case fixed = -1
      /// Growing with the text size.
      case dynamic = 0
      /// Little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// According to the button's content alignment.
      case automatic = 0
      /// Their leading edges meet.
      case leading = 1
      /// Their centres meet.
      case center = 2
      /// Their trailing edges meet.
      case trailing = 3
    }

    package var style: Style
    private(set) var insetsAsSet: NSDirectionalEdgeInsets?

    init(_ style: Style) { self.style = style }

    /// The title.
    public var title: String?
    /// The second line, in smaller letters.
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
    /// How large the button is: its font and its insets unless they are set.
    public var buttonSize = Size.medium
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of text and image.
    public var baseForegroundColor: UIColor?
    /// The colour behind them.
    public var baseBackgroundColor: UIColor?
    /// Whether an activity indicator replaces the image; the image's size is used for layout.
    public var showsActivityIndicator = false

    /// The font of the title, where a document names one.
    package var titleFont: UIFont?
    /// The font of the subtitle, where a document names one.
    package var subtitleFont: UIFont?

    /// Room around the content; until it is set, that of ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { contentInsetsInEffect }
      set { insetsAsSet = newValue }
    }

    /// Goes back to the insets of ``buttonSize``.
    public mutating func setDefaultContentInsets() { insetsAsSet = nil }

    /// Returns the configuration itself; it does not depend on the button's state here.
    public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  /// Text in the tint colour, nothing behind it.
  public static func plain() -> Self { Self(.plain) }
  /// Text on grey.
  public static func gray() -> Self { Self(.gray) }
  /// Text on a shade of the tint colour.
  public static func tinted() -> Self { Self(.tinted) }
  /// White text on the tint colour.
  public static func filled() -> Self { Self(.filled) }
  /// As plain, in the platform's manner.
  public static func borderless() -> Self { Self(.borderless) }
  /// As grey, in the platform's manner.
  public static func bordered() -> Self { Self(.bordered) }
  /// As tinted, in the platform's manner.
  public static func borderedTinted() -> Self { Self(.borderedTinted) }
  /// As filled, in the platform's manner.
  public static func borderedProminent() -> Self { Self(.borderedProminent) }
  /// Text on glass.
  public static func glass() -> Self { Self(.glass) }
  /// White text on tinted glass.
  public static func prominentGlass() -> Self { Self(.prominentGlass) }

  /// Medium is stored by documents (17-point text, 34.33 points high at 3 pixels per point); the
  /// others are from memory of 28 and 50.33 points.
  var contentInsetsInEffect: NSDirectionalEdgeInsets {
    if let customInsets = insetsAsSet { return customInsets }
    switch buttonSize {
    case .medium: return NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini:
      return NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: return NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  @MainActor
  func titleFontInEffect(for traits: UITraitCollection) -> UIFont {
    if let titleFont { return titleFont }
    let style: UIFont.TextStyle =
      buttonSize == .medium || buttonSize == .large ? .body : .subheadline
    return .preferredFont(forTextStyle: style, compatibleWith: traits)
  }

  @MainActor
  func subtitleFontInEffect(for traits: UITraitCollection) -> UIFont {
    if let subtitleFont { return subtitleFont }
    let style: UIFont.TextStyle =
      buttonSize == .medium || buttonSize == .large ? .footnote : .caption1
    return .preferredFont(forTextStyle: style, compatibleWith: traits)
  }
}
