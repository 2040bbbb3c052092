internal import Foundation
package import HeadlessUIKit

extension InterfaceBuilderCanvas {
  /// The safe-area insets of the root view as simulated by this version of Xcode, or `nil` for
  /// unknown devices.
  ///
  /// The lengths of the older top and bottom layout guides are equal to these insets.
  ///
  /// | device | top, portrait | bottom |
  /// |---|---|---|
  /// | home button, or none | 20; 0 from version 14800 to 21599 | 0 |
  /// | `retina5_9` | 44; 47 from 21220; 50 from 21600 | 34 |
  /// | `retina6_1` | 44; 48 from 21220 | 34 |
  /// | `retina6_0`, `retina6_7` | 44; 47 from 21220; a root of 430 × 932: 59 | 34 |
  /// | iPads without a home button | 24; 0 from version 14800 to 17999 | 20; 25 from 23700 |
  /// | other iPads | 20; 0 from version 14800 to 17999 | 0 |
  /// | Apple TV | 60, and 80 at the sides | 60 |
  /// | other iPhones | as `Device.safeAreaInsets(in:)` | as there |
  ///
  /// In versions 23700 to 31999 (since Xcode 16), the insets of iPhones with a sensor housing are
  /// applied twice, and the bottom inset of iPads. The second time they are those of portrait (16 of 17
  /// scenes in landscape).
  ///
  /// A page sheet (a root as wide as the device that begins 10 points below the sensor housing, or
  /// below the status bar) has 0 at the top. Since 21600 a sheet can also be 10 points lower than the
  /// screen, with 0 at both ends. Since 23700 it can begin 10 points below the sensor housing, since 24000
  /// also at the housing, and then has its inset at the top, once, and 0 at the bottom.
  ///
  /// Up to 21599, the bottom inset is what a root that fits into the device covers of the home
  /// indicator's strip; a larger root has all of it. Since 21600, a root of any size has all insets of the
  /// device, as if it filled the screen (7 of 7 roots; none of 22 before), except that of a view controller
  /// in versions from 32000 (1); where insets are applied twice, the second time is as before (7 of 7),
  /// and for low scenes of iPhones both times. What a tab bar or toolbar covers depends on the height in all
  /// versions.
  ///
  /// A navigation bar adds 44, on iPads 50 since version 14800, on both 54 since version 24000 (Xcode 26),
  /// 56 in a sheet, and 52 more with a large title. In a sheet of Xcode 26 it ends 70 points below the edge,
  /// with a large title 126. A tab bar adds 49. Each adds 32 in an iPhone's landscape; in Xcode 26 a
  /// navigation bar 54 and a tab bar 31. A toolbar adds 49, before version 14800 44. A root below an opaque
  /// navigation bar has 0 at the top; that is also a root whose height is what the bars leave of the screen.
  package var safeAreaInsets: UIEdgeInsets? {
    guard deviceID == nil || device != nil else { return nil }
    if let device, device.idiom == .tv { return device.safeAreaInsets(in: orientation) }
    var insets = simulatedInsets
    let sheet = pageSheet
    switch sheet {
    case .belowHousing?: insets.top = 0
    case .lowered?: (insets.top, insets.bottom) = (0, 0)
    case .atHousing?: (insets.top, insets.bottom) = (hasNavigationBar ? 0 : insets.top / 2, 0)
    case nil: break
    }
    if sheet == nil, isTooLowForStatusBar || isFormSheet { insets.top = 0 }
    let isLow = device?.idiom == .phone && orientation == .landscape
    if hasNavigationBar {
      insets.top += isLow ? generation.lowNavigationBar : barHeight(in: sheet)
    }
    if hasTabBar {
      insets.bottom += isLow ? generation.lowTabBar : 49
    } else if hasToolbar {
      insets.bottom += isLow ? 32 : generation.toolbar
    }
    let isBelow = isBelowNavigationBar || (sheet == nil && hasHeightBetweenBars(insets))
    if sheet == nil { insets.bottom = covered(insets.bottom, from: isBelow ? insets.top : 0) }
    insets.bottom += max(overhang, isBelow ? unsavedOverhang(below: insets.top) : 0)
    if isBelow { insets.top = 0 }
    return insets
  }

  private var generation: CanvasGeneration {
    var generation = CanvasGeneration.containing(toolsVersion)
    if appliesInsetsOnce { generation.appliesInsetsTwice = false }
    return generation
  }

  /// The height of a navigation bar of one line on a screen that is not low.
  private var navigationBarHeight: CGFloat {
    device?.idiom == .pad ? generation.navigationBarOnPads : generation.navigationBar
  }

  /// The height of the navigation bar, with a large title if it has one.
  private func barHeight(in sheet: PageSheet?) -> CGFloat {
    switch sheet {
    case .belowHousing?, .lowered?: 56
    // Bars of iOS 26 do not begin at the edge of a sheet (2 of 2 scenes, and 3 of 3 with a large title).
    case .atHousing? where generation.hasSheetsOfIOS26: hasLargeTitle ? 126 : 70
    case .atHousing?: 56
    case nil: navigationBarHeight + (hasLargeTitle ? 52 : 0)
    }
  }

  /// Whether a root of a device with a home button is so low that Xcode 10 and older do not give it
  /// a status bar.
  private var isTooLowForStatusBar: Bool {
    guard !hasSensorHousing, generation.hidesStatusBarOfLowRoots, let rootSize else { return false }
    return rootSize.height < (orientation == .portrait ? 480 : 300)
  }

  /// Whether the root has the size of a form sheet on an iPad, which no bar of the screen covers (15 of 15 scenes of
  /// one app).
  private var isFormSheet: Bool {
    device?.idiom == .pad && rootSize == CGSize(width: 540, height: 620)
  }

  /// Whether the root is as high as the screen without its bars, so that it begins below the
  /// navigation bar.
  private func hasHeightBetweenBars(_ bars: UIEdgeInsets) -> Bool {
    guard !isInContainerView, hasNavigationBar, bars.top > 0, let rootSize,
      let screen = device?.size(in: orientation), rootSize.width == screen.width
    else { return false }
    // The size can be from a version whose bars are 10 points lower.
    return [0, 10].contains { growth in
      let below = screen.height - bars.top + growth
      return rootSize.height == below || rootSize.height == below - bars.bottom
    }
  }

  /// Returns the part of an inset at the bottom of the screen that the root covers, which begins at
  /// `start`.
  private func covered(_ inset: CGFloat, from start: CGFloat) -> CGFloat {
    guard let rootSize, let screen = device?.size(in: orientation), rootSize.width <= screen.width,
      rootSize.height <= screen.height
    else { return inset }
    let whole = generation.wholeInsets
    let isWhole = whole == .all || (whole == .ofXibs && isRootOfXib)
    let above = max(0, screen.height - start - rootSize.height)
    if isWhole, !hasTabBar, !hasToolbar {
      // Of the two times, one depends on where the root ends (6 of 6 low roots of xibs, and an iPad's scene
      // in a container view).
      let second = max(0, inset / 2 - above)
      return generation.appliesInsetsTwice ? second + (isLowScene ? second : inset / 2) : inset
    }
    return max(0, inset - above)
  }

  /// Returns the distance by which a root of the size of the screen extends below it because it begins at
  /// the end of a bar, although it is saved at the top (4 of 4 scenes of two apps; none of 3 since Xcode
  /// 15).
  private func unsavedOverhang(below bar: CGFloat) -> CGFloat {
    guard generation.hasUnsavedOverhang, let rootSize,
      rootSize == device?.size(in: orientation)
    else { return 0 }
    return bar
  }

  /// The insets of a root that fills the device, without bars.
  private var simulatedInsets: UIEdgeInsets {
    guard let device, hasSensorHousing || device.idiom == .pad else {
      // Since iOS 8 an iPhone hides its status bar in landscape.
      let isHidden = device != nil && orientation == .landscape
      return UIEdgeInsets(
        top: generation.hasStatusBar && !isHidden ? 20 : 0, left: 0, bottom: 0, right: 0)
    }
    var insets = device.safeAreaInsets(in: orientationOfInsets)
    guard hasSensorHousing else {
      if !generation.hasStatusBarOnPads { insets.top = 0 }
      if insets.bottom > 0, let strip = generation.stripOnPads {
        insets.bottom = generation.appliesInsetsTwice ? 2 * strip : strip
      }
      return insets
    }
    let depth = housingDepth(device)
    switch orientationOfInsets {
    case .portrait: insets.top = depth
    case .landscape: (insets.left, insets.right) = (depth, depth)
    }
    if generation.appliesInsetsTwice {
      if !isLowScene { insets.top += depth }
      insets.bottom += device.safeAreaInsets(in: .portrait).bottom
    }
    return insets
  }

  /// Whether the root of an iPhone's scene without bars is as wide as the screen, but lower: where insets
  /// are applied twice, it has that of the sensor housing once, and below what it covers of the strip (7
  /// of 7 roots of one app).
  ///
  /// Roots of another width have both (2 of 2).
  private var isLowScene: Bool {
    guard orientation == .portrait, !isRootOfXib, !isInContainerView, !hasNavigationBar, !hasTabBar,
      !hasToolbar, let rootSize, let device, device.idiom == .phone
    else { return false }
    return rootSize.width == device.portraitSize.width
      && rootSize.height < device.portraitSize.height && pageSheet == nil
  }

  /// The orientation whose insets the root has.
  ///
  /// For an iPhone in landscape, a view of a xib that is not as wide as the screen has those of portrait
  /// (1 of 1 xib).
  private var orientationOfInsets: Device.Orientation {
    guard hasSensorHousing, isRootOfXib, let rootSize, let device,
      rootSize.width != device.size(in: orientation).width
    else { return orientation }
    return .portrait
  }

  /// Returns the inset at the side of the sensor housing, which has been that of the device since
  /// Xcode 14.
  private func housingDepth(_ device: Device) -> CGFloat {
    // A root of this size shows that the id is used for the iPhone 15 Plus (1 of 1, in Xcode 16).
    if deviceID == "retina6_7", rootSize == CGSize(width: 430, height: 932) { return 59 }
    return deviceID.flatMap { generation.housingDepths[$0] }
      ?? device.safeAreaInsets(in: .portrait).top
  }

  private var hasSensorHousing: Bool {
    guard let device, device.idiom == .phone else { return false }
    return device.safeAreaInsets(in: .portrait).bottom > 0
  }

  private enum PageSheet {
    /// The card begins 10 points below the sensor housing, or below the status bar.
    case belowHousing
    /// The card is 10 points lower than the screen (3 scenes of two apps, Xcode 15).
    case lowered
    /// The card begins at the sensor housing (5 scenes of two apps, Xcode 26) or 10 points below it (also
    /// 2 scenes of one app in Xcode 16).
    case atHousing
  }

  /// How the root is a card over a screen by its size, as Xcode draws it since version 14800.
  private var pageSheet: PageSheet? {
    guard let rootSize, let device, device.idiom == .phone, orientation == .portrait,
      generation.hasSheets
    else { return nil }
    let screen = [device.portraitSize, freeformSize].compactMap(\.self).first {
      $0.width == rootSize.width
    }
    guard let screen else { return nil }
    let above = screen.height - rootSize.height
    if hasSensorHousing, generation.appliesInsetsTwice {
      let depth = housingDepth(device)
      if above == depth + 10, generation.hasSheetsOfIOS26 || above != 54 { return .atHousing }
      if above == depth, generation.hasSheetsOfIOS26 { return .atHousing }
    }
    switch above {
    case hasSensorHousing ? 54 : 20: return .belowHousing
    case 10 where hasSensorHousing && generation.hasLoweredSheets: return .lowered
    default: return nil
    }
  }
}
