internal import AutoLayout
public import Foundation

/// Where the keyboard covers a view; while there is none, the bottom of the safe area.
///
/// A test shows a keyboard with ``UIWindow/show(_:)``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows a keyboard that is not docked; else that counts as hidden.
  open var followsUndockedKeyboard = false { didSet { owningView?.insetsMayHaveChanged() } }

  /// Whether the guide is as high as the safe area below while the keyboard is hidden.
  open var usesBottomSafeArea = true { didSet { owningView?.insetsMayHaveChanged() } }

  /// How far above the keyboard dragging begins to dismiss it, in points; layout does not read it.
  open var keyboardDismissPadding: CGFloat = 0
}

extension Device {
  /// A keyboard to lay out with.
  public enum Keyboard: Hashable, Sendable {
    /// Across the bottom of the window, this many points high, home indicator included.
    case docked(height: CGFloat)
    /// Floating or split, anywhere in the window's bounds.
    case floating(CGRect)
  }
}

extension UIWindow {
  /// Shows a keyboard over the window, or hides it.
  ///
  /// - Parameter keyboard: Where the keyboard is; nil hides it.
  public func show(_ keyboard: Device.Keyboard?) { self.keyboard = keyboard }

  /// The keyboard that covers a part of the window; nil while it is hidden.
  package var keyboard: Device.Keyboard? {
    get { storage.keyboard }
    set {
      guard storage.keyboard != newValue else { return }
      let notifications = KeyboardNotifications(in: self, from: storage.keyboard, to: newValue)
      notifications.postBefore()
      storage.keyboard = newValue
      defer { notifications.postAfter() }
      forEachInTree { view in
        if view.storage.keyboardGuide != nil { view.insetsMayHaveChanged() }
      }
      markNeedsLayout()
    }
  }
}

extension UIView {
  /// Where the keyboard covers the view, to keep what matters above it.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = storage.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, in: self)
    storage.keyboardGuide = guide
    if let tree { tree.engine.attach(guide.engineItem) }
    _ = updateKeyboardGuide()
    return guide
  }

  /// Works out where the keyboard is, seen from this view; returns whether that has changed.
  func updateKeyboardGuide() -> Bool {
    guard let guide = storage.keyboardGuide else { return false }
    let hidden = guide.usesBottomSafeArea ? storage.safeAreaInsets.bottom : 0
    var place = EngineItem.KeyboardPlace.docked(Double(hidden))
    var near: NSDirectionalRectEdge = .bottom
    if let window, let keyboard = window.keyboard {
      let rect = solvedRectInWindow
      switch keyboard {
      case .docked(let height):
        let covered = rect.maxY - (window.bounds.height - height)
        place = .docked(Double(min(max(covered, hidden), rect.height)))
      case .floating(let frame) where guide.followsUndockedKeyboard:
        place = .floating(
          LayoutRect(frame.offsetBy(dx: -rect.minX, dy: -rect.minY)))
        near = edges(of: window.bounds.size, near: frame)
      case .floating: break
      }
    }
    guide.track(near: near)
    guard place != engineItem.keyboard else { return false }
    engineItem.keyboard = place
    return true
  }

  /// The edges that a floating keyboard lies at: no further than its own margin of 20 points.
  private func edges(of size: CGSize, near frame: CGRect) -> NSDirectionalRectEdge {
    let distance: CGFloat = 20
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var edges: NSDirectionalRectEdge = []
    if frame.minY <= distance { edges.insert(.top) }
    if frame.maxY >= size.height - distance { edges.insert(.bottom) }
    if frame.minX <= distance { edges.insert(isReversed ? .trailing : .leading) }
    if frame.maxX >= size.width - distance { edges.insert(isReversed ? .leading : .trailing) }
    return edges
  }

  /// The view's rectangle in its window, by the engine's present solution.
  private var solvedRectInWindow: CGRect {
    var rect = tree?.solvedFrame(of: self) ?? geometry.untransformedFrame
    var ancestor = superviewStorage
    while let view = ancestor, !(view is UIWindow) {
      let frame = tree?.solvedFrame(of: view) ?? view.geometry.untransformedFrame
      rect = rect.offsetBy(
        dx: frame.minX - view.bounds.minX, dy: frame.minY - view.bounds.minY)
      ancestor = view.superviewStorage
    }
    return self is UIWindow ? bounds : rect
  }
}
