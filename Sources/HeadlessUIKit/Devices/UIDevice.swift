public import Foundation

/// The device the program is on: that of the main screen.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uidevice>
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of ``UIScreen/main``, as it is at each question.
  public static let current = UIDevice()

  /// Whether it is a phone or a tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.device.idiom
  }

  /// The name in the catalogue, such as `iPhone 15`.
  open var name: String { UIScreen.main.device.name }

  /// `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The system's version: the one whose control sizes are used, see `LayoutGeneration`.
  open var systemVersion: String {
    let text = "\(LayoutGeneration.current)"
    let number = text.drop { !$0.isNumber }.prefix { $0.isNumber }
    return number.isEmpty ? "26.0" : "\(number).0"
  }
  /// ``model``.
  open var localizedModel: String { model }
  /// The identifier of the device for the vendor; always nil.
  open var identifierForVendor: UUID? { nil }
  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    UIScreen.main.orientation == .portrait ? .portrait : .landscapeLeft
  }
  /// Whether ``orientationDidChangeNotification`` is posted; never here.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Asks for notifications of orientation; tests post them.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Wants no notifications of orientation any more.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// Whether the battery is watched.
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is, from 0 to 1; −1 is unknown.
  open var batteryLevel: Float { -1 }
  /// Whether the device can do several things at once.
  open var isMultitaskingSupported: Bool { true }
  /// Posted when the device is held in another way; by tests only.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The system's name: that of the device's kind.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
}

/// How a device is held; raw values are Apple's.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the lower end at the right.
  case landscapeLeft = 3
  /// On its side, the lower end at the left.
  case landscapeRight = 4
  /// Lying, the screen up.
  case faceUp = 5
  /// Lying, the screen down.
  case faceDown = 6

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is in portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is lying.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
