#if !canImport(Darwin)
internal import Foundation

/// A message with an Objective-C name: a method to call, or a property to set.
///
/// The code that PurlinSources generates for `@objc`, `@IBAction`, `@IBOutlet` and `@IBInspectable`
/// declarations responds to messages:
///
///     func purlin_SignInController(_ message: NamedMessage) -> Bool {
///       switch message.name {
///       case "signIn:": message.call { signIn(message[0]) }
///       case "setNameField:": message.assign(self, \.nameField)
///       default: false
///       }
///     }
@MainActor
public final class NamedMessage {
  enum Content {
    /// A query whether the object responds, without a call.
    case question
    case call([Any?])
    /// Setting a property to a value in a document.
    case value(NibValue)
  }

  /// The name of the method, such as `signIn:`; for a property, its setter `setName:`.
  public let name: String
  private let content: Content
  /// The result of the method; nil if there is none.
  private(set) var result: Any?

  init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  /// Accesses an argument as the type of the method's parameter.
  ///
  /// Objective-C does not check it: a method that takes a `UIButton` runs when a bar button item sends
  /// it, as long as it does not use the argument. A parameter of a UIKit class that the argument is
  /// not an instance of is therefore a new object, or nil if it is optional, and the log says so.
  ///
  /// - Precondition: The argument has this type, or the parameter is optional, a view, a controller or
  ///   an item of a bar. For a Boolean parameter, an object is `true`, as in Objective-C, and nil or
  ///   a missing argument is `false`.
  public subscript<Argument>(index: Int) -> Argument {
    guard case .call(let arguments) = content else {
      failPrecondition("\(name) was not called")
    }
    let argument: Any? = index < arguments.count ? arguments[index] : nil
    if let argument = argument as? Argument { return argument }
    if let flag = (argument != nil) as? Argument { return flag }
    let mismatch =
      "\(name) takes \(Argument.self) as argument \(index + 1), and was sent "
      + (argument.map { "\(type(of: $0))" } ?? "nil")
    guard let substitute = Self.substitute(for: Argument.self) else {
      failPrecondition(mismatch)
    }
    LayoutEnvironment.current.log.write("\(mismatch); it receives a new object instead")
    return substitute
  }

  /// Returns nil as an optional, or a new object of one of UIKit's classes; nil for other types.
  private static func substitute<Argument>(for type: Argument.Type) -> Argument? {
    if let none = Any?.none as? Argument { return none }
    // The initializers of an app's classes may end the program.
    guard String(reflecting: type).hasPrefix("HeadlessUIKit.") else { return nil }
    let made: Any? =
      switch type {
      case let type as UIView.Type: type.init(coder: NibCoder())
      case let type as UIViewController.Type: type.init(coder: NibCoder())
      case let type as UIBarItem.Type: type.init(coder: NibCoder())
      default: nil
      }
    return made as? Argument
  }

  /// Calls a method, unless the message is a query.
  ///
  /// - Returns: Whether the object responds to the message.
  public func call<Result>(_ method: () -> Result) -> Bool {
    switch content {
    case .question: return true
    case .value: return false
    case .call:
      result = flattened(method())
      return true
    }
  }

  /// Sets a property, unless the message is a query.
  ///
  /// - Returns: Whether the property was set: false if the value has another type.
  public func assign<Owner: AnyObject, Value>(
    _ owner: Owner, _ property: ReferenceWritableKeyPath<Owner, Value>
  ) -> Bool {
    switch content {
    case .question: return true
    case .call(let arguments):
      guard let argument = arguments.first, let value = argument as? Value else { return false }
      owner[keyPath: property] = value
    case .value(let written):
      guard let value: Value = written.converted() else { return false }
      owner[keyPath: property] = value
    }
    return true
  }
}

/// Returns a value without nested optionals.
private func flattened(_ value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value is Void ? nil : value }
  return optional.content.flatMap(flattened)
}

private protocol OptionalValue { var content: Any? { get } }
extension Optional: OptionalValue { fileprivate var content: Any? { map { $0 } } }
#endif
