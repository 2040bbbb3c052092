extension LayoutSnapshot {
  /// A layout guide: an invisible rectangle that constraints can refer to.
  public struct Guide: Codable, Equatable, Sendable {
    /// The identity within this snapshot, shared with views: an object id, or `viewID/safeArea`.
    public var id: String

    /// The identifier set by the author or the system.
    public var identifier: String?

    /// The role of the guide.
    public var role: Role

    /// The frame, in the coordinates of the owning view's bounds.
    public var frame: Rect

    /// The identifier of a custom guide or a layer that has one; otherwise the role.
    public var shortName: String {
      [.custom, .layer].contains(role) ? identifier ?? role.rawValue : role.rawValue
    }

    /// Creates a guide.
    public init(id: String, identifier: String? = nil, role: Role = .custom, frame: Rect) {
      self.id = id
      self.identifier = identifier
      self.role = role
      self.frame = frame
    }

    /// The role of a guide.
    public enum Role: String, Codable, Sendable {
      case custom
      case safeArea
      case layoutMargins
      case readableContent
      case keyboard
      case scrollContent
      case scrollFrame
      case topBar
      case bottomBar
      /// A layer without a view, which directed constraints place or read.
      case layer

      /// Decodes the raw value.
      ///
      /// Unknown values are decoded as the most general case.
      public init(from decoder: any Decoder) throws {
        self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .custom
      }
    }
  }
}
