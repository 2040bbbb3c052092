public import Foundation

/// A region.
open class CLRegion: NSObject {
  /// The identifier.
  public let identifier: String
  /// Has no effect.
  open var notifyOnEntry = true
  /// Has no effect.
  open var notifyOnExit = true
  init(_ identifier: String) { self.identifier = identifier }
}
/// A circle on Earth.
open class CLCircularRegion: CLRegion {
  /// The middle.
  public let center: CLLocationCoordinate2D
  /// The radius.
  public let radius: CLLocationDistance
  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    (self.center, self.radius) = (center, radius)
    super.init(identifier)
  }
  /// Whether a place is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
    return place.distance(from: middle) <= radius
  }
}
/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
  /// Whether it is.
  case unknown, inside, outside
}
/// An error of places.
public struct CLError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The kind.
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied
    /// The kind.
    case regionMonitoringFailure, regionMonitoringSetupDelayed
    /// The kind.
    case regionMonitoringResponseDelayed, geocodeFoundNoResult, geocodeFoundPartialResult
    /// The kind.
    case geocodeCanceled
  }
  /// The kind.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  /// Nobody allows it.
  public static let denied = Code.denied
}
extension CLLocationManager {
  /// The regions that are watched: none.
  public var monitoredRegions: Set<CLRegion> { [] }
  /// Has no effect.
  public func startMonitoring(for region: CLRegion) {}
  /// Has no effect.
  public func stopMonitoring(for region: CLRegion) {}
  /// Has no effect.
  public func requestState(for region: CLRegion) {}
  /// Whether regions of a kind are watched: no.
  public class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
}
