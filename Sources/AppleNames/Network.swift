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

/// An address of the Internet.
public protocol IPAddress: Hashable, CustomDebugStringConvertible, Sendable {
  /// Creates an address of its bytes, unless their number is wrong.
  init?(_ rawValue: Data, _ interface: NWInterface?)
  /// Reads an address.
  init?(_ string: String)
  /// The bytes.
  var rawValue: Data { get }
  /// The interface.
  var interface: NWInterface? { get }
}
/// An address of four bytes.
public struct IPv4Address: IPAddress {
  /// The bytes.
  public let rawValue: Data
  /// The interface.
  public let interface: NWInterface?
  /// Creates an address of four bytes.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 4 else { return nil }
    (self.rawValue, self.interface) = (rawValue, interface)
  }
  /// Reads an address, such as 127.0.0.1.
  public init?(_ string: String) {
    let bytes = string.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard bytes.count == 4, !bytes.contains(nil) else { return nil }
    self.init(Data(bytes.compactMap(\.self)))
  }
  /// The device itself.
  public static let loopback = Self(known: [127, 0, 0, 1])
  /// Every address of the device.
  public static let any = Self(known: [0, 0, 0, 0])
  /// All devices near by.
  public static let broadcast = Self(known: [255, 255, 255, 255])
  private init(known bytes: [UInt8]) { (rawValue, interface) = (Data(bytes), nil) }
  /// The bytes with points between them.
  public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}
/// An address of sixteen bytes.
public struct IPv6Address: IPAddress {
  /// The bytes.
  public let rawValue: Data
  /// The interface.
  public let interface: NWInterface?
  /// Creates an address of sixteen bytes.
  public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
    guard rawValue.count == 16 else { return nil }
    (self.rawValue, self.interface) = (rawValue, interface)
  }
  /// Reads an address, such as ::1.
  public init?(_ string: String) {
    var bytes = [UInt8](repeating: 0, count: 16)
    guard unsafe inet_pton(AF_INET6, string, &bytes) == 1 else { return nil }
    self.init(Data(bytes))
  }
  /// The device itself.
  public static let loopback = Self(known: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  /// Every address of the device.
  public static let any = Self(known: [UInt8](repeating: 0, count: 16))
  private init(known bytes: [UInt8]) { (rawValue, interface) = (Data(bytes), nil) }
  /// The numbers with colons between them.
  public var debugDescription: String {
    stride(from: 0, to: 16, by: 2).map {
      String(Int(rawValue[$0]) << 8 | Int(rawValue[$0 + 1]), radix: 16)
    }.joined(separator: ":")
  }
}
/// A place in a network.
public enum NWEndpoint: Hashable, Sendable {
  /// A computer.
  public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
    /// Its name.
    case name(String, NWInterface?)
    /// Its address.
    case ipv4(IPv4Address)
    /// Its address.
    case ipv6(IPv6Address)
    /// Reads an address, or takes a name.
    public init(_ string: String) {
      self =
        IPv4Address(string).map(Host.ipv4) ?? IPv6Address(string).map(Host.ipv6)
        ?? .name(string, nil)
    }
    /// Reads an address, or takes a name.
    public init(stringLiteral value: String) { self.init(value) }
    /// The name or address.
    public var debugDescription: String {
      switch self {
      case .name(let name, _): name
      case .ipv4(let address): address.debugDescription
      case .ipv6(let address): address.debugDescription
      }
    }
  }
  /// A number at a computer.
  public struct Port: Hashable, Sendable, ExpressibleByIntegerLiteral, RawRepresentable {
    /// The number.
    public let rawValue: UInt16
    /// Creates a number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// Creates a number.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// Any number.
    public static let any: Port = 0
    /// The number of web pages.
    public static let https: Port = 443
    /// The number of web pages without encryption.
    public static let http: Port = 80
  }
  /// A number at a computer.
  case hostPort(host: Host, port: Port)
  /// A service of a name.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A file.
  case unix(path: String)
  /// An address.
  case url(URL)
}
