#if !canImport(Darwin)
/// The Objective-C name of a method.
///
/// There is no Objective-C runtime. In sources that PurlinSources adapts, `#selector` can be used
/// as on Apple's platforms, and `@objc` methods are called. In other sources `#selector` does not
/// compile: use the name as a string literal, and let the target conform to ``SelectorReceiver``.
///
///     let action: Selector = "buttonTapped:"
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name with a colon for each argument, such as `tableView:didSelectRowAtIndexPath:`.
  public let description: String

  /// Creates a selector from a name, which can be any string.
  public init(_ name: String) { description = name }

  /// Creates a selector from a string literal.
  public init(stringLiteral name: String) { description = name }
}

/// Returns the selector with a name, which can be any string.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Returns a selector's name with a colon for each argument.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
#endif
