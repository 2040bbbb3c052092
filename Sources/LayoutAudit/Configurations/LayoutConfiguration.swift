public import HeadlessUIKit

/// One combination of everything a layout depends on besides its views.
public struct LayoutConfiguration: Hashable, Sendable {
  /// The screen.
  public var screen: LayoutScreen
  /// The text size that the reader prefers.
  public var textSize: UIContentSizeCategory
  /// The language of the texts.
  public var language: LayoutLanguage
  /// Whether leading is at the right; also where the language is read from right to left.
  public var isRightToLeft: Bool
  /// Light or dark.
  public var appearance: UIUserInterfaceStyle

  /// Makes a combination.
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

  /// What the combination changes of a screen's traits.
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
  /// The screen and whatever is not usual: `iPhone 17, text size AX3, right to left, dark`.
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
  /// The steps from the smallest to the largest with the short names that Apple's tools print.
  package static let named: [(size: UIContentSizeCategory, name: String)] = zip(
    steps, ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"]
  ).map { ($0, $1) }

  /// `XS` to `XXXL` and `AX1` to `AX5`.
  package var shortName: String {
    Self.named.first { $0.size == self }?.name ?? rawValue
  }
}
