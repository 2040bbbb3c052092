public import Foundation

/// How the ends of a layer's lines look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a cap with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Square beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a layer's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a join with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Which points lie inside a layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a rule with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Those that the path goes round.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those from which a ray crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer that shows a path; here, the path and how it would be drawn.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/cashapelayer>
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates.
  open var path: CGPath?
  /// The colour inside; black unless set.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// Which points lie inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line; nil for none.
  open var strokeColor: CGColor?
  /// Where the line begins, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// How sharp corners may be before they are cut.
  open var miterLimit: CGFloat = 10
  /// How the ends of the line look.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where the dashes begin, in points.
  open var lineDashPhase: CGFloat = 0
  /// The lengths of dashes and gaps, in points; nil for none.
  open var lineDashPattern: [NSNumber]?
}

/// The alignment of text in a layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates an alignment with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the text is read.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both ends.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// How text that is too long is cut in a layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a mode with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Not marked.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that shows a text; here, the text and how it would be drawn.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/catextlayer>
open class CATextLayer: CALayer {
  /// The text: a string, with attributes or without.
  open var string: Any?
  /// The font: a `UIFont`, a `CGFont` or a name.
  open var font: AnyObject?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The colour of the text; white unless set.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether the text is broken into lines.
  open var isWrapped = false
  /// The alignment of the text.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// How text that is too long is cut.
  open var truncationMode = CATextLayerTruncationMode.none
}
