internal import AutoLayout
internal import Foundation

extension UIView {
  /// Solves this view's tree alone, with its own size a wish (`engine:E10.2`).
  ///
  /// The tree's items step out of their engine for that time and find it unchanged when they return.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    layoutTree().solve()
    updateConstraintsBottomUp()
    var items: [EngineItem] = []
    var constraints: [NSLayoutConstraint] = []
    forEachInTree { view in
      items.append(view.engineItem)
      items += view.layoutGuides.map(\.engineItem)
      items += view.storage.specialGuides.map(\.engineItem)
      if let guide = view.storage.keyboardGuide { items.append(guide.engineItem) }
      constraints += view.installedConstraints
    }
    let entered = constraints.compactMap(\.engineConstraint).sorted { $0.serial < $1.serial }
    let pause = EnginePause(items: items, constraints: entered)
    defer { pause.end() }

    let fitting = LayoutEngine(fitting: engineItem)
    for item in items { fitting.attach(item) }
    for constraint in entered { try? fitting.activate(constraint) }
    fitting.wish(width: Double(target.width), horizontal, height: Double(target.height), vertical)
    fitting.solve()
    // Text that wraps is measured again at the width it got.
    var wrapped: [(UIView, CGFloat?)] = []
    forEachInTree { view in
      let width = CGFloat(fitting.frame(of: view.engineItem).width)
      let measured = view.storage.measuredWidth
      guard view.storage.contentSizeOverride == nil, view.rewrapsText(at: width) else { return }
      wrapped.append((view, measured))
      fitting.setContentSize(view.readContentSize(), of: view.engineItem)
    }
    if !wrapped.isEmpty { fitting.solve() }
    let frame = fitting.frame(of: engineItem)
    for item in items.reversed() { fitting.detach(item) }
    for (view, measured) in wrapped { view.storage.measuredWidth = measured }
    return CGSize(width: frame.width, height: frame.height)
  }
}
