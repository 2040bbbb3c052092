public import Foundation

/// Methods that control and report editing in a text field; all are optional.
///
/// A field is edited while it is first responder. Tests type with ``TextTyping``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing can begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing can end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing has ended, with the reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether a range of the text can be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the text can be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the default action of the Return key is performed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Returns true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// Methods that control and report editing in a text view; all are optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextviewdelegate>
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing can begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing can end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a range of the text can be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the text has been changed by typing.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether the user can interact with a link.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether the user can interact with an attachment.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// Methods that control and report searching; all are optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchbardelegate>
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Returns whether editing can begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing can end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text has been changed by typing.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Returns whether a range of the text can be replaced.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the search button has been tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button has been tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the bookmark button has been tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button for search results has been tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope has been selected.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Returns true.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default implementation does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns true.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// The default implementation does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Returns true.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// The default implementation does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// The kind of interaction with a link or an attachment; raw values are Apple's.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press, which presents actions.
  case presentActions = 1
  /// A firm press, which presents a preview.
  case preview = 2
}

/// The kinds of data that are detected in a text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt
  /// Creates types with Apple's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Shipment tracking numbers.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flight numbers.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Data for lookup suggestions.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All types.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// A position in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The UTF-16 offset.
  let offset: Int
  /// Creates the position at the beginning of a text.
  public override init() {
    offset = 0
    super.init()
  }
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The start of the range.
  open var start: UITextPosition { from }
  /// The end of the range.
  open var end: UITextPosition { to }
  /// Whether the range is empty.
  open var isEmpty: Bool { from.offset == to.offset }
  private let from: UITextPosition
  private let to: UITextPosition
  /// Creates an empty range.
  public override convenience init() { self.init(UITextPosition(0), UITextPosition(0)) }
  init(_ from: UITextPosition, _ to: UITextPosition) {
    self.from = from
    self.to = to
    super.init()
  }
}

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
open class UISearchTextField: UITextField {}

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
  /// Whether there is text.
  public var hasText: Bool { !(text ?? "").isEmpty }
  /// Appends text, like typing.
  public func insertText(_ text: String) { TextTyping.type(text, into: self) }
  /// Deletes the last character, like typing.
  public func deleteBackward() { TextTyping.deleteBackward(in: self) }
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
  /// Whether there is text.
  public var hasText: Bool { !content.isEmpty }
  /// Appends text, like typing.
  public func insertText(_ text: String) { TextTyping.type(text, into: self) }
  /// Deletes the last character, like typing.
  public func deleteBackward() { TextTyping.deleteBackward(in: self) }
  /// The selected range of the text.
  public var selectedTextRange: UITextRange? {
    get {
      UITextRange(
        UITextPosition(selectedRange.location),
        UITextPosition(selectedRange.location + selectedRange.length))
    }
    set {
      guard let newValue else { return selectedRange = NSRange(location: 0, length: 0) }
      selectedRange = NSRange(
        location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
    }
  }
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
    guard let range = lastCharacter(of: field.text ?? "") else { return false }
    return replace(range, by: "", in: field)
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
    guard let range = lastCharacter(of: view.text ?? "") else { return false }
    return replace(range, by: "", in: view)
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
