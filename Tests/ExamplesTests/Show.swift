import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutSnapshot
import Testing
import ViewAnalysis

/// A program on a device, as an app that starts upright and is then turned.
@MainActor
struct Show {
  let window: UIWindow

  init(
    _ controller: @autoclosure () -> UIViewController, on device: String,
    _ orientation: Device.Orientation = .portrait
  ) throws {
    let screen = UIScreen(device: try #require(Device.named(device)))
    // Other tests measure for the main screen that there was.
    let main = UIScreen.main
    defer { UIScreen.main = main }
    UIScreen.main = screen
    // Findings are asserted; the console's report would only fill the log.
    LayoutLog.shared.write = { _ in }
    window = UIWindow(screen: screen)
    window.rootViewController = controller()
    window.makeKeyAndVisible()
    turn(orientation)
  }

  init(window: UIWindow) { self.window = window }

  func turn(_ orientation: Device.Orientation) {
    guard window.screen.orientation != orientation else { return }
    window.rotate(to: orientation)
  }

  /// Kinds of findings of the layout.
  var findings: [String] { LayoutSnapshot(of: window, name: "").findings.map(\.id) }

  /// The frames of all views, as text.
  var frames: String { LayoutSnapshot(of: window, name: "").textTree() }
}

/// Where a program is shown.
enum Devices {
  static let all = [
    "iPhone SE (3rd generation)", "iPhone 15", "iPad Pro (11-inch) (4th generation)",
  ]
}

/// Expects a frame that was worked out by hand, but for rounding to the device's pixels.
@MainActor
func expect(
  _ view: UIView, _ frame: (Double, Double, Double, Double), onPixels: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let scale = Double(view.window?.screen.scale ?? 2)
  let found = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(
    Double.init)
  for (found, wanted) in zip(found, [frame.0, frame.1, frame.2, frame.3]) {
    // Both edges may be rounded, by half a pixel each.
    #expect(
      abs(found - wanted) <= 1 / scale + 0.001, "\(view.frame) instead of \(frame)",
      sourceLocation: sourceLocation)
    guard onPixels else { continue }
    let pixels = found * scale
    #expect(
      abs(pixels - pixels.rounded()) < 0.001, "\(view.frame) lies between pixels",
      sourceLocation: sourceLocation)
  }
}
