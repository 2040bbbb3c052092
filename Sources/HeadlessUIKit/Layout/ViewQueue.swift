internal import AutoLayout

/// A queue of views.
///
/// The queue does not retain views, and a removed view need not be searched for. There are loops in place of closures,
/// which check the thread each time that they are called.
@MainActor
struct ViewQueue {
  /// The items of the views.
  private var entries: [EngineItem] = []
  private var limit = 64

  var isEmpty: Bool { entries.isEmpty }

  /// Adds a view.
  ///
  /// Views that are no longer in `tree` are dropped.
  mutating func append(_ view: UIView, in tree: LayoutTree) {
    if entries.count >= limit {
      var kept: [EngineItem] = []
      for entry in entries where entry.view?.tree === tree { kept.append(entry) }
      entries = kept
      limit = 2 * entries.count + 64
    }
    entries.append(view.engineItem)
  }

  /// Removes all views, and returns those of a tree.
  mutating func take(in tree: LayoutTree) -> [UIView] {
    let views = self.views(in: tree)
    forgetAll()
    return views
  }

  /// Removes all views, and appends those of a tree to an array, which can have memory of an earlier use.
  mutating func move(to views: inout [UIView], in tree: LayoutTree) {
    for entry in entries {
      if let view = entry.view, view.tree === tree { views.append(view) }
    }
    forgetAll()
  }

  /// The first layout queues all views; later ones need a fraction of the memory.
  private mutating func forgetAll() { entries.removeAll(keepingCapacity: entries.count < 256) }

  /// Returns the queued views of a tree.
  func views(in tree: LayoutTree) -> [UIView] {
    var views: [UIView] = []
    for entry in entries {
      if let view = entry.view, view.tree === tree { views.append(view) }
    }
    return views
  }
}
