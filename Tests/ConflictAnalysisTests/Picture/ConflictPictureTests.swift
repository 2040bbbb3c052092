import LayoutGeometry
import TestSupport
import Testing

@testable import ConflictAnalysis

/// Pictures of random conflicts.
@Suite(.late) struct ConflictPictureTests {
  private func cause(_ lines: [LogWriter.Line]) -> LogExplanation.Cause? {
    LogExplanation(Array(LogWriter.report(lines, breaking: lines.first).utf8)).causes.first
  }

  @Test(arguments: Cause.all.indices)
  func `every member is drawn once on its axis, and every view inside its own`(_ index: Int) throws
  {
    let lines = Cause.all[index].lines(seed: UInt64(index * 100_000 + 5))
    let cause = try #require(self.cause(lines))
    guard let conflict = cause.diagnosis.conflicts.first else { return }
    let system = cause.diagnosis.system
    let svg = try #require(ConflictPicture(cause)).svg
    var drawn: Set<Int> = []
    for isVertical in [false, true] {
      let axis = PictureAxis(conflict.members, isVertical: isVertical, in: system)
      drawn.formUnion(axis.spans.map(\.member))
      for span in axis.spans {
        #expect(0 <= span.from && span.from <= span.to && span.to <= axis.length)
      }
      let boxes = PictureBoxes(axis, in: system)
      #expect(Set(boxes.boxes.map(\.item)) == Set(axis.items))
      for box in boxes.boxes {
        #expect(box.from < box.to && box.near < box.far && box.far <= boxes.size)
        #expect(svg.contains(system.items[box.item].name.markupText))
        for other in boxes.boxes where other.item != box.item {
          // Boxes are nested, or they do not touch.
          let isInside = axis.parents[box.item] == other.item
          if isInside { #expect(other.near < box.near && box.far < other.far) }
          let areSiblings = axis.parents[box.item] == axis.parents[other.item]
          let overlap =
            min(box.to, other.to) - max(box.from, other.from) > 1
            && min(box.far, other.far) - max(box.near, other.near) > 1
          if areSiblings { #expect(!overlap, "\(Cause.all[index].name)") }
        }
      }
    }
    // A margin or a content size has no line of its own on an axis that no view has.
    #expect(drawn.count == conflict.members.count, "\(Cause.all[index].name)")
    // No number is cut off.
    for circle in svg.matches(of: /cx="(-?[0-9.]+)"/) {
      #expect(try #require(Double(circle.output.1)) >= 9, "\(Cause.all[index].name)")
    }
    // Both ends are marked without color, too.
    let crosses = svg.split(separator: "\u{2715}").count - 1
    #expect(crosses >= min(2, conflict.members.count) + 1, "\(Cause.all[index].name)")
  }

  @Test func `the picture does not depend on the order of the list`() {
    for index in stride(from: 0, to: Cause.all.count, by: 6) {
      var random = SplitMix64(seed: UInt64(index))
      let lines = Cause.all[index].lines(seed: UInt64(index))
      let report = LogWriter.report(lines, breaking: nil)
      let other = LogWriter.report(lines.shuffled(using: &random), breaking: nil)
      let pictures = [report, other].map { text in
        LogExplanation(Array(text.utf8)).causes.first.flatMap { ConflictPicture($0)?.svg }
      }
      #expect(pictures[0] == pictures[1], "\(Cause.all[index].name)")
    }
  }

  @Test func `texts of a log are escaped`() throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x61 UILabel:0x71'<b>&\"'.width == 10   (active)>",
          "<NSLayoutConstraint:0x62 UILabel:0x71'<b>&\"'.width == 20   (active)>"
      )
      """
    let cause = try #require(LogExplanation(Array(text.utf8)).causes.first)
    let svg = try #require(ConflictPicture(cause)).svg
    #expect(!svg.contains("<b>"))
    #expect(svg.contains("&lt;b&gt;&amp;"))
  }
}
