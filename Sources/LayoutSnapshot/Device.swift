extension LayoutSnapshot {
  /// The properties of the device of a layout that affect the layout.
  public struct Device: Codable, Equatable, Sendable {
    /// The identifier of the device in the catalog, such as `iphone-se-2`.
    public var id: String

    /// The display name, such as `iPhone SE (2nd generation)`.
    public var name: String

    /// The orientation of the device.
    public var orientation: Orientation

    /// The horizontal size class.
    public var horizontalSizeClass: SizeClass

    /// The vertical size class.
    public var verticalSizeClass: SizeClass

    /// The safe-area insets of the device, which are indicated in pictures.
    public var safeAreaInsets: Insets?

    /// The corner radius of the display, in points; nil for displays with square corners.
    public var cornerRadius: Double?

    /// Creates a device.
    public init(
      id: String, name: String, orientation: Orientation = .portrait,
      horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
      safeAreaInsets: Insets? = nil, cornerRadius: Double? = nil
    ) {
      self.id = id
      self.name = name
      self.orientation = orientation
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
      self.safeAreaInsets = safeAreaInsets
      self.cornerRadius = cornerRadius
    }

    /// How a device is held.
    public enum Orientation: String, Codable, Sendable {
      case portrait
      case landscape
    }

    /// A size class.
    public enum SizeClass: String, Codable, Sendable {
      case unspecified
      case compact
      case regular
    }
  }
}
