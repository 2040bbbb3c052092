public import InterfaceBuilder

/// The insets and margins that a scene's own frames show; nil if they show none.
///
/// They hold for the device, the system version and the bars under which the document was saved,
/// which no rule predicts as well.
public struct InferredInsets: Hashable, Sendable {
  /// Distances from four edges, each known or not.
  public struct Edges: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: Double?
    /// The distance from the left edge.
    public var left: Double?
    /// The distance from the bottom edge.
    public var bottom: Double?
    /// The distance from the right edge.
    public var right: Double?

    /// Creates distances.
    public init(
      top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil
    ) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The root view's safe area.
  public var safeArea = Edges()
  /// The length of the top layout guide.
  public var topLayoutGuide: Double?
  /// The length of the bottom layout guide.
  public var bottomLayoutGuide: Double?
  /// The margins of the root view that documents write as leading, trailing, left and right.
  ///
  /// They come from constraints to either side, as a device has the same on both.
  public var rootMargin: Double?
  /// The left and right margins of table view cells' content views without explicit margins.
  public var cellMargin: Double?
  /// The top margin of such content views.
  public var cellTopMargin: Double?

  /// Creates unknown insets.
  public init() {}
}

extension InferredInsets {
  /// The insets to lay the scene out with, taken from `fallback` where the frames show none.
  ///
  /// An unknown safe area is as high as the layout guide of the same side; an unknown layout guide
  /// is as high as the safe area.
  public func filled(from fallback: LayoutInsets) -> FilledInsets {
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

/// Insets without a gap.
public struct FilledInsets: Hashable, Sendable {
  /// The root view's safe area.
  public var safeArea: LayoutInsets
  /// The length of the top layout guide.
  public var topLayoutGuide: Double
  /// The length of the bottom layout guide.
  public var bottomLayoutGuide: Double
}
