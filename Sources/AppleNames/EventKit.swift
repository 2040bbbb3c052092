public import UIKit

/// What an app asks of the calendar.
public enum EKEntityType: UInt, Sendable {
  /// What it asks.
  case event, reminder
}
/// Whether the calendar may be read.
public enum EKAuthorizationStatus: Int, Sendable {
  /// Whether it may.
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// Whether it may be read and written.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}
/// The calendar: empty, and nobody is asked.
open class EKEventStore: NSObject {
  /// Creates a store.
  public override init() {}
  /// The calendar of new dates: none.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// Whether the calendar may be read: nobody was asked.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .notDetermined
  }
  /// Asks nobody: the closure is not called.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Asks nobody: the closure is not called.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
  /// Asks nobody: the closure is not called.
  open func requestWriteOnlyAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {}
}
/// A calendar.
open class EKCalendar: NSObject {
  /// The title.
  open var title = ""
}
/// A date.
open class EKEvent: NSObject {
  /// Creates a date.
  public init(eventStore: EKEventStore) {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The title.
  open var title: String! = ""
  /// The place.
  open var location: String?
  /// The text.
  open var notes: String?
  /// The address.
  open var url: URL?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The beginning.
  open var startDate: Date!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The end.
  open var endDate: Date!
  /// Whether it takes the day.
  open var isAllDay = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar.
  open var calendar: EKCalendar!
}
/// What became of a date.
public enum EKEventEditViewAction: Int, Sendable {
  /// What became of it.
  case canceled, saved, deleted
}
/// Receives nothing.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {}
/// The system's screen of a date: empty.
open class EKEventEditViewController: UINavigationController {
  /// Receives nothing.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The date.
  open var event: EKEvent?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar.
  open var eventStore: EKEventStore!
}
