internal import AutoLayout
internal import Foundation

/// Across the axis: the alignment of the views with each other and with the stack
/// (`stackview:S2.9`–`S2.13`).
extension StackPlan {
  mutating func addAcrossAxis() {
    guard let first else { return }
    switch stack.alignment {
    case .fill: addFilling(first)
    case .firstBaseline, .lastBaseline:
      if stack.axis == .horizontal { addAligned(first) }
    case .leading, .center, .trailing: addAligned(first)
    }
    owner = nil
  }

  private mutating func addFilling(_ first: StackMember) {
    for member in concerned where member !== first {
      owner = member
      add("UISV-alignment", first.view, across.end, .equal, member.view, across.end)
      add("UISV-alignment", first.view, across.start, .equal, member.view, across.start)
    }
    owner = nil
    guard includesShared else { return }
    add("UISV-canvas-connection", canvas, across.start, .equal, first.view, across.start)
    add("UISV-canvas-connection", canvas, across.end, .equal, first.view, across.end)
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

  private mutating func addAligned(_ first: StackMember) {
    for member in concerned where member !== first {
      owner = member
      add("UISV-alignment", first.view, sharedLine, .equal, member.view, sharedLine)
    }
    owner = nil
    if first !== last {
      addSpanner(first.view)
    } else if includesShared {
      addLoneCanvas(first.view)
    }
    for member in concerned {
      owner = member
      addZero(
        "UISV-ambiguity-suppression", member.view, across.length, priority: UILayoutPriority(25))
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
    let boundary = "UISV-spanning-boundary"
    for member in concerned where member.isShown {
      owner = member
      let view = member.view
      switch stack.alignment {
      case .leading:
        add(boundary, spanner, across.start, .equal, view, across.start, priority: almost)
        add(boundary, spanner, across.end, .greaterThanOrEqual, view, across.end)
      case .trailing:
        add(boundary, spanner, across.start, .lessThanOrEqual, view, across.start)
        add(boundary, spanner, across.end, .equal, view, across.end, priority: almost)
      case .fill, .center, .firstBaseline, .lastBaseline:
        add(boundary, spanner, across.start, .lessThanOrEqual, view, across.start)
        add(boundary, spanner, across.end, .greaterThanOrEqual, view, across.end)
      }
    }
    owner = nil
    guard includesShared else { return }
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
