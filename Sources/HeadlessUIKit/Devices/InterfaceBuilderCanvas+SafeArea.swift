import Foundation

extension InterfaceBuilderCanvas {
  /// The root view's safe-area insets as this version simulated them, or `nil` for unknown devices.
  ///
  /// The lengths of the older top and bottom layout guides are the same numbers.
  ///
  /// | device | top, portrait | bottom |
  /// |---|---|---|
  /// | home button, or none | 20; 0 from version 15000 to 21999 | 0 |
  /// | `retina5_9` | 44; 50 from 21000 | 34 |
  /// | `retina6_1` | 44; 48 from 21000 | 34 |
  /// | `retina6_0`, `retina6_7` | 44; 47 from 21000 | 34 |
  /// | other iPhones and iPads | as ``Device/safeAreaInsets(in:)`` | as there |
  ///
  /// A page sheet (a root that is 54 points lower than the device) has 0 at the top. A root below
  /// 480 points has 0 at the bottom, and keeps a top only where the device has a sensor housing.
  /// A navigation bar adds 44 (56 in a sheet), a tab bar 49, each 32 in an iPhone's landscape.
  public var safeAreaInsets: UIEdgeInsets? {
    guard deviceID == nil || device != nil else { return nil }
    var insets = simulatedInsets
    let isSheet = isPageSheet
    if isSheet {
      insets.top = 0
    } else if let rootSize, rootSize.height < (orientation == .portrait ? 480 : 300) {
      insets.bottom = 0
      if !hasSensorHousing { insets.top = 0 }
    }
    let isLow = device?.idiom == .phone && orientation == .landscape
    if hasNavigationBar { insets.top += isLow ? 32 : isSheet ? 56 : 44 }
    if hasTabBar { insets.bottom += isLow ? 32 : 49 }
    return insets
  }

  /// The insets of a root that fills the device, without bars.
  private var simulatedInsets: UIEdgeInsets {
    guard let device, hasSensorHousing || device.idiom == .pad else {
      // A version of Xcode whose canvas has no status bar simulates none of its height either.
      let isStatusBarShown = !(15000..<22000).contains(toolsVersion)
      // Since iOS 8 an iPhone hides its status bar in landscape.
      let isHidden = device != nil && orientation == .landscape
      return UIEdgeInsets(
        top: isStatusBarShown && !isHidden ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    var insets = device.safeAreaInsets(in: orientation)
    guard hasSensorHousing else { return insets }
    let depth = housingDepth(device)
    switch orientation {
    case .portrait: insets.top = depth
    case .landscape: (insets.left, insets.right) = (depth, depth)
    }
    return insets
  }

  /// The inset at the side of the sensor housing, which became the device's own with Xcode 14.
  private func housingDepth(_ device: Device) -> CGFloat {
    switch deviceID {
    // From Xcode 14 on the id stands for the 12 mini and 13 mini.
    case "retina5_9": toolsVersion >= 21000 ? 50 : 44
    case "retina6_1", "retina6_0", "retina6_7":
      toolsVersion >= 21000 ? device.safeAreaInsets(in: .portrait).top : 44
    default: device.safeAreaInsets(in: .portrait).top
    }
  }

  private var hasSensorHousing: Bool {
    guard let device, device.idiom == .phone else { return false }
    return device.safeAreaInsets(in: .portrait).bottom > 0
  }

  /// Whether the root has the size of a card over a screen, as Xcode draws it since version 15000.
  private var isPageSheet: Bool {
    guard let rootSize, let device, device.idiom == .phone, orientation == .portrait,
      toolsVersion >= 15000
    else { return false }
    return rootSize.width == device.portraitSize.width
      && rootSize.height == device.portraitSize.height - 54
  }
}
