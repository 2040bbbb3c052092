import ConstraintSolver
import LayoutGeometry
@testable import LayoutSketch
import TestSupport
import Testing
import TextMetrics

/// What is written in one notation and read again is the same layout.
@Suite(.late) struct NotationLawTests {
  static let rounds = 40

  @Test(arguments: [Sketch.Notation.anchors, .items, .visualFormat, .snapKit])
  func `a notation that is written and read again has the same constraints and frames`(
    _ notation: Sketch.Notation
  ) throws {
    for seed in 0..<Self.rounds {
      let sketch = DrawnSketch(seed: UInt64(seed)).sketch
      let layout = try SketchLayout(sketch)
      let text = NotationWriter(sketch).text(notation, layout)
      let again = Sketch(text, in: sketch.window)
      #expect(again.problems.isEmpty, "\(seed): \(again.problems)\n\(text)")
      #expect(again.unread.isEmpty, "\(seed): \(again.unread)\n\(text)")
      #expect(Self.canonical(again) == Self.canonical(sketch), "\(seed)\n\(text)")
      let other = try SketchLayout(again)
      guard SketchConflict(layout) == nil, Self.isDetermined(layout) else { continue }
      for index in sketch.views.indices {
        #expect(
          layout.frame(of: index).distance(to: other.frame(of: index)) < 1e-6,
          "\(seed): \(sketch.views[index].name)\n\(text)")
      }
    }
  }

  // SnapKit turns the mask of the first item off, and the outermost view of a controller has its size from it.
  @Test func `SnapKit never constrains the outermost view`() throws {
    let sketch = Sketch(
      """
      view.trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: 20).isActive = true
      view.heightAnchor.constraint(greaterThanOrEqualTo: a.heightAnchor, multiplier: 2, constant: 10).isActive = true
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100).isActive = true
      """, in: Sketch.Window())
    let text = NotationWriter(sketch).text(.snapKit, try SketchLayout(sketch))
    #expect(!text.contains("view.snp.make"), "\(text)")
    #expect(text.contains("make.trailing.equalTo(view.snp.trailing).offset(-20)"), "\(text)")
    #expect(
      text.contains("make.height.lessThanOrEqualTo(view.snp.height).multipliedBy(0.5).offset(-5)"),
      "\(text)")
    #expect(text.contains("NSLayoutConstraint(item: view, attribute: .width"), "\(text)")
  }

  @Test func `directed constraints that can express a layout have its frames`() throws {
    var complete = 0
    for seed in 0..<Self.rounds * 2 {
      let sketch = DrawnSketch(seed: UInt64(seed), isTriangular: true).sketch
      let layout = try SketchLayout(sketch)
      let text = NotationWriter(sketch).text(.directed, layout)
      guard !text.contains("cannot express") else { continue }
      complete += 1
      let again = Sketch(text, in: sketch.window)
      #expect(again.problems.isEmpty, "\(seed): \(again.problems)\n\(text)")
      #expect(again.assignments.count > 0, "\(text)")
      let other = try SketchLayout(again)
      guard SketchConflict(layout) == nil, Self.isDetermined(layout) else { continue }
      for index in sketch.views.indices {
        #expect(
          layout.frame(of: index).distance(to: other.frame(of: index)) < 1e-6,
          "\(seed): \(sketch.views[index].name)\n\(text)")
      }
    }
    #expect(complete > Self.rounds / 2)
  }

  @Test func `what directed constraints cannot express is listed`() throws {
    let sketch = Sketch(
      """
      a.widthAnchor.constraint(lessThanOrEqualToConstant: 80).isActive = true
      a.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      """, in: Sketch.Window())
    let text = NotationWriter(sketch).text(.directed, try SketchLayout(sketch))
    #expect(text.contains("// a.width <= 80"))
  }

  private static func isDetermined(_ layout: SketchLayout) -> Bool {
    layout.unknowns.allSatisfy { $0.all.allSatisfy { layout.solver.isDetermined($0) } }
  }

  /// Each constraint as a text in one of its equal forms, sorted.
  static func canonical(_ sketch: Sketch) -> [String] {
    let writer = NotationWriter(sketch)
    return sketch.constraints.map { constraint in
      var own = constraint
      (own.first, own.firstAttribute) = NotationWriter.guided(own.first, own.firstAttribute)
      if let second = own.second {
        let (item, attribute) = NotationWriter.guided(second, own.secondAttribute)
        (own.second, own.secondAttribute) = (item, attribute)
      }
      let texts = [own, own.flipped].compactMap { $0.map { writer.formula($0) } }
      return texts.min() ?? ""
    }.sorted()
  }
}

/// A sketch of random views and constraints.
struct DrawnSketch {
  private(set) var sketch = Sketch()
  private var random: SplitMix64

  init(seed: UInt64, isTriangular: Bool = false) {
    random = SplitMix64(seed: seed)
    sketch.views[0].name = "view"
    sketch.window.safeArea = LayoutInsets(top: 20, bottom: 34)
    for index in 1...Int.random(in: 1...5, using: &random) {
      var view = Sketch.View(name: "item\(index)", parent: 0)
      if !isTriangular, index > 1, Bool.random(using: &random) {
        view.parent = Int.random(in: 0..<index, using: &random)
      }
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        view.content = .label("Text \"\(index)\"", .system(Double(index + 10)), lines: index % 2)
      case 1: view.content = .button("Push \(index)", .system(15))
      default: break
      }
      view.hugging.0 = Double(Int.random(in: 240...260, using: &random)) + Double(index) / 10
      view.compression.1 = Double(Int.random(in: 740...760, using: &random)) + Double(index) / 10
      sketch.views.append(view)
    }
    if isTriangular { drawTriangular() } else { draw() }
  }

  private mutating func draw() {
    for count in 0..<Int.random(in: 1...14, using: &random) {
      let view = Int.random(in: 1..<sketch.views.count, using: &random)
      let isHorizontal = Bool.random(using: &random)
      var constraint = Sketch.Constraint(
        place: Sketch.Place(line: 1, column: 1), first: Sketch.Item(view), firstAttribute: .width,
        relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual].drawn(using: &random),
        constant: Double(Int.random(in: -30...60, using: &random)) / 2)
      if Bool.random(using: &random) {
        constraint.priority = Double(Int.random(in: 1...998, using: &random)) + Double(count) / 50
      }
      if Int.random(in: 0..<4, using: &random) == 0 {
        constraint.firstAttribute = isHorizontal ? .width : .height
        constraint.constant = abs(constraint.constant)
        if Bool.random(using: &random) {
          constraint.second = item()
          constraint.secondAttribute = Bool.random(using: &random) ? .width : .height
          constraint.multiplier = Double(Int.random(in: 1...6, using: &random)) / 4
        }
      } else {
        let attributes: [LayoutAttribute] =
          isHorizontal
          ? [.leading, .trailing, .centerX]
          : [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
        let margins: [LayoutAttribute] =
          isHorizontal ? [.leadingMargin, .trailingMargin] : [.topMargin, .bottomMargin]
        constraint.firstAttribute = attributes.drawn(using: &random)
        let other = item()
        constraint.second = other
        let isPlain = other.region == .bounds
        constraint.secondAttribute =
          (isPlain ? attributes + margins : Array(attributes.prefix(3))).drawn(using: &random)
        if Int.random(in: 0..<6, using: &random) == 0 { constraint.multiplier = 0.5 }
      }
      guard constraint.second != constraint.first else { continue }
      sketch.constraints.append(constraint)
    }
  }

  private mutating func item() -> Sketch.Item {
    let region = Sketch.Region.allCases.drawn(using: &random)
    return Sketch.Item(
      Int.random(in: 0..<sketch.views.count, using: &random),
      Bool.random(using: &random) ? .bounds : region)
  }

  /// Each axis of a view from the superview or an earlier view, which directed constraints can compute.
  private mutating func drawTriangular() {
    for view in sketch.views.indices.dropFirst() {
      for axis in LayoutAxis.allCases {
        let positions: [LayoutAttribute] =
          axis == .horizontal ? [.leading, .trailing, .centerX] : [.top, .bottom, .centerY]
        var own = positions.shuffled(using: &random)
        if Bool.random(using: &random) || sketch.views[view].content == .none {
          var constraint = Sketch.Constraint(
            place: Sketch.Place(line: 1, column: 1), first: Sketch.Item(view),
            firstAttribute: axis == .horizontal ? .width : .height, relation: .equal,
            constant: Double(Int.random(in: 1...50, using: &random)))
          if Bool.random(using: &random) {
            constraint.second = Sketch.Item(Int.random(in: 0..<view, using: &random))
            constraint.secondAttribute = constraint.firstAttribute
            constraint.multiplier = 0.5
          }
          sketch.constraints.append(constraint)
        }
        let other = Int.random(in: 0..<view, using: &random)
        let constraint = Sketch.Constraint(
          place: Sketch.Place(line: 1, column: 1), first: Sketch.Item(view),
          firstAttribute: own.removeFirst(), relation: .equal, second: Sketch.Item(other),
          secondAttribute: positions.drawn(using: &random),
          constant: Double(Int.random(in: -20...20, using: &random)))
        sketch.constraints.append(
          Bool.random(using: &random) ? constraint : constraint.flipped ?? constraint)
      }
    }
  }
}

extension Array {
  /// One of the elements, of which there is at least one.
  fileprivate func drawn(using random: inout SplitMix64) -> Element {
    self[Int.random(in: indices, using: &random)]
  }
}
