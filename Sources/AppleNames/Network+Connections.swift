public import Foundation

/// How a connection is made.
public class NWParameters: @unchecked Sendable {
  /// Creates parameters.
  public init() {}
  /// A stream.
  public static var tcp: NWParameters { NWParameters() }
  /// Packets.
  public static var udp: NWParameters { NWParameters() }
  /// A stream with encryption.
  public static var tls: NWParameters { NWParameters() }
  /// Has no effect.
  public var includePeerToPeer = false
  /// Has no effect.
  public var allowLocalEndpointReuse = false
}
/// An error of the network.
public enum NWError: Error, Hashable, Sendable {
  /// An error of a name.
  case dns(Int32)
  /// An error of encryption.
  case tls(Int32)
}
/// A connection, which is never made.
public final class NWConnection: @unchecked Sendable {
  /// The state of a connection.
  public enum State: Equatable, Sendable {
    /// It was not begun.
    case setup
    /// It waits.
    case waiting(NWError)
    /// It is being made.
    case preparing
    /// It is made.
    case ready
    /// It cannot be made.
    case failed(NWError)
    /// It was ended.
    case cancelled
  }
  /// The other end.
  public let endpoint: NWEndpoint
  /// Creates a connection.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) { self.endpoint = endpoint }
  /// Creates a connection.
  public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    endpoint = .hostPort(host: host, port: port)
  }
  /// Is not called.
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// The state.
  public var state: State { .setup }
  /// Has no effect.
  public func start(queue: DispatchQueue) {}
  /// Has no effect.
  public func cancel() {}
}
/// Waits for connections: there are none.
public final class NWListener: @unchecked Sendable {
  /// The state of a listener.
  public enum State: Equatable, Sendable {
    /// It was not begun.
    case setup
    /// It waits.
    case waiting(NWError)
    /// It is ready.
    case ready
    /// It cannot begin.
    case failed(NWError)
    /// It was ended.
    case cancelled
  }
  /// Creates a listener.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.port = port
  }
  /// The number.
  public let port: NWEndpoint.Port?
  /// Is not called.
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Is not called.
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  /// Has no effect.
  public func start(queue: DispatchQueue) {}
  /// Has no effect.
  public func cancel() {}
}
