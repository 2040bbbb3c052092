import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct ApplicationOrientationTests {
  private final class Portrait: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    func application(
      _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  @Test func `the delegate says which orientations the app supports`() {
    let app = UIApplication.shared
    let known = app.delegate
    defer { app.delegate = known }
    app.delegate = nil
    #expect(app.supportedInterfaceOrientations(for: nil) == .allButUpsideDown)
    let delegate = Portrait()
    app.delegate = delegate
    #expect(app.supportedInterfaceOrientations(for: nil) == .portrait)
  }

  @Test func `a window is in front of the status bar`() {
    #expect(UIWindow.Level.statusBar + 1 > .statusBar && UIWindow.Level.alert - 1 < .alert)
  }
}
