public import Foundation

/// Values of a configuration that do not decide whether it equals another, such as closures.
struct Uncompared<Value>: Hashable {
  var value: Value
  static func == (one: Self, other: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

extension UIButton.Configuration {
  /// The closures and the background of a configuration.
  struct Extras {
    var title: UIConfigurationTextAttributesTransformer?
    var subtitle: UIConfigurationTextAttributesTransformer?
    var imageColor: UIConfigurationColorTransformer?
    var indicatorColor: UIConfigurationColorTransformer?
    var background: UIBackgroundConfiguration?
  }

  /// Changes the color of the activity indicator; has no effect on pictures.
  public var activityIndicatorColorTransformer: UIConfigurationColorTransformer? {
    get { extras.value.indicatorColor }
    set { extras.value.indicatorColor = newValue }
  }

  /// Changes the attributes of the title, such as its font.
  public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { extras.value.title }
    set { extras.value.title = newValue }
  }
  /// Changes the attributes of the subtitle.
  public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
    get { extras.value.subtitle }
    set { extras.value.subtitle = newValue }
  }
  /// Changes the color of the image.
  public var imageColorTransformer: UIConfigurationColorTransformer? {
    get { extras.value.imageColor }
    set { extras.value.imageColor = newValue }
  }
  /// The background; its color, corners and border are not drawn behind a button.
  @MainActor public var background: UIBackgroundConfiguration {
    get { extras.value.background ?? .clear() }
    set {
      extras.value.background = newValue
      if let color = newValue.backgroundColor { baseBackgroundColor = color }
    }
  }

  /// The title with attributes; the font of its first characters is that of the title.
  public var attributedTitle: AttributedString? {
    get { title.map { text(of: $0, titleFont) } }
    set {
      title = newValue.map { String($0.characters) }
      titleFont = newValue?.runs.first?.font
      if let color = newValue?.runs.first?.foregroundColor { baseForegroundColor = color }
    }
  }
  /// The subtitle with attributes; the font of its first characters is that of the subtitle.
  public var attributedSubtitle: AttributedString? {
    get { subtitle.map { text(of: $0, subtitleFont) } }
    set {
      subtitle = newValue.map { String($0.characters) }
      subtitleFont = newValue?.runs.first?.font
    }
  }

  private func text(of string: String, _ font: UIFont?) -> AttributedString {
    var text = AttributedString(string)
    text.font = font
    return text
  }

  /// Returns the font after a transformer has changed it.
  func transformed(
    _ font: UIFont, by transformer: UIConfigurationTextAttributesTransformer?
  ) -> UIFont {
    guard let transformer else { return font }
    var attributes = AttributeContainer()
    attributes.font = font
    return transformer(attributes).font ?? font
  }

  /// The indicator beside the title; raw values are Apple's.
  public enum Indicator: Int, Sendable {
    /// As the button's menu has it: none.
    case automatic = 0
    /// None.
    case none = 1
    /// Two arrows.
    case popup = 2
  }
}
