internal import Foundation

/// Writes messages of an app; in Purlin they are dropped, unless the variable `OS_ACTIVITY_DT_MODE` is set.
///
/// Apple: <https://developer.apple.com/documentation/os/logger>
public struct Logger: Sendable {
  private let category: String

  /// Creates a logger.
  public init() { category = "" }
  /// Creates a logger of a subsystem and category.
  public init(subsystem: String, category: String) { self.category = category }
  /// Creates a logger of a log.
  public init(_ log: OSLog) { category = log.category }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { Self.write(message.text, category) }
  /// Writes a message.
  public func log(level: OSLogType, _ message: OSLogMessage) { Self.write(message.text, category) }
  /// Writes a message.
  public func trace(_ message: OSLogMessage) { log(message) }
  /// Writes a message.
  public func debug(_ message: OSLogMessage) { log(message) }
  /// Writes a message.
  public func info(_ message: OSLogMessage) { log(message) }
  /// Writes a message.
  public func notice(_ message: OSLogMessage) { log(message) }
  /// Writes a message.
  public func warning(_ message: OSLogMessage) { log(message) }
  /// Writes a message.
  public func error(_ message: OSLogMessage) { log(message) }
  /// Writes a message.
  public func critical(_ message: OSLogMessage) { log(message) }
  /// Writes a message.
  public func fault(_ message: OSLogMessage) { log(message) }

  // As with Apple's: messages are part of the standard error only where a debugger asks for that.
  static let isShown = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

  static func write(_ text: @autoclosure () -> String, _ category: String) {
    guard isShown else { return }
    FileHandle.standardError.write(Data("[\(category)] \(text())\n".utf8))
  }
}

/// A message with values, each of which can be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The text of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates an empty text.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Appends a text.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Appends a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
  /// Appends a value.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
  /// Appends a number.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, format: OSLogNumberFormat,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
}

/// Whether a value is private in a message; without effect.
public struct OSLogPrivacy: Sendable {
  /// What a private value becomes.
  public enum Mask: Sendable {
    /// A number that depends on the value.
    case hash
    /// Nothing.
    case none
  }
  /// The default.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Public.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Private.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Sensitive.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// The default.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Private.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value; without effect.
public struct OSLogStringAlignment: Sendable {
  /// None.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// At the left.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
  /// At the right.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment() }
}

/// The format of a number; without effect.
public struct OSLogNumberFormat: Sendable {
  /// Decimal.
  public static var decimal: OSLogNumberFormat { OSLogNumberFormat() }
  /// Hexadecimal.
  public static var hex: OSLogNumberFormat { OSLogNumberFormat() }
  /// With digits after the point.
  public static var fixed: OSLogNumberFormat { OSLogNumberFormat() }
  /// With a number of digits after the point.
  public static func fixed(precision: Int) -> OSLogNumberFormat { OSLogNumberFormat() }
}
