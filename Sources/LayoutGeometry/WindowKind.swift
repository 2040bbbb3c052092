/// A way in which an app gets a size.
public enum WindowKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// It fills the screen of an iPhone or iPad.
  case device
  /// It fills a display of an iPhone Duo.
  case duo
  /// It is beside another app, on iPad or on the inner display of an iPhone Duo.
  case split
  /// It has a window that is dragged to a size, on iPad or on a Mac.
  case window
  /// It has a size that only the simulator gives, because no screen is large enough.
  case simulator

  /// Whether the user sees the size without resizing anything: an app as the device shows it.
  public var isDisplay: Bool { self == .device || self == .duo }
}
