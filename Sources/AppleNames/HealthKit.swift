public import Foundation

// The health store is missing, as on an iPad of old.

/// The kind of a number.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Steps.
  public static let stepCount = Self(rawValue: "HKQuantityTypeIdentifierStepCount")
  /// Beats of the heart.
  public static let heartRate = Self(rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// The weight.
  public static let bodyMass = Self(rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// The height.
  public static let height = Self(rawValue: "HKQuantityTypeIdentifierHeight")
  /// The energy.
  public static let activeEnergyBurned = Self(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// The way.
  public static let distanceWalkingRunning = Self(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
}
/// A kind of what is stored.
open class HKObjectType: NSObject {
  /// The name.
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  /// The kind of a number.
  open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier)
    -> HKQuantityType?
  { HKQuantityType(identifier) }
  /// The kind of training.
  open class func workoutType() -> HKSampleType { HKSampleType("HKWorkoutTypeIdentifier") }
}
/// A kind of what has times.
open class HKSampleType: HKObjectType {}
/// A kind of numbers.
open class HKQuantityType: HKSampleType {
  /// Creates a kind.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}
/// A unit.
open class HKUnit: NSObject {
  /// The name.
  public let unitString: String
  /// Creates a unit.
  public init(from string: String) { unitString = string }
  /// Pieces.
  open class func count() -> HKUnit { HKUnit(from: "count") }
  /// Minutes.
  open class func minute() -> HKUnit { HKUnit(from: "min") }
  /// Meters.
  open class func meter() -> HKUnit { HKUnit(from: "m") }
  /// Kilocalories.
  open class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
}
/// A number with a unit.
open class HKQuantity: NSObject {
  private let value: Double
  /// Creates a number.
  public init(unit: HKUnit, doubleValue value: Double) { self.value = value }
  /// The number; units are not converted.
  open func doubleValue(for unit: HKUnit) -> Double { value }
}
/// What is stored.
open class HKObject: NSObject {
  /// The identifier.
  public let uuid = UUID()
}
/// What has times.
open class HKSample: HKObject {
  /// The beginning.
  public let startDate: Date
  /// The end.
  public let endDate: Date
  init(_ startDate: Date, _ endDate: Date) { (self.startDate, self.endDate) = (startDate, endDate) }
}
/// A number with times.
open class HKQuantitySample: HKSample {
  /// The kind.
  public let quantityType: HKQuantityType
  /// The number.
  public let quantity: HKQuantity
  /// Creates a number.
  public init(type quantityType: HKQuantityType, quantity: HKQuantity, start: Date, end: Date) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(start, end)
  }
}
/// Asks the store; it is not asked.
open class HKQuery: NSObject {}
/// The store: missing.
open class HKHealthStore: NSObject {
  /// Creates a store.
  public override init() {}
  /// Whether there is a store: no.
  open class func isHealthDataAvailable() -> Bool { false }
  /// Asks nobody: the closure is not called.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Has no effect.
  open func execute(_ query: HKQuery) {}
  /// Has no effect.
  open func stop(_ query: HKQuery) {}
}
