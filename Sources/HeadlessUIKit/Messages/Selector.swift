#if !canImport(Darwin)
/// The name of a method, as Objective-C looks it up.
///
/// There is no Objective-C here. Sources that PurlinSources adapts are written with `#selector` as at
/// Apple, and their `@objc` methods are called. `#selector` does not compile in others: write the name
/// as a text, and let the target adopt ``SelectorReceiver``.
///
///     let action: Selector = "buttonTapped:"
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name with a colon for each argument, such as `tableView:didSelectRowAtIndexPath:`.
  public let description: String

  /// Creates a selector from a name; any text is a valid one.
  public init(_ name: String) { description = name }

  /// Creates a selector from a name written as a literal.
  public init(stringLiteral name: String) { description = name }
}

/// Returns the selector of a name; any text is a valid one.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns a selector's name with a colon for each argument.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
#endif
