public import LayoutSnapshot

extension LayoutRenderer {
  /// The options of a picture besides its views: overlays and background.
  public struct Options: Equatable, Sendable {
    /// Whether constraints are drawn over the views: spacings, sizes, alignments, centers.
    public var drawsConstraints: Bool

    /// The origins of constraints that are drawn; those of the author by default.
    public var constraintOrigins: [LayoutSnapshot.Constraint.Origin]

    /// The id of a view whose constraints alone are drawn; nil for all constraints.
    public var constrainedView: String?

    /// The saved frames of misplaced views, in the coordinates of their superviews, by id; drawn with
    /// constraints.
    public var savedFrames: [String: LayoutSnapshot.Rect]

    /// Whether layout guides, margins and safe areas are drawn as dashed rectangles.
    public var drawsGuides: Bool

    /// Whether each view gets a faint outline, so that views without background can be seen.
    public var outlines: Bool

    /// Whether each view's name is drawn at its corner.
    public var drawsNames: Bool

    /// Light or dark system colors.
    public var appearance: Appearance

    /// The color around the canvas; absent for the appearance's own, `.clear` for none.
    public var background: LayoutSnapshot.Color?

    /// The space around the canvas or device, in points.
    public var padding: Double

    /// Whether a device's frame is drawn around the canvas, with hints at the safe area.
    public var bezel: Bool

    /// The prefix of ids inside the file, which distinguishes pictures on the same web page.
    public var idPrefix: String

    /// The contents of images, by their names; all of them become a part of the picture.
    ///
    /// PNG and PDF files have those of PNG only, and a plain area in place of others.
    public var images: [String: ImageContents] = [:]

    /// Creates options; by default a picture shows the views alone.
    public init(
      drawsConstraints: Bool = false,
      constraintOrigins: [LayoutSnapshot.Constraint.Origin] = [.user, .directed],
      constrainedView: String? = nil, savedFrames: [String: LayoutSnapshot.Rect] = [:],
      drawsGuides: Bool = false, outlines: Bool = false, drawsNames: Bool = false,
      appearance: Appearance = .light, background: LayoutSnapshot.Color? = nil,
      padding: Double = 24, bezel: Bool = false, idPrefix: String = "p"
    ) {
      self.drawsConstraints = drawsConstraints
      self.constraintOrigins = constraintOrigins
      self.constrainedView = constrainedView
      self.savedFrames = savedFrames
      self.drawsGuides = drawsGuides
      self.outlines = outlines
      self.drawsNames = drawsNames
      self.appearance = appearance
      self.background = background
      self.padding = padding
      self.bezel = bezel
      self.idPrefix = idPrefix
    }

    /// Light or dark system colors; colors without a name do not change.
    public enum Appearance: String, Sendable {
      case light
      case dark
    }
  }
}
