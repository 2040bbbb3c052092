public import Foundation

/// What is known of the network.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A modem is used.
  public static let transientConnection = Self(rawValue: 1)
  /// It can be reached.
  public static let reachable = Self(rawValue: 2)
  /// It has to be connected.
  public static let connectionRequired = Self(rawValue: 4)
  /// It is connected when something is sent.
  public static let connectionOnTraffic = Self(rawValue: 8)
  /// A user has to do something.
  public static let interventionRequired = Self(rawValue: 16)
  /// It is connected on demand.
  public static let connectionOnDemand = Self(rawValue: 32)
  /// It is the device.
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  /// It is near.
  public static let isDirect = Self(rawValue: 1 << 17)
  /// It is reached by telephone.
  public static let isWWAN = Self(rawValue: 1 << 18)
}
/// Whether an address can be reached.
public final class SCNetworkReachability: NSObject {}
/// What is passed when the network changes: never.
@safe public struct SCNetworkReachabilityContext {
  /// What is passed.
  public var info: UnsafeMutableRawPointer?
  /// Creates a context.
  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: (@convention(c) (UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: (@convention(c) (UnsafeRawPointer) -> Void)?, copyDescription: Any?
  ) { unsafe self.info = info }
}
/// Is called when the network changes: never.
public typealias SCNetworkReachabilityCallBack = (
  SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void
/// Returns what is known of an address.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: Any?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }
/// Returns what is known of a name.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: Any?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }
/// Reports that the network can be reached.
@discardableResult public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  unsafe flags.pointee = .reachable
  return true
}
/// Has no effect: the network does not change.
@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }
/// Has no effect.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(
  _ target: SCNetworkReachability, _ queue: DispatchQueue?
) -> Bool { true }
/// Has no effect.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any
) -> Bool { true }
/// Has no effect.
@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any
) -> Bool { true }
