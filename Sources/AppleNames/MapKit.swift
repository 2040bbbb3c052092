public import UIKit

/// A place on Earth, in degrees.
public struct CLLocationCoordinate2D: Hashable, Sendable {
  /// The latitude.
  public var latitude: Double
  /// The longitude.
  public var longitude: Double
  /// Creates a place.
  public init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}
/// Degrees, or meters.
public typealias CLLocationDegrees = Double
/// Meters.
public typealias CLLocationDistance = Double
/// Something at a place.
@MainActor @preconcurrency public protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
}
/// A pin.
@MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The place.
  open var coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
  /// The title.
  open var title: String?
  /// The subtitle.
  open var subtitle: String?
}
/// A size in degrees.
public struct MKCoordinateSpan: Hashable, Sendable {
  /// From north to south.
  public var latitudeDelta: Double
  /// From west to east.
  public var longitudeDelta: Double
  /// Creates a size.
  public init(latitudeDelta: Double, longitudeDelta: Double) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}
/// A part of Earth.
public struct MKCoordinateRegion: Hashable, Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// The size.
  public var span: MKCoordinateSpan
  /// Creates a part.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }
  /// Creates a part of a size in meters.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double
  ) {
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000))
  }
}
/// A map: an empty box.
open class MKMapView: UIView {
  /// Receives nothing.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The part that would be shown.
  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
    span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
  /// What would be shown.
  open private(set) var annotations: [any MKAnnotation] = []
  /// Has no effect.
  open var showsUserLocation = false
  /// Has no effect.
  open var isZoomEnabled = true
  /// Has no effect.
  open var isScrollEnabled = true
  /// Takes a part.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  /// Takes something.
  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  /// Takes some things.
  open func addAnnotations(_ list: [any MKAnnotation]) { annotations += list }
  /// Removes some things.
  open func removeAnnotations(_ list: [any MKAnnotation]) {
    annotations.removeAll { known in list.contains { $0 === known } }
  }
}
/// Receives nothing.
@MainActor public protocol MKMapViewDelegate: NSObjectProtocol {}
