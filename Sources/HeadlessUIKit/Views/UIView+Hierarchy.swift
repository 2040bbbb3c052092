internal import AutoLayout
internal import Foundation
internal import HeadlessQuartzCore

extension UIView {
  /// Whether `view` is this one or contains it.
  public func isDescendant(of view: UIView) -> Bool {
    var step: UIView? = self
    while let current = step {
      if current === view { return true }
      step = current.superviewStorage
    }
    return false
  }

  /// The top of the tree.
  var root: UIView {
    var step = self
    while let next = step.superviewStorage { step = next }
    return step
  }

  func insert(_ view: UIView, next sibling: UIView, offset: Int) {
    guard let index = subviewsStorage.firstIndex(where: { $0 === sibling }) else {
      return insert(view, at: subviewsStorage.count)
    }
    insert(view, at: index + offset)
  }

  func insert(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view), "Can't add \(view) as a subview of itself or of its own subview")
    if view.superviewStorage === self {
      // Only the order changes; constraints stay (`constraints:C9.4`).
      guard let present = subviewsStorage.firstIndex(where: { $0 === view }) else { return }
      subviewsStorage.remove(at: present)
      let target = index > present ? index - 1 : index
      subviewsStorage.insert(view, at: min(max(target, 0), subviewsStorage.count))
      storage.layer?.sublayersDidChange()
      return
    }
    let newWindow = window
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    if newWindow !== oldWindow { view.tellTreeBefore(movingTo: newWindow) }
    view.superviewStorage?.detach(view)
    view.dropOwnTree()
    subviewsStorage.insert(view, at: min(max(index, 0), subviewsStorage.count))
    view.superviewStorage = self
    view.engineItem.setParent(engineItem)
    storage.layer?.sublayersDidChange()
    didAddSubview(view)
    if let tree { tree.attach(view) }
    view.markSubtreeNeedsUpdateConstraints()
    view.markNeedsLayout()
    markNeedsLayout()
    view.didMoveToSuperview()
    if newWindow !== oldWindow { view.tellTreeAfter(movingTo: newWindow) }
  }

  func leaveSuperview() {
    guard let superview = superviewStorage else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { tellTreeBefore(movingTo: nil) }
    superview.detach(self)
    didMoveToSuperview()
    if oldWindow != nil { tellTreeAfter(movingTo: nil) }
  }

  /// Takes a subview out, with every constraint that reaches into its tree from outside.
  private func detach(_ view: UIView) {
    willRemoveSubview(view)
    view.deactivateConstraintsFromOutside()
    tree?.detach(view)
    subviewsStorage.removeAll { $0 === view }
    view.superviewStorage = nil
    storage.layer?.sublayersDidChange()
    view.engineItem.setParent(nil)
    markNeedsLayout()
  }

  /// A tree that was laid out on its own gives its engine up when it joins another.
  private func dropOwnTree() {
    guard let own = ownedTree else { return }
    own.detach(self)
    ownedTree = nil
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard let index = subviewsStorage.firstIndex(where: { $0 === view }) else { return }
    subviewsStorage.remove(at: index)
    subviewsStorage.insert(view, at: toFront ? subviewsStorage.count : 0)
    storage.layer?.sublayersDidChange()
  }

  private func tellTreeBefore(movingTo window: UIWindow?) {
    viewController?.viewWillMove(toWindow: window)
    willMove(toWindow: window)
    for view in subviewsStorage { view.tellTreeBefore(movingTo: window) }
  }

  private func tellTreeAfter(movingTo window: UIWindow?) {
    didMoveToWindow()
    viewController?.viewDidMove(toWindow: window)
    for view in subviewsStorage { view.tellTreeAfter(movingTo: window) }
  }

  /// Calls `body` with the view and everything below it, parents first.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for view in subviewsStorage { view.forEachInTree(body) }
  }

  /// The frame as Apple's logs print it.
  var frameText: String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { "\(Double($0))" }
    let short = numbers.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
    return "(\(short[0]) \(short[1]); \(short[2]) \(short[3]))"
  }

  var address: String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
  }

  func visibilityDidChange() {
    (superviewStorage as? UIStackView)?.arrangementDidChange()
  }
}
