internal import LayoutGeometry

/// Creates the equations of a ``VisualFormat``.
///
/// The order is Apple's (`vfl:F2.6`): for each view, the space before it and its sizes; then the
/// last space; then all alignments. The order of the items in a constraint is also Apple's.
struct FormatEquations {
  let text: FormatText
  let format: VisualFormat
  let style: FormatStyle

  private var equations: [FormatEquation] = []

  init(_ text: FormatText, _ format: VisualFormat, _ style: FormatStyle) {
    self.text = text
    self.format = format
    self.style = style
  }

  mutating func make() throws(VisualFormatError) -> [FormatEquation] {
    try checkAlignments()
    for (index, view) in format.views.enumerated() {
      if let connection = view.connection {
        connect(.view(format.views[index - 1].name), .view(view.name), by: connection)
      } else if let leading = format.leading {
        connectLeading(view.name, by: leading)
      }
      for size in view.sizes { limit(.view(view.name), size) }
    }
    if let trailing = format.trailing, let last = format.views.last {
      connectTrailing(last.name, by: trailing)
    }
    align()
    return equations
  }

  /// Checks the alignments (`vfl:F6.20`).
  ///
  /// They apply to pairs of views, so any option is permitted for a format with a single view, as in
  /// published code (`vfl:F3.4`).
  private func checkAlignments() throws(VisualFormatError) {
    guard format.views.count > 1 else { return }
    let kinds = style.alignments.map { $0.kind }
    switch format.axis {
    case .horizontal where kinds.contains(.horizontalPosition):
      throw text.error(.alignsHorizontally, at: format.endOfViews)
    case .vertical where kinds.contains(.verticalPosition):
      throw text.error(.alignsVertically, at: format.endOfViews)
    default: break
    }
  }

  private mutating func limit(_ item: FormatEquation.Item, _ size: VisualFormat.Predicate) {
    let attribute: LayoutAttribute = format.axis == .horizontal ? .width : .height
    switch size.object {
    case .number(let number): add(item, attribute, size, nil, .notAnAttribute, number)
    case .view(let name): add(item, attribute, size, .view(name), attribute, 0)
    }
  }

  private mutating func align() {
    let required = VisualFormat.Predicate(object: .number(0))
    for (one, two) in zip(format.views, format.views.dropFirst()) {
      for attribute in style.alignments {
        add(.view(one.name), attribute, required, .view(two.name), attribute, 0)
      }
    }
  }

  mutating func add(
    _ first: FormatEquation.Item, _ one: LayoutAttribute, _ predicate: VisualFormat.Predicate,
    _ second: FormatEquation.Item?, _ two: LayoutAttribute, _ constant: Double,
    isStandardSpace: Bool = false
  ) {
    equations.append(
      FormatEquation(
        first: first, firstAttribute: one, relation: predicate.relation, second: second,
        secondAttribute: two, constant: constant, priority: predicate.priority,
        isStandardSpace: isStandardSpace))
  }
}
