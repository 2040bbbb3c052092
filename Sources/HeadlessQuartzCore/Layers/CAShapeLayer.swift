public import Foundation

/// The style of line caps.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a cap with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A butt cap.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A round cap.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A square cap.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The style of line joins.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a join with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A miter join.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A bevel join.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// The rule for the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a rule with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The nonzero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// A layer with a path.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/cashapelayer>
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates.
  open var path: CGPath?
  /// The fill color; black by default.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The rule for the inside of the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The stroke color; nil for none.
  open var strokeColor: CGColor?
  /// The start of the stroke, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the stroke, from 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The limit for miter joins.
  open var miterLimit: CGFloat = 10
  /// The style of line caps.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The style of line joins.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The phase of the dashes, in points.
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
  /// The natural alignment of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of text in a layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Creates a mode with Apple's name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No ellipsis.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer with a text, which is not rendered.
///
/// Apple: <https://developer.apple.com/documentation/quartzcore/catextlayer>
open class CATextLayer: CALayer {
  /// The text: a string or an attributed string.
  open var string: Any?
  /// The font: a `UIFont`, a `CGFont` or a name.
  open var font: AnyObject?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  /// The color of the text; white by default.
  open var foregroundColor: CGColor? = CGColor(gray: 1, alpha: 1)
  /// Whether the text wraps.
  open var isWrapped = false
  /// The alignment of the text.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The truncation of the text.
  open var truncationMode = CATextLayerTruncationMode.none
}
