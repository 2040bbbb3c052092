package import InterfaceBuilder

/// The insets and margins that are inferred from the frames of a scene; nil if they cannot be
/// inferred.
///
/// They are valid for the device, the system version and the bars for which the document was saved.
package struct InferredInsets: Hashable, Sendable {
  /// Distances from four edges, each of which can be unknown.
  package struct Edges: Hashable, Sendable {
    /// The distance from the top edge.
    package var top: Double?
    /// The distance from the left edge.
    package var left: Double?
    /// The distance from the bottom edge.
    package var bottom: Double?
    /// The distance from the right edge.
    package var right: Double?

    /// Creates distances.
    package init(
      top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil
    ) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The root view's safe area.
  package var safeArea = Edges()
  /// The length of the top layout guide.
  package var topLayoutGuide: Double?
  /// The length of the bottom layout guide.
  package var bottomLayoutGuide: Double?
  /// The leading, trailing, left and right margin of the root view.
  ///
  /// It is inferred from constraints to both sides, because the margins of a device are symmetric.
  package var rootMargin: Double?
  /// The left and right margins of table view cells' content views without explicit margins.
  package var cellMargin: Double?
  /// The top margin of such content views.
  package var cellTopMargin: Double?

  /// Creates unknown insets.
  package init() {}
}

extension InferredInsets {
  /// Returns the insets for laying out the scene, with unknown insets taken from `fallback`.
  ///
  /// An unknown safe-area inset is equal to the length of the layout guide on the same side, and
  /// the reverse.
  package func filled(from fallback: LayoutInsets) -> FilledInsets {
    let safeArea = LayoutInsets(
      top: safeArea.top ?? topLayoutGuide ?? fallback.top,
      left: safeArea.left ?? fallback.left,
      bottom: safeArea.bottom ?? bottomLayoutGuide ?? fallback.bottom,
      right: safeArea.right ?? fallback.right)
    return FilledInsets(
      safeArea: safeArea,
      topLayoutGuide: topLayoutGuide ?? safeArea.top,
      bottomLayoutGuide: bottomLayoutGuide ?? safeArea.bottom)
  }
}

/// Insets without unknown values.
package struct FilledInsets: Hashable, Sendable {
  /// The root view's safe area.
  package var safeArea: LayoutInsets
  /// The length of the top layout guide.
  package var topLayoutGuide: Double
  /// The length of the bottom layout guide.
  package var bottomLayoutGuide: Double
}
