package import Foundation
package import HeadlessUIKit

/// The conditions under which Interface Builder laid out a root view before saving its frames.
///
/// The canvas of Interface Builder simulates a device, but its insets can differ from those of the
/// device, and they change between versions. These rules predict the insets of a version, so that
/// saved frames can be compared with solved frames.
///
///     let canvas = InterfaceBuilderCanvas(deviceID: "retina6_1", toolsVersion: 17156)
///     canvas.safeAreaInsets           // top 44, bottom 34
///
/// Source: insets derived from the constraints and saved frames of 886 public documents. Of 878
/// insets that a scene's constraints determine, the rules predict 861; most others are stale frames
/// or freeform sizes. Rules for landscape, and for iPads, had no document to be checked against.
package struct InterfaceBuilderCanvas: Sendable, Hashable {
  /// The id of the document's `<device>`, or `nil` in documents from before Xcode 8.
  package var deviceID: String?

  /// How the simulated device is held.
  package var orientation: Device.Orientation

  /// The major number of the document's `toolsVersion`, such as 22000 for Xcode 15.
  package var toolsVersion: Int

  /// The root view's saved size, or `nil` if it fills the device.
  package var rootSize: CGSize?

  /// Whether the scene shows a navigation bar, either its own or that of its navigation controller.
  package var hasNavigationBar: Bool

  /// Whether the scene shows a tab bar.
  package var hasTabBar: Bool

  /// The size of the screen that a scene of a free size simulates, or `nil` for that of the device.
  ///
  /// The root of a sheet is lower than this size.
  package var freeformSize: CGSize?

  /// Whether the root is a view of a xib, not that of a view controller.
  package var isRootOfXib = false

  /// Whether the insets of the screen are applied once, as on a device, in each version.
  package var appliesInsetsOnce = false

  /// Whether the scene has the size of a container view, which its bars do not change.
  package var isInContainerView = false

  /// Whether the scene shows a toolbar at the bottom.
  package var hasToolbar = false

  /// Whether the navigation bar has a large title.
  package var hasLargeTitle = false

  /// Whether the root view begins below the navigation bar, which is opaque or under which the
  /// scene's controller does not extend its layout.
  package var isBelowNavigationBar = false

  /// The distance by which the root view extends below the screen because it begins below an opaque
  /// bar.
  package var overhang: CGFloat = 0

  /// Creates a canvas from the properties of a scene.
  package init(
    deviceID: String?, orientation: Device.Orientation = .portrait, toolsVersion: Int,
    rootSize: CGSize? = nil, hasNavigationBar: Bool = false, hasTabBar: Bool = false
  ) {
    self.deviceID = deviceID
    self.orientation = orientation
    self.toolsVersion = toolsVersion
    self.rootSize = rootSize
    self.hasNavigationBar = hasNavigationBar
    self.hasTabBar = hasTabBar
  }

  /// The simulated device, or `nil` if its id is missing or unknown.
  package var device: Device? { deviceID.flatMap(Device.withInterfaceBuilderID) }

  /// The size of a root view that fills the canvas, or `nil` if the device is unknown.
  ///
  /// The canvas of a document without a device is a square of 600 points.
  package var size: CGSize? {
    guard deviceID != nil else { return CGSize(width: 600, height: 600) }
    return device?.size(in: orientation)
  }

  /// Returns the leading and trailing margin of a root view with the given width.
  ///
  /// The top and bottom margins are 0.
  ///
  /// The safe area is added to this margin. Explicit margins in the document replace it.
  ///
  /// Source: 734 of 752 constraints to root margins; 600-point roots before version 7000 have 16.
  package func rootMargin(width: CGFloat) -> CGFloat {
    if width == 600, toolsVersion < 7000 { return 16 }
    return SideMargin.ofView(width: width)
  }
}
