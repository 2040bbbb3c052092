public import Foundation

/// The current device: that of the main screen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidevice>
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of ``UIScreen/main`` at the time of each access.
  public static let current = UIDevice()

  /// The idiom: iPhone or iPad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.device.idiom
  }

  /// The name in the catalog, such as `iPhone 15`.
  open var name: String { UIScreen.main.device.name }

  /// `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The version of the system: that whose control sizes are used, see `LayoutGeneration`.
  open var systemVersion: String {
    let text = "\(LayoutGeneration.current)"
    let number = text.drop { !$0.isNumber }.prefix { $0.isNumber }
    return number.isEmpty ? "26.0" : "\(number).0"
  }
  /// ``model``.
  open var localizedModel: String { model }
  /// The identifier of the device for the vendor; always nil.
  open var identifierForVendor: UUID? { nil }
  /// The orientation of the device.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.orientation == .portrait ? .portrait : .landscapeLeft
  }
  /// Whether ``orientationDidChangeNotification`` is posted: always false.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Begins posting notifications of orientation; only tests post them.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends posting notifications of orientation.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Whether battery monitoring is enabled.
  open var isBatteryMonitoringEnabled = false
  /// The level of the battery: always −1, unknown.
  open var batteryLevel: Float { -1 }
  /// Whether the device supports multitasking.
  open var isMultitaskingSupported: Bool { true }
  /// Posted when the orientation has changed; only tests post it.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The name of the operating system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
}

/// The orientation of a device; raw values are Apple's.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation is unknown.
  case unknown = 0
  /// Portrait.
  case portrait = 1
  /// Portrait, upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the bottom of the device on the right.
  case landscapeLeft = 3
  /// Landscape, with the bottom of the device on the left.
  case landscapeRight = 4
  /// Flat, with the screen facing up.
  case faceUp = 5
  /// Flat, with the screen facing down.
  case faceDown = 6

  /// Whether the device is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is in portrait, including upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
