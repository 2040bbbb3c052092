internal import AutoLayout
public import Foundation

/// A layout guide for the part of a view that the keyboard covers; while it is hidden, the bottom
/// of the safe area.
///
/// A test shows a keyboard with ``UIWindow/show(_:)``.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows an undocked keyboard.
  ///
  /// If not, such a keyboard is treated as hidden.
  open var followsUndockedKeyboard = false { didSet { owningView?.insetsMayHaveChanged() } }

  /// Whether the guide has the height of the bottom safe area inset while the keyboard is hidden.
  open var usesBottomSafeArea = true { didSet { owningView?.insetsMayHaveChanged() } }

  /// The padding above the keyboard for dismissing it by dragging, in points; has no effect on
  /// layout.
  open var keyboardDismissPadding: CGFloat = 0
}

extension Device {
  /// A keyboard for layout.
  public enum Keyboard: Hashable, Sendable {
    /// A keyboard at the bottom of the window, with a height in points including the Home
    /// indicator.
    case docked(height: CGFloat)
    /// A floating or split keyboard, with a frame in the window's bounds.
    case floating(CGRect)
  }
}

extension UIWindow {
  /// Shows a keyboard over the window, or hides it.
  ///
  /// - Parameter keyboard: The keyboard; nil to hide it.
  public func show(_ keyboard: Device.Keyboard?) { self.keyboard = keyboard }

  /// The visible keyboard; nil while it is hidden.
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
  /// The layout guide for the keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = storage.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(.keyboard, in: self)
    storage.keyboardGuide = guide
    if let tree { tree.engine.attach(guide.engineItem) }
    _ = updateKeyboardGuide()
    return guide
  }

  /// Computes the position of the keyboard relative to this view; returns whether it has changed.
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

  /// Returns the edges near a floating keyboard: within its margin of 20 points.
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

  /// The view's frame in its window, according to the engine.
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
