/// Views that wait for something, in the order in which they came.
///
/// Waiting does not retain a view, and a removed view need not be searched for.
@MainActor
struct ViewQueue {
  private struct Entry {
    weak var view: UIView?
  }

  private var entries: [Entry] = []
  private var limit = 64

  var isEmpty: Bool { entries.isEmpty }

  /// Lets a view wait; `tree` is whose views are still of interest.
  mutating func append(_ view: UIView, in tree: LayoutTree) {
    if entries.count >= limit {
      entries.removeAll { $0.view?.tree !== tree }
      limit = 2 * entries.count + 64
    }
    entries.append(Entry(view: view))
  }

  /// Removes and returns the waiting views of a tree.
  mutating func take(in tree: LayoutTree) -> [UIView] {
    let views = self.views(in: tree)
    entries.removeAll(keepingCapacity: true)
    return views
  }

  /// The views of a tree that wait.
  func views(in tree: LayoutTree) -> [UIView] {
    entries.compactMap { $0.view?.tree === tree ? $0.view : nil }
  }
}
