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
  /// - Precondition: The argument has this type. For a Boolean parameter, an object is `true`, as
  ///   in Objective-C, and nil or a missing argument is `false`.
  public subscript<Argument>(index: Int) -> Argument {
    guard case .call(let arguments) = content else {
      preconditionFailure("\(name) was not called")
    }
    let argument: Any? = index < arguments.count ? arguments[index] : nil
    if let argument = argument as? Argument { return argument }
    if let flag = (argument != nil) as? Argument { return flag }
    preconditionFailure(
      "\(name) takes \(Argument.self) as argument \(index + 1), and was sent "
        + (argument.map { "\(type(of: $0))" } ?? "nil"))
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
