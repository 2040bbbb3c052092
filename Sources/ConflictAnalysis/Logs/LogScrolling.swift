/// The scroll views of a log, and what they scroll.
///
/// A constraint between an edge of a scroll view and a view inside attaches to the content area, whose
/// position and size are not those of the frame. Widths, heights and centers are the frame's, and so is
/// everything in constraints of autoresizing masks.
/// Source: Apple, Auto Layout Guide, "Working with Scroll Views". In AppKit, all attributes are the frame's.
struct LogScrolling {
  /// The keys of scroll views, by the key of a view directly inside.
  private var scrollViews: [String: String] = [:]

  /// Creates a description without scroll views.
  init() {}

  /// The key of a scroll view with a view directly inside, the first by key.
  var scrollView: String? { scrollViews.values.min() }

  init(_ constraints: [LogConstraint], views: ViewListing) {
    let items = constraints.flatMap { $0.items }
    guard !items.contains(where: { $0.className.hasPrefix("NS") }) else { return }
    let scrolling = Set(items.filter { Self.scrolls($0.className) }.map { $0.key })
    guard !scrolling.isEmpty else { return }
    for item in items {
      if let parent = views.superview(of: item.key)?.address, scrolling.contains(parent) {
        scrollViews[item.key] = parent
      }
    }
    for constraint in constraints {
      // `|` is the superview of the view in brackets; in an equation of two others it owns both.
      guard let bar = constraint.bar, scrolling.contains(bar.key) else { continue }
      let sides = [constraint.first.item.key, constraint.second?.item.key].compactMap { $0 }
      guard sides.count == 1 || sides.contains(bar.key) else { continue }
      for side in sides where side != bar.key { scrollViews[side] = bar.key }
    }
  }

  /// Whether the first item is a scroll view, and the second is directly inside.
  func scrolls(_ item: LogConstraint.Item, _ other: LogConstraint.Item?) -> Bool {
    other.map { scrollViews[$0.key] == item.key } ?? false
  }

  /// Whether views of a class scroll, as the name says: UIKit's, or a subclass with the usual name.
  private static func scrolls(_ className: String) -> Bool {
    guard !className.hasPrefix("FI_") else { return false }
    return ["ScrollView", "UITableView", "UICollectionView", "UITextView"].contains {
      className.hasSuffix($0)
    }
  }
}
