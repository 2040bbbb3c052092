internal import AutoLayout
internal import Foundation

/// An object that calls its methods by their Objective-C names, as Objective-C does for `@objc`
/// methods.
///
/// Controls, gesture recognizers, bar items and `UIApplication.sendAction(_:to:from:for:)` send
/// selectors to such objects. On other objects a selector has no effect, and a line in the layout log
/// says so.
///
///     extension SignInController: SelectorReceiver {
///       func receive(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool {
///         switch selector {
///         case "signIn:": signIn(sender)
///         default: return false
///         }
///         return true
///       }
///     }
@preconcurrency @MainActor
public protocol SelectorReceiver: AnyObject {
  /// Calls the method that a selector names.
  ///
  /// - Parameters:
  ///   - selector: The name of the method.
  ///   - sender: The control, recognizer or bar item that sends it.
  ///   - event: The event that caused it, for methods of two arguments.
  /// - Returns: Whether the object has such a method.
  func receive(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool
}

/// Sends selectors to their targets.
@MainActor
enum SelectorSending {
  /// Sends a selector to a target, or without one along the responder chain.
  ///
  /// - Returns: Whether an object received it.
  @discardableResult
  static func send(
    _ selector: Selector, to target: Any?, from sender: Any?, _ event: UIEvent? = nil
  ) -> Bool {
    if let target {
      guard let receiver = target as? any SelectorReceiver else {
        LayoutEnvironment.current.log.write(
          "The action \(selector) has no effect: \(type(of: target)) does not adopt "
            + "SelectorReceiver, and without Objective-C the method cannot be looked up.")
        return false
      }
      guard receiver.receive(selector, sender: sender, event: event) else {
        LayoutEnvironment.current.log.write(
          "\(type(of: target)) has no method for the action \(selector).")
        return false
      }
      return true
    }
    var step = UIResponder.firstResponder ?? (sender as? UIResponder)
    while let responder = step {
      if let receiver = responder as? any SelectorReceiver,
        receiver.receive(selector, sender: sender, event: event)
      {
        return true
      }
      step = responder.next
    }
    return false
  }
}
