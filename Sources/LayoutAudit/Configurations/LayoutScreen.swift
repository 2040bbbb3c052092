public import Foundation
public import HeadlessUIKit
internal import LayoutGeometry

/// The screen on which a layout is tested: a device in an orientation, or a size.
///
///     let small = LayoutScreen.iPhoneSE
///     let wide = LayoutScreen.iPadPro11.landscape
///     let card = LayoutScreen.fitting(width: 320)
public struct LayoutScreen: Hashable, Sendable {
  /// The kind of the screen.
  public enum Kind: Hashable, Sendable {
    /// A device of the catalog.
    case device(Device, Device.Orientation)
    /// A size without a device and without safe area insets.
    case size(BareScreen)
    /// A width; the constraints of the view determine the height.
    case fitting(width: CGFloat)
  }

  /// The kind of the screen.
  public var kind: Kind

  /// Creates a screen.
  public init(_ kind: Kind) { self.kind = kind }

  /// A device of the catalog; `purlin list devices` lists them.
  public static func device(
    _ device: Device, _ orientation: Device.Orientation = .portrait
  ) -> LayoutScreen { LayoutScreen(.device(device, orientation)) }

  /// A screen of a given size, in points, without safe area insets.
  public static func size(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2
  ) -> LayoutScreen { LayoutScreen(.size(BareScreen(width: width, height: height, scale: scale))) }

  /// A given width, with the height that the view's constraints determine: for cells and cards.
  public static func fitting(width: CGFloat) -> LayoutScreen {
    LayoutScreen(.fitting(width: width))
  }

  /// The same device in landscape; a size with width and height exchanged.
  public var landscape: LayoutScreen { turned(to: .landscape) }

  /// The same device in portrait.
  public var portrait: LayoutScreen { turned(to: .portrait) }

  /// The same screen in an orientation; a fitting width does not change.
  public func turned(to orientation: Device.Orientation) -> LayoutScreen {
    switch kind {
    case .device(let device, _): return .device(device, orientation)
    case .size(let size):
      guard (size.width > size.height) != (orientation == .landscape), size.width != size.height
      else { return self }
      var turned = size
      (turned.width, turned.height) = (size.height, size.width)
      return LayoutScreen(.size(turned))
    case .fitting: return self
    }
  }

  /// The width, in points.
  public var width: CGFloat {
    switch kind {
    case .device(let device, let orientation): device.size(in: orientation).width
    case .size(let size): size.width
    case .fitting(let width): width
    }
  }

  /// The height, in points; nil if the view determines it.
  public var height: CGFloat? {
    switch kind {
    case .device(let device, let orientation): device.size(in: orientation).height
    case .size(let size): size.height
    case .fitting: nil
    }
  }

  /// Whether the screen is wider than high.
  public var isLandscape: Bool { height.map { width > $0 } ?? false }
}

extension LayoutScreen: CustomStringConvertible {
  /// The device with its orientation, or the size: `iPhone 17, landscape`.
  public var description: String {
    switch kind {
    case .device(let device, let orientation):
      device.name + (orientation == .landscape ? ", landscape" : "")
    case .size(let size): "\(size.width.inPoints) × \(size.height.inPoints)"
    case .fitting(let width): "width \(width.inPoints), fitting height"
    }
  }
}

extension LayoutScreen {
  // A row of the catalogue has the name of its best known model; these have that of the model in question.

  /// iPhone SE (1st generation): 320 × 568 points.
  public static let iPhoneSE1 = named("iPhone SE (1st generation)")
  /// iPhone SE (2nd and 3rd generation): 375 × 667 points.
  public static let iPhoneSE = named("iPhone SE (3rd generation)")
  /// iPhone 13 mini: 375 × 812 points.
  public static let iPhone13mini = named("iPhone 13 mini")
  /// iPhone 14: 390 × 844 points.
  public static let iPhone14 = named("iPhone 14")
  /// iPhone 15 and 16: 393 × 852 points.
  public static let iPhone15 = named("iPhone 15")
  /// iPhone 15 and 16: 393 × 852 points.
  public static let iPhone16 = named("iPhone 16")
  /// iPhone 17 and 17 Pro: 402 × 874 points.
  public static let iPhone17 = named("iPhone 17")
  /// iPhone 17 Pro Max: 440 × 956 points.
  public static let iPhone17ProMax = named("iPhone 17 Pro Max")
  /// iPhone Air: 420 × 912 points.
  public static let iPhoneAir = named("iPhone Air")
  /// iPad mini (6th generation and A17 Pro): 744 × 1133 points.
  public static let iPadMini = named("iPad mini (6th generation)")
  /// iPad (10th generation) and iPad Air: 820 × 1180 points.
  public static let iPad = named("iPad (10th generation)")
  /// iPad Pro 11-inch: 834 × 1194 points.
  public static let iPadPro11 = named("iPad Pro (11-inch) (4th generation)")
  /// iPad Pro 13-inch (M4 and M5): 1032 × 1376 points.
  public static let iPadPro13 = named("iPad Pro 13-inch (M4)")

  private static func named(_ name: String) -> LayoutScreen {
    guard let device = Device.named(name) else {
      preconditionFailure("the catalog of devices has no '\(name)'")
    }
    return .device(device)
  }
}

extension CGFloat {
  /// The number with at most two decimals.
  package var inPoints: String { Double(self).short }
}
