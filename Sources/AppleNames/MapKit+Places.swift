public import UIKit

/// A place with an address.
open class MKPlacemark: CLPlacemark {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Creates a place.
  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }
  /// Creates a place.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
  }
  /// Takes a place.
  public init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
  }
}
extension MKPlacemark: MKAnnotation {}
/// A place that the map app opens.
open class MKMapItem: NSObject {
  /// Creates a place.
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// The place.
  public let placemark: MKPlacemark
  /// The name.
  open var name: String?
  /// The telephone.
  open var phoneNumber: String?
  /// The address in the web.
  open var url: URL?
  /// The place of the device, which is not known.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  /// Opens nothing.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Opens nothing.
  @discardableResult open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}
/// A key of how a place is opened.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// A key of how a place is opened.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// A key of how a place is opened.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// A way.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// A way.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// A way.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
