import Foundation
import HeadlessUIKit
import Testing

/// Properties without effect on layout: they keep what is set, and have Apple's defaults.
@MainActor
@Suite struct RarePropertyTests {
  @Test func `views and controllers keep rare values`() {
    let (one, other) = (UIView(), UIView())
    #expect(one.clearsContextBeforeDrawing && !one.isMultipleTouchEnabled)
    one.largeContentTitle = "Title"
    one.minimumContentSizeCategory = .large
    #expect(one.largeContentTitle == "Title" && other.largeContentTitle == nil)
    one.largeContentTitle = nil
    #expect(one.largeContentTitle == nil && one.minimumContentSizeCategory == .large)
    let controller = UIViewController()
    controller.restorationIdentifier = "id"
    #expect(controller.restorationIdentifier == "id" && controller.restoresFocusAfterTransition)
    let scrollView = UIScrollView()
    scrollView.topEdgeEffect.isHidden = true
    #expect(scrollView.topEdgeEffect.isHidden && !scrollView.bottomEdgeEffect.isHidden)
  }

  @Test func `a segment performs its action when it is selected`() {
    var performed: [String] = []
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["a", "b"].map { title in UIAction(title: title) { _ in performed.append(title) } })
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "b")
    control.selectedSegmentIndex = 1
    control.sendActions(for: .valueChanged)
    #expect(performed == ["b"])
  }

  @Test func `a segment with another action stays selected`() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.selectedSegmentIndex = 1
    control.setAction(UIAction(title: "c") { _ in }, forSegmentAt: 1)
    #expect(control.selectedSegmentIndex == 1 && control.titleForSegment(at: 1) == "c")
  }

  @Test func `an image of an item is that of its state and of the bar's height`() {
    let (item, image) = (
      UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil), UIImage()
    )
    item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
    #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
  }

  @Test func `a content scroll view is that of its edges`() {
    let (controller, scrollView) = (UIViewController(), UIScrollView())
    controller.setContentScrollView(scrollView, for: [.top, .leading])
    #expect(controller.contentScrollView(for: .top) === scrollView)
    #expect(controller.contentScrollView(for: .bottom) == nil)
    controller.setContentScrollView(nil)
    #expect(controller.contentScrollView(for: .top) == nil)
  }

  @Test func `restoring state can be overridden`() {
    final class Screen: UIViewController {
      var encoded = 0
      override func encodeRestorableState(with coder: NSCoder) { encoded += 1 }
      override func decodeRestorableState(with coder: NSCoder) {}
      override func applicationFinishedRestoringState() {}
    }
    let screen = Screen()
    screen.encodeRestorableState(with: NSKeyedArchiver(requiringSecureCoding: true))
    #expect(screen.encoded == 1)
  }

  @Test func `a bar button item has its menu, groups and offsets`() {
    let menu = UIMenu(children: [UIAction(title: "x") { _ in }])
    let item = UIBarButtonItem(title: "More", menu: menu)
    #expect(item.menu === menu && item.title == "More" && item.primaryAction == nil)
    let group = item.creatingFixedGroup()
    #expect(item.buttonGroup === group && group.barButtonItems == [item])
    item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .default)
    #expect(item.titlePositionAdjustment(for: .default) == UIOffset(horizontal: 1, vertical: 2))
    #expect(item.titlePositionAdjustment(for: .compact) == .zero)
  }

  @Test func `the thumb of a slider is at its value`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 30))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 0, y: 13, width: 128, height: 4))
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.5)
    #expect(thumb == CGRect(x: 50, y: 1, width: 28, height: 28))
  }
}
