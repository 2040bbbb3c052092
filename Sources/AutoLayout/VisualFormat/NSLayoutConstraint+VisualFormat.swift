extension NSLayoutConstraint {
  /// Creates the constraints of a row or a column of views that is described by a visual format.
  ///
  ///     let views = ["name": name, "picture": picture]
  ///     NSLayoutConstraint.activate(
  ///       NSLayoutConstraint.constraints(
  ///         withVisualFormat: "H:|-[picture(44)]-[name(>=100)]-|",
  ///         options: .alignAllCenterY, metrics: nil, views: views))
  ///
  /// - Parameters:
  ///   - format: The picture; blanks are of no account.
  ///   - opts: How the views align across the picture, and in which direction it is read.
  ///   - metrics: The numbers for names in the format.
  ///   - views: The views and guides for names in the format.
  /// - Returns: Inactive constraints in the order of the picture, alignments last.
  /// - Precondition: The format is valid. The message of the trap is Apple's, with the position of
  ///   the error.
  ///
  /// Apple: <https://developer.apple.com/documentation/uikit/nslayoutconstraint/constraints(withvisualformat:options:metrics:views:)>
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try constraints(
        checkingVisualFormat: format, options: opts, metrics: metrics, views: views)
    } catch {
      error.problem.raise()
    }
  }

  /// Creates the constraints of a visual format; throws an error where Apple's method raises an
  /// exception.
  ///
  /// - Parameters:
  ///   - format: The picture; blanks are of no account.
  ///   - opts: How the views align across the picture, and in which direction it is read.
  ///   - metrics: The numbers for names in the format.
  ///   - views: The views and guides for names in the format.
  ///   - superviewSpacing: The meaning of `-` alone next to a superview.
  /// - Returns: Inactive constraints in the order of the picture, alignments last.
  /// - Throws: ``VisualFormatError`` with the position of the first error.
  package class func constraints(
    checkingVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any],
    superviewSpacing: SuperviewSpacing = .margins
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let text = try FormatText(format)
    let parsed = try FormatParser.parse(
      text, views: Set(views.keys),
      metrics: (metrics ?? [:]).compactMapValues(FormatMetric.number))
    let builder = try FormatBuilder(text, parsed, views: views)
    return try builder.build(opts.style(superviewSpacing))
  }

  /// The meaning of `-` alone between a view and its superview in a visual format (`vfl:F4.2`,
  /// `F4.3`).
  package enum SuperviewSpacing: Sendable, Hashable {
    /// The superview's layout margin, as in UIKit since iOS 8.
    case margins
    /// 20 points from the edge, as in AppKit and UIKit before iOS 8.
    case points20

    /// The distance from the edge, in points; nil for the margin.
    var length: Double? { self == .margins ? nil : 20 }
  }
}
