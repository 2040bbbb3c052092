import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite struct TransitionTests {
  let log = EventLog()

  final class Controller: UIViewController {
    var log: EventLog?

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      log?.note("will have height \(newCollection.verticalSizeClass)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log?.note("will be \(Int(size.width)), is \(Int(view.bounds.width))")
      coordinator.animate { [self] _ in
        log?.note("alongside \(Int(view.bounds.width))")
      } completion: { [self] _ in
        log?.note("done")
      }
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      log?.note(
        "height was \(previous?.verticalSizeClass ?? .unspecified), "
          + "is \(traitCollection.verticalSizeClass)")
    }

    override func viewDidLayoutSubviews() { log?.note("laid out") }
  }

  @Test func `turning tells controllers before, alongside and after`() {
    let window = UIWindow(screen: UIScreen(device: .standard))
    let controller = Controller()
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.layoutIfNeeded()
    controller.log = log
    window.rotate(to: .landscape)
    #expect(
      log.take() == [
        "will have height compact", "will be 667, is 375", "height was regular, is compact",
        "alongside 667", "laid out", "done",
      ])
  }

  @Test func `a size of the same classes changes no traits`() {
    let window = UIWindow(screen: UIScreen(device: .standard))
    let controller = Controller()
    window.rootViewController = controller
    window.resize(to: CGSize(width: 360, height: 640))
    controller.log = log
    window.resize(to: CGSize(width: 350, height: 640))
    #expect(log.take() == ["will be 350, is 360", "alongside 350", "laid out", "done"])
  }

  @Test(.rules("controls:N4.2, N4.3"))
  func `beside another app a window has its share of the width, however it is held`() throws {
    let device = try #require(Device.named("iPad Air 2"))
    let window = UIWindow(screen: UIScreen(device: device, orientation: .landscape))
    let controller = Controller()
    window.rootViewController = controller
    window.layoutIfNeeded()
    controller.log = log
    #expect(window.resize(to: .wide))
    #expect(log.take() == ["will be 694, is 1024", "alongside 694", "laid out", "done"])
    #expect(controller.view.frame.size == CGSize(width: 694, height: 768))
    #expect(controller.view.safeAreaInsets.top == CGFloat(20))
    #expect(controller.traitCollection.horizontalSizeClass == .regular)

    window.rotate(to: .portrait)
    #expect(window.splitViewPart == .wide)
    #expect(controller.view.frame.size == CGSize(width: 438, height: 1024))
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.traitCollection.verticalSizeClass == .regular)
    // There are no halves upright.
    #expect(!window.resize(to: .half))
    #expect(window.splitViewPart == .wide)

    window.rotate(to: .landscape)
    #expect(window.resize(to: .half))
    window.rotate(to: .portrait)
    #expect(window.splitViewPart == nil)
    #expect(controller.view.frame.size == CGSize(width: 768, height: 1024))
    #expect(controller.traitCollection.horizontalSizeClass == .regular)

    let phone = UIWindow(screen: UIScreen(device: .standard))
    #expect(!phone.resize(to: .narrow))
  }

  @Test func `an override holds for a child and everything in it`() {
    let window = UIWindow(screen: UIScreen(device: .standard))
    let (parent, child) = (UIViewController(), Controller())
    window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let inner = UIView()
    child.view.addSubview(inner)
    child.log = log
    parent.setOverrideTraitCollection(
      UITraitCollection { $0.verticalSizeClass = .compact }, forChild: child)
    #expect(inner.traitCollection.verticalSizeClass == .compact)
    #expect(parent.traitCollection.verticalSizeClass == .regular)
    #expect(log.take() == ["height was regular, is compact"])
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(inner.traitCollection.verticalSizeClass == .regular)
  }

  @Test func `overrides of views and observers of traits`() {
    let window = UIWindow(screen: UIScreen(device: .standard))
    let (outer, inner) = (UIView(), UIView())
    window.addSubview(outer)
    outer.addSubview(inner)
    var heard: [UIUserInterfaceSizeClass] = []
    let registration = inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (view: UIView, previous: UITraitCollection) in
      heard.append(view.traitCollection.horizontalSizeClass)
    }
    outer.traitOverrides.horizontalSizeClass = .regular
    outer.traitOverrides.preferredContentSizeCategory = .small
    #expect(heard == [.regular])
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    inner.unregisterForTraitChanges(registration)
    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(heard == [.regular])
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
  }
}
