public import Foundation

/// A place on Earth, in degrees.
public struct CLLocationCoordinate2D: Hashable, Sendable {
  /// The latitude.
  public var latitude: Double
  /// The longitude.
  public var longitude: Double
  /// Creates the place at zero degrees.
  public init() { self.init(latitude: 0, longitude: 0) }
  /// Creates a place.
  public init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}
/// Degrees.
public typealias CLLocationDegrees = Double
/// Meters.
public typealias CLLocationDistance = Double
/// Meters.
public typealias CLLocationAccuracy = Double
/// Degrees from north.
public typealias CLLocationDirection = Double
/// Meters per second.
public typealias CLLocationSpeed = Double
/// Makes a place.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }
/// Whether a place is one on Earth.
public func CLLocationCoordinate2DIsValid(_ place: CLLocationCoordinate2D) -> Bool {
  abs(place.latitude) <= 90 && abs(place.longitude) <= 180
}
/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// The accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// The accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// The accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// The accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best accuracy, with other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Every change of place is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place at a time.
open class CLLocation: NSObject, @unchecked Sendable {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// The height in meters.
  public let altitude: CLLocationDistance
  /// The accuracy.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The time.
  public let timestamp: Date
  /// The speed: unknown.
  open var speed: CLLocationSpeed { -1 }
  /// The direction: unknown.
  open var course: CLLocationDirection { -1 }
  /// Creates a place.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }
  /// Creates a place.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (self.horizontalAccuracy, self.timestamp) = (horizontalAccuracy, timestamp)
  }
  /// The meters to another place, on a sphere.
  open func distance(from other: CLLocation) -> CLLocationDistance {
    let (one, two) = (coordinate, other.coordinate)
    let rad = Double.pi / 180
    let up = sin((two.latitude - one.latitude) * rad / 2)
    let across = sin((two.longitude - one.longitude) * rad / 2)
    let chord =
      up * up + cos(one.latitude * rad) * cos(two.latitude * rad) * across * across
    return 2 * 6_371_000 * asin(min(1, chord.squareRoot()))
  }
}
/// Whether the place may be known.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Whether it may.
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
/// How exact the place may be known.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// How exact.
  case fullAccuracy, reducedAccuracy
}
/// Receives nothing.
public protocol CLLocationManagerDelegate: NSObjectProtocol {}
/// Finds the device's place: it is not known, and nobody is asked.
///
/// Apple: <https://developer.apple.com/documentation/corelocation/cllocationmanager>
open class CLLocationManager: NSObject {
  /// Creates a manager.
  public override init() {}
  /// Receives nothing.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The place: unknown.
  open var location: CLLocation? { nil }
  /// Has no effect.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Has no effect.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Has no effect.
  open var pausesLocationUpdatesAutomatically = true
  /// Has no effect.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the place may be known: nobody was asked.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// How exact the place may be known.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  /// Whether the place may be known: nobody was asked.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Whether the device can find its place: no.
  open class func locationServicesEnabled() -> Bool { false }
  /// Asks nobody.
  open func requestWhenInUseAuthorization() {}
  /// Asks nobody.
  open func requestAlwaysAuthorization() {}
  /// Has no effect.
  open func requestLocation() {}
  /// Has no effect.
  open func startUpdatingLocation() {}
  /// Has no effect.
  open func stopUpdatingLocation() {}
  /// Has no effect.
  open func startUpdatingHeading() {}
  /// Has no effect.
  open func stopUpdatingHeading() {}
  /// Has no effect.
  open func startMonitoringSignificantLocationChanges() {}
  /// Has no effect.
  open func stopMonitoringSignificantLocationChanges() {}
}
/// The address of a place; none is known.
open class CLPlacemark: NSObject {
  /// The place.
  open var location: CLLocation? { nil }
  /// The name.
  open var name: String? { nil }
  /// The street.
  open var thoroughfare: String? { nil }
  /// The number in the street.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the country.
  open var administrativeArea: String? { nil }
  /// The code of the post.
  open var postalCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The country's code.
  open var isoCountryCode: String? { nil }
}
/// Finds addresses: none is known, and closures are not called.
open class CLGeocoder: NSObject {
  /// Creates a finder.
  public override init() {}
  /// Receives what is found.
  public typealias CompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  /// Has no effect.
  open func geocodeAddressString(
    _ address: String, completionHandler: @escaping CompletionHandler
  ) {}
  /// Has no effect.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CompletionHandler
  ) {}
  /// Has no effect.
  open func cancelGeocode() {}
}
