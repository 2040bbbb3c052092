public import Foundation
public import HeadlessUIKit

/// The conditions under which Interface Builder laid out a root view before saving its frames.
///
/// Interface Builder simulates a device, but not always as the device behaves: its insets changed
/// from version to version. These rules predict what a version simulated, so that saved frames
/// can be compared with solved ones.
///
///     let canvas = InterfaceBuilderCanvas(deviceID: "retina6_1", toolsVersion: 17156)
///     canvas.safeAreaInsets           // top 44, bottom 34
///
/// Source: insets derived from the constraints and saved frames of 886 public documents. Of 878
/// insets that a scene's constraints determine, the rules predict 861; most others are stale frames
/// or freeform sizes. Rules for landscape, and for iPads, had no document to be checked against.
public struct InterfaceBuilderCanvas: Sendable, Hashable {
  /// The id of the document's `<device>`, or `nil` in documents from before Xcode 8.
  public var deviceID: String?

  /// How the simulated device is held.
  public var orientation: Device.Orientation

  /// The number in the document's `toolsVersion` before its first dot; Xcode 15 wrote 22000.
  public var toolsVersion: Int

  /// The root view's saved size, or `nil` if it fills the device.
  public var rootSize: CGSize?

  /// Whether the scene shows a navigation bar, of its own or its navigation controller's.
  public var hasNavigationBar: Bool

  /// Whether the scene shows a tab bar.
  public var hasTabBar: Bool

  /// Whether the scene shows a toolbar at the bottom.
  public var hasToolbar = false

  /// Whether the navigation bar has a large title.
  public var hasLargeTitle = false

  /// Whether the root view begins below the navigation bar, which is opaque or under which the
  /// scene's controller does not extend its layout.
  public var isBelowNavigationBar = false

  /// How far the root view reaches below the screen, having moved down below an opaque bar.
  public var overhang: CGFloat = 0

  /// Creates a canvas from a document's data about a scene.
  public init(
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

  /// The catalogue's row for the simulated device, or `nil` where the id is missing or unknown.
  public var device: Device? { deviceID.flatMap(Device.withInterfaceBuilderID) }

  /// The size of a root view that fills the canvas, or `nil` where the device is unknown.
  ///
  /// A document without a device has the square canvas of 600 points.
  public var size: CGSize? {
    guard deviceID != nil else { return CGSize(width: 600, height: 600) }
    return device?.size(in: orientation)
  }

  /// The leading and trailing margin of a root view of `width` points; top and bottom have 0.
  ///
  /// The safe area is added to it, and margins a document states replace it.
  ///
  /// Source: 734 of 752 constraints to root margins; 600-point roots before version 7000 have 16.
  public func rootMargin(width: CGFloat) -> CGFloat {
    if width == 600, toolsVersion < 7000 { return 16 }
    return SideMargin.ofView(width: width)
  }
}
