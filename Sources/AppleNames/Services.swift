public import UIKit

// Services of the system without views: nothing of them is seen, so that all have no effect.

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// The vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// Plays nothing.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}
/// Plays nothing.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}

/// Whether an app may follow the user.
public final class ATTrackingManager: NSObject {
  /// Whether it may.
  public enum AuthorizationStatus: UInt, Sendable {
    /// Whether it may.
    case notDetermined, restricted, denied, authorized
  }
  /// Whether it may: nobody was asked.
  public static var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  /// Asks nobody: the closure is not called.
  public static func requestTrackingAuthorization(
    completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {}
  /// Asks nobody.
  public static func requestTrackingAuthorization() async -> AuthorizationStatus {
    .notDetermined
  }
}
/// The number by which advertisements know a device: zeros.
public final class ASIdentifierManager: NSObject {
  /// The manager.
  public static func shared() -> ASIdentifierManager { ASIdentifierManager() }
  /// The number.
  public var advertisingIdentifier: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }
}
/// The widgets of the app.
public final class WidgetCenter: Sendable {
  /// The center.
  public static let shared = WidgetCenter()
  /// Has no effect.
  public func reloadAllTimelines() {}
  /// Has no effect.
  public func reloadTimelines(ofKind kind: String) {}
}
/// Work that the system begins.
open class BGTask: NSObject {
  /// The identifier.
  open var identifier: String { "" }
  /// Called if the time is over.
  open var expirationHandler: (() -> Void)?
  /// Has no effect.
  open func setTaskCompleted(success: Bool) {}
}
/// Short work that the system begins.
open class BGAppRefreshTask: BGTask {}
/// Long work that the system begins.
open class BGProcessingTask: BGTask {}
/// Work that the system is asked to begin.
open class BGTaskRequest: NSObject {
  /// The identifier.
  public let identifier: String
  /// The earliest time.
  open var earliestBeginDate: Date?
  /// Creates a request.
  public init(identifier: String) { self.identifier = identifier }
}
/// Short work that the system is asked to begin.
open class BGAppRefreshTaskRequest: BGTaskRequest {}
/// Long work that the system is asked to begin.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Has no effect.
  open var requiresNetworkConnectivity = false
  /// Has no effect.
  open var requiresExternalPower = false
}
/// Begins work for the app: none.
public final class BGTaskScheduler: NSObject, Sendable {
  /// The scheduler.
  public static let shared = BGTaskScheduler()
  /// Has no effect.
  @discardableResult public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Has no effect.
  public func submit(_ request: BGTaskRequest) throws {}
  /// Has no effect.
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Has no effect.
  public func cancelAllTaskRequests() {}
}
/// The telephone network: none.
open class CTTelephonyNetworkInfo: NSObject {
  /// The kind of each network.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
}
/// The device's motion: it has no sensors.
open class CMMotionManager: NSObject {
  /// Whether there is a sensor: no.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether there is a sensor: no.
  open var isAccelerometerAvailable: Bool { false }
  /// Has no effect.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// Has no effect.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// Has no effect.
  open func stopDeviceMotionUpdates() {}
  /// Has no effect.
  open func stopAccelerometerUpdates() {}
}
/// What is known of a page of the web.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address.
  open var url: URL?
  /// The title.
  open var title: String?
  /// The icon.
  open var iconProvider: NSItemProvider?
  /// The picture.
  open var imageProvider: NSItemProvider?
}
/// A page of the web as a box: empty.
open class LPLinkView: UIView {
  /// What is known of the page.
  open var metadata: LPLinkMetadata
  /// Creates a box.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }
  /// Creates a box of an address.
  public convenience init(url: URL) {
    let metadata = LPLinkMetadata()
    metadata.url = url
    self.init(metadata: metadata)
  }
  /// Creates a box of a document.
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
  }
}
