import Foundation
import HeadlessQuartzCore
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite struct AnimationTests {
  @Test func `a block runs at once, and its completion in the next turn`() {
    var order: [String] = []
    UIView.animate(withDuration: 1) {
      order.append("block")
    } completion: { finished in
      order.append(finished ? "finished" : "broken off")
    }
    order.append("after")
    #expect(order == ["block", "after"])
    AnimationRecorder.runCompletions()
    #expect(order == ["block", "after", "finished"])
  }

  @Test func `completions run by themselves when the main queue is served`() async {
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 1, animations: {}) { _ in continuation.resume() }
    }
  }

  @Test func `an animator changes at once and completes in the next turn`() {
    let view = UIView()
    var ended: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
    animator.addCompletion { ended = $0 }
    #expect(view.alpha == 1)
    animator.startAnimation()
    #expect(view.alpha == 0 && animator.isRunning && ended == nil)
    AnimationRecorder.runCompletions()
    #expect(ended == .end && !animator.isRunning && animator.state == .inactive)
  }

  @Test func `a layer's animation is over in the next turn, one that repeats for ever is not`() {
    let layer = CALayer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    spin.repeatCount = .infinity
    layer.add(spin, forKey: "spin")
    #expect(layer.animationKeys() == ["fade", "spin"])
    AnimationRecorder.runCompletions()
    #expect(layer.animationKeys() == ["spin"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
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
