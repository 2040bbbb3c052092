internal import AutoLayout
internal import Foundation
internal import HeadlessQuartzCore

extension UIView {
  /// Returns whether `view` is this view or an ancestor of it.
  public func isDescendant(of view: UIView) -> Bool {
    // A view without subviews has no descendants, so the ancestors need not be searched.
    guard self !== view, !view.subviewList.isEmpty else { return self === view }
    var step: UIView? = self
    while let current = step {
      if current === view { return true }
      step = current.superviewStorage
    }
    return false
  }

  /// The root of the tree.
  var root: UIView {
    var step = self
    while let next = step.superviewStorage { step = next }
    return step
  }

  func insert(_ view: UIView, next sibling: UIView, offset: Int) {
    // A loop instead of a closure, because in a closure Swift traps if this is not the main thread.
    for (index, member) in subviewsStorage.enumerated() where member === sibling {
      return insert(view, at: index + offset)
    }
    insert(view, at: subviewsStorage.count)
  }

  func insert(_ view: UIView, at index: Int) {
    if let problem = ConstraintProblem.adding(view, to: self) { problem.raise() }
    if view.superviewStorage === self {
      // Only the order changes; constraints are kept (`constraints:C9.4`).
      move(view, to: index)
      return
    }
    let newWindow = window
    let oldWindow = view.window
    let oldEnvironment = newWindow === oldWindow ? nil : view.layoutEnvironment
    view.willMove(toSuperview: self)
    if newWindow !== oldWindow { view.tellTreeBefore(movingTo: newWindow) }
    view.superviewStorage?.detach(view)
    view.dropOwnTree()
    let isKept = view.flags[.isWaiting] && tree?.isKept(view, for: self) == true
    if view.flags[.isWaiting], !isKept {
      view.tree?.release(view)
      view.flags[.isWaiting] = false
    }
    subviewList.insert(view, at: max(index, 0))
    view.superviewStorage = self
    if newWindow !== oldWindow, !isKept { view.setEnclosingWindow(newWindow) }
    if !isKept { view.engineItem.setParent(engineItem) }
    storage.layer?.sublayersDidChange()
    didAddSubview(view)
    if isKept { tree?.resume(view) } else { tree?.attach(view) }
    view.markSubtreeNeedsUpdateConstraints()
    view.markNeedsLayout()
    markNeedsLayout()
    if let oldEnvironment, !view.layoutEnvironment.measuresContent(as: oldEnvironment) {
      view.forEachInTree { $0.layoutEnvironmentDidChange() }
    }
    view.didMoveToSuperview()
    if newWindow !== oldWindow { view.tellTreeAfter(movingTo: newWindow) }
  }

  func leaveSuperview() { leaveSuperview(keepingEquations: false) }

  /// Removes a cell from its table or collection, to which it is added again: its equations stay in the
  /// engine.
  func leaveForReuse() { leaveSuperview(keepingEquations: tree != nil) }

  private func leaveSuperview(keepingEquations: Bool) {
    guard let superview = superviewStorage else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { tellTreeBefore(movingTo: nil) }
    superview.detach(self, keepingEquations: keepingEquations)
    if oldWindow != nil, !keepingEquations { setEnclosingWindow(nil) }
    didMoveToSuperview()
    if oldWindow != nil { tellTreeAfter(movingTo: nil) }
  }

  /// Removes a subview, and all constraints between its tree and other views.
  private func detach(_ view: UIView, keepingEquations: Bool = false) {
    if tree != nil { MainThread.requireForLayout("-[UIView removeFromSuperview]") }
    willRemoveSubview(view)
    view.deactivateConstraintsFromOutside()
    if keepingEquations { tree?.keep(view, for: self) } else { tree?.detach(view) }
    subviewList.remove(view)
    view.superviewStorage = nil
    storage.layer?.sublayersDidChange()
    if !keepingEquations { view.engineItem.setParent(nil) }
    markNeedsLayout()
  }

  /// Discards the engine of a detached tree that is added to another tree.
  private func dropOwnTree() {
    guard let own = storage.ownedTree else { return }
    own.detach(self)
    storage.ownedTree = nil
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard subviewList.remove(view) else { return }
    subviewList.insert(view, at: toFront ? subviewList.count : 0)
    storage.layer?.sublayersDidChange()
  }

  private func move(_ view: UIView, to index: Int) {
    var target = max(index, 0)
    if target < subviewList.count {
      guard let present = subviewsStorage.firstIndex(where: { $0 === view }) else { return }
      if target > present { target -= 1 }
    }
    subviewList.remove(view)
    subviewList.insert(view, at: target)
    storage.layer?.sublayersDidChange()
  }

  private func tellTreeBefore(movingTo window: UIWindow?) {
    forEachInTree { view in
      view.viewController?.viewWillMove(toWindow: window)
      view.willMove(toWindow: window)
    }
  }

  private func tellTreeAfter(movingTo window: UIWindow?) {
    forEachInTree { view in
      if window != nil { AppearanceProxies.apply(to: view) }
      view.didMoveToWindow()
      view.viewController?.viewDidMove(toWindow: window)
    }
  }

  /// The subviews, from back to front.
  var subviewsStorage: [UIView] { subviewList.members }

  /// Calls `body` with the view and its descendants, parents first.
  package func forEachInTree(_ body: (UIView) -> Void) {
    // Without recursion, so that a deep tree does not overflow the stack.
    var waiting = [self]
    while let view = waiting.popLast() {
      body(view)
      waiting += view.subviewsStorage.reversed()
    }
  }

  /// The frame in the format of Apple's logs.
  var frameText: String {
    let frame = frame
    return "(\(short(frame.minX)) \(short(frame.minY)); \(short(frame.width)) "
      + "\(short(frame.height)))"
  }

  /// Returns a number without a fraction of 0.
  private func short(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  var address: String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
  }

  func visibilityDidChange() {
    (superviewStorage as? UIStackView)?.visibilityDidChange(of: self)
  }
}
