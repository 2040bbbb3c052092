/// The kind of device for which an interface is designed.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The idiom is not specified.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// CarPlay.
  case carPlay = 3
  /// A Mac, for an app in the Mac idiom.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}
