internal import Foundation
public import HeadlessUIKit

extension InterfaceBuilderCanvas {
  /// The safe-area insets of the root view as simulated by this version of Xcode, or `nil` for
  /// unknown devices.
  ///
  /// The lengths of the older top and bottom layout guides are equal to these insets.
  ///
  /// | device | top, portrait | bottom |
  /// |---|---|---|
  /// | home button, or none | 20; 0 from version 14800 to 21599 | 0 |
  /// | `retina5_9` | 44; 50 from 21000 | 34 |
  /// | `retina6_1` | 44; 48 from 21000 | 34 |
  /// | `retina6_0`, `retina6_7` | 44; 47 from 21000 | 34 |
  /// | other iPhones and iPads | as `Device.safeAreaInsets(in:)` | as there |
  ///
  /// In versions 23700 to 24999 (Xcode 16), the insets of iPhones with a sensor housing are applied
  /// twice.
  ///
  /// A page sheet (a root as wide as the device that begins 10 points below the sensor housing, or
  /// below the status bar) has 0 at the top. The bottom inset is what a root that fits into the
  /// device covers of the home indicator's strip; a larger root has all of it.
  ///
  /// A navigation bar adds 44 (56 in a sheet, 52 more with a large title), a tab bar 49, each 32 in
  /// an iPhone's landscape; a toolbar 49, before version 14800 44. A root below an opaque
  /// navigation bar has 0 at the top.
  public var safeAreaInsets: UIEdgeInsets? {
    guard deviceID == nil || device != nil else { return nil }
    var insets = simulatedInsets
    let isSheet = isPageSheet
    if isSheet {
      insets.top = 0
    } else if let rootSize {
      insets.bottom = bottomInset(insets.bottom, of: rootSize)
      if !hasSensorHousing, rootSize.height < (orientation == .portrait ? 480 : 300) {
        insets.top = 0
      }
    }
    let isLow = device?.idiom == .phone && orientation == .landscape
    if hasNavigationBar {
      insets.top += isLow ? 32 : isSheet ? 56 : hasLargeTitle ? 96 : 44
      if isBelowNavigationBar { insets.top = 0 }
    }
    if hasTabBar {
      insets.bottom += isLow ? 32 : 49
    } else if hasToolbar {
      insets.bottom += isLow ? 32 : toolsVersion < Self.iOS13 ? 44 : 49
    }
    insets.bottom += overhang
    return insets
  }

  /// Xcode 11, whose canvas is that of iOS 13.
  private static let iOS13 = 14_800

  /// Returns the part of a root that is covered by an inset at the bottom of the screen.
  private func bottomInset(_ inset: CGFloat, of root: CGSize) -> CGFloat {
    guard let screen = device?.size(in: orientation), root.width <= screen.width,
      root.height <= screen.height
    else { return inset }
    return max(0, inset - (screen.height - root.height))
  }

  /// The insets of a root that fills the device, without bars.
  private var simulatedInsets: UIEdgeInsets {
    guard let device, hasSensorHousing || device.idiom == .pad else {
      // Versions of Xcode whose canvas has no status bar do not simulate its height.
      let isStatusBarShown = !(Self.iOS13..<21_600).contains(toolsVersion)
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
    // This canvas adds the insets of the device to a safe area that already includes them: this
    // holds for all 8 scenes of these versions that show an inset, and for 36 in a larger
    // collection.
    if (23_700..<25_000).contains(toolsVersion) {
      insets = UIEdgeInsets(
        top: 2 * insets.top, left: 2 * insets.left, bottom: 2 * insets.bottom,
        right: 2 * insets.right)
    }
    return insets
  }

  /// Returns the inset at the side of the sensor housing, which has been that of the device since
  /// Xcode 14.
  private func housingDepth(_ device: Device) -> CGFloat {
    switch deviceID {
    // From Xcode 14 on the id is used for the 12 mini and 13 mini.
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

  /// Whether the root has the size of a card over a screen, as Xcode draws it since version 14800.
  private var isPageSheet: Bool {
    guard let rootSize, let device, device.idiom == .phone, orientation == .portrait,
      toolsVersion >= Self.iOS13
    else { return false }
    return rootSize.width == device.portraitSize.width
      && rootSize.height == device.portraitSize.height - (hasSensorHousing ? 54 : 20)
  }
}
