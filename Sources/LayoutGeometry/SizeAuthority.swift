/// What gives the root of a scene its size, which decides whether the size can be a reason for a
/// finding about the app.
public enum SizeAuthority: String, Sendable, Hashable, Codable {
  /// The app: the size of a screen on the device of a document, or of views that code creates.
  case app
  /// The canvas of Interface Builder only: that of a cell, a freeform view or a part of a screen.
  case canvas
  /// The caller, who asked for a device or a size.
  case caller

  /// Whether a finding that depends on the size is one about the app.
  public var countsForApp: Bool { self != .canvas }
}
