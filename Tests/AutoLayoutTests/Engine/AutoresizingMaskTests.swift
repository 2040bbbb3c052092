import AutoLayout
import TestSupport
import Testing

/// All masks: what a frame becomes when its container grows (`engine:E7.3`).
@Suite(.rules("engine:E7.3")) struct AutoresizingMaskTests {
  /// Start and length along one axis, by mask bits: start 1, length 2, end 4.
  ///
  /// Horizontally 10 + 30 of 100 in a container that becomes 200 wide, vertically 20 + 40 of 120 in
  /// one that becomes 180 high; worked out by hand from the proportions.
  private static let horizontal: [(Double, Double)] = [
    (10, 30), (110, 30), (10, 130), (35, 105), (10, 30), (170.0 / 7, 30), (10, 190.0 / 3), (20, 60),
  ]
  private static let vertical: [(Double, Double)] = [
    (20, 40), (80, 40), (20, 100), (40, 80), (20, 40), (35, 40), (20, 64), (30, 60),
  ]

  @Test(arguments: UInt(0)..<64)
  func `each mask gives way as it says`(_ mask: UInt) {
    let (x, width) = Self.horizontal[Int(mask & 7)]
    let (y, height) = Self.vertical[Int(mask >> 3)]
    let frame = Self.frame(
      LayoutRect(x: 10, y: 20, width: 30, height: 40), mask: mask,
      from: LayoutRect(x: 0, y: 0, width: 100, height: 120),
      to: LayoutRect(x: 0, y: 0, width: 200, height: 180))

    #expect(frame.x.isClose(to: x) && frame.width.isClose(to: width))
    #expect(frame.y.isClose(to: y) && frame.height.isClose(to: height))
  }

  @Test(arguments: UInt(0)..<64)
  func `in a container of the same size nothing moves`(_ mask: UInt) {
    let frame = LayoutRect(x: -5, y: 20, width: 300, height: 0)
    let container = LayoutRect(x: 0, y: 0, width: 100, height: 120)
    #expect(Self.frame(frame, mask: mask, from: container, to: container) == frame)
  }

  @Test(arguments: UInt(0)..<64)
  func `nothing to share among stays as it is`(_ mask: UInt) {
    // Zero denominators: the present number stays.
    let empty = LayoutRect(x: 0, y: 0, width: 0, height: 0)
    let frame = Self.frame(
      empty, mask: mask, from: empty, to: LayoutRect(x: 0, y: 0, width: 50, height: 50))
    for number in [frame.x, frame.y, frame.width, frame.height] { #expect(number.isFinite) }
  }

  private static func frame(
    _ frame: LayoutRect, mask: UInt, from old: LayoutRect, to new: LayoutRect
  ) -> LayoutRect {
    let root = EngineItem()
    root.setInitialPlacement(.framed(old, [], container: nil))
    let item = EngineItem(in: root)
    item.setInitialPlacement(.framed(frame, AutoresizingRule(rawValue: mask), container: old))
    let engine = LayoutEngine(root: root)
    engine.attach(item)
    let anchor = EngineConstraint(
      .attribute(item, .left), .greaterThanOrEqual, .attribute(root, .left), constant: -1e5,
      in: root, serial: 1)
    do { try engine.activate(anchor) } catch { Issue.record(error) }
    engine.solve()
    engine.setPlacement(.framed(new, [], container: nil), of: root)
    engine.solve()
    return engine.frame(of: item)
  }
}
