import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct AnimationTests {
  @Test func `a block runs at once and its completion after it`() {
    var order: [String] = []
    UIView.animate(withDuration: 1) {
      order.append("block")
    } completion: { finished in
      order.append(finished ? "finished" : "broken off")
    }
    #expect(order == ["block", "finished"])
  }

  @Test(.rules("engine:E16.1, E16.2"))
  func `frames changed in a block are kept with their duration`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    AnimationRecorder.start()
    view.frame.origin.x = 5
    UIView.animate(withDuration: 0.3, delay: 0.1) {
      view.frame.origin.x = 20
      view.frame.size.width = 30
      UIView.performWithoutAnimation { view.frame.origin.y = 7 }
    }
    let changes = AnimationRecorder.finish()
    #expect(changes.count == 1)
    #expect(changes.first?.view === view)
    #expect(changes.first?.from == CGRect(x: 5, y: 0, width: 10, height: 10))
    #expect(changes.first?.to == CGRect(x: 20, y: 7, width: 30, height: 10))
    #expect(changes.first?.duration == 0.3)
    #expect(changes.first?.delay == 0.1)
  }

  @Test func `a view that ends where it began has not moved`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    AnimationRecorder.start()
    UIView.animate(withDuration: 0.3) {
      view.frame.origin.x = 20
      view.frame.origin.x = 0
    }
    #expect(AnimationRecorder.finish().isEmpty)
  }
}
