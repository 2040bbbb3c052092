public import Foundation

// JavaScriptCore, CoreHaptics, DeviceCheck and CoreNFC: nothing is run, felt, proven or read.

/// Runs JavaScript: nothing.
open class JSContext: NSObject {
  /// Is called with an error: never.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Creates a context.
  public init!(_: Void = ()) {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns nil: nothing is run.
  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { nil }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns nil.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { nil }
}
/// A value of JavaScript; there are none.
open class JSValue: NSObject {
  /// Returns nil.
  open func toString() -> String? { nil }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Returns nil.
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! { nil }
}
/// Lets the device vibrate: it does not.
open class CHHapticEngine: NSObject {
  /// What a device can do.
  public protocol Capability {
    /// Whether it vibrates.
    var supportsHaptics: Bool { get }
  }
  private struct None: Capability { let supportsHaptics = false }
  /// What the device can do: nothing.
  open class func capabilitiesForHardware() -> any Capability { None() }
  /// Creates an engine.
  public override init() {}
  /// Is not called.
  open var resetHandler: () -> Void = {}
  /// Has no effect.
  open func start() throws {}
  /// Has no effect.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) {}
}
/// Proves that an app is genuine: it cannot.
public final class DCAppAttestService: NSObject, Sendable {
  /// The service.
  public static let shared = DCAppAttestService()
  /// Whether it can: no.
  public var isSupported: Bool { false }
}
/// Proves that a device is genuine: it cannot.
public final class DCDevice: NSObject, Sendable {
  /// The device.
  public static let current = DCDevice()
  /// Whether it can: no.
  public var isSupported: Bool { false }
}
/// Reads tags: there is no reader.
open class NFCReaderSession: NSObject {
  /// Whether there is a reader: no.
  open class var readingAvailable: Bool { false }
  /// The text of the system's screen.
  open var alertMessage = ""
  /// Has no effect.
  open func begin() {}
  /// Has no effect.
  open func invalidate() {}
}
/// Receives nothing.
public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {}
/// Reads texts of tags: there is no reader.
open class NFCNDEFReaderSession: NFCReaderSession {
  /// Creates a session.
  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?,
    invalidateAfterFirstRead: Bool
  ) {}
}
