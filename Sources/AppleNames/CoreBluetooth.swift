public import Foundation

// Bluetooth is off and unsupported: nothing is found, connected or called.

/// The identifier of a service or characteristic.
open class CBUUID: NSObject {
  /// The text of the identifier.
  public let uuidString: String
  /// Takes a text.
  public init(string theString: String) { uuidString = theString }
  /// Takes an identifier.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
  /// Takes bytes.
  public init(data theData: Data) {
    uuidString = theData.map { String(format: "%02X", $0) }.joined()
  }
  /// The bytes of the text.
  open var data: Data { Data(uuidString.utf8) }
  /// Whether the texts are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CBUUID)?.uuidString == uuidString
  }
  /// The hash of the text.
  open override var hash: Int { uuidString.hashValue }
}
/// The state of Bluetooth.
public enum CBManagerState: Int, Sendable {
  /// The state.
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
/// Whether an app may use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  /// Whether it may.
  case notDetermined, restricted, denied, allowedAlways
}
/// What finds devices or is found.
open class CBManager: NSObject {
  /// The state.
  open var state: CBManagerState { .unsupported }
  /// Whether the app may use Bluetooth: nobody was asked.
  open class var authorization: CBManagerAuthorization { .notDetermined }
  /// Whether the app may use Bluetooth: nobody was asked.
  open var authorization: CBManagerAuthorization { .notDetermined }
}
/// Receives nothing.
public protocol CBCentralManagerDelegate: NSObjectProtocol {}
/// Finds devices: none.
open class CBCentralManager: CBManager {
  /// Receives nothing.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Creates a manager.
  public init(
    delegate: (any CBCentralManagerDelegate)? = nil, queue: DispatchQueue? = nil,
    options: [String: Any]? = nil
  ) { self.delegate = delegate }
  /// Whether devices are looked for: no.
  open var isScanning: Bool { false }
  /// Has no effect.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
  {}
  /// Has no effect.
  open func stopScan() {}
  /// Has no effect.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Has no effect.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// The devices with identifiers: none.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// The connected devices: none.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
    []
  }
}
/// Another device.
open class CBPeer: NSObject {
  /// The identifier.
  public let identifier = UUID()
  init(_: Void) {}
}
/// A device that looks for others.
open class CBCentral: CBPeer {
  /// The greatest number of bytes in one message.
  open var maximumUpdateValueLength: Int { 20 }
}
/// The state of a device.
public enum CBPeripheralState: Int, Sendable {
  /// The state.
  case disconnected, connecting, connected, disconnecting
}
/// Receives nothing.
public protocol CBPeripheralDelegate: NSObjectProtocol {}
/// A device that was found; there are none.
open class CBPeripheral: CBPeer {
  /// Receives nothing.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The name: none.
  open var name: String? { nil }
  /// The state.
  open var state: CBPeripheralState { .disconnected }
  /// The services: none.
  open var services: [CBService]? { nil }
  /// Whether bytes can be written without an answer: no.
  open var canSendWriteWithoutResponse: Bool { false }
  /// Has no effect.
  open func readRSSI() {}
  /// Has no effect.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Has no effect.
  open func discoverCharacteristics(_ uuids: [CBUUID]?, for service: CBService) {}
  /// Has no effect.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// Has no effect.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Has no effect.
  open func writeValue(
    _ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType
  ) {}
  /// Has no effect.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// The greatest number of bytes in one message.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
}
/// Whether a device answers.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// Whether it answers.
  case withResponse, withoutResponse
}
/// What a characteristic can do.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is broadcast.
  public static let broadcast = Self(rawValue: 1)
  /// It can be read.
  public static let read = Self(rawValue: 2)
  /// It can be written without an answer.
  public static let writeWithoutResponse = Self(rawValue: 4)
  /// It can be written.
  public static let write = Self(rawValue: 8)
  /// It reports changes.
  public static let notify = Self(rawValue: 16)
  /// It reports changes and waits for an answer.
  public static let indicate = Self(rawValue: 32)
}
/// Who may access a characteristic.
public struct CBAttributePermissions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It can be read.
  public static let readable = Self(rawValue: 1)
  /// It can be written.
  public static let writeable = Self(rawValue: 2)
}
/// A service, characteristic or descriptor.
open class CBAttribute: NSObject {
  /// The identifier.
  public let uuid: CBUUID
  init(_ uuid: CBUUID) { self.uuid = uuid }
}
/// A service of a device.
open class CBService: CBAttribute {
  /// The device: none.
  open var peripheral: CBPeripheral? { nil }
  /// Whether it is the device's main one.
  open var isPrimary: Bool { true }
  /// The characteristics: none.
  open var characteristics: [CBCharacteristic]? { nil }
}
/// A service of the app's own.
open class CBMutableService: CBService {
  private var own: [CBCharacteristic]?
  /// Creates a service.
  public init(type uuid: CBUUID, primary isPrimary: Bool) { super.init(uuid) }
  /// The characteristics.
  open override var characteristics: [CBCharacteristic]? {
    get { own }
    set { own = newValue }
  }
}
/// A value of a device.
open class CBCharacteristic: CBAttribute {
  /// What it can do.
  public let properties: CBCharacteristicProperties
  /// The bytes.
  open fileprivate(set) var value: Data?
  init(_ uuid: CBUUID, _ properties: CBCharacteristicProperties, _ value: Data?) {
    (self.properties, self.value) = (properties, value)
    super.init(uuid)
  }
  /// The service: none.
  open var service: CBService? { nil }
  /// The descriptors: none.
  open var descriptors: [CBDescriptor]? { nil }
  /// Whether changes are reported: no.
  open var isNotifying: Bool { false }
}
/// A value of the app's own.
open class CBMutableCharacteristic: CBCharacteristic {
  /// Creates a value.
  public init(
    type uuid: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) { super.init(uuid, properties, value) }
}
/// What describes a characteristic.
open class CBDescriptor: CBAttribute {
  /// The value: none.
  open var value: Any? { nil }
}
/// Receives nothing.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {}
/// Is found by other devices: never.
open class CBPeripheralManager: CBManager {
  /// Receives nothing.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Creates a manager.
  public init(
    delegate: (any CBPeripheralManagerDelegate)? = nil, queue: DispatchQueue? = nil,
    options: [String: Any]? = nil
  ) { self.delegate = delegate }
  /// Whether the device can be found: no.
  open var isAdvertising: Bool { false }
  /// Has no effect.
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  /// Has no effect.
  open func stopAdvertising() {}
  /// Has no effect.
  open func add(_ service: CBMutableService) {}
  /// Has no effect.
  open func remove(_ service: CBMutableService) {}
  /// Has no effect.
  open func removeAllServices() {}
}
/// The key of a device's name.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of bytes of the manufacturer.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of bytes of services.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The key of services.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of the strength of the sender.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The key of whether a device can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The option that reports a device more than once.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The option that asks the user to turn Bluetooth on.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The option that names a manager.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of devices of an earlier run.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
