public import Foundation
internal import TextMetrics

/// Options for measuring text; raw values are Apple's.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: Int
  /// Creates options with Apple's raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines wrap, and the origin is the top-left corner.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Line heights include the font's leading.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The last visible line is truncated with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

extension NSAttributedString {
  /// Returns the size of the text without wrapping, in points, not rounded.
  public func size() -> CGSize {
    boundingRect(
      with: CGSize(width: 0, height: 0), options: .usesLineFragmentOrigin, context: nil
    ).size
  }

  /// Returns the bounding rectangle of the text, in points, not rounded.
  ///
  /// - Parameters:
  ///   - size: The width at which the text wraps; 0 for no limit. The height is ignored.
  ///   - options: Without `usesLineFragmentOrigin`, only the first line is measured.
  ///   - context: Ignored.
  /// - Returns: The rectangle, at the origin.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    // The font of text without a font is 12-point Helvetica, as in UIKit.
    var content = TextContent(font: UIFont(.custom("Helvetica", 12)))
    content.source = .attributed(self)
    content.countsFinalNewline = true
    let width = size.width > 0 && size.width < 1e6 ? Double(size.width) : .infinity
    let layout = content.layout(
      width: width, lines: options.contains(.usesLineFragmentOrigin) ? 0 : 1, in: .current)
    return CGRect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
  }
}

/// The context for measuring scaled text.
///
/// Text is not scaled.
open class NSStringDrawingContext: NSObject {}

extension NSString {
  /// Returns the size of the text without wrapping, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }

  /// Returns the bounding rectangle of the text, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the text without wrapping, in points, not rounded.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Returns the bounding rectangle of the text, in points, not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions,
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
