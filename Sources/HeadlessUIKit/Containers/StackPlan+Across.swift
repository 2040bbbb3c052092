internal import AutoLayout
internal import Foundation

/// Across the axis: the alignment of the views with each other and with the stack
/// (`stackview:S2.9`–`S2.13`).
extension StackPlan {
  mutating func addAcrossAxis() {
    guard let first = visible.first else { return }
    switch stack.alignment {
    case .fill: addFilling(first)
    case .firstBaseline, .lastBaseline:
      if stack.axis == .horizontal { addAligned(first) }
    case .leading, .center, .trailing: addAligned(first)
    }
  }

  private mutating func addFilling(_ first: UIView) {
    for view in arranged where view !== first {
      add("UISV-alignment", first, across.end, .equal, view, across.end)
      add("UISV-alignment", first, across.start, .equal, view, across.start)
    }
    add("UISV-canvas-connection", canvas, across.start, .equal, first, across.start)
    add("UISV-canvas-connection", canvas, across.end, .equal, first, across.end)
  }

  /// The attribute by which all views are aligned.
  private var sharedLine: NSLayoutConstraint.Attribute {
    switch stack.alignment {
    case .fill, .leading: across.start
    case .trailing: across.end
    case .center: across.center
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  private mutating func addAligned(_ first: UIView) {
    for view in arranged where view !== first {
      add("UISV-alignment", first, sharedLine, .equal, view, sharedLine)
    }
    if visible.count == 1 {
      addLoneCanvas(first)
    } else {
      addSpanner(first)
    }
    for view in arranged {
      addZero(
        "UISV-ambiguity-suppression", view, across.length, priority: UILayoutPriority(25))
    }
  }

  /// Constrains a single visible view to the stack, without a spanning guide (`stackview:S2.12`).
  private mutating func addLoneCanvas(_ view: UIView) {
    let alignment = stack.alignment
    add(
      "UISV-canvas-connection", canvas, across.start,
      alignment == .leading ? .equal : .lessThanOrEqual, view, across.start)
    add(
      "UISV-canvas-connection", canvas, across.end,
      alignment == .trailing ? .equal : .greaterThanOrEqual, view, across.end)
    if alignment == .center {
      add("UISV-canvas-connection", canvas, across.center, .equal, view, across.center)
    }
    addZero("UISV-canvas-fit", stack, across.length, priority: UILayoutPriority(49))
  }

  /// Adds a guide that spans all visible views and is as small as possible; the stack fits it.
  private mutating func addSpanner(_ first: UIView) {
    let spanner = makeGuide("UISV-alignment-spanner")
    let almost = UILayoutPriority(999.5)
    for view in visible {
      switch stack.alignment {
      case .leading:
        add(
          "UISV-spanning-boundary", spanner, across.start, .equal, view, across.start,
          priority: almost)
        add("UISV-spanning-boundary", spanner, across.end, .greaterThanOrEqual, view, across.end)
      case .trailing:
        add("UISV-spanning-boundary", spanner, across.start, .lessThanOrEqual, view, across.start)
        add(
          "UISV-spanning-boundary", spanner, across.end, .equal, view, across.end, priority: almost)
      case .fill, .center, .firstBaseline, .lastBaseline:
        add("UISV-spanning-boundary", spanner, across.start, .lessThanOrEqual, view, across.start)
        add("UISV-spanning-boundary", spanner, across.end, .greaterThanOrEqual, view, across.end)
      }
    }
    addZero("UISV-spanning-fit", spanner, across.length, priority: UILayoutPriority(51))
    addCanvas(first, spanner)
  }

  private mutating func addCanvas(_ first: UIView, _ spanner: UILayoutGuide) {
    let connection = "UISV-canvas-connection"
    switch stack.alignment {
    case .leading:
      add(connection, canvas, across.start, .equal, first, across.start)
      add(connection, spanner, across.end, .equal, canvas, across.end)
    case .trailing:
      add(connection, canvas, across.start, .equal, spanner, across.start)
      add(connection, first, across.end, .equal, canvas, across.end)
    case .fill, .center:
      add(connection, canvas, across.start, .equal, spanner, across.start)
      add(connection, spanner, across.end, .equal, canvas, across.end)
      add(connection, canvas, across.center, .equal, first, across.center)
    case .firstBaseline:
      add(connection, canvas, across.start, .equal, spanner, across.start)
      add(connection, spanner, across.end, .equal, canvas, across.end)
      addZero("UISV-canvas-fit", stack, across.length, priority: UILayoutPriority(49))
    case .lastBaseline:
      add(connection, canvas, across.start, .equal, spanner, across.start)
      add(connection, canvas, across.end, .greaterThanOrEqual, first, across.end)
      addZero("UISV-canvas-fit", stack, across.length, priority: UILayoutPriority(49))
    }
  }
}
