internal import Foundation

/// A log.
public final class OSLog: Sendable {
  /// A category.
  public struct Category: Sendable {
    /// The name.
    public let rawValue: String
    /// Events that mark points in time.
    public static var pointsOfInterest: Category { Category(rawValue: "PointsOfInterest") }
  }
  let category: String

  /// Creates a log of a subsystem and category.
  public init(subsystem: String, category: String) { self.category = category }
  /// Creates a log of a subsystem and category.
  public init(subsystem: String, category: Category) { self.category = category.rawValue }
  /// The default log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log without messages.
  public static let disabled = OSLog(subsystem: "", category: "")
  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool { Logger.isShown }
}

/// The type of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: UInt8
  /// Creates a type.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The default.
  public static let `default` = OSLogType(rawValue: 0)
  /// Information.
  public static let info = OSLogType(rawValue: 1)
  /// For debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// An error.
  public static let error = OSLogType(rawValue: 16)
  /// A fault.
  public static let fault = OSLogType(rawValue: 17)
}

/// Writes a message whose values stand for `%…` in a text.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ values: any CVarArg...
) { Logger.write("\(message) \(values)", log.category) }

/// Writes a message whose values stand for `%…` in a text.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ values: any CVarArg...
) { Logger.write("\(message) \(values)", log.category) }

/// Writes a message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  Logger.write(message.text, log.category)
}

/// Writes a message.
public func os_log(_ message: OSLogMessage) { Logger.write(message.text, "") }

// MARK: Signposts

/// The type of a signpost.
public struct OSSignpostType: Hashable, Sendable {
  private let number: Int
  /// A point in time.
  public static let event = OSSignpostType(number: 0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(number: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(number: 2)
}

/// The number of a signpost.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64
  /// Creates a number.
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates a number for a log.
  public init(log: OSLog) { rawValue = 1 }
  /// Creates a number for an object.
  public init(log: OSLog, object: AnyObject) { rawValue = 1 }
  /// The only interval of its name.
  public static let exclusive = OSSignpostID(1)
}

/// Has no effect: Purlin measures nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Has no effect: Purlin measures nothing.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ values: any CVarArg...
) {}

/// Marks intervals; has no effect.
public struct OSSignposter: Sendable {
  /// Creates one of a subsystem and category.
  public init(subsystem: String, category: String) {}
  /// Creates one of a subsystem and category.
  public init(subsystem: String, category: OSLog.Category) {}
  /// Creates one of a logger.
  public init(logger: Logger) {}
  /// Whether anything is measured.
  public var isEnabled: Bool { false }
  /// A new number.
  public func makeSignpostID() -> OSSignpostID { .exclusive }
  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  /// Ends an interval.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
  ) {}
  /// Marks a point in time.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
  ) {}
  /// Runs a closure.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around body: () throws -> Result
  ) rethrows -> Result { try body() }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {}

// MARK: Locks

/// Protects a state.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage

  /// Creates a lock of a state.
  public init(initialState: State) { storage = Storage(initialState) }
  /// Creates a lock of a state.
  public init(uncheckedState: State) { storage = Storage(uncheckedState) }
  /// Runs a closure with the state.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body(&storage.state) }
  }
  /// Runs a closure with the state.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try withLock(body)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init() { self.init(initialState: ()) }
  /// Locks.
  public func lock() { storage.lock.lock() }
  /// Unlocks.
  public func unlock() { storage.lock.unlock() }
  /// Runs a closure.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { (_: inout Void) in try body() }
  }
}
