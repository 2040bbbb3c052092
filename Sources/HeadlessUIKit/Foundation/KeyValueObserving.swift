#if !canImport(Darwin)
public import Foundation

/// The values that an observation reports.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt
  /// Creates options with Apple's raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// The initial value, reported immediately.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Reported also before a change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

/// A key of the values that an observation reports.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a key with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The new value.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The kind of change.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of a change.
  public typealias Kind = NSKeyValueChange
  /// The kind of the change: the value was set.
  public let kind: Kind
  /// The new value, if it was requested.
  public let newValue: Value?
  /// The old value, if it was requested.
  public let oldValue: Value?
  /// The indexes of changed members: always nil.
  public let indexes: IndexSet?
  /// Whether the change is about to happen.
  public let isPrior: Bool
}

/// The kind of a change; raw values are Apple's.
public enum NSKeyValueChange: UInt, Sendable {
  /// The value was set.
  case setting = 1
  /// Members were inserted.
  case insertion = 2
  /// Members were removed.
  case removal = 3
  /// Members were replaced.
  case replacement = 4
}
#endif
