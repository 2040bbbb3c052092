public import Foundation

/// An object that accepts keyboard input.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uikeyinput>
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  func deleteBackward()
}

/// The text field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The tokens before the text; they have no effect on the layout.
  open var tokens: [UISearchToken] = []
  /// The background color of tokens.
  open var tokenBackgroundColor: UIColor?
  /// Whether tokens can be deleted.
  open var allowsDeletingTokens = true
  /// Whether tokens can be copied.
  open var allowsCopyingTokens = true
  /// Inserts a token.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: tokenIndex)
  }
  /// Removes a token.
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
}

extension UITextField {
  /// The reason why editing has ended; raw values are Apple's.
  public enum DidEndEditingReason: Int, Sendable {
    /// Editing was committed.
    case committed = 0
    /// Editing was canceled.
    case cancelled = 1
  }

  /// Posted when editing has begun.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing has ended.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the text has been changed by typing.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  func tellEditingDidBegin() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func tellEditingDidEnd() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  func tellTextDidChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

extension UITextView {
  /// Posted when editing has begun.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when editing has ended.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted when the text has been changed by typing.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")

  func tellEditingDidBegin() {
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func tellEditingDidEnd() {
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Scrolls until the first line of a range of the text is visible, without animation.
  public func scrollRangeToVisible(_ range: NSRange) {
    let whole = content.string.utf16.count
    guard whole > 0 else { return }
    let share = CGFloat(min(max(range.location, 0), whole)) / CGFloat(whole)
    let height = contentSize.height
    scrollRectToVisible(
      CGRect(x: 0, y: min(share * height, max(height - 1, 0)), width: 1, height: 1),
      animated: false)
  }
}

extension UITextField: UIKeyInput {
  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
  /// Returns the range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { UITextRange(fromPosition, toPosition) }
  /// Returns the position at an offset in UTF-16 code units; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...(text ?? "").utf16.count).contains(place) ? UITextPosition(place) : nil
  }
  /// Returns the number of UTF-16 code units between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}

extension UITextView: UIKeyInput {
  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(content.string.utf16.count) }
  /// Returns the range between two positions.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { UITextRange(fromPosition, toPosition) }
  /// Returns the position at an offset in UTF-16 code units; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...content.string.utf16.count).contains(place) ? UITextPosition(place) : nil
  }
  /// Returns the number of UTF-16 code units between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}

/// Simulates typing in text fields and text views, including the calls of their delegates.
///
/// Text is appended. The field becomes first responder if it is not.
@MainActor
public enum TextTyping {
  /// Types a text into a field; returns whether the delegate allowed it.
  @discardableResult
  public static func type(_ text: String, into field: UITextField) -> Bool {
    field.becomeFirstResponder()
    let old = field.text ?? ""
    return replace(NSRange(location: old.utf16.count, length: 0), by: text, in: field)
  }

  /// Deletes the last character of a field; returns whether the delegate allowed it.
  @discardableResult
  public static func deleteBackward(in field: UITextField) -> Bool {
    let old = field.text
    field.deleteBackward()
    return field.text != old
  }

  /// Deletes the last character, unless the delegate does not allow it.
  static func erase(in field: UITextField) {
    guard let range = lastCharacter(of: field.text ?? "") else { return }
    _ = replace(range, by: "", in: field)
  }

  /// Presses the Return key; returns whether the delegate allowed its default action.
  @discardableResult
  public static func pressReturn(in field: UITextField) -> Bool {
    let returns = field.delegate?.textFieldShouldReturn(field) ?? true
    if returns { field.sendActions(for: .editingDidEndOnExit) }
    return returns
  }

  /// Types a text into a text view; returns whether the delegate allowed it.
  @discardableResult
  public static func type(_ text: String, into view: UITextView) -> Bool {
    view.becomeFirstResponder()
    let end = (view.text ?? "").utf16.count
    return replace(NSRange(location: end, length: 0), by: text, in: view)
  }

  /// Deletes the last character of a text view; returns whether the delegate allowed it.
  @discardableResult
  public static func deleteBackward(in view: UITextView) -> Bool {
    let old = view.text
    view.deleteBackward()
    return view.text != old
  }

  /// Deletes the last character, unless the delegate does not allow it.
  static func erase(in view: UITextView) {
    guard let range = lastCharacter(of: view.text ?? "") else { return }
    _ = replace(range, by: "", in: view)
  }

  private static func lastCharacter(of text: String) -> NSRange? {
    guard let last = text.last else { return nil }
    let length = String(last).utf16.count
    return NSRange(location: text.utf16.count - length, length: length)
  }

  private static func replace(_ range: NSRange, by new: String, in field: UITextField) -> Bool {
    guard
      field.delegate?.textField(field, shouldChangeCharactersIn: range, replacementString: new)
        ?? true
    else { return false }
    field.text = NSString(string: field.text ?? "").replacingCharacters(in: range, with: new)
    field.tellTextDidChange()
    return true
  }

  private static func replace(_ range: NSRange, by new: String, in view: UITextView) -> Bool {
    guard view.delegate?.textView(view, shouldChangeTextIn: range, replacementText: new) ?? true
    else { return false }
    view.text = NSString(string: view.text ?? "").replacingCharacters(in: range, with: new)
    view.selectedRange = NSRange(location: range.location + new.utf16.count, length: 0)
    view.delegate?.textViewDidChange(view)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view)
    return true
  }
}
