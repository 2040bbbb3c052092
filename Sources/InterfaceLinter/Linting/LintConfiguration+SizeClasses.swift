internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas

extension LintConfiguration {
  /// Devices for the four pairs of size classes.
  static let sizeClasses: [(traits: InterfaceTraits, configuration: LintConfiguration)] = {
    let held: [(String, Device.Orientation, SizeClass, SizeClass)] = [
      ("iphone-15", .portrait, .compact, .regular),
      ("iphone-15", .landscape, .compact, .compact),
      ("iphone-8-plus", .landscape, .regular, .compact),
      ("ipad-pro-11", .portrait, .regular, .regular),
    ]
    return held.compactMap { name, orientation, width, height in
      Device.named(name).map {
        (
          InterfaceTraits(horizontal: width, vertical: height),
          LintConfiguration(canvas: .device($0, orientation))
        )
      }
    }
  }()
}
