extension LayoutSnapshot {
  /// The image of an image view or a button; pixels of files are not part of a snapshot.
  public struct Image: Codable, Equatable, Sendable {
    /// The name of the image in the document.
    public var name: String?

    /// The size of the image, in points; nil if the image was not found.
    public var size: Size?

    /// How the image fills its view.
    public var contentMode: ContentMode

    /// The frame of the image in the bounds of its view; nil if the content mode determines it.
    public var frame: Rect?

    /// Whether the image is drawn in the tint color, as symbols and templates are; nil for no.
    public var isTemplate: Bool?

    /// The color in which a template is drawn instead of the tint color; nil for that one.
    package var color: LayoutSnapshot.Color?

    /// What was drawn into the image, in its own coordinates; nil for an image from a file.
    public var shapes: [Shape]?

    /// Creates an image description.
    public init(
      name: String? = nil, size: Size? = nil, contentMode: ContentMode = .scaleToFill,
      frame: Rect? = nil, isTemplate: Bool? = nil, shapes: [Shape]? = nil
    ) {
      self.name = name
      self.size = size
      self.contentMode = contentMode
      self.frame = frame
      self.isTemplate = isTemplate
      self.shapes = shapes
    }
  }

  /// How content fills a view whose size differs from its own.
  public enum ContentMode: String, Codable, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }
}
