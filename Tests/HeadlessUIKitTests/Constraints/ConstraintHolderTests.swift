import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Where constraints of views live and how long (`constraints:C7`–`C9`).
@MainActor
@Suite(.serialized) struct ConstraintHolderTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let panel = UIView()
  let a = UIView()
  let b = UIView()

  init() {
    root.addSubview(panel)
    panel.addSubview(a)
    panel.addSubview(b)
    for view in [panel, a, b] { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  private func messages(_ body: () -> Void) -> [String] {
    let old = LayoutLog.shared.write
    var found: [String] = []
    LayoutLog.shared.write = { found.append($0) }
    defer { LayoutLog.shared.write = old }
    body()
    return found
  }

  @Test(.rules("constraints:C7.1–C7.3, C7.9, C7.10"))
  func `activation finds the holder`() {
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    let inner = a.leadingAnchor.constraint(equalTo: panel.leadingAnchor)
    let siblings = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
    let outer = b.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([width, inner, siblings, outer])
    #expect(a.constraints == [width])
    #expect(panel.constraints == [inner, siblings])
    #expect(root.constraints == [outer])
    #expect(outer.isActive)
  }

  @Test(.rules("constraints:C8.1, C8.2"))
  func `any common ancestor may keep a constraint`() {
    // Older tutorials add a width to the superview.
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    panel.addConstraint(width)
    #expect(width.isActive && panel.constraints == [width] && a.constraints.isEmpty)
    panel.addConstraint(width)
    #expect(panel.constraints == [width])
    root.addConstraint(width)
    #expect(panel.constraints.isEmpty && root.constraints == [width])
    width.isActive = true
    #expect(root.constraints == [width])
    root.layoutIfNeeded()
    #expect(a.frame.width == 10)
  }

  @Test(.rules("constraints:C8.5, C8.7"))
  func `removing what a view does not keep is ignored`() {
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    let height = a.heightAnchor.constraint(equalToConstant: 10)
    a.addConstraints([width, height])
    panel.removeConstraint(width)
    #expect(width.isActive)
    a.removeConstraints(a.constraints)
    #expect(!width.isActive && !height.isActive && a.constraints.isEmpty)
  }

  @Test(.rules("constraints:C7.10, C8.3"))
  func `an unprepared hierarchy is told at once and forgiven if it is prepared in time`() {
    let late = UIView()
    late.translatesAutoresizingMaskIntoConstraints = false
    let constraint = late.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5)
    constraint.identifier = "late"
    let found = messages { root.addConstraint(constraint) }
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x") == true)
    #expect(
      found.first?.contains(
        "\nWhen added to a view, the constraint's items must be descendants of that view (or the "
          + "view itself). This will crash if") == true)
    root.addSubview(late)
    NSLayoutConstraint.activate([
      late.topAnchor.constraint(equalTo: root.topAnchor),
      late.widthAnchor.constraint(equalToConstant: 20),
      late.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(late.frame == CGRect(x: 5, y: 0, width: 20, height: 30))
  }

  @Test(.rules("constraints:C8.4"))
  func `resolving in an unprepared hierarchy traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let stranger = UIView()
        root.addConstraint(stranger.leadingAnchor.constraint(equalTo: root.leadingAnchor))
        root.layoutIfNeeded()
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        "'NSGenericException', reason: 'Unable to install constraint on view.  Does the constraint")
    )
  }

  @Test(.rules("constraints:C7.5, T11"))
  func `activating strangers traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        UIView().leadingAnchor.constraint(equalTo: UIView().leadingAnchor).isActive = true
      }
    }
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("'NSGenericException', reason: 'Unable to activate constraint with"))
  }

  @Test(.rules("constraints:C9.1, C9.2, T12"))
  func `a view that leaves loses what reaches outside, not what lies within`() {
    let outer = a.topAnchor.constraint(equalTo: root.topAnchor)
    let edge = panel.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    let inner = a.leadingAnchor.constraint(equalTo: panel.leadingAnchor)
    let ratio = a.widthAnchor.constraint(equalTo: a.heightAnchor)
    NSLayoutConstraint.activate([outer, edge, inner, ratio])
    root.layoutIfNeeded()
    panel.removeFromSuperview()
    #expect(!outer.isActive && !edge.isActive)
    #expect(inner.isActive && ratio.isActive)
    #expect(root.constraints.isEmpty)

    root.addSubview(panel)
    #expect(!outer.isActive)
    outer.isActive = true
    #expect(outer.isActive)
  }

  @Test(.rules("constraints:C9.3"))
  func `moving to another superview is leaving the first`() {
    let edge = a.leadingAnchor.constraint(equalTo: panel.leadingAnchor)
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([edge, width])
    root.addSubview(a)
    #expect(!edge.isActive && width.isActive)
    #expect(panel.constraints.isEmpty)
  }

  @Test(.rules("constraints:C9.4"))
  func `changing the order of subviews keeps constraints`() {
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
    gap.isActive = true
    panel.bringSubviewToFront(a)
    panel.insertSubview(b, at: 0)
    panel.exchangeSubview(at: 0, withSubviewAt: 1)
    panel.addSubview(a)
    panel.sendSubviewToBack(a)
    #expect(gap.isActive && panel.constraints == [gap])
  }

  @Test(.rules("constraints:C9.5"))
  func `a constraint whose item is gone does no harm`() {
    var gone: UIView? = UIView()
    let made = NSLayoutConstraint(
      item: a, attribute: .leading, relatedBy: .equal, toItem: gone, attribute: .leading,
      multiplier: 1, constant: 0)
    gone = nil
    panel.addConstraint(made)
    root.layoutIfNeeded()
    #expect(made.secondItem == nil)
  }

  @Test(.rules("constraints:C9.6"))
  func `hidden views take part`() {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[a(30)]-5-[b(20)]", metrics: nil, views: ["a": a, "b": b]))
    a.isHidden = true
    root.layoutIfNeeded()
    #expect(b.frame.minX == 35)
  }

  @Test(.rules("constraints:C9.7", "anchors:A4.2"))
  func `a guide that goes takes its constraints along`() {
    let guide = UILayoutGuide()
    panel.addLayoutGuide(guide)
    let inner = a.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    let outer = guide.topAnchor.constraint(equalTo: root.topAnchor)
    NSLayoutConstraint.activate([inner, outer])
    #expect(panel.constraints == [inner] && root.constraints == [outer])
    panel.removeLayoutGuide(guide)
    #expect(!inner.isActive && !outer.isActive)
    #expect(guide.owningView == nil)
  }

  @Test(.rules("anchors:A4.2"))
  func `a guide that moves loses its constraints`() {
    let guide = UILayoutGuide()
    panel.addLayoutGuide(guide)
    let inner = a.leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    inner.isActive = true
    root.addLayoutGuide(guide)
    #expect(guide.owningView === root && !inner.isActive)
    #expect(panel.layoutGuides.isEmpty)
  }

  @Test(.rules("constraints:C8.8"))
  func `transforms are none of layout's business`() {
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|[panel(40)]", metrics: nil, views: ["panel": panel])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|[panel(20)]", metrics: nil, views: ["panel": panel]))
    panel.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.layoutIfNeeded()
    #expect(panel.bounds.size == CGSize(width: 40, height: 20))
    #expect(panel.center == CGPoint(x: 20, y: 10))
  }

  @Test(.rules("constraints:C11.5"))
  func `views print their text, their identifier or their class`() {
    let label = UILabel()
    label.text = "Please keep this key in a safe\nplace"
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    let guide = root.layoutMarginsGuide
    for view in [label, button] { root.addSubview(view) }
    func body(_ constraint: NSLayoutConstraint) -> String {
      constraint.description.withoutAddresses
    }
    #expect(
      body(label.widthAnchor.constraint(equalToConstant: 1))
        == "<NSLayoutConstraint:0x UILabel:0x'Please keep this key in a...'.width == 1   (inactive)>"
    )
    #expect(
      body(button.topAnchor.constraint(equalTo: guide.topAnchor)).contains(
        " UIButton:0x'Cancel'.top == UILayoutGuide:0x'UIViewLayoutMarginsGuide'.top "))
    #expect(
      body(guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8))
        .contains(
          " H:|-(8)-[UILayoutGuide:0x'UIViewLayoutMarginsGuide']   (inactive, names: '|':UIView:0x )"
        ))
    let own = OwnView()
    #expect(
      body(own.widthAnchor.constraint(equalToConstant: 1))
        .contains(" HeadlessUIKitTests.OwnView:0x.width "))
  }
}

final class OwnView: UIView {}
