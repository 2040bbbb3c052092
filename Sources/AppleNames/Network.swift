public import Foundation

/// The kinds and states of network paths.
///
/// Apple: <https://developer.apple.com/documentation/network/nwpath>
public struct NWPath: Hashable, Sendable {
  /// Whether a path can be used.
  public enum Status: Hashable, Sendable {
    /// It can.
    case satisfied
    /// It cannot.
    case unsatisfied
    /// It can after a connection.
    case requiresConnection
  }

  /// Whether the path can be used; always.
  public var status: Status { .satisfied }
  /// Whether the path costs money; never.
  public var isExpensive: Bool { false }
  /// Whether the path is in Low Data Mode; never.
  public var isConstrained: Bool { false }
  /// Whether the path uses an interface of a kind: Wi-Fi.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wifi }
}

/// A network interface.
///
/// Apple: <https://developer.apple.com/documentation/network/nwinterface>
public struct NWInterface: Hashable, Sendable {
  /// The kind of an interface.
  public enum InterfaceType: Hashable, Sendable, CaseIterable {
    /// Another kind.
    case other
    /// Wi-Fi.
    case wifi
    /// A telephone network.
    case cellular
    /// A wire.
    case wiredEthernet
    /// The device itself.
    case loopback
  }
}

/// Observes whether there is a network: a path that does not change.
///
/// Apple: <https://developer.apple.com/documentation/network/nwpathmonitor>
public final class NWPathMonitor: @unchecked Sendable {
  /// Called for a change of the path; there is none.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// The present path.
  public var currentPath: NWPath { NWPath() }
  /// Creates a monitor of all interfaces.
  public init() {}
  /// Creates a monitor of interfaces of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Has no effect.
  public func start(queue: DispatchQueue) {}
  /// Has no effect.
  public func cancel() {}
}
