#if !canImport(Darwin)
public import Foundation

/// Arguments for a format, in place of a C list of arguments, which has no owner on this platform.
public struct VariableArguments {
  let values: [any CVarArg]
}

/// Returns arguments for `NSString(format:arguments:)`, `NSLogv` or an exception.
public func getVaList(_ args: [any CVarArg]) -> VariableArguments {
  VariableArguments(values: args)
}

/// Writes a message.
public func NSLogv(_ format: String, _ args: VariableArguments) {
  NSLog("%@", String(format: format, arguments: args.values))
}

extension NSString {
  /// Creates a text from a format.
  public convenience init(format: String, arguments: VariableArguments) {
    self.init(string: String(format: format, arguments: arguments.values))
  }

  /// Creates a text from a format, for a locale.
  public convenience init(format: String, locale: Any?, arguments: VariableArguments) {
    self.init(
      string: String(format: format, locale: locale as? Locale, arguments: arguments.values))
  }
}

/// An exception, which ends the program when it is raised: nothing can catch it.
open class NSException: NSObject, @unchecked Sendable {
  /// The name.
  public let name: NSExceptionName
  /// The reason.
  public let reason: String?
  /// The app's values.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(
    name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil
  ) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// Ends the program with the name and the reason.
  open func raise() {
    failPrecondition(
      "Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }

  /// Ends the program with the name and a reason from a format.
  open class func raise(
    _ name: NSExceptionName, format: String, arguments: VariableArguments
  ) {
    NSException(
      name: name, reason: String(format: format, arguments: arguments.values)
    ).raise()
  }
}
#endif
