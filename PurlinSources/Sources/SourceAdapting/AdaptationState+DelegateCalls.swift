internal import SwiftSyntax

// Calls of optional requirements of UIKit's protocols: `delegate?.scrollViewDidScroll?(scrollView)`. Purlin's
// protocols have default implementations of these methods, so that the question mark behind the method's name is an error.
extension AdaptationState {
  /// Removes the question or exclamation mark behind the names of UIKit's optional methods.
  mutating func adaptDelegateCalls() {
    // The module's own requirements are asked for, and its own closures called.
    let own = Set(model.optionalRequirements.map(\.member.callKey))
      .union(model.members.filter { !$0.isMethod }.map { $0.name + ":" })
    for index in files.indices {
      let finder = DelegateCallFinder(own)
      finder.walk(files[index].tree)
      for mark in finder.marks { files[index].blank(mark) }
    }
  }
}

/// Finds the marks between the name of an optional method and its arguments.
private final class DelegateCallFinder: SyntaxVisitor {
  private(set) var marks: [TokenSyntax] = []
  private let own: Set<String>

  init(_ own: Set<String>) {
    self.own = own
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self)
    let forcing = node.calledExpression.as(ForceUnwrapExprSyntax.self)
    guard let mark = chaining?.questionMark ?? forcing?.exclamationMark,
      let member = (chaining?.expression ?? forcing?.expression)?.as(MemberAccessExprSyntax.self)
    else { return .visitChildren }
    var labels = node.arguments.map(\.label?.text)
    if node.trailingClosure != nil { labels.append(nil) }
    let name = member.declName.baseName.text
    let key = name + labels.map { ($0 ?? "") + ":" }.joined()
    // A closure has no argument labels, so that a call with labels is one of a method. Without labels, it is one
    // of UIKit's if it has the name of one with a single parameter.
    let isMethod =
      labels.contains { $0 != nil }
      || labels.count == 1 && methodsWithoutLabels.contains(name)
    if isMethod, !own.contains(key) { marks.append(mark) }
    return .visitChildren
  }
}

/// The optional methods of UIKit's protocols that have a single parameter without a label.
///
/// A test compares the list with `HeadlessUIKit`.
let methodsWithoutLabels: Set = [
  "animationEnded", "applicationDidBecomeActive", "applicationDidEnterBackground",
  "applicationWillEnterForeground", "applicationWillResignActive", "applicationWillTerminate",
  "colorPickerViewControllerDidFinish", "colorPickerViewControllerDidSelectColor",
  "didDismissSearchController", "didPresentSearchController",
  "documentInteractionControllerViewControllerForPreview", "documentPickerWasCancelled",
  "dynamicAnimatorDidPause", "dynamicAnimatorWillResume", "fontPickerViewControllerDidCancel",
  "fontPickerViewControllerDidPickFont", "gestureRecognizerShouldBegin",
  "imagePickerControllerDidCancel", "pencilInteractionDidTap",
  "popoverPresentationControllerDidDismissPopover",
  "popoverPresentationControllerShouldDismissPopover", "prepareForPopoverPresentation",
  "presentationControllerDidAttemptToDismiss", "presentationControllerDidDismiss",
  "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
  "sceneDidBecomeActive", "sceneDidDisconnect", "sceneDidEnterBackground",
  "sceneWillEnterForeground", "sceneWillResignActive", "scrollViewDidChangeAdjustedContentInset",
  "scrollViewDidEndDecelerating", "scrollViewDidEndScrollingAnimation", "scrollViewDidScroll",
  "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
  "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging",
  "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
  "searchBarResultsListButtonClicked", "searchBarSearchButtonClicked",
  "searchBarShouldBeginEditing", "searchBarShouldEndEditing", "searchBarTextDidBeginEditing",
  "searchBarTextDidEndEditing", "sheetPresentationControllerDidChangeSelectedDetentIdentifier",
  "splitViewControllerDidCollapse", "splitViewControllerDidExpand", "textFieldDidBeginEditing",
  "textFieldDidChangeSelection", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
  "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn",
  "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
  "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing",
  "webViewDidFinishLoad", "webViewDidStartLoad", "willDismissSearchController",
  "willPresentSearchController",
]
