public import Foundation

/// A text with a value that assistive technologies read on demand.
///
/// Apple: <https://developer.apple.com/documentation/accessibility/axcustomcontent>
open class AXCustomContent: NSObject {
  /// How important a content is.
  public enum Importance: UInt, Sendable {
    /// Read on demand.
    case `default`
    /// Always read.
    case high
  }
  /// The name.
  open private(set) var label: String
  /// The value.
  open private(set) var value: String
  /// How important it is.
  open var importance = Importance.default
  /// Creates a content.
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}

/// An object with contents that are read on demand.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: AnyObject {
  /// The contents.
  var accessibilityCustomContent: [AXCustomContent]? { get set }
}

/// A chart that assistive technologies read.
@preconcurrency @MainActor
public protocol AXChart: AnyObject {
  /// The description.
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// The description of a chart.
///
/// Apple: <https://developer.apple.com/documentation/accessibility/axchartdescriptor>
open class AXChartDescriptor: NSObject {
  /// The title.
  open var title: String?
  /// What it shows, in short.
  open var summary: String?
  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis: AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) { (self.title, self.summary) = (title, summary) }
}

/// An axis of a chart.
open class AXDataAxisDescriptor: NSObject {
  /// The title.
  open var title: String
  /// Creates an axis.
  public init(title: String) { self.title = title }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// Creates an axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) { super.init(title: title) }
}

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// Creates an axis.
  public init(title: String, categoryOrder: [String]) { super.init(title: title) }
}

/// A series of a chart.
open class AXDataSeriesDescriptor: NSObject {
  /// The name.
  open var name: String?
  /// Creates a series.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) { self.name = name }
}

/// A point of a series.
open class AXDataPoint: NSObject {
  /// The name.
  open var label: String?
  /// Creates a point.
  public init(
    x: Double, y: Double?, additionalValues: [Double] = [], label: String? = nil
  ) { self.label = label }
  /// Creates a point of a category.
  public init(
    x: String, y: Double?, additionalValues: [Double] = [], label: String? = nil
  ) { self.label = label }
}
