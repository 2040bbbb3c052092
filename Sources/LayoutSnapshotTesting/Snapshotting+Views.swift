public import Foundation
public import HeadlessUIKit
internal import LayoutTesting

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// The picture of a controller on an iPhone 17.
  public static var image: Snapshotting { image() }

  /// The picture of a controller on a device.
  ///
  /// - Parameters:
  ///   - config: The device, or a size with a safe area.
  ///   - precision: Has no effect: snapshots are equal on every machine.
  ///   - perceptualPrecision: Has no effect.
  ///   - size: Another size.
  ///   - traits: Traits that replace those of the device.
  /// - Returns: A strategy.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .views(SnapshotSurface(config, size: size, traits: traits), as: .svg)
  }

  /// The picture of a controller, on an iPhone 17 or in a size.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .views(SnapshotSurface(nil, size: size, traits: traits), as: .svg)
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The tree of views with their frames, on an iPhone 17.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The tree of views with their frames, on a device or in a size.
  public static func recursiveDescription(
    on config: ViewImageConfig? = nil, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .views(SnapshotSurface(config, size: size, traits: traits), as: .layout)
  }
}

extension Snapshotting where Value == UIView, Format == UIImage {
  /// The picture of a view in its own size.
  public static var image: Snapshotting { image() }

  /// The picture of a view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect.
  ///   - precision: Has no effect: snapshots are equal on every machine.
  ///   - perceptualPrecision: Has no effect.
  ///   - size: The size; by default the view's own or, if it has none, the one that fits.
  ///   - traits: The traits.
  /// - Returns: A strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .views(SnapshotSurface(nil, size: size, traits: traits), as: .svg)
  }
}

extension Snapshotting where Value == UIView, Format == String {
  /// The tree of views with their frames.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// The tree of views with their frames, in a size.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    .views(SnapshotSurface(nil, size: size, traits: traits), as: .layout)
  }
}

extension Snapshotting where Value: UIResponder {
  fileprivate static func views(
    _ surface: SnapshotSurface, as format: LayoutSnapshotting
  ) -> Snapshotting {
    Snapshotting(pathExtension: format.pathExtension) { .screen($0, surface, as: format) }
  }
}
