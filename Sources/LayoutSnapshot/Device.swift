extension LayoutSnapshot {
  /// The device a layout was made for, as far as a layout depends on one.
  public struct Device: Codable, Equatable, Sendable {
    /// The catalogue's name for the device, for machines: `iphone-se-2`.
    public var id: String

    /// The name for people: `iPhone SE (2nd generation)`.
    public var name: String

    /// How the device is held.
    public var orientation: Orientation

    /// The horizontal size class.
    public var horizontalSizeClass: SizeClass

    /// The vertical size class.
    public var verticalSizeClass: SizeClass

    /// What the device's own shape and bars take from the canvas; a picture hints at it.
    public var safeAreaInsets: Insets?

    /// The radius of the display's corners, in points; absent for square displays.
    public var cornerRadius: Double?

    /// Creates a device from its facts.
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

    /// How much space an axis offers.
    public enum SizeClass: String, Codable, Sendable {
      case unspecified
      case compact
      case regular
    }
  }
}
