import LayoutGeometry
import TestSupport
import Testing

@testable import AutoLayout

@Suite(.late) struct RowOriginsTests {
  private let root = EngineItem()
  private let child = EngineItem()
  private let engine: LayoutEngine

  init() {
    root.setInitialPlacement(.framed(Self.rect(0, 0, 100, 80), [], container: nil))
    engine = LayoutEngine(root: root)
    child.setParent(root)
    engine.attach(child)
  }

  private static func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  private var origins: [String] {
    engine.impliedRows(of: child).map { row in
      switch row.origin {
      case .constraint: "constraint"
      case .placement(let item, let axis, let equation):
        "\(item === child) \(axis) \(equation)"
      case .hugging(let item, let axis): "\(item === child) \(axis) hugging"
      case .compression(let item, let axis): "\(item === child) \(axis) compression"
      }
    }
  }

  @Test func `the equations of a frame are those of the present placement`() {
    let container = Self.rect(0, 0, 100, 80)
    engine.setPlacement(.framed(Self.rect(10, 5, 30, 20), [], container: container), of: child)
    engine.represent(child)
    engine.solve()
    #expect(
      origins == [
        "true horizontal start(share: 0.0, offset: 10.0)",
        "true horizontal length(share: 0.0, offset: 30.0)",
        "true vertical start(share: 0.0, offset: 5.0)",
        "true vertical length(share: 0.0, offset: 20.0)",
      ])

    engine.setPlacement(
      .framed(Self.rect(10, 5, 30, 20), [.flexibleLeft, .flexibleHeight], container: container),
      of: child)
    engine.solve()
    #expect(
      origins == [
        "true horizontal trailing(60.0)",
        "true horizontal length(share: 0.0, offset: 30.0)",
        "true vertical start(share: 0.0, offset: 5.0)",
        "true vertical trailing(55.0)",
      ])
  }

  @Test func `inequalities of a content size have their axis and direction`() {
    engine.setContentSize(ContentSize(width: 12, height: 7), of: child)
    engine.represent(child)
    engine.solve()
    #expect(
      origins == [
        "true horizontal hugging", "true horizontal compression", "true vertical hugging",
        "true vertical compression",
      ])
  }

  @Test func `a constraint that reads an item takes one reference`() {
    #expect(MemoryLayout<Mention>.size == MemoryLayout<Int>.size)
  }

  @Test func `items whose engine was deallocated can enter another`() throws {
    let root = EngineItem()
    let child = EngineItem(in: root)
    let half = EngineConstraint(
      .attribute(child, .width), .equal, .attribute(root, .width), multiplier: 0.5, in: root,
      serial: 1)
    for width in [100.0, 60] {
      root.setInitialPlacement(.framed(Self.rect(0, 0, width, 10), [], container: nil))
      do {
        let engine = LayoutEngine(root: root)
        engine.attach(child)
        try engine.activate(half)
        engine.solve()
        #expect(engine.alignmentRect(of: child).width == width / 2)
        #expect(engine.constraints(mentioning: root).count == 1)
      }
      #expect(root.mentions.count == 0 && child.mentions.count == 0)
      #expect(!half.isApplied)
    }
  }
}
