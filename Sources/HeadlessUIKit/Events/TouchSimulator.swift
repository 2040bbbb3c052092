public import Foundation

/// Simulates touches: sends them to the hit view and to the gesture recognizers of the view and its
/// ancestors.
///
///     TouchSimulator.tap(button)
///     TouchSimulator.drag(in: sheet, from: CGPoint(x: 10, y: 10), by: CGVector(dx: 0, dy: 120))
///
/// The hit view is determined by `hitTest(_:with:)` of the window or the root of the tree.
/// Recognizers follow Apple's rules in simple cases: of several recognizers that could recognize
/// the same touches, only the innermost one does, unless a delegate allows simultaneous
/// recognition. A recognized gesture cancels the touches in the view.
@MainActor
public enum TouchSimulator {
  /// Taps the center of a view.
  ///
  /// A tap on a cell also selects its row or item, as a user's does.
  public static func tap(_ view: UIView, count: Int = 1) {
    tap(view, at: CGPoint(x: view.bounds.midX, y: view.bounds.midY), count: count)
  }

  /// Taps a point of a view, in its coordinates.
  public static func tap(_ view: UIView, at point: CGPoint, count: Int = 1) {
    for number in 1...max(count, 1) {
      guard let gesture = TouchSequence(in: view, at: point, tapCount: number) else { return }
      gesture.send(.began)
      gesture.send(.ended)
    }
  }

  /// Taps an item of a bar: performs its action, or sends its selector to its target.
  ///
  /// - Returns: Whether the action was performed or received. False if the item is disabled.
  @discardableResult
  public static func tap(_ item: UIBarButtonItem) -> Bool {
    guard item.isEnabled else { return false }
    if let control = item.customView as? UIControl {
      tap(control)
      return true
    }
    if let action = item.primaryAction {
      action.run(from: item)
      return true
    }
    guard let selector = item.action else { return false }
    return UIApplication.shared.sendAction(selector, to: item.target, from: item, for: nil)
  }

  /// Presses the center of a view for a duration in seconds.
  public static func press(_ view: UIView, for duration: TimeInterval = 1) {
    let point = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    guard let gesture = TouchSequence(in: view, at: point, tapCount: 1) else { return }
    gesture.send(.began)
    gesture.elapse(duration)
    gesture.send(.ended)
  }

  /// Drags from a point of a view, in its coordinates, in a number of equal steps.
  public static func drag(
    in view: UIView, from point: CGPoint, by way: CGVector, steps: Int = 10
  ) {
    guard let gesture = TouchSequence(in: view, at: point, tapCount: 1) else { return }
    gesture.send(.began)
    let count = max(steps, 1)
    for _ in 0..<count {
      gesture.move(by: CGVector(dx: way.dx / CGFloat(count), dy: way.dy / CGFloat(count)))
      gesture.send(.moved)
    }
    gesture.send(.ended)
  }

  /// Turns to the next or previous page, which the controller's data source provides.
  ///
  /// - Returns: Whether there is such a page.
  @discardableResult
  public static func turnPage(
    of controller: UIPageViewController,
    _ direction: UIPageViewController.NavigationDirection = .forward
  ) -> Bool { controller.turnPage(direction) }
}

/// A simulated touch from its first to its last event.
@MainActor
private final class TouchSequence {
  private let touch = UITouch()
  private let event = UIEvent()
  private let target: UIView
  private let recognizers: [UIGestureRecognizer]
  private var isCancelled = false
  private var hasMoved = false

  /// Creates a touch; returns nil if no view receives it.
  init?(in view: UIView, at point: CGPoint, tapCount: Int) {
    let top = view.root
    let place = view.convert(point, to: nil)
    guard let target = top.hitTest(top.convert(place, from: nil), with: event) else { return nil }
    self.target = target
    touch.place = place
    touch.previousPlace = place
    touch.tapCount = tapCount
    touch.view = target
    touch.window = target.window
    var found: [UIGestureRecognizer] = []
    var step: UIView? = target
    while let current = step {
      found += current.gestureRecognizers ?? []
      step = current.superview
    }
    let (event, touch) = (event, touch)
    recognizers = found.filter {
      $0.isEnabled && !target.takesTap(from: $0)
        && $0.delegate?.gestureRecognizer($0, shouldReceive: touch) ?? true
        && $0.delegate?.gestureRecognizer($0, shouldReceive: event) ?? true
    }
    touch.gestureRecognizers = recognizers
    event.allTouches = [touch]
  }

  func move(by way: CGVector) {
    touch.previousPlace = touch.place
    touch.place.x += way.dx
    touch.place.y += way.dy
    hasMoved = true
  }

  func elapse(_ duration: TimeInterval) {
    for case let recognizer as UILongPressGestureRecognizer in recognizers
    where !isPrevented(recognizer) {
      recognizer.elapse(duration)
      note(recognizer)
    }
  }

  func send(_ phase: UITouch.Phase) {
    touch.phase = phase
    for recognizer in recognizers {
      let wasRecognizing = recognizing.contains { $0 === recognizer }
      guard wasRecognizing || !isPrevented(recognizer) else { continue }
      // After a discrete gesture the state is possible again. Targets are called before that.
      recognizer.receive([touch], event, phase)
      note(recognizer)
    }
    sendToView(phase)
  }

  /// The recognizers that have recognized the touch.
  private var recognizing: [UIGestureRecognizer] = []

  private func note(_ recognizer: UIGestureRecognizer) {
    guard recognizer.hasRecognized, !recognizing.contains(where: { $0 === recognizer }) else {
      return
    }
    recognizing.append(recognizer)
    if recognizer.cancelsTouchesInView, !isCancelled {
      isCancelled = true
      target.touchesCancelled([touch], with: event)
    }
  }

  private func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizing.contains { other in
      guard other !== recognizer else { return false }
      let together =
        other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer)
        ?? false
        || recognizer.delegate?.gestureRecognizer(
          recognizer, shouldRecognizeSimultaneouslyWith: other) ?? false
      return !together && other.canPrevent(recognizer) && recognizer.canBePrevented(by: other)
    }
  }

  private func sendToView(_ phase: UITouch.Phase) {
    guard !isCancelled else { return }
    switch phase {
    case .began: target.touchesBegan([touch], with: event)
    case .moved: target.touchesMoved([touch], with: event)
    case .ended:
      target.touchesEnded([touch], with: event)
      if !hasMoved { target.selectEnclosingCell() }
    default: break
    }
  }
}

extension UIView {
  /// Whether the view is a control, or lies in one, whose action prevents a single tap from being
  /// recognized by the views around it.
  ///
  /// Apple: `UIGestureRecognizer`, "Interacting with Other User Interface Controls".
  fileprivate func takesTap(from recognizer: UIGestureRecognizer) -> Bool {
    guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    else { return false }
    var step: UIView? = self
    while let view = step, view !== tap.view {
      switch view {
      case is UIButton, is UISwitch, is UIStepper, is UISegmentedControl, is UIPageControl:
        if (view as? UIControl)?.isEnabled == true { return true }
      default: break
      }
      step = view.superview
    }
    return false
  }
}
