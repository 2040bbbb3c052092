package import LayoutGeometry

/// One constraint of a visual format, with names in place of views.
package struct FormatEquation: Equatable {
  /// What a side of the constraint belongs to.
  package enum Item: Equatable {
    /// The view or guide of this name.
    case view(String)
    /// The superview of the view of this name, or the owning view of the guide.
    case superview(of: String)
  }

  /// The item of the left-hand side.
  package var first: Item
  /// The attribute of the left-hand side.
  package var firstAttribute: LayoutAttribute
  /// The relation.
  package var relation: LayoutRelation
  /// The item of the right-hand side; nil for a constant size.
  package var second: Item?
  /// The attribute of the right-hand side.
  package var secondAttribute: LayoutAttribute
  /// The constant of the right-hand side, in points.
  package var constant: Double
  /// The priority as written, which can be outside Apple's range.
  package var priority: Double
  /// Whether the constant is a standard space, which descriptions print as a symbol.
  package var isStandardSpace = false
}

/// What is given beside a visual format: the alignments, the direction, and the meaning of `-` alone.
package struct FormatStyle: Sendable {
  /// The order of a horizontal format.
  package enum Direction: Sendable {
    /// From leading to trailing.
    case leadingToTrailing
    /// From left to right, regardless of the layout direction.
    case leftToRight
    /// From right to left, regardless of the layout direction.
    case rightToLeft
  }

  /// The attributes by which adjacent views are aligned.
  package var alignments: [LayoutAttribute] = []
  /// The order of a horizontal format.
  package var direction = Direction.leadingToTrailing
  /// Whether the spaces between the views of a vertical format are measured from baseline to baseline.
  package var measuresBaselines = false
  /// The distance from a superview's edge for `-` alone; nil for its layout margin (`vfl:F4.2`).
  package var superviewSpace: Double?

  /// The default of UIKit.
  package init() {}
}

extension FormatEquation {
  /// Creates the constraints of a visual format.
  ///
  /// - Parameters:
  ///   - format: The visual format; white space is ignored.
  ///   - views: The names of views and guides.
  ///   - metrics: The numbers of other names in the format.
  ///   - style: The alignments and the direction.
  /// - Returns: The constraints in Apple's order.
  /// - Throws: ``VisualFormatError`` with the position of the first error.
  package static func equations(
    of format: String, views: Set<String>, metrics: [String: Double] = [:],
    style: FormatStyle = FormatStyle()
  ) throws(VisualFormatError) -> [FormatEquation] {
    let text = try FormatText(format)
    let parsed = try FormatParser.parse(text, views: views, metrics: metrics)
    var equations = FormatEquations(text, parsed, style)
    return try equations.make()
  }
}
