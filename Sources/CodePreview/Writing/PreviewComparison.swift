internal import LayoutGeometry
internal import LayoutProof
internal import LayoutSnapshot
internal import PreviewRunner

/// The differences between layouts of previews and those of the code that was written of them.
package struct PreviewComparison: Hashable, Sendable {
  /// The number of views whose frames and texts are equal.
  package private(set) var equalCount = 0
  /// The number of views that differ or are missing, and of classes that are not laid out.
  package private(set) var differingCount = 0
  /// The differences, one line each, at most five of a layout.
  package private(set) var lines: [String] = []

  private static let mostLines = 5

  /// Compares the layouts of a preview in each situation.
  mutating func add(
    _ layouts: [SituatedLayout], like old: [SituatedLayout], named name: String
  ) throws {
    if layouts.count != old.count {
      addFailure("\(name): \(layouts.count) of \(old.count) layouts of the code are there")
    }
    for (one, other) in zip(old, layouts) {
      let (count, texts) = try Self.differences(
        LayoutSnapshot(json: one.snapshot), LayoutSnapshot(json: other.snapshot))
      lines += texts.prefix(Self.mostLines).map { "\(name), \(one.situation): \($0)" }
      equalCount += count - texts.count
      differingCount += texts.count
    }
  }

  /// Counts code that is not laid out.
  mutating func addFailure(_ line: String) {
    differingCount += 1
    lines.append(line)
  }

  /// The number of views, and the differences.
  private static func differences(
    _ old: LayoutSnapshot, _ new: LayoutSnapshot
  ) -> (viewCount: Int, texts: [String]) {
    // The cells of a list come from its data source.
    var lists: [String] = []
    old.forEachView { placed in
      if placed.view.kind == .table || placed.view.kind == .collection {
        lists.append(placed.view.id + "/")
      }
    }
    func isInList(_ id: String) -> Bool { lists.contains { id.hasPrefix($0) } }
    var viewCount = 0
    old.forEachView { if !isInList($0.view.id) { viewCount += 1 } }
    let difference = new.difference(from: old, tolerance: LayoutTolerance.reported)
    var (texts, missing): ([String], [String]) = ([], [])
    for view in difference.removed where !isInList(view.id) {
      // A view is missing with its subviews.
      guard !missing.contains(where: { view.id.hasPrefix($0) }) else { continue }
      missing.append(view.id + "/")
      texts.append("\(view.caption) is missing in the code")
    }
    for change in difference.changed where !isInList(change.id) {
      if let frame = change.frame {
        let (new, old) = (text(frame.new), text(frame.old))
        texts.append("\(change.caption) is at \(new) in the code instead of \(old)")
      } else if let text = change.text {
        texts.append("\(change.caption) has another text than \(text.old ?? "none")")
      }
    }
    return (viewCount, texts)
  }

  private static func text(_ frame: LayoutSnapshot.Rect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.inPoints)
    return "(\(numbers.joined(separator: ", ")))"
  }
}
