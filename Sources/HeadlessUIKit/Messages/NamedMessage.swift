#if !canImport(Darwin)
internal import Foundation

/// A message under an Objective-C name: a method to call, or a property to set.
///
/// The code that PurlinSources generates for `@objc`, `@IBAction`, `@IBOutlet` and `@IBInspectable`
/// declarations answers messages; nobody needs to write it:
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
    /// Asks whether there is an answer, without calling anything.
    case question
    case call([Any?])
    /// Sets a property to what a document writes.
    case value(NibValue)
  }

  /// The name of the method, such as `signIn:`; properties are set by `setName:`.
  public let name: String
  private let content: Content
  /// What the method returned; nil for none.
  private(set) var result: Any?

  init(_ name: String, _ content: Content) {
    self.name = name
    self.content = content
  }

  /// An argument, as the type that the method takes.
  ///
  /// - Precondition: The argument is of that type. An object stands for `true` where a Boolean is
  ///   taken, as Objective-C reads its address; `nil`, and an argument that was not sent, for `false`.
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

  /// Calls a method, unless the message only asks whether there is one.
  ///
  /// - Returns: Whether the message is answered.
  public func call<Result>(_ method: () -> Result) -> Bool {
    switch content {
    case .question: return true
    case .value: return false
    case .call:
      result = flattened(method())
      return true
    }
  }

  /// Sets a property, unless the message only asks whether there is one.
  ///
  /// - Returns: Whether the message is answered: false where the value is of another type.
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

/// A value without the levels of optional around it.
private func flattened(_ value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value is Void ? nil : value }
  return optional.content.flatMap(flattened)
}

private protocol OptionalValue { var content: Any? { get } }
extension Optional: OptionalValue { fileprivate var content: Any? { map { $0 } } }
#endif
