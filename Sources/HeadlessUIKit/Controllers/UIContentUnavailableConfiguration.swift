public import Foundation

/// What a screen without content shows: an image, a text, a second text and buttons.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct>
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The place of the content; raw values are Apple's.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// In the middle, or wherever it is natural.
    case natural = 1
  }

  /// The properties of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// Where lines break.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The number of lines; 0 for any.
    public var numberOfLines = 0
    /// Whether the font becomes smaller to fit the width.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font.
    public var minimumScaleFactor: CGFloat = 0
  }

  /// The properties of the image.
  public struct ImageProperties {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of the image.
    public var tintColor: UIColor?
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 0
    /// The greatest size; a length of 0 has no limit.
    public var maximumSize = CGSize.zero
    /// Whether the image is not inverted with the colors.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The properties of a button.
  public struct ButtonProperties {
    /// What the button does.
    public var primaryAction: UIAction?
    /// The menu.
    public var menu: UIMenu?
    /// Whether the button is enabled.
    public var isEnabled = true
    /// The role.
    public var role = UIButton.Role.normal
  }

  /// The image.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString?
  /// The properties of the text.
  public var textProperties = TextProperties(
    font: .preferredFont(forTextStyle: .title2).semibold, color: .label)
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the second text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
  /// The button.
  public var button = UIButton.Configuration.plain()
  /// The properties of the button.
  public var buttonProperties = ButtonProperties()
  /// The second button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The properties of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The place of the content.
  public var alignment = Alignment.center
  /// Which margins of the view around the content keeps.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The distance of the content from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
  /// The distance between the image and the text, in points (*estimate*).
  public var imageToTextPadding: CGFloat = 14
  /// The distance between the texts, in points (*estimate*).
  public var textToSecondaryTextPadding: CGFloat = 4
  /// The distance between the texts and the button, in points (*estimate*).
  public var textToButtonPadding: CGFloat = 16
  /// The distance between the buttons, in points (*estimate*).
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether an activity indicator is shown instead of the image.
  var isLoading = false

  init() {}

  /// Returns a configuration for a screen without content.
  public static func empty() -> Self {
    var made = Self()
    made.imageProperties.preferredSymbolConfiguration = .init(textStyle: .largeTitle)
    made.imageProperties.tintColor = .secondaryLabel
    return made
  }

  /// Returns a configuration for a search without results.
  public static func search() -> Self {
    var made = empty()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  /// Returns a configuration for content that is being loaded.
  public static func loading() -> Self {
    var made = Self()
    made.isLoading = true
    made.text = "Loading…"
    made.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    made.textProperties.color = .secondaryLabel
    made.imageToTextPadding = 8
    return made
  }

  /// Returns a new view with the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state: the same.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// The state for which a controller updates what it shows without content.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate>
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The text of the search; nil without a search.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// The custom states.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
