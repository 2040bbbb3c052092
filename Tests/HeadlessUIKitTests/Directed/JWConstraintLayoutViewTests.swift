import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Views placed by directed constraints; the vectors KT* are those of the specification.
@MainActor
@Suite(.serialized) struct JWConstraintLayoutViewTests {
  let container = JWConstraintLayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @discardableResult
  private func view(_ name: String, _ frame: CGRect = .zero) -> UIView {
    let made = UIView(frame: frame)
    made.accessibilityIdentifier = name
    container.addSubview(made)
    return made
  }

  private func place(
    _ view: UIView, _ attribute: JWConstraintAttribute, _ other: UIView?,
    _ otherAttribute: JWConstraintAttribute, times scale: CGFloat = 1, plus offset: CGFloat = 0
  ) {
    container.addConstraint(
      JWConstraint(
        view: view, attribute: attribute, relativeTo: other, attribute: otherAttribute,
        scale: scale, offset: offset))
  }

  /// Runs `body` and returns what it wrote to the log.
  private func log(_ body: () -> Void) -> [String] {
    let former = LayoutLog.shared.write
    defer { LayoutLog.shared.write = former }
    let written = Written()
    LayoutLog.shared.write = { written.lines.append($0) }
    body()
    return written.lines
  }

  @MainActor private final class Written {
    var lines: [String] = []
  }

  @Test(.rules("caconstraint:K3.1, K3.5, K3.6, KT1, KT2"))
  func `two views, one centred, one hung below`() {
    // Constraints come before their views.
    let a = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 25))
    let b = UIView()
    place(a, .midY, nil, .midY)
    place(a, .midX, nil, .midX)
    place(b, .width, a, .width)
    place(b, .midX, a, .midX)
    place(b, .minY, a, .maxY, plus: 10)
    place(b, .maxY, nil, .maxY, plus: -10)
    container.addSubview(a)
    container.addSubview(b)
    container.layoutIfNeeded()

    #expect(a.frame == CGRect(x: 110, y: 227.5, width: 100, height: 25))
    #expect(b.frame == CGRect(x: 110, y: 262.5, width: 100, height: 207.5))
    #expect(container.layoutProblem == nil)
  }

  @Test(.rules("caconstraint:K3.3, K3.4, KT3–KT7, KT15, KT16"))
  func `the pairs of the table`() {
    let c = view("c")
    place(c, .minX, nil, .minX, plus: 20)
    place(c, .maxX, nil, .maxX, plus: -20)
    let d = view("d", CGRect(x: 0, y: 0, width: 50, height: 10))
    place(d, .maxX, nil, .maxX, plus: -8)
    let e = view("e", CGRect(x: 4, y: 0, width: 1, height: 1))
    place(e, .width, nil, .height, times: 0.5)
    let f = view("f")
    place(f, .minX, nil, .minX)
    place(f, .midX, nil, .midX, times: 0.5)
    let g = view("g")
    place(g, .midX, nil, .midX)
    place(g, .maxX, nil, .maxX)
    let h = view("h")
    place(h, .width, h, .height, times: 2)
    place(h, .height, nil, .height, times: 0, plus: 30)
    container.layoutIfNeeded()

    #expect([c, d, e, f, g].map(\.frame.minX) == [20, 262, 4, 0, 0])
    #expect([c, d, e, f, g, h].map(\.frame.width) == [280, 50, 240, 160, 320, 60])
  }

  @Test(.rules("caconstraint:K3.11"))
  func `a sibling without constraints is read where it is`() {
    let fixed = view("fixed", CGRect(x: 30, y: 40, width: 50, height: 60))
    let a = view("a", CGRect(x: 0, y: 0, width: 10, height: 10))
    place(a, .minX, fixed, .maxX, plus: 5)
    place(a, .minY, fixed, .minX)
    container.layoutIfNeeded()
    #expect(a.frame.origin == CGPoint(x: 85, y: 30))
    fixed.frame.origin.x = 0
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(a.frame.origin == CGPoint(x: 55, y: 0))
  }

  @Test(.rules("caconstraint:K3.2"))
  func `bits and names of attributes are the original's`() {
    #expect(JWConstraintAttribute.allCases.map(\.rawValue) == (0..<8).map { 1 << $0 })
    #expect(kJWConstraintMaxY == .maxY)
  }

  @Test(.rules("caconstraint:K3.10, KT14"))
  func `the layout view's bounds are read, wherever it lies`() {
    container.frame.origin = CGPoint(x: 50, y: 50)
    let a = view("a", CGRect(x: 9, y: 9, width: 10, height: 10))
    place(a, .minX, nil, .minX)
    container.layoutIfNeeded()
    #expect(a.frame.minX == 0)
  }

  @Test(.rules("caconstraint:K3.8, K7.5, KT11"))
  func `the order is worked out when constraints change, never for another size`() {
    let a = view("a", CGRect(x: 0, y: 0, width: 100, height: 25))
    place(a, .midY, nil, .midY)
    place(a, .midX, nil, .midX)
    container.layoutIfNeeded()
    #expect(container.sortCount == 1)
    container.frame.size = CGSize(width: 480, height: 320)
    container.layoutIfNeeded()
    #expect(a.center == CGPoint(x: 240, y: 160))
    // A view that no constraint mentions is none of its business.
    view("other")
    container.setNeedsLayout()
    container.layoutIfNeeded()
    #expect(container.sortCount == 1)
    place(a, .width, nil, .width, times: 0.5)
    container.layoutIfNeeded()
    #expect(container.sortCount == 2)
    #expect(a.frame.width == 240)
  }

  @Test(.rules("caconstraint:K3.7, KT12"))
  func `views and axes without constraints keep their masks`() {
    let free = view("free", CGRect(x: 10, y: 10, width: 100, height: 20))
    free.autoresizingMask = .flexibleWidth
    let half = view("half", CGRect(x: 0, y: 40, width: 10, height: 100))
    half.autoresizingMask = .flexibleHeight
    place(half, .midX, nil, .midX)
    container.layoutIfNeeded()
    container.frame.size = CGSize(width: 420, height: 580)
    container.layoutIfNeeded()
    #expect(free.frame == CGRect(x: 10, y: 10, width: 200, height: 20))
    #expect(half.frame == CGRect(x: 205, y: 40, width: 10, height: 200))
  }

  @Test(.rules("caconstraint:K3.14, K4.1–K4.3, K7.4, KT8, KT9"))
  func `what is wrong is an error that leaves every frame, and is logged once`() throws {
    let a = view("a", CGRect(x: 1, y: 2, width: 3, height: 4))
    let b = view("b", CGRect(x: 5, y: 6, width: 7, height: 8))
    place(b, .midY, nil, .midY)
    place(a, .minX, b, .maxX)
    place(b, .minX, a, .maxX)
    let lines = log {
      container.layoutIfNeeded()
      container.setNeedsLayout()
      container.layoutIfNeeded()
    }
    #expect(lines.count == 1)
    #expect(
      lines[0].hasSuffix(
        "the constraints form a cycle: a.x → b.x → a.x; remove one of them. "
          + "Frames do not change."))
    #expect(a.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(b.frame == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(throws: DirectedLayoutError.self) { try container.validate() }

    let last = try #require(container.directedConstraints.last)
    container.removeConstraint(last)
    #expect(log { container.layoutIfNeeded() } == [])
    #expect(b.frame.midY == 240)
    #expect(a.frame.minX == 12)
    #expect(container.layoutProblem == nil)

    for attribute in [JWConstraintAttribute.midX, .maxX] { place(a, attribute, nil, attribute) }
    #expect(throws: DirectedLayoutError.self) { try container.validate() }
    #expect(container.directedConstraints.count == 4)
  }

  @Test(.rules("caconstraint:K7.4, KT13"))
  func `a relative view elsewhere is unknown until it is a sibling`() {
    let a = view("a", CGRect(x: 1, y: 2, width: 3, height: 4))
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 5))
    late.accessibilityIdentifier = "late"
    place(a, .minX, late, .maxX)
    let lines = log { container.layoutIfNeeded() }
    #expect(lines.count == 1 && lines[0].contains("a.minX is relative to 'late'"))
    container.addSubview(late)
    container.layoutIfNeeded()
    #expect(a.frame.minX == 30)
  }

  @Test(.rules("caconstraint:K7.3"))
  func `a subview that goes takes the constraints that place it`() {
    let a = view("a", CGRect(x: 0, y: 0, width: 10, height: 10))
    let b = view("b")
    place(a, .midX, nil, .midX)
    place(b, .midX, nil, .midX)
    container.layoutIfNeeded()
    a.removeFromSuperview()
    #expect(container.directedConstraints.map(\.view) == [b])
    #expect(log { container.layoutIfNeeded() } == [])
  }

  @Test(.rules("caconstraint:K3.9, K5.1, K5.2, K7.2"))
  func `inside Auto Layout the engine sizes the container, the container its views`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(container)
    container.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      container.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      container.heightAnchor.constraint(equalToConstant: 100),
      container.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      container.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let a = view("a", CGRect(x: 0, y: 0, width: 20, height: 20))
    place(a, .midX, nil, .midX)
    place(a, .midY, nil, .midY)
    // A view beside it hangs on a frame that the container gives.
    let label = view("label")
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 4),
      label.leadingAnchor.constraint(equalTo: a.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 50),
      label.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(container.frame == CGRect(x: 200, y: 0, width: 200, height: 100))
    #expect(a.frame == CGRect(x: 90, y: 40, width: 20, height: 20))
    #expect(label.frame == CGRect(x: 90, y: 64, width: 50, height: 10))

    root.frame.size.width = 600
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 140, y: 40, width: 20, height: 20))
    #expect(label.frame.minX == 140)
  }

  @Test(.rules("caconstraint:K7.7"))
  func `what both can say comes out the same by Auto Layout`() {
    var random = SplitMix64.seeded(7)
    for _ in 0..<20 {
      let size = CGSize(
        width: CGFloat(Int.random(in: 200...500, using: &random)),
        height: CGFloat(Int.random(in: 200...500, using: &random)))
      let directed = JWConstraintLayoutView(frame: CGRect(origin: .zero, size: size))
      let solved = UIView(frame: CGRect(origin: .zero, size: size))
      var pairs: [(UIView, UIView)] = []
      for index in 0..<4 {
        let (one, two) = (UIView(), UIView())
        directed.addSubview(one)
        solved.addSubview(two)
        two.translatesAutoresizingMaskIntoConstraints = false
        let other = index == 0 ? nil : pairs.randomElement(using: &random)
        func pin(
          _ attribute: JWConstraintAttribute, _ same: NSLayoutConstraint.Attribute,
          _ scale: CGFloat, _ offset: CGFloat
        ) {
          directed.addConstraint(
            JWConstraint(
              view: one, attribute: attribute, relativeTo: other?.0, attribute: attribute,
              scale: scale, offset: offset))
          NSLayoutConstraint(
            item: two, attribute: same, relatedBy: .equal, toItem: other?.1 ?? solved,
            attribute: same, multiplier: scale, constant: offset
          ).isActive = true
        }
        pin(.width, .width, 0.5, CGFloat(Int.random(in: 1...20, using: &random)))
        pin(.midX, .centerX, 1, CGFloat(Int.random(in: -20...20, using: &random)))
        pin(.minY, .top, 1, CGFloat(Int.random(in: 0...20, using: &random)))
        pin(.maxY, .bottom, 1, CGFloat(Int.random(in: 30...40, using: &random)))
        pairs.append((one, two))
      }
      directed.layoutIfNeeded()
      solved.layoutIfNeeded()
      for (one, two) in pairs {
        // The engine's frames lie on whole pixels.
        #expect(abs(one.frame.minX - two.frame.minX) <= 0.5)
        #expect(abs(one.frame.maxY - two.frame.maxY) <= 0.5)
        #expect(abs(one.frame.width - two.frame.width) <= 1)
      }
    }
  }
}
