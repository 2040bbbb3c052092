public import Foundation

/// A row of buttons above the keyboard of an iPad, which is kept and not shown.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinputassistantitem>
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// The groups at the leading edge.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups at the trailing edge.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the row can be hidden.
  open var allowsHidingShortcuts = true
}

/// A search in a text by the user, which tests cannot open.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifindinteraction>
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// The delegate.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The view that has the interaction.
  open private(set) weak var view: UIView?
  /// Whether the search field is visible: after it was presented.
  open private(set) var isFindNavigatorVisible = false
  /// The text to search for.
  open var searchText: String?
  /// The text that replaces it.
  open var replacementText: String?

  /// Creates an interaction.
  public init(sessionDelegate: (any UIFindInteractionDelegate)?) {
    delegate = sessionDelegate
    super.init()
  }
  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called after the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Shows the search field; no view is shown.
  open func presentFindNavigator(showingReplace: Bool) { isFindNavigatorVisible = true }
  /// Hides the search field.
  open func dismissFindNavigator() { isFindNavigatorVisible = false }
  /// Finds the next match; has no effect.
  open func findNext() {}
  /// Finds the previous match; has no effect.
  open func findPrevious() {}
  /// Counts the matches again; has no effect.
  open func updateResultCount() {}
}

/// An object that provides the sessions of a search.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uifindinteractiondelegate>
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {}

/// An object that provides dragged text; drags do not occur.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdragdelegate>
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {}

/// An object that receives dropped text; drops do not occur.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextdropdelegate>
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {}

/// An object that is notified before a text changes; it is never called.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitextinputdelegate>
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Called before the selection changes.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
