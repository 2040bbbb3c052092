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

  /// The system's name: that of the device's kind.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
}
