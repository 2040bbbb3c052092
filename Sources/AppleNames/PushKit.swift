public import Foundation

/// The kind of a push.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A call.
  public static let voIP = Self(rawValue: "PKPushTypeVoIP")
  /// News of a complication.
  public static let complication = Self(rawValue: "PKPushTypeComplication")
  /// News of a file provider.
  public static let fileProvider = Self(rawValue: "PKPushTypeFileProvider")
}
/// The address of a device for pushes.
open class PKPushCredentials: NSObject {
  /// The kind.
  open var type: PKPushType { .voIP }
  /// The address: none.
  open var token: Data { Data() }
}
/// A push; there are none.
open class PKPushPayload: NSObject {
  /// The kind.
  open var type: PKPushType { .voIP }
  /// What it contains.
  open var dictionaryPayload: [AnyHashable: Any] { [:] }
}
/// Is told of pushes; there are none.
public protocol PKPushRegistryDelegate: NSObjectProtocol {}
/// Receives pushes: none.
open class PKPushRegistry: NSObject {
  /// Creates a registry.
  public init(queue: DispatchQueue?) {}
  /// Receives nothing.
  open weak var delegate: (any PKPushRegistryDelegate)?
  /// Has no effect.
  open var desiredPushTypes: Set<PKPushType>?
  /// The address of the device: none.
  open func pushToken(for type: PKPushType) -> Data? { nil }
}
