public import UIKit

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
  /// Removes something.
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// What is selected.
  open var selectedAnnotations: [any MKAnnotation] = []
  /// Selects something.
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  /// Selects something no more.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  /// Shows things: takes them.
  open func showAnnotations(_ list: [any MKAnnotation], animated: Bool) { addAnnotations(list) }
  /// The view of something: none.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Has no effect.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {}
  /// A view that can be used again: none.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  /// A view for something.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
  }
  /// What lies over the map.
  open private(set) var overlays: [any MKOverlay] = []
  /// Takes something.
  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  /// Takes something.
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  /// Takes some things.
  open func addOverlays(_ list: [any MKOverlay]) { overlays += list }
  /// Takes some things.
  open func addOverlays(_ list: [any MKOverlay], level: MKOverlayLevel) { addOverlays(list) }
  /// Removes something.
  open func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }
  /// Removes some things.
  open func removeOverlays(_ list: [any MKOverlay]) {
    overlays.removeAll { known in list.contains { $0 === known } }
  }
  /// The part that fits the view: the part.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  /// The kind of the map.
  open var mapType = MKMapType.standard
  /// Has no effect.
  open var isRotateEnabled = true
  /// Has no effect.
  open var isPitchEnabled = true
  /// Has no effect.
  open var showsCompass = true
  /// Has no effect.
  open var showsScale = false
  /// The middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  /// Takes the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  /// Removes some things.
  open func removeAnnotations(_ list: [any MKAnnotation]) {
    annotations.removeAll { known in list.contains { $0 === known } }
  }
}
/// Receives nothing.
@MainActor public protocol MKMapViewDelegate: NSObjectProtocol {}
/// The view of something on a map: a box of the image's size.
open class MKAnnotationView: UIView {
  /// What the user does with it.
  public enum DragState: UInt, Sendable {
    /// What they do.
    case none, starting, dragging, canceling, ending
  }
  /// What the user does with it: nothing.
  open var dragState = DragState.none
  /// Whether it can be dragged.
  open var isDraggable = false
  /// What it stands for.
  open var annotation: (any MKAnnotation)?
  /// The name by which it is used again.
  public let reuseIdentifier: String?
  /// The image.
  open var image: UIImage? {
    didSet { if let image { bounds.size = image.size } }
  }
  /// The place of the center beside the thing's.
  open var centerOffset = CGPoint.zero
  /// Has no effect.
  open var canShowCallout = false
  /// Has no effect.
  open var clusteringIdentifier: String?
  /// Has no effect.
  open var leftCalloutAccessoryView: UIView?
  /// Has no effect.
  open var rightCalloutAccessoryView: UIView?
  /// Has no effect.
  open var detailCalloutAccessoryView: UIView?
  /// Whether it is selected.
  open private(set) var isSelected = false
  /// Creates a view.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
  }
  /// Creates a view of a document.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }
  /// Takes whether it is selected.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Takes what the user does with it.
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
  /// Called before it is used again.
  open func prepareForReuse() {}
  /// Called before it is shown.
  open func prepareForDisplay() {}
}
/// A pin: an empty box.
open class MKPinAnnotationView: MKAnnotationView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color.
  open var pinTintColor: UIColor!
  /// Has no effect.
  open var animatesDrop = false
}
/// A sign with an image: an empty box.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color.
  open var markerTintColor: UIColor?
  /// The color of what it shows.
  open var glyphTintColor: UIColor?
  /// The text.
  open var glyphText: String?
  /// The image.
  open var glyphImage: UIImage?
}
/// The kind of a map.
public enum MKMapType: UInt, Sendable {
  /// The kind.
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}
/// What something that lies over a map is above of.
public enum MKOverlayLevel: Int, Sendable {
  /// What it is above of.
  case aboveRoads, aboveLabels
}
/// Something that lies over a map.
@MainActor @preconcurrency public protocol MKOverlay: MKAnnotation {}
/// A shape over a map.
@MainActor open class MKShape: NSObject, MKAnnotation {
  /// The title.
  open var title: String?
  /// The place.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
/// Corners over a map.
@MainActor open class MKMultiPoint: MKShape, MKOverlay {
  private let places: [CLLocationCoordinate2D]
  /// Creates corners.
  public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    places = unsafe Array(UnsafeBufferPointer(start: coordinates, count: count))
  }
  /// The number of corners.
  open var pointCount: Int { places.count }
  /// The first corner.
  open override var coordinate: CLLocationCoordinate2D {
    places.first ?? CLLocationCoordinate2D()
  }
}
/// A line over a map.
@MainActor open class MKPolyline: MKMultiPoint {}
/// A surface over a map.
@MainActor open class MKPolygon: MKMultiPoint {}
/// A circle over a map.
@MainActor open class MKCircle: MKShape, MKOverlay {
  private let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance
  /// Creates a circle.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.center, self.radius) = (center, radius)
  }
  /// The center.
  open override var coordinate: CLLocationCoordinate2D { center }
}
/// Pictures over a map.
@MainActor open class MKTileOverlay: NSObject, MKOverlay {
  /// The place.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// Has no effect.
  open var canReplaceMapContent = false
  /// Creates pictures.
  public init(urlTemplate: String?) {}
}
/// Draws something over a map: nothing.
@MainActor open class MKOverlayRenderer: NSObject {
  /// What it draws.
  public let overlay: any MKOverlay
  /// The opacity.
  open var alpha: CGFloat = 1
  /// Creates a renderer.
  public init(overlay: any MKOverlay) { self.overlay = overlay }
}
/// Draws a shape over a map: nothing.
@MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color inside.
  open var fillColor: UIColor?
  /// The color of the line.
  open var strokeColor: UIColor?
  /// The width of the line.
  open var lineWidth: CGFloat = 0
}
/// Draws a line over a map: nothing.
@MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public init(polyline: MKPolyline) { super.init(overlay: polyline) }
  /// Creates a renderer.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
/// Draws a surface over a map: nothing.
@MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer.
  public init(polygon: MKPolygon) { super.init(overlay: polygon) }
  /// Creates a renderer.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }
}
