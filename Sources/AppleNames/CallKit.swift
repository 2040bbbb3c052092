public import Foundation

// Calls on the system's screens: there are none, and requests succeed without one.

/// The address of someone who is called.
open class CXHandle: NSObject {
  /// The kind.
  public enum HandleType: Int, Sendable {
    /// The kind.
    case generic = 1
    /// The kind.
    case phoneNumber, emailAddress
  }
  /// The kind.
  public let type: HandleType
  /// The address.
  public let value: String
  /// Creates an address.
  public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
}
/// How a call is shown.
open class CXProviderConfiguration: NSObject {
  /// Creates a configuration.
  public override init() {}
  /// Creates a configuration.
  public init(localizedName: String) {}
  /// The name of the sound.
  open var ringtoneSound: String?
  /// The picture.
  open var iconTemplateImageData: Data?
  /// The greatest number of groups.
  open var maximumCallGroups = 2
  /// The greatest number of calls in a group.
  open var maximumCallsPerCallGroup = 5
  /// Whether calls are listed.
  open var includesCallsInRecents = true
  /// Whether calls have pictures.
  open var supportsVideo = false
  /// The kinds of addresses.
  open var supportedHandleTypes: Set<CXHandle.HandleType> = []
}
/// What changes in a call.
open class CXCallUpdate: NSObject {
  /// Creates an update.
  public override init() {}
  /// The address.
  open var remoteHandle: CXHandle?
  /// The name.
  open var localizedCallerName: String?
  /// Whether the call can wait.
  open var supportsHolding = false
  /// Whether the call can join a group.
  open var supportsGrouping = false
  /// Whether the call can leave a group.
  open var supportsUngrouping = false
  /// Whether tones can be sent.
  open var supportsDTMF = false
  /// Whether the call has pictures.
  open var hasVideo = false
}
/// What a call is asked for.
open class CXAction: NSObject {
  /// The identifier.
  public let uuid = UUID()
  /// Whether it was done.
  open private(set) var isComplete = false
  /// Ends it.
  open func fulfill() { isComplete = true }
  /// Ends it.
  open func fail() { isComplete = true }
}
/// What one call is asked for.
open class CXCallAction: CXAction {
  /// The identifier of the call.
  public let callUUID: UUID
  /// Creates an action.
  public init(call callUUID: UUID) { self.callUUID = callUUID }
}
/// Begins a call.
open class CXStartCallAction: CXCallAction {
  /// The address.
  open var handle: CXHandle
  /// Whether the call has pictures.
  open var isVideo = false
  /// The identifier of the person.
  open var contactIdentifier: String?
  /// Creates an action.
  public init(call callUUID: UUID, handle: CXHandle) {
    self.handle = handle
    super.init(call: callUUID)
  }
  /// Ends it.
  open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}
/// Answers a call.
open class CXAnswerCallAction: CXCallAction {
  /// Ends it.
  open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}
/// Ends a call.
open class CXEndCallAction: CXCallAction {
  /// Ends it.
  open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}
/// Lets a call wait.
open class CXSetHeldCallAction: CXCallAction {
  /// Whether it waits.
  open var isOnHold: Bool
  /// Creates an action.
  public init(call callUUID: UUID, onHold: Bool) {
    isOnHold = onHold
    super.init(call: callUUID)
  }
}
/// Mutes a call.
open class CXSetMutedCallAction: CXCallAction {
  /// Whether it is muted.
  open var isMuted: Bool
  /// Creates an action.
  public init(call callUUID: UUID, muted: Bool) {
    isMuted = muted
    super.init(call: callUUID)
  }
}
/// Sends tones.
open class CXPlayDTMFCallAction: CXCallAction {
  /// The tones.
  open var digits: String { "" }
}
/// Joins calls.
open class CXSetGroupCallAction: CXCallAction {}
/// Actions that are requested together.
open class CXTransaction: NSObject {
  /// The actions.
  open private(set) var actions: [CXAction]
  /// Creates a transaction.
  public init(action: CXAction) { actions = [action] }
  /// Creates a transaction.
  public init(actions: [CXAction] = []) { self.actions = actions }
  /// Adds an action.
  open func addAction(_ action: CXAction) { actions.append(action) }
}
/// Why a call ended.
public enum CXCallEndedReason: Int, Sendable {
  /// Why it ended.
  case failed = 1
  /// Why it ended.
  case remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}
/// Receives nothing.
public protocol CXProviderDelegate: NSObjectProtocol {}
/// Reports calls to the system; nothing is shown.
open class CXProvider: NSObject {
  /// How calls are shown.
  open var configuration: CXProviderConfiguration
  /// Creates a provider.
  public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
  /// Has no effect.
  open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {}
  /// Succeeds; nothing is shown.
  open func reportNewIncomingCall(
    with UUID: UUID, update: CXCallUpdate, completion: @escaping ((any Error)?) -> Void
  ) { completion(nil) }
  /// Has no effect.
  open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
  /// Has no effect.
  open func reportCall(
    with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason
  ) {}
  /// Has no effect.
  open func reportOutgoingCall(
    with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?
  ) {}
  /// Has no effect.
  open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
  /// Has no effect.
  open func invalidate() {}
}
/// A call; there are none.
open class CXCall: NSObject {
  /// The identifier.
  public let uuid = UUID()
  /// Whether the app began it.
  open var isOutgoing: Bool { false }
  /// Whether it waits.
  open var isOnHold: Bool { false }
  /// Whether it was answered.
  open var hasConnected: Bool { false }
  /// Whether it is over.
  open var hasEnded: Bool { false }
}
/// Receives nothing.
public protocol CXCallObserverDelegate: NSObjectProtocol {}
/// The calls: none.
open class CXCallObserver: NSObject {
  /// Creates an observer.
  public override init() {}
  /// The calls: none.
  open var calls: [CXCall] { [] }
  /// Has no effect.
  open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}
/// Requests calls.
open class CXCallController: NSObject {
  /// The calls: none.
  public let callObserver = CXCallObserver()
  /// Creates a controller.
  public init(queue: DispatchQueue = .main) {}
  /// Succeeds without a call.
  open func request(
    _ transaction: CXTransaction, completion: @escaping ((any Error)?) -> Void
  ) { completion(nil) }
  /// Succeeds without a call.
  open func requestTransaction(
    with action: CXAction, completion: @escaping ((any Error)?) -> Void
  ) { completion(nil) }
}
