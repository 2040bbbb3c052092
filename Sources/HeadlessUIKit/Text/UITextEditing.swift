public import Foundation

/// Decides about and is told of editing in a text field; all methods are optional.
///
/// A field is edited while it is first responder. Tests type with ``TextTyping``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextfielddelegate>
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing begins.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing ends.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing has ended, with the reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether a part of the text is replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when another part of the text has been selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text is cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it does by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  /// Yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// Decides about and is told of editing in a text view; all methods are optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextviewdelegate>
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing begins.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing ends.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text is replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the text has been changed by typing.
  func textViewDidChange(_ textView: UITextView)
  /// Called when another part of the text has been selected.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a link is opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether an attachment can be used.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// Decides about and is told of searching; all methods are optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uisearchbardelegate>
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing begins.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing ends.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text has been changed by typing.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part of the text is replaced.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the search button has been tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button has been tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the bookmark button has been tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button for the last results has been tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when another scope has been chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Yes.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// How a link or an attachment in a text is used; raw values are Apple's.
public enum UITextItemInteraction: Int, Sendable {
  /// By a tap.
  case invokeDefaultAction = 0
  /// By a long press, for its actions.
  case presentActions = 1
  /// By a firm press, for a preview.
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
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Data for which the system offers a look-up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All of it.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// A place in a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The place, in UTF-16.
  let offset: Int
  /// Creates the place before the text.
  public override init() {
    offset = 0
    super.init()
  }
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}

/// A part of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where the part begins.
  open var start: UITextPosition { from }
  /// Where the part ends.
  open var end: UITextPosition { to }
  /// Whether the part is empty.
  open var isEmpty: Bool { from.offset == to.offset }
  private let from: UITextPosition
  private let to: UITextPosition
  /// Creates an empty part.
  public override convenience init() { self.init(UITextPosition(0), UITextPosition(0)) }
  init(_ from: UITextPosition, _ to: UITextPosition) {
    self.from = from
    self.to = to
    super.init()
  }
}

/// An object that keys are typed into.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uikeyinput>
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}

/// A text field as search bars have it.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {}

extension UITextField {
  /// Why editing has ended; raw values are Apple's.
  public enum DidEndEditingReason: Int, Sendable {
    /// It was confirmed.
    case committed = 0
    /// It was cancelled.
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

  /// Scrolls until a part of the text shows, by its first line; at once.
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
  /// Appends text as typing does.
  public func insertText(_ text: String) { TextTyping.type(text, into: self) }
  /// Deletes the last character as typing does.
  public func deleteBackward() { TextTyping.deleteBackward(in: self) }
  /// The place before the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place after the text.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
  /// The part between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { UITextRange(fromPosition, toPosition) }
  /// The place a number of UTF-16 units away; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...(text ?? "").utf16.count).contains(place) ? UITextPosition(place) : nil
  }
  /// How many UTF-16 units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}

extension UITextView: UIKeyInput {
  /// Whether there is text.
  public var hasText: Bool { !content.isEmpty }
  /// Appends text as typing does.
  public func insertText(_ text: String) { TextTyping.type(text, into: self) }
  /// Deletes the last character as typing does.
  public func deleteBackward() { TextTyping.deleteBackward(in: self) }
  /// The selected part of the text.
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
  /// The place before the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place after the text.
  public var endOfDocument: UITextPosition { UITextPosition(content.string.utf16.count) }
  /// The part between two places.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  { UITextRange(fromPosition, toPosition) }
  /// The place a number of UTF-16 units away; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...content.string.utf16.count).contains(place) ? UITextPosition(place) : nil
  }
  /// How many UTF-16 units lie between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}

/// Types into text fields and text views, as a keyboard would: delegates are asked and told.
///
/// Text is typed at the end. The field becomes first responder if it is not.
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

  /// Presses the return key; returns whether the delegate lets it do what it does by default.
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
