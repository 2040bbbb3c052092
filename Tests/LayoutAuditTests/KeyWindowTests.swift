import Foundation
import HeadlessUIKit
import LayoutAudit
import Testing

@MainActor
@Suite struct KeyWindowTests {
  /// A controller that asks for the insets when it is made, and when its view is loaded.
  private final class Bar: UIViewController {
    let whenMade = UIApplication.shared.keyWindow?.safeAreaInsets.top
    var whenLoaded: CGFloat?

    override func viewDidLoad() {
      super.viewDidLoad()
      whenLoaded = UIApplication.shared.windows.first { $0.isKeyWindow }?.safeAreaInsets.top
    }
  }

  @Test func `code that makes a screen finds the insets of the screen's device`() throws {
    for device in ["iPhone 17", "iPhone SE (3rd generation)", "iPhone 17"] {
      let device = try #require(Device.named(device))
      var made: Bar?
      let screen = LaidOutScreen(in: LayoutConfiguration(screen: .device(device, .portrait))) {
        let bar = Bar()
        made = bar
        return bar
      }
      let top = screen.window.safeAreaInsets.top
      #expect(top > 0)
      #expect(made?.whenMade == top)
      #expect(made?.whenLoaded == top)
    }
  }
}
