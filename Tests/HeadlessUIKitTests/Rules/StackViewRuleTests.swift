import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// A stack in a window, with views of intrinsic sizes 160 × 200, 80 × 100 and 40 × 50.
@MainActor
struct StackScene {
  let window = UIWindow(screen: UIScreen(device: .standard))
  let stack: UIStackView
  let views: [UIView]

  final class Block: UIView {
    var natural = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { natural }
  }

  init(_ sizes: [CGSize] = [(160, 200), (80, 100), (40, 50)].map { CGSize(width: $0, height: $1) })
  {
    self.init(
      of: sizes.map { size in
        let view = Block()
        view.natural = size
        return view
      })
  }

  init(of views: [UIView]) {
    self.views = views
    stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
  }

  func layOut(width: CGFloat? = nil, height: CGFloat? = nil) {
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    window.layoutIfNeeded()
  }

  /// The constraints that the stack has made: its own, and those that its views hold alone.
  var made: [NSLayoutConstraint] {
    window.layoutIfNeeded()
    return ([stack] + views).flatMap(\.constraints)
      .filter { $0.identifier?.hasPrefix("UISV-") == true }
  }

  /// How many there are of each identifier.
  var families: [String: Int] {
    made.compactMap(\.identifier).reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The constraints of a family as equations: `SV.leading = A.leading`.
  func equations(_ family: String) -> Set<String> {
    Set(made.filter { $0.identifier == family }.map(equation))
  }

  private func equation(_ constraint: NSLayoutConstraint) -> String {
    var sides = [
      side(constraint.firstItem, constraint.firstAttribute),
      side(constraint.secondItem, constraint.secondAttribute),
    ]
    var relation = ["<=", "=", ">="][constraint.relation.rawValue + 1]
    var constant = constraint.constant
    guard constraint.secondItem != nil else {
      return "\(sides[0]) \(relation) \(Int(constant))" + priority(constraint)
    }
    // The order of the two sides varies with the system (stackview:S2.14).
    if sides[0] > sides[1], constraint.multiplier == 1 {
      sides.reverse()
      relation = relation == "<=" ? ">=" : relation == ">=" ? "<=" : "="
      constant = -constant
    }
    let factor = constraint.multiplier == 1 ? "" : String(format: "%.4f ", constraint.multiplier)
    let addend = constant == 0 ? "" : String(format: " %+g", Double(constant))
    return "\(sides[0]) \(relation) \(factor)\(sides[1])\(addend)" + priority(constraint)
  }

  private func priority(_ constraint: NSLayoutConstraint) -> String {
    constraint.priority == .required
      ? "" : String(format: " @%g", Double(constraint.priority.rawValue))
  }

  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
    let names: [NSLayoutConstraint.Attribute: String] = [
      .leading: "leading", .trailing: "trailing", .top: "top", .bottom: "bottom",
      .centerX: "centerX", .centerY: "centerY", .width: "width", .height: "height",
      .firstBaseline: "first", .lastBaseline: "last",
    ]
    var name = "SV"
    if let index = views.firstIndex(where: { $0 === item }) {
      name = String(UnicodeScalar(UInt8(65 + index)))
    } else if let guide = item as? UILayoutGuide {
      name = guide === stack.layoutMarginsGuide ? "margins" : guide.identifier
    }
    return "\(name).\(names[attribute] ?? "")"
  }
}

/// What a stack is made of (`stackview.md`, sections 1, 2 and 5).
@MainActor
@Suite struct StackViewRuleTests {
  @Test(.rules("stackview:S1.1–S1.3, S1.7, S1.8"))
  func `a new stack is a row that fills, without spaces or margins`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.axis.rawValue == 0)
    #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
    #expect(stack.distribution == .fill && stack.alignment == .fill)
    #expect(UIStackView.Distribution.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    #expect(stack.spacing == CGFloat(0))
    #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(UIStackView.spacingUseDefault == CGFloat(Float.greatestFiniteMagnitude))
    #expect(UIStackView.spacingUseSystem == CGFloat(Float.leastNormalMagnitude))
    #expect(stack.customSpacing(after: UIView()) == UIStackView.spacingUseDefault)
    #expect(stack.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(stack.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    // A stack draws its background since iOS 14.
    stack.backgroundColor = .red
    #expect(stack.backgroundColor == .red)
  }

  @Test(.rules("stackview:S1.3"))
  func `the system's space is eight points`() {
    let scene = StackScene()
    scene.stack.spacing = UIStackView.spacingUseSystem
    scene.layOut()
    #expect(scene.views.map(\.frame.minX) == [0, 168, 256])
    scene.stack.spacing = 20
    scene.stack.setCustomSpacing(UIStackView.spacingUseSystem, after: scene.views[0])
    scene.layOut()
    #expect(scene.views.map(\.frame.minX) == [0, 168, 268])
    scene.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: scene.views[0])
    scene.layOut()
    #expect(scene.views.map(\.frame.minX) == [0, 180, 280])
  }

  @Test(.rules("stackview:S1.4, S1.5, S6.4, S6.5"))
  func `arranged views are subviews, in an order of their own`() {
    let scene = StackScene()
    let (stack, views) = (scene.stack, scene.views)
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    #expect(stack.subviews == views)
    scene.layOut()
    #expect(views.map(\.frame.minX) == [40, 200, 0])

    stack.removeArrangedSubview(views[0])
    scene.layOut()
    #expect(views[0].superview === stack)
    #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
    #expect(views[0].hasAmbiguousLayout)
    #expect(!stack.constraints.contains { $0.firstItem === views[0] || $0.secondItem === views[0] })
    views[1].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[2]])
    let decoration = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    stack.addSubview(decoration)
    scene.layOut()
    #expect(stack.arrangedSubviews == [views[2]])
    #expect(decoration.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(.rules("stackview:S1.6"))
  func `a place beyond the end stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
  }

  @Test(.rules("stackview:S1.9, S6.1, S6.2"))
  func `constraints are made when they are needed, and once`() {
    let scene = StackScene()
    scene.layOut()
    let before = scene.stack.constraints
    scene.stack.spacing = 10
    scene.stack.axis = .vertical
    scene.stack.alignment = .center
    #expect(scene.stack.constraints == before)
    #expect(scene.views[1].frame.minX == CGFloat(160))
    scene.layOut()
    #expect(scene.views.map(\.frame.minY) == [0, 210, 320])
    let after = scene.stack.constraints
    scene.stack.setNeedsUpdateConstraints()
    scene.layOut()
    #expect(scene.stack.constraints == after)
  }

  @Test(.rules("stackview:S1.10, S2.1, S2.9, S2.10, S2.14"))
  func `a row that centres holds exactly these constraints`() {
    // The listing of section 5.
    let scene = StackScene()
    scene.stack.alignment = .center
    scene.stack.spacing = 10
    #expect(
      scene.equations("UISV-canvas-connection") == [
        "A.leading = SV.leading", "C.trailing = SV.trailing", "A.centerY = SV.centerY",
        "SV.top = UISV-alignment-spanner.top", "SV.bottom = UISV-alignment-spanner.bottom",
      ])
    #expect(
      scene.equations("UISV-spacing") == [
        "A.trailing = B.leading -10", "B.trailing = C.leading -10",
      ])
    #expect(
      scene.equations("UISV-alignment") == ["A.centerY = B.centerY", "A.centerY = C.centerY"])
    #expect(
      scene.equations("UISV-spanning-boundary")
        == Set(
          ["A", "B", "C"].flatMap {
            [
              "\($0).top >= UISV-alignment-spanner.top",
              "\($0).bottom <= UISV-alignment-spanner.bottom",
            ]
          }))
    #expect(scene.equations("UISV-spanning-fit") == ["UISV-alignment-spanner.height = 0 @51"])
    #expect(
      scene.equations("UISV-ambiguity-suppression") == [
        "A.height = 0 @25", "B.height = 0 @25", "C.height = 0 @25",
      ])
    #expect(scene.made.count == 4 + 15)
  }

  @Test(
    .rules("stackview:S2.1, S2.2, S5.1, S5.3"),
    arguments: [
      (UIStackView.Distribution.fill, 4), (.fillEqually, 6), (.fillProportionally, 7),
      (.equalSpacing, 10), (.equalCentering, 10),
    ])
  func `a distribution has its number of constraints`(
    _ distribution: UIStackView.Distribution, _ along: Int
  ) {
    let alignments: [(UIStackView.Alignment, Int)] = [
      (.fill, 6), (.leading, 14), (.trailing, 14), (.center, 15), (.firstBaseline, 15),
      (.lastBaseline, 15),
    ]
    for (alignment, across) in alignments {
      let scene = StackScene()
      scene.stack.distribution = distribution
      scene.stack.alignment = alignment
      scene.layOut()
      #expect(scene.made.count == along + across, "\(alignment)")
    }
    let scene = StackScene()
    scene.stack.distribution = distribution
    let before = scene.families
    scene.views[1].isHidden = true
    let after = scene.families
    #expect(after["UISV-hiding"] == 1)
    #expect(after["UISV-alignment"] == before["UISV-alignment"])
    #expect(after["UISV-spacing"] == before["UISV-spacing"])
  }

  @Test(.rules("stackview:S2.1, S2.2"))
  func `gaps are guides of equal length`() {
    let scene = StackScene()
    scene.stack.distribution = .equalSpacing
    scene.stack.spacing = 10
    #expect(
      scene.equations("UISV-spacing") == [
        "A.trailing <= B.leading -10", "B.trailing <= C.leading -10",
      ])
    #expect(
      scene.equations("UISV-distributing-edge") == [
        "A.trailing = _UIOLAGapGuide.leading", "B.leading = _UIOLAGapGuide.trailing",
        "B.trailing = _UIOLAGapGuide.leading", "C.leading = _UIOLAGapGuide.trailing",
      ])
    #expect(
      scene.equations("UISV-fill-equally") == ["_UIOLAGapGuide.width = _UIOLAGapGuide.width"])
    #expect(scene.equations("UISV-canvas-fit") == ["SV.width = 0 @49"])
    scene.stack.distribution = .equalCentering
    #expect(
      scene.equations("UISV-distributing-edge") == [
        "A.centerX = _UIOLAGapGuide.leading", "B.centerX = _UIOLAGapGuide.trailing",
        "B.centerX = _UIOLAGapGuide.leading", "C.centerX = _UIOLAGapGuide.trailing",
      ])
    #expect(
      scene.equations("UISV-fill-equally") == ["_UIOLAGapGuide.width = _UIOLAGapGuide.width @149"])
  }

  @Test(.rules("stackview:S2.3, S3.9"))
  func `a stack whose views are all hidden has no length`() {
    for distribution in UIStackView.Distribution.allCases {
      let scene = StackScene()
      scene.stack.distribution = distribution
      scene.stack.spacing = 10
      for view in scene.views { view.isHidden = true }
      scene.layOut()
      #expect(scene.stack.frame.width == CGFloat(0))
      #expect(
        scene.equations("UISV-canvas-connection").isSuperset(of: [
          "SV.leading = _UILayoutSpacer.leading", "SV.trailing = _UILayoutSpacer.trailing",
        ]))
      scene.stack.isLayoutMarginsRelativeArrangement = true
      scene.stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 5)
      scene.layOut()
      #expect(scene.stack.frame.width == CGFloat(7))
    }
  }

  @Test(.rules("stackview:S2.4, S2.8"))
  func `a hidden view halves the spaces beside it`() {
    let scene = StackScene()
    scene.stack.spacing = 10
    scene.views[1].isHidden = true
    #expect(
      scene.equations("UISV-spacing") == ["A.trailing = B.leading -5", "B.trailing = C.leading -5"])
    #expect(scene.equations("UISV-hiding") == ["B.width = 0"])
    scene.views[1].isHidden = false
    scene.views[2].isHidden = true
    #expect(
      scene.equations("UISV-spacing") == ["A.trailing = B.leading -10", "B.trailing = C.leading"])
    #expect(
      scene.equations("UISV-canvas-connection").isSuperset(of: ["B.trailing = SV.trailing"]))
  }

  @Test(.rules("stackview:S2.5"))
  func `custom space is the space after a view, not after a hidden one`() {
    let scene = StackScene()
    scene.stack.spacing = 10
    scene.stack.setCustomSpacing(30, after: scene.views[1])
    scene.layOut()
    #expect(scene.views.map(\.frame.minX) == [0, 170, 280])
    scene.views[1].isHidden = true
    scene.layOut()
    #expect(scene.views[2].frame.minX == CGFloat(170))
  }

  @Test(.rules("stackview:S2.6, S2.7, S7.1, S7.2, ST5"))
  func `proportions are of the intrinsic lengths and the spaces, ever weaker`() {
    let scene = StackScene()
    scene.stack.distribution = .fillProportionally
    scene.views[0].setContentHuggingPriority(.required, for: .horizontal)
    #expect(
      scene.equations("UISV-fill-proportionally") == [
        "A.width = 0.5714 SV.width @999", "B.width = 0.2857 SV.width @998",
        "C.width = 0.1429 SV.width @997",
      ])
    scene.views[0].setContentHuggingPriority(.defaultLow, for: .horizontal)
    scene.layOut(width: 200)
    #expect(scene.views.map(\.frame.width) == [114.5, 57, 28.5])
    scene.stack.spacing = 10
    #expect(
      scene.equations("UISV-fill-proportionally").contains("A.width = 0.5333 SV.width @999"))
    // Natural sizes that change change the proportions.
    (scene.views[2] as? StackScene.Block)?.natural.width = 80
    scene.stack.spacing = 0
    #expect(
      scene.equations("UISV-fill-proportionally").contains("C.width = 0.2500 SV.width @997"))
  }

  @Test(.rules("stackview:S2.6", "canvas:X2"))
  func `a view without an intrinsic length has no proportion`() {
    let stack = UIStackView(arrangedSubviews: [])
    stack.distribution = .fillProportionally
    let box = UIView()
    box.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let labels = [UILabel(), UILabel()]
    for label in labels { label.text = "Text" }
    for view in labels + [box] { stack.addArrangedSubview(view) }
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stack.layoutIfNeeded()
    #expect(box.frame.width == 50)
    #expect(labels[0].frame.width == 150)

    // Nothing is in proportion to a single view.
    labels[1].isHidden = true
    stack.layoutIfNeeded()
    #expect([labels[0].frame.width, box.frame.width] == [250, 50])
  }

  @Test(.rules("stackview:S2.11, S2.12"))
  func `a lone view needs no spanner`() {
    let scene = StackScene([CGSize(width: 160, height: 200)])
    scene.stack.alignment = .center
    #expect(
      scene.equations("UISV-canvas-connection") == [
        "A.leading = SV.leading", "A.trailing = SV.trailing", "A.top >= SV.top",
        "A.bottom <= SV.bottom", "A.centerY = SV.centerY",
      ])
    #expect(scene.equations("UISV-canvas-fit") == ["SV.height = 0 @49"])
    #expect(scene.equations("UISV-ambiguity-suppression") == ["A.height = 0 @25"])
    #expect(scene.stack.layoutGuides.isEmpty)
    let row = StackScene()
    row.stack.alignment = .lastBaseline
    #expect(row.equations("UISV-canvas-fit") == ["SV.height = 0 @49"])
    #expect(row.equations("UISV-canvas-connection").contains("A.bottom <= SV.bottom"))
  }

  @Test(.rules("stackview:S2.13"))
  func `columns know no alignment by baselines`() {
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let scene = StackScene()
      scene.stack.axis = .vertical
      scene.stack.alignment = alignment
      #expect(scene.families["UISV-alignment"] == nil)
      #expect(scene.families["UISV-spacing"] == 2)
    }
  }
}
