public import Foundation
public import HeadlessUIKit
internal import LayoutAudit

/// The device on which a controller is drawn, or a size with a safe area.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Sendable {
    case landscape
    case portrait
  }

  /// How a tablet is held.
  public typealias TabletOrientation = Orientation

  /// The insets of the safe area, in points.
  public var safeArea: UIEdgeInsets
  /// The size, in points; nil for that of an iPhone 17.
  public var size: CGSize?
  /// Traits that replace those of the device.
  public var traits: UITraitCollection
  /// The device whose size and safe area these are.
  private var device: LayoutScreen?

  /// Creates a size with a safe area and traits.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  private init(_ name: String, _ orientation: Orientation) {
    guard let device = Device.named(name) else {
      preconditionFailure("the catalog of devices has no '\(name)'")
    }
    let held: Device.Orientation = orientation == .landscape ? .landscape : .portrait
    self.init(safeArea: device.safeAreaInsets(in: held), size: device.size(in: held))
    self.device = .device(device, held)
  }

  /// The screen, and the safe area that it does not have by itself.
  var screen: (screen: LayoutScreen, safeArea: UIEdgeInsets) {
    if let device, device.width == size?.width, device.height == size?.height {
      return (device, .zero)
    }
    guard let size else { return (.iPhone17, .zero) }
    return (.size(size.width, size.height), safeArea)
  }
}

extension ViewImageConfig {
  // The orientation without one is that of swift-snapshot-testing: phones upright, tablets on their side.

  /// iPhone SE (1st generation).
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// iPhone SE (1st generation).
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone SE (1st generation)", orientation)
  }
  /// iPhone 8.
  public static let iPhone8 = iPhone8(.portrait)
  /// iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 8", orientation)
  }
  /// iPhone 8 Plus.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 8 Plus", orientation)
  }
  /// iPhone X.
  public static let iPhoneX = iPhoneX(.portrait)
  /// iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone X", orientation)
  }
  /// iPhone XR.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone XR", orientation)
  }
  /// iPhone XS Max.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone XS Max", orientation)
  }
  /// iPhone 12.
  public static let iPhone12 = iPhone12(.portrait)
  /// iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 12", orientation)
  }
  /// iPhone 12 Pro.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 12 Pro", orientation)
  }
  /// iPhone 12 Pro Max.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 12 Pro Max", orientation)
  }
  /// iPhone 13 mini.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 13 mini", orientation)
  }
  /// iPhone 13.
  public static let iPhone13 = iPhone13(.portrait)
  /// iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 13", orientation)
  }
  /// iPhone 13 Pro.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 13 Pro", orientation)
  }
  /// iPhone 13 Pro Max.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPhone 13 Pro Max", orientation)
  }
  /// iPad mini (5th generation).
  public static let iPadMini = iPadMini(.landscape)
  /// iPad mini (5th generation).
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad mini (5th generation)", orientation)
  }
  /// iPad Pro (9.7-inch).
  public static let iPad9_7 = iPad9_7(.landscape)
  /// iPad Pro (9.7-inch).
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad Pro (9.7-inch)", orientation)
  }
  /// iPad (7th generation).
  public static let iPad10_2 = iPad10_2(.landscape)
  /// iPad (7th generation).
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad (7th generation)", orientation)
  }
  /// iPad Pro (10.5-inch).
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// iPad Pro (10.5-inch).
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad Pro (10.5-inch)", orientation)
  }
  /// iPad Pro (11-inch) (1st generation).
  public static let iPadPro11 = iPadPro11(.landscape)
  /// iPad Pro (11-inch) (1st generation).
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad Pro (11-inch) (1st generation)", orientation)
  }
  /// iPad Pro (12.9-inch) (3rd generation).
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// iPad Pro (12.9-inch) (3rd generation).
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig("iPad Pro (12.9-inch) (3rd generation)", orientation)
  }
}
