import AutoLayout
import Foundation
import HeadlessUIKit
import Testing

/// Touches, recognizers, selectors and the first responder.
@MainActor
@Suite struct EventTests {
  final class Receiver: UIViewController, SelectorReceiver {
    var received: [String] = []
    func receive(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
      guard selector.description.hasSuffix("ed:") else { return false }
      received.append(selector.description)
      return true
    }
  }

  let window = UIWindow(screen: UIScreen(size: CGSize(width: 300, height: 600), scale: 2))

  private func add<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    window.addSubview(view)
    return view
  }

  @Test func `controls send selectors to targets and run actions, in order`() {
    let receiver = Receiver()
    let button = add(UIButton(type: .system))
    button.addTarget(receiver, action: "tapped:", for: .touchUpInside)
    button.addAction(
      UIAction { [weak receiver] _ in receiver?.received.append("action") }, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(receiver.received == ["tapped:", "action"])

    TouchSimulator.tap(button)
    #expect(receiver.received.count == 4)
    button.isEnabled = false
    TouchSimulator.tap(button)
    #expect(receiver.received.count == 4)
  }

  @Test func `a target that receives no selectors is named in the log`() {
    var log: [String] = []
    let write = LayoutLog.shared.write
    LayoutLog.shared.write = { log.append($0) }
    defer { LayoutLog.shared.write = write }
    let button = add(UIButton(type: .system))
    let target = NSObject()
    button.addTarget(target, action: "tapped:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log.count == 1 && log[0].contains("tapped:") && log[0].contains("SelectorReceiver"))
  }

  @Test func `an action without target goes up the responder chain`() {
    let receiver = Receiver()
    window.rootViewController = receiver
    let button = UIButton(type: .system)
    receiver.view.addSubview(button)
    button.addTarget(nil, action: "tapped:", for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(receiver.received == ["tapped:"])
  }

  @Test func `a control's tap goes to the control and not to the views around it`() {
    let (controller, receiver) = (Receiver(), Receiver())
    let board = add(UIView())
    board.addGestureRecognizer(UITapGestureRecognizer(target: controller, action: "tapped:"))
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    board.addSubview(button)
    button.addTarget(receiver, action: "tapped:", for: .primaryActionTriggered)
    TouchSimulator.tap(button)
    #expect(receiver.received == ["tapped:"] && controller.received.isEmpty)
    TouchSimulator.tap(board, at: CGPoint(x: 90, y: 90))
    #expect(receiver.received == ["tapped:"] && controller.received == ["tapped:"])

    button.isEnabled = false
    TouchSimulator.tap(button)
    #expect(controller.received.count == 2)
    // A recognizer of the control itself, and one for two taps, receive the touch.
    button.isEnabled = true
    let twice = UITapGestureRecognizer(target: controller, action: "touched:")
    twice.numberOfTapsRequired = 2
    board.addGestureRecognizer(twice)
    TouchSimulator.tap(button, count: 2)
    #expect(controller.received.last == "touched:")
    button.addGestureRecognizer(UITapGestureRecognizer(target: controller, action: "pressed:"))
    TouchSimulator.tap(button)
    #expect(controller.received.last == "pressed:")
  }

  @Test func `a tap is recognized by the innermost view, and cancels its touches`() {
    final class Board: UIView {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("ended")
      }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("cancelled")
      }
    }
    let (inner, outer) = (Receiver(), Receiver())
    let board = add(Board())
    window.addGestureRecognizer(UITapGestureRecognizer(target: outer, action: "tapped:"))
    TouchSimulator.tap(board)
    #expect(outer.received == ["tapped:"] && board.calls == ["began", "cancelled"])

    board.addGestureRecognizer(UITapGestureRecognizer(target: inner, action: "tapped:"))
    #expect(board.gestureRecognizers?.count == 1)
    TouchSimulator.tap(board)
    #expect(inner.received == ["tapped:"] && outer.received == ["tapped:"])
  }

  @Test func `double taps, long presses, pans and swipes`() {
    let receiver = Receiver()
    let view = add(UIView())
    let double = UITapGestureRecognizer(target: receiver, action: "doubled:")
    double.numberOfTapsRequired = 2
    view.addGestureRecognizer(double)
    TouchSimulator.tap(view)
    #expect(receiver.received.isEmpty)
    TouchSimulator.tap(view, count: 2)
    #expect(receiver.received == ["doubled:"])
    view.removeGestureRecognizer(double)

    receiver.received = []
    let press = UILongPressGestureRecognizer(target: receiver, action: "pressed:")
    view.addGestureRecognizer(press)
    TouchSimulator.press(view, for: 0.2)
    #expect(receiver.received.isEmpty)
    TouchSimulator.press(view)
    // Begun and ended.
    #expect(receiver.received == ["pressed:", "pressed:"])
    view.removeGestureRecognizer(press)

    final class Follower: NSObject, SelectorReceiver {
      var ways: [CGPoint] = []
      func receive(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
        guard let pan = sender as? UIPanGestureRecognizer else { return false }
        if pan.state == .ended { ways.append(pan.translation(in: nil)) }
        return true
      }
    }
    let follower = Follower()
    let pan = UIPanGestureRecognizer(target: follower, action: "panned:")
    view.addGestureRecognizer(pan)
    TouchSimulator.drag(in: view, from: CGPoint(x: 10, y: 10), by: CGVector(dx: 0, dy: 60))
    #expect(follower.ways.count == 1)
    #expect(follower.ways.first.map { abs($0.y - 60) < 0.001 } == true)
    view.removeGestureRecognizer(pan)

    receiver.received = []
    let swipe = UISwipeGestureRecognizer(target: receiver, action: "swiped:")
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
    TouchSimulator.drag(in: view, from: CGPoint(x: 10, y: 10), by: CGVector(dx: 60, dy: 0))
    TouchSimulator.drag(in: view, from: CGPoint(x: 10, y: 10), by: CGVector(dx: 0, dy: 60))
    #expect(receiver.received == ["swiped:"])
  }

  @Test func `setting a recognizer's state tells its targets`() {
    let receiver = Receiver()
    let tap = UITapGestureRecognizer(target: receiver, action: "tapped:")
    add(UIView()).addGestureRecognizer(tap)
    tap.state = .ended
    #expect(receiver.received == ["tapped:"])
  }

  @Test func `text fields become first responder, are typed into and end editing`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string != "x" }
    }
    let (field, other, delegate) = (add(UITextField()), add(UITextField()), Delegate())
    field.delegate = delegate
    #expect(!UITextField().becomeFirstResponder())
    TextTyping.type("ab", into: field)
    TextTyping.type("x", into: field)
    field.deleteBackward()
    #expect(field.text == "a" && field.isFirstResponder && field.isEditing)
    #expect(other.becomeFirstResponder() && !field.isFirstResponder)
    #expect(delegate.calls == ["begin", "end"])
    #expect(window.endEditing(true) && !other.isFirstResponder)
  }

  @Test func `the keyboard's notifications bring its frames`() throws {
    var names: [String] = []
    var frame: CGRect?
    let center = NotificationCenter.default
    let tokens = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification,
    ].map { name in
      center.addObserver(forName: name, object: window.screen, queue: nil) { note in
        let end = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let (name, rect) = (note.name.rawValue, end?.cgRectValue)
        MainActor.assumeIsolated {
          names.append(name)
          frame = rect
        }
      }
    }
    defer { for token in tokens { center.removeObserver(token) } }
    window.keyboard = .docked(height: 200)
    #expect(frame == CGRect(x: 0, y: 400, width: 300, height: 200))
    window.keyboard = nil
    #expect(frame == CGRect(x: 0, y: 600, width: 300, height: 0))
    #expect(
      names == [
        "UIKeyboardWillShowNotification", "UIKeyboardDidShowNotification",
        "UIKeyboardWillHideNotification",
      ])
  }

  @Test func `alerts are presented, and their buttons dismiss them`() throws {
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    var chosen: [String] = []
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("d") })
    alert.addTextField { $0.placeholder = "Name" }
    controller.present(alert, animated: true)
    window.layoutIfNeeded()
    #expect(controller.presentedViewController === alert)
    #expect(alert.textFields?.first?.placeholder == "Name")
    #expect(AlertDriver.tapButton(titled: "Delete", of: alert))
    #expect(chosen == ["d"] && controller.presentedViewController == nil)
    #expect(!AlertDriver.tapButton(titled: "Nothing", of: alert))
  }

  @Test func `what assistive technology reads of controls nobody described`() {
    let label = UILabel()
    label.text = "Name"
    #expect(label.isAccessibilityElement && label.accessibilityLabel == "Name")
    #expect(label.accessibilityTraits == .staticText)
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.isEnabled = false
    #expect(button.accessibilityLabel == "Go")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    button.accessibilityTraits = .link
    button.accessibilityLabel = "Leave"
    #expect(button.accessibilityTraits == .link && button.accessibilityLabel == "Leave")
    #expect(!UIView().isAccessibilityElement)
  }
}
