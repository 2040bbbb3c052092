internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
package import LayoutGeometry
internal import LayoutProof

/// Another size of a scene's root with which its frames were saved.
///
/// Xcode can save a root with a new size, such as that of another device, and its views as they were.
@MainActor
package struct OutdatedRoot {
  /// The size that the saved frames belong to.
  package let size: LayoutSize
  /// The ids of the views whose saved frames are those of the layout at that size.
  package let views: Set<String>

  /// The most differences of lengths that are tried.
  private static let mostDifferences = 4

  /// Finds the size; nil if no size explains nearly all of the frames.
  ///
  /// - Parameters:
  ///   - ids: The views with frames that differ from the layout, at least two.
  ///   - scene: The scene.
  /// - Complexity: Up to eight layouts of the scene.
  package init?(of ids: Set<String>, in scene: DocumentScene) {
    guard ids.count > 1, let root = scene.island.root.frame else { return nil }
    var widths: [Double: Int] = [:]
    var heights: [Double: Int] = [:]
    func note(_ difference: Double, of length: Double, as lengths: inout [Double: Int]) {
      guard abs(difference) > LayoutTolerance.reported, length + difference > 0 else { return }
      lengths[((length + difference) * 2).rounded() / 2, default: 0] += 1
    }
    for id in ids {
      guard let saved = scene.element(id)?.frame, let solved = scene.frame(of: id) else { continue }
      note(saved.width - solved.width, of: root.width, as: &widths)
      note(saved.x - solved.x, of: root.width, as: &widths)
      note(saved.height - solved.height, of: root.height, as: &heights)
      note(saved.y - solved.y, of: root.height, as: &heights)
    }
    func frequent(_ lengths: [Double: Int]) -> [Double] {
      lengths.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostDifferences)
        .map(\.key)
    }
    let sizes =
      frequent(widths).map { LayoutSize(width: $0, height: root.height) }
      + frequent(heights).map { LayoutSize(width: root.width, height: $0) }
    for size in sizes {
      let staged = scene.staged(at: size)
      var explained: Set<String> = []
      var others = 0
      for view in scene.views.dropFirst() {
        guard let saved = view.frame, let placed = staged.views[view.id] else { continue }
        if LayoutRect(placed.frame).distance(to: saved) <= Self.accuracy {
          if ids.contains(view.id) { explained.insert(view.id) }
        } else if !ids.contains(view.id), let solved = scene.frame(of: view.id),
          solved.distance(to: saved) <= Self.accuracy
        {
          others += 1
        }
      }
      // What was right must stay right, and nearly all that was wrong become right.
      guard others * 10 <= ids.count, (ids.count - explained.count) * 5 <= ids.count else {
        continue
      }
      (self.size, views) = (size, explained)
      return
    }
    return nil
  }

  /// The greatest difference of a frame, in points: edges are rounded to pixels, and a length in proportion to the root
  /// was saved for another width of it.
  private static let accuracy = 1.0
}
