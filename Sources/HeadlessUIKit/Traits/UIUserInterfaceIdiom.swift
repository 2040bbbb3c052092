/// The kind of device an interface is designed for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind of device is not known.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// The display of a car.
  case carPlay = 3
  /// A Mac running an app in its Mac idiom.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}
