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
  /// Water.
  public static let dietaryWater = Self(rawValue: "HKQuantityTypeIdentifierDietaryWater")
  /// Caffeine.
  public static let dietaryCaffeine = Self(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
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
/// The prefix of a metric unit; raw values are Apple's.
public enum HKMetricPrefix: Int, Sendable {
  /// Without a prefix.
  case none = 0
  /// 10⁻¹⁵.
  case femto = 13
  /// 10⁻¹².
  case pico = 1
  /// 10⁻⁹.
  case nano = 2
  /// 10⁻⁶.
  case micro = 3
  /// 10⁻³.
  case milli = 4
  /// 10⁻².
  case centi = 5
  /// 10⁻¹.
  case deci = 6
  /// 10.
  case deca = 7
  /// 10².
  case hecto = 8
  /// 10³.
  case kilo = 9
  /// 10⁶.
  case mega = 10
  /// 10⁹.
  case giga = 11
  /// 10¹².
  case tera = 12

  fileprivate var symbol: String {
    switch self {
    case .none: ""
    case .femto: "f"
    case .pico: "p"
    case .nano: "n"
    case .micro: "mc"
    case .milli: "m"
    case .centi: "c"
    case .deci: "d"
    case .deca: "da"
    case .hecto: "h"
    case .kilo: "k"
    case .mega: "M"
    case .giga: "G"
    case .tera: "T"
    }
  }
}
extension HKUnit {
  /// Grams.
  public class func gram() -> HKUnit { HKUnit(from: "g") }
  /// Grams with a prefix.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.symbol + "g")
  }
  /// Liters.
  public class func liter() -> HKUnit { HKUnit(from: "L") }
  /// Liters with a prefix.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.symbol + "L")
  }
  /// Meters with a prefix.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(from: prefix.symbol + "m")
  }
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
  /// Saves nothing: the closure is not called.
  open func save(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Saves nothing: the closure is not called.
  open func save(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// Has no effect.
  open func execute(_ query: HKQuery) {}
  /// Has no effect.
  open func stop(_ query: HKQuery) {}
}
