extension LayoutSnapshot {
  /// The image of an image view or a button; its pixels are not part of a snapshot.
  public struct Image: Codable, Equatable, Sendable {
    /// The name of the image in the document.
    public var name: String?

    /// The size of the image, in points; nil if the image was not found.
    public var size: Size?

    /// How the image fills its view.
    public var contentMode: ContentMode

    /// The frame of the image in the bounds of its view; nil if the content mode determines it.
    public var frame: Rect?

    /// Creates an image description.
    public init(
      name: String? = nil, size: Size? = nil, contentMode: ContentMode = .scaleToFill,
      frame: Rect? = nil
    ) {
      self.name = name
      self.size = size
      self.contentMode = contentMode
      self.frame = frame
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
