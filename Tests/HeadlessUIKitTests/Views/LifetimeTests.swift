import AutoLayout
import Foundation
import Testing

@testable import HeadlessUIKit

/// Views, guides and controllers that outlive what they were laid out in.
@MainActor
@Suite struct LifetimeTests {
  private static func child(of parent: UIView) -> UIView {
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 20),
      child.widthAnchor.constraint(equalToConstant: 30),
      child.heightAnchor.constraint(equalToConstant: 40),
    ])
    parent.layoutIfNeeded()
    return child
  }

  @Test func `a view moves on when the parent that laid it out is freed`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let child = UIView()
        do {
          let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          root.addSubview(child)
          root.layoutIfNeeded()
        }
        let next = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        next.addSubview(child)
        next.layoutIfNeeded()
      }
    }
  }

  @Test func `a view keeps its own constraints when its parent is freed`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let child: UIView
        do {
          let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          child = Self.child(of: root)
        }
        precondition(child.superview == nil)
        precondition(child.constraints.count == 2)
        let next = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        next.addSubview(child)
        child.centerXAnchor.constraint(equalTo: next.centerXAnchor).isActive = true
        child.bottomAnchor.constraint(equalTo: next.bottomAnchor).isActive = true
        next.layoutIfNeeded()
        precondition(child.frame == CGRect(x: 10, y: 10, width: 30, height: 40))
        child.constraints[0].isActive = false
        child.removeFromSuperview()
      }
    }
  }

  @Test func `a controller is used in a second window after the first is freed`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let controller = UIViewController()
        for width in [320.0, 400.0] {
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 500))
          window.rootViewController = controller
          let child = Self.child(of: controller.view)
          window.makeKeyAndVisible()
          precondition(child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
          precondition(controller.view.frame.width == CGFloat(width))
        }
      }
    }
  }

  @Test func `a guide moves on when its owner is freed`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let guide = UILayoutGuide()
        for _ in 0..<2 {
          let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          root.addLayoutGuide(guide)
          guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7).isActive = true
          guide.widthAnchor.constraint(equalToConstant: 11).isActive = true
          root.layoutIfNeeded()
          precondition(guide.layoutFrame.minX == 7 && guide.layoutFrame.width == 11)
        }
      }
    }
  }

  @Test func `a view has its own margins once its controller is freed`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
    let view: UIView
    do {
      let controller = UIViewController()
      view = controller.view
      window.addSubview(view)
      window.layoutIfNeeded()
      #expect(view.layoutMarginsGuide.layoutFrame.minX == 16)
    }
    window.layoutIfNeeded()
    #expect(view.layoutMarginsGuide.layoutFrame.minX == 8)
  }

  @Test func `a view that is freed takes its constraints along`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var freed: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let child = Self.child(of: root)
      freed = child
      constraint = child.constraints.first
      child.removeFromSuperview()
    }
    #expect(freed == nil && constraint == nil)
    root.layoutIfNeeded()
    #expect(root.constraints.isEmpty)
  }
}
