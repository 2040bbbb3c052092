public import HeadlessUIKit
internal import TextMetrics

/// One combination of the values on which a layout depends besides its views.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The screen.
  public var screen: LayoutScreen
  /// The preferred text size.
  public var textSize: UIContentSizeCategory
  /// The language of the texts.
  public var language: LayoutLanguage
  /// Whether leading is at the right, which is also the case if the language is written from right to left.
  public var isRightToLeft: Bool
  /// Light or dark.
  public var appearance: UIUserInterfaceStyle

  /// Creates a combination.
  public init(
    screen: LayoutScreen = .iPhone17, textSize: UIContentSizeCategory = .large,
    language: LayoutLanguage = .development, isRightToLeft: Bool = false,
    appearance: UIUserInterfaceStyle = .light
  ) {
    self.screen = screen
    self.textSize = textSize
    self.language = language
    self.isRightToLeft = isRightToLeft || language.isRightToLeft
    self.appearance = appearance
  }

  /// The traits of the screen that the combination changes.
  @MainActor
  var traits: UITraitCollection {
    UITraitCollection { traits in
      traits.preferredContentSizeCategory = textSize
      traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      traits.userInterfaceStyle = appearance
    }
  }
}

extension LayoutConfiguration: CustomStringConvertible {
  /// The screen and all values that are not the default: `iPhone 17, text size AX3, right to left, dark`.
  public var description: String {
    var words = ["\(screen)"]
    if textSize != .large { words.append("text size \(textSize.shortName)") }
    if language != .development { words.append(language.name) }
    if isRightToLeft, !language.isRightToLeft { words.append("right to left") }
    if appearance == .dark { words.append("dark") }
    return words.joined(separator: ", ")
  }
}

extension UIContentSizeCategory {
  /// `XS` to `XXXL` and `AX1` to `AX5`.
  package var shortName: String {
    ContentSizeCategory(rawValue: rawValue)?.shortName ?? rawValue
  }
}
