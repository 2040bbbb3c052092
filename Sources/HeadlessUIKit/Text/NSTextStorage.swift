internal import AutoLayout
public import Foundation

/// A text with attributes that notifies layout managers, its delegate and its text view of changes.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextstorage>
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of a change.
  public struct EditActions: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt
    /// Creates actions with Apple's raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The layout managers of the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The delegate, which is notified before and after a change is processed.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The kinds of the last change.
  open private(set) var editedMask: EditActions = []
  /// The range of the last change.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of UTF-16 code units by which the last change lengthened the text.
  open private(set) var changeInLength = 0
  /// Notifies the text view.
  var changed: (@MainActor () -> Void)?

  /// Adds a layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    unsafe aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    unsafe aLayoutManager.textStorage = nil
  }

  // MARK: Changes

  private var depth = 0
  /// The number of recorded changes.
  private var edits = 0
  private var pending: (mask: EditActions, range: NSRange, delta: Int)?

  /// Has no effect: fonts are substituted when the text is laid out.
  open func fixAttributes(in range: NSRange) {}

  /// Begins changes that are processed together.
  open override func beginEditing() { depth += 1 }

  /// Ends changes, and processes them.
  open override func endEditing() {
    depth = max(depth - 1, 0)
    processPending()
  }

  /// Records a change; processes it unless it is one of several between ``beginEditing()`` and
  /// ``endEditing()``.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of the change.
  ///   - editedRange: The changed range before the change.
  ///   - delta: The number of UTF-16 code units by which the text became longer.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    edits += 1
    let range = NSRange(
      location: editedRange.location, length: max(editedRange.length + delta, 0))
    if let known = pending {
      pending = (
        known.mask.union(editedMask), NSUnionRange(known.range, range), known.delta + delta
      )
    } else {
      pending = (editedMask, range, delta)
    }
    processPending()
  }

  private func processPending() {
    guard depth == 0, let change = pending else { return }
    pending = nil
    editedMask = change.mask
    editedRange = change.range
    changeInLength = change.delta
    processEditing()
  }

  /// Notifies the delegate and the layout managers of a change.
  open func processEditing() {
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    guard let changed else { return }
    MainThread.assume("NSTextStorage.processEditing") { changed() }
  }

  /// Makes a change by the superclass, and records it unless a subclass has done so.
  private func change(
    _ mask: EditActions, _ range: NSRange, replacementLength: Int? = nil, _ body: () -> Void
  ) {
    let known = edits
    depth += 1
    body()
    if edits == known {
      edited(mask, range: range, changeInLength: replacementLength.map { $0 - range.length } ?? 0)
    }
    depth -= 1
    processPending()
  }

  /// Replaces characters.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    change([.editedCharacters], range, replacementLength: str.utf16.count) {
      super.replaceCharacters(in: range, with: str)
    }
  }

  /// Sets the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    change([.editedAttributes], range) { super.setAttributes(attrs, range: range) }
  }

  /// Adds an attribute to a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change([.editedAttributes], range) { super.addAttribute(name, value: value, range: range) }
  }

  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change([.editedAttributes], range) { super.addAttributes(attrs, range: range) }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change([.editedAttributes], range) { super.removeAttribute(name, range: range) }
  }

  /// Replaces characters and their attributes.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    change([.editedCharacters, .editedAttributes], range, replacementLength: attrString.length) {
      super.replaceCharacters(in: range, with: attrString)
    }
  }

  /// Inserts text.
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  /// Appends text.
  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }

  /// Deletes characters.
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

  /// Replaces the whole text.
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
}

/// Methods that are called before and after a change of a text is processed; all are optional.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nstextstoragedelegate>
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called before the change is processed; can change the text.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  /// Called after the change was processed; can change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// The default implementation does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// The default implementation does nothing.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
