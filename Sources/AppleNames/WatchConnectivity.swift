public import Foundation

/// The state of the connection.
public enum WCSessionActivationState: Int, Sendable {
  /// The state.
  case notActivated, inactive, activated
}
/// Receives nothing.
public protocol WCSessionDelegate: NSObjectProtocol {}
/// The connection to a watch: there is none.
open class WCSession: NSObject {
  private nonisolated(unsafe) static let shared = WCSession()
  /// The connection.
  open class var `default`: WCSession { unsafe shared }
  /// Whether there can be a watch: no.
  open class func isSupported() -> Bool { false }
  /// Receives nothing.
  open weak var delegate: (any WCSessionDelegate)?
  /// Has no effect.
  open func activate() {}
  /// The state.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Whether there is a watch: no.
  open var isPaired: Bool { false }
  /// Whether the watch has the app: no.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the watch shows the app: no.
  open var isComplicationEnabled: Bool { false }
  /// Whether the watch answers: no.
  open var isReachable: Bool { false }
  /// What was sent: nothing.
  open var applicationContext: [String: Any] { [:] }
  /// What was received: nothing.
  open var receivedApplicationContext: [String: Any] { [:] }
  /// Has no effect.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {}
  /// Has no effect.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  /// Has no effect.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
