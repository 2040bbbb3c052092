internal import AutoLayout
internal import Foundation

/// An object that calls its methods by their Objective-C names, as Objective-C does for `@objc`
/// methods.
///
/// Sources that PurlinSources adapts need no such conformance: their `@objc` methods are called. In
/// other sources an object adopts the protocol to receive selectors from controls, gesture
/// recognizers, bar items, notifications, timers, display links, `perform(_:with:)` and
/// `UIApplication.sendAction(_:to:from:for:)`. On other objects a selector has no effect, and a line in
/// the layout log says so.
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
  ///   - sender: The first argument: the control, recognizer, bar item, notification or timer.
  ///   - event: The event that caused it, for methods of two arguments.
  /// - Returns: Whether the object has such a method.
  func receive(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool
}

/// Sends selectors to their targets.
@MainActor
enum SelectorSending {
  /// Sends a selector to a target, or without one along the responder chain.
  ///
  /// - Returns: Whether somebody received it.
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

  /// Sends a selector with arguments to an object, and says in the log where it has no such method.
  @discardableResult
  static func perform(
    _ selector: Selector, on target: AnyObject, _ arguments: [Any?]
  ) -> (isReceived: Bool, result: Any?) {
    let answer = deliver(selector, to: target, arguments)
    if !answer.isReceived {
      // Apple's wording, which is that of an exception there; what follows it is ours.
      LayoutEnvironment.current.log.write(
        "-[\(type(of: target)) \(selector)]: unrecognized selector sent to instance. It has no "
          + "effect: the sources of the class are not adapted by PurlinSources, or have no such @objc "
          + "method, and the class does not adopt SelectorReceiver for it.")
    }
    return answer
  }

  /// Sends a selector from any thread, on which the method is then called, as in UIKit.
  nonisolated static func performAnywhere(
    _ selector: Selector, on target: AnyObject, _ arguments: [Any?]
  ) {
    // Objective-C calls a method on whatever thread sends the selector, and checks nothing.
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
    return (isReceived, message.result)
    #endif
  }

  /// Whether an object has a method of that name.
  static func isAnswered(_ selector: Selector, by target: AnyObject) -> Bool {
    #if canImport(Darwin)
    return false
    #else
    let message = NamedMessage(selector.description, .question)
    return KnownModules.deliver(message, to: target)
      || FunctionTable.shared.deliver(message, to: target)
    #endif
  }

  /// Sets a property to what a document writes, and returns whether there is one.
  static func set(_ name: String, of target: AnyObject, to value: NibValue) -> Bool {
    #if canImport(Darwin)
    return false
    #else
    return KnownModules.deliver(NamedMessage(setter(of: name), .value(value)), to: target)
    #endif
  }

  /// The name of a property's setter: `setName:` of `name`.
  static func setter(of name: String) -> String {
    "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
  }
}
