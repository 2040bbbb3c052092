public import Foundation

/// An object with text that can be edited and selected.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinput>
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The selected range; its length is 0 at the insertion point.
  var selectedTextRange: UITextRange? { get set }
  /// The range of text that is being composed; nil for none.
  var markedTextRange: UITextRange? { get }
  /// The beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the text in a range.
  func text(in range: UITextRange) -> String?
  /// Replaces the text in a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position at an offset; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the order of two positions.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the number of UTF-16 code units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Returns the rectangle of the insertion point at a position.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
}

extension UITextInput {
  /// The default implementation returns nil, because no text is being composed.
  public var markedTextRange: UITextRange? { nil }
  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = offset(from: position, to: other)
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }
}

extension UITextField: UITextInput {
  /// Returns the text in a range.
  public func text(in range: UITextRange) -> String? {
    (text ?? "").substring(range)
  }
  /// Replaces the text in a range.
  public func replace(_ range: UITextRange, withText text: String) {
    self.text = (self.text ?? "").replacing(range, by: text)
  }
}

extension UITextView: UITextInput {
  /// Returns the text in a range.
  public func text(in range: UITextRange) -> String? { content.string.substring(range) }
  /// Replaces the text in a range.
  public func replace(_ range: UITextRange, withText text: String) {
    self.text = content.string.replacing(range, by: text)
  }
}

extension String {
  @MainActor
  private func indices(_ range: UITextRange) -> NSRange? {
    let (from, to) = (range.start.offset, range.end.offset)
    guard 0 <= from, from <= to, to <= utf16.count else { return nil }
    return NSRange(location: from, length: to - from)
  }

  @MainActor
  fileprivate func substring(_ range: UITextRange) -> String? {
    indices(range).map { NSString(string: self).substring(with: $0) }
  }

  @MainActor
  fileprivate func replacing(_ range: UITextRange, by text: String) -> String {
    guard let place = indices(range) else { return self }
    return NSString(string: self).replacingCharacters(in: place, with: text)
  }
}

/// A direction in a text; raw values are Apple's.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// Apple's value.
  public let rawValue: Int
  /// Creates a direction with Apple's value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Toward the end of the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Toward an edge.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// A direction along the characters; raw values are Apple's.
public enum UITextStorageDirection: Int, Sendable {
  /// Toward the end of the text.
  case forward = 0
  /// Toward the beginning of the text.
  case backward = 1
}

/// A direction toward an edge; raw values are Apple's.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// The unit of a text; raw values are Apple's.
public enum UITextGranularity: Int, Sendable {
  /// A character.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line.
  case line = 4
  /// The whole text.
  case document = 5
}

/// A language of the keyboard.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinputmode>
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// Notifies that the language has changed; never posted.
  nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
  /// The language, such as `en-US`.
  open var primaryLanguage: String? { language }
  private let language: String

  init(_ language: String) {
    self.language = language
    super.init()
  }

  /// The languages of the keyboard: that of the locale.
  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(Locale.current.identifier.replacingOccurrences(of: "_", with: "-"))]
  }
}

/// A spelling checker, which finds no errors and has no suggestions.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextchecker>
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The languages that can be checked: none.
  open class var availableLanguages: [String] { [] }
  /// Returns the range of a misspelled word: always none.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Returns suggestions for a word: always nil.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }
  /// Returns words that begin like a word: always nil.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  /// Ignores a word; has no effect.
  open func ignoreWord(_ wordToIgnore: String) {}
  /// Learns a word; has no effect.
  open class func learnWord(_ word: String) {}
  /// Returns whether a word was learned: always false.
  open class func hasLearnedWord(_ word: String) -> Bool { false }
}
