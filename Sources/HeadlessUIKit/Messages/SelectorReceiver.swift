internal import AutoLayout
internal import Foundation

/// An object that calls its methods by their Objective-C names.
///
/// In sources that PurlinSources adapts, no conformance is needed: `@objc` methods are called. In
/// other sources, an object conforms to this protocol to receive selectors from controls, gesture
/// recognizers, bar items, notifications, timers, display links, `perform(_:with:)` and
/// `UIApplication.sendAction(_:to:from:for:)`. A selector sent to any other object has no effect,
/// and is reported in the layout log.
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
  /// Calls the method with the name of a selector.
  ///
  /// - Parameters:
  ///   - selector: The name of the method.
  ///   - sender: The first argument: the control, recognizer, bar item, notification or timer.
  ///   - event: The event, for methods with two arguments.
  /// - Returns: Whether the object has such a method.
  func receive(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool
}

/// Sends selectors to their targets.
@MainActor
enum SelectorSending {
  /// Sends a selector to a target, or along the responder chain if the target is nil.
  ///
  /// - Returns: Whether an object received the selector.
  @discardableResult
  static func send(
    _ selector: Selector, to target: Any?, from sender: Any?, _ event: UIEvent? = nil
  ) -> Bool {
    if let target { return perform(selector, on: target as AnyObject, [sender, event]).isReceived }
    var step = UIResponder.firstResponder ?? (sender as? UIResponder)
    while let responder = step {
      if deliver(selector, to: responder, [sender, event]).isReceived { return true }
      step = responder.next
    }
    return false
  }

  /// Sends a selector with arguments to an object.
  ///
  /// If the object has no such method, this is reported in the log.
  @discardableResult
  static func perform(
    _ selector: Selector, on target: AnyObject, _ arguments: [Any?]
  ) -> (isReceived: Bool, result: Any?) {
    let answer = deliver(selector, to: target, arguments)
    if !answer.isReceived {
      // The first sentence is the message of Apple's exception.
      LayoutEnvironment.current.log.write(
        "-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance. It has no "
          + "effect: the sources of the class are not adapted by PurlinSources, or have no such @objc "
          + "method, and the class does not adopt SelectorReceiver for it.")
    }
    return answer
  }

  /// Sends a selector from any thread.
  ///
  /// The method is called on that thread, as in UIKit.
  nonisolated static func performAnywhere(
    _ selector: Selector, on target: AnyObject, _ arguments: [Any?]
  ) {
    // As in Objective-C, the method is called on the sending thread without checks.
    typealias Unchecked = (Selector, AnyObject, [Any?]) -> (isReceived: Bool, result: Any?)
    let send: @MainActor (Selector, AnyObject, [Any?]) -> (isReceived: Bool, result: Any?) =
      perform
    _ = unsafe unsafeBitCast(send, to: Unchecked.self)(selector, target, arguments)
  }

  static func deliver(
    _ selector: Selector, to target: AnyObject, _ arguments: [Any?]
  ) -> (isReceived: Bool, result: Any?) {
    let first = arguments.first ?? nil
    let second = (arguments.count > 1 ? arguments[1] : nil) as? UIEvent
    if let receiver = target as? any SelectorReceiver,
      receiver.receive(selector, sender: first, event: second)
    {
      return (true, nil)
    }
    #if canImport(Darwin)
    return (false, nil)
    #else
    let message = NamedMessage(selector.description, .call(arguments))
    let isReceived =
      KnownModules.deliver(message, to: target) || FunctionTable.shared.deliver(message, to: target)
      || (target as? UIView)?.answersDebugging(message) == true
    return (isReceived, message.result)
    #endif
  }

  /// Returns whether an object has a method with the name of a selector.
  static func isAnswered(_ selector: Selector, by target: AnyObject) -> Bool {
    #if canImport(Darwin)
    return false
    #else
    let message = NamedMessage(selector.description, .question)
    return KnownModules.deliver(message, to: target)
      || FunctionTable.shared.deliver(message, to: target)
      || (target as? UIView)?.answersDebugging(message) == true
    #endif
  }

  /// Sets a property to a value in a document; returns whether the property exists.
  static func set(_ name: String, of target: AnyObject, to value: NibValue) -> Bool {
    #if canImport(Darwin)
    return false
    #else
    return KnownModules.deliver(NamedMessage(setter(of: name), .value(value)), to: target)
    #endif
  }

  /// Returns the name of a property's setter: `setName:` for `name`.
  static func setter(of name: String) -> String {
    "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
  }
}
