import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What is solved, masks, the passes of a layout and the order of callbacks (`engine.md`, 1, 7 to 9).
@MainActor
@Suite struct LayoutCycleRuleTests {
  let window = UIWindow(screen: UIScreen(size: CGSize(width: 400, height: 800), scale: 2))

  final class Noting: UIView {
    var log: [String] = []
    var inUpdate: (() -> Void)?
    override func updateConstraints() {
      log.append("update")
      inUpdate?()
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  private func pin(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> [NSLayoutConstraint]
  {
    view.translatesAutoresizingMaskIntoConstraints = false
    guard let parent = view.superview else { return [] }
    let made = [
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: x),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: y),
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height),
    ]
    NSLayoutConstraint.activate(made)
    return made
  }

  // MARK: What is solved

  @Test(.rules("engine:E1.1", "constraints:C1.1"))
  func `every attribute follows from left, top, width and height`() {
    let (view, probe) = (UIView(), UIView())
    window.addSubview(view)
    window.addSubview(probe)
    _ = pin(view, 10, 20, 30, 40)
    probe.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      probe.leadingAnchor.constraint(equalTo: view.centerXAnchor),
      probe.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      probe.topAnchor.constraint(equalTo: view.centerYAnchor),
      probe.bottomAnchor.constraint(equalTo: view.lastBaselineAnchor),
    ])
    window.layoutIfNeeded()
    #expect(probe.frame == CGRect(x: 25, y: 40, width: 15, height: 20))
  }

  @Test(.rules("constraints:C1.1, C1.3"))
  func `an equation may move either side`() {
    let (free, fixed) = (UIView(), UIView())
    window.addSubview(free)
    window.addSubview(fixed)
    _ = pin(fixed, 0, 0, 100, 10)
    free.translatesAutoresizingMaskIntoConstraints = false
    free.heightAnchor.constraint(equalToConstant: 5).isActive = true
    // fixed = 2 · free + 10, so free = 45: as if the items were swapped.
    fixed.widthAnchor.constraint(equalTo: free.widthAnchor, multiplier: 2, constant: 10).isActive =
      true
    window.layoutIfNeeded()
    #expect(free.frame.width == 45)
  }

  @Test(.rules("engine:E1.2, E1.4"))
  func `a detached tree is laid out by itself, a window keeps its size`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    parent.addSubview(child)
    _ = pin(child, 5, 5, 20, 20)
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 5, y: 5, width: 20, height: 20))

    let big = UIView()
    window.addSubview(big)
    _ = pin(big, 0, 0, 900, 900)
    let edge = big.trailingAnchor.constraint(equalTo: window.trailingAnchor)
    edge.priority = UILayoutPriority(999)
    edge.isActive = true
    window.layoutIfNeeded()
    #expect(window.bounds.size == CGSize(width: 400, height: 800))
  }

  // MARK: Masks

  @Test(.rules("engine:E7.1", "measured:M16"))
  func `views made in code translate their mask, arranged ones do not`() {
    let view = UIView()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    _ = UIStackView(arrangedSubviews: [view])
    #expect(!view.translatesAutoresizingMaskIntoConstraints)
    #expect(UITableViewCell().contentView.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(.rules("engine:E7.2, E7.5, E7.8"))
  func `a mask and a frame say all, and again after each change from outside`() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    window.addSubview(view)
    let follower = UIView()
    window.addSubview(follower)
    follower.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      follower.topAnchor.constraint(equalTo: view.topAnchor),
      follower.widthAnchor.constraint(equalTo: view.widthAnchor),
      follower.heightAnchor.constraint(equalToConstant: 5),
    ])
    window.layoutIfNeeded()
    view.frame = CGRect(x: 20, y: 30, width: 60, height: 50)
    window.layoutIfNeeded()
    #expect(follower.frame == CGRect(x: 80, y: 30, width: 60, height: 5))

    view.translatesAutoresizingMaskIntoConstraints = false
    let own = [
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 1),
      view.topAnchor.constraint(equalTo: window.topAnchor, constant: 2),
      view.widthAnchor.constraint(equalToConstant: 3),
      view.heightAnchor.constraint(equalToConstant: 4),
    ]
    NSLayoutConstraint.activate(own)
    window.layoutIfNeeded()
    view.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    window.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))

    NSLayoutConstraint.deactivate(own)
    view.translatesAutoresizingMaskIntoConstraints = true
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(.rules("engine:E7.7"))
  func `without constraints masks share what a parent grows by`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 80))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    parent.addSubview(child)
    parent.frame.size.width = 200
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 40, y: 10, width: 120, height: 80))
  }

  // MARK: Passes

  @Test(.rules("engine:E8.1–E8.3, E8.5, E8.6"))
  func `constraints are updated from the leaves, frames set from the root`() {
    let (outer, inner) = (Noting(), Noting())
    var order: [String] = []
    outer.inUpdate = { order.append("outer") }
    inner.inUpdate = { order.append("inner") }
    window.addSubview(outer)
    outer.addSubview(inner)
    _ = pin(outer, 0, 0, 100, 100)
    _ = pin(inner, 5, 5, 10, 10)
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    window.layoutIfNeeded()

    #expect(order.suffix(2) == ["inner", "outer"])
    #expect(!inner.needsUpdateConstraints())
    #expect(outer.log.last == "layout" && outer.log.contains("update"))

    let count = inner.log.count
    inner.setNeedsUpdateConstraints()
    inner.updateConstraintsIfNeeded()
    #expect(inner.log.dropFirst(count) == ["update"])
  }

  @Test(.rules("engine:E8.7, E8.10"))
  func `a changed child has its superview lay out, and nobody else`() {
    let (left, right) = (Noting(), Noting())
    window.addSubview(left)
    window.addSubview(right)
    _ = pin(left, 0, 0, 100, 100)
    _ = pin(right, 200, 0, 100, 100)
    let inner = UIView()
    left.addSubview(inner)
    let width = pin(inner, 5, 5, 10, 10)[2]
    window.layoutIfNeeded()
    left.log = []
    right.log = []
    width.constant = 20
    window.layoutIfNeeded()

    #expect(left.log == ["layout"])
    #expect(right.log.isEmpty)
    #expect(inner.frame.width == 20)
  }

  @Test(.rules("engine:E8.8"))
  func `a layout that changes itself comes to an end`() {
    final class Restless: UIView {
      var width: NSLayoutConstraint?
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        width?.constant += 1
      }
    }
    let view = Restless()
    window.addSubview(view)
    _ = pin(view, 0, 0, 100, 100)
    let inner = UIView()
    view.addSubview(inner)
    view.width = pin(inner, 0, 0, 10, 10)[2]
    window.layoutIfNeeded()
    #expect(view.count >= 1 && view.count <= 64)
  }

  // MARK: Controllers

  final class Noter: UIViewController {
    var log: [String] = []
    var boundsInViewDidLoad = CGRect.zero
    override func loadView() {
      log.append("loadView")
      super.loadView()
    }
    override func viewDidLoad() {
      log.append("viewDidLoad")
      boundsInViewDidLoad = view.bounds
    }
    override func viewWillAppear(_ animated: Bool) { log.append("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { log.append("viewIsAppearing") }
    override func updateViewConstraints() {
      log.append("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log.append("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { log.append("viewDidAppear") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      log.append("viewWillTransition")
      super.viewWillTransition(to: size, with: coordinator)
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      log.append("traitCollectionDidChange")
    }
  }

  @Test(.rules("engine:E8.4, E8.9, E9.1, E9.2, E9.4"))
  func `a controller hears of its first layout in Apple's order`() {
    let controller = Noter()
    controller.view.setNeedsUpdateConstraints()
    window.rootViewController = controller
    window.makeKeyAndVisible()

    let wanted = [
      "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "updateViewConstraints",
      "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
    ]
    var seen: [String] = []
    for entry in controller.log where !seen.contains(entry) { seen.append(entry) }
    #expect(seen == wanted)
    #expect(controller.boundsInViewDidLoad.size == UIScreen.main.bounds.size)
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(controller.view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(.rules("engine:E9.3, E15.2"))
  func `turning tells the size, then the traits, then lays out`() throws {
    let device = try #require(Device.named("iPhone 15 Plus"))
    let window = UIWindow(screen: UIScreen(device: device))
    let controller = Noter()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.log = []
    window.rotate(to: .landscape)

    #expect(
      controller.log.prefix(3)
        == ["viewWillTransition", "traitCollectionDidChange", "viewWillLayoutSubviews"])
  }
}
