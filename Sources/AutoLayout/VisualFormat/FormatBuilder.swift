internal import Foundation

/// Creates the constraints of a ``VisualFormat``.
///
/// The order is Apple's (`vfl:F2.6`): for each view, the space before it and its sizes; then the
/// last space; then all alignments. The order of the items in a constraint is also Apple's.
@MainActor
struct FormatBuilder {
  let text: FormatText
  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  let items: [String: any LayoutItem]
  let superviewSpacing: NSLayoutConstraint.SuperviewSpacing

  private(set) var constraints: [NSLayoutConstraint] = []

  init(
    _ text: FormatText, _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions,
    views: [String: Any], superviewSpacing: NSLayoutConstraint.SuperviewSpacing
  ) throws(VisualFormatError) {
    self.text = text
    self.format = format
    self.options = options
    self.superviewSpacing = superviewSpacing
    var items: [String: any LayoutItem] = [:]
    let mentioned = format.views.flatMap { view in
      [view.name]
        + view.sizes.compactMap { if case .view(let name) = $0.object { name } else { nil } }
    }
    for name in mentioned where items[name] == nil {
      guard let item = views[name] as? any LayoutItem else {
        throw text.error(.illegalConstraint(.notAnItem(views[name])), at: format.endOfViews)
      }
      items[name] = item
    }
    self.items = items
  }

  mutating func build() throws(VisualFormatError) -> [NSLayoutConstraint] {
    try checkWhole()
    for (index, view) in format.views.enumerated() {
      if let connection = view.connection {
        try connect(item(format.views[index - 1]), item(view), by: connection)
      } else if let leading = format.leading {
        try connectLeading(item(view), by: leading)
      }
      for size in view.sizes { try limit(item(view), size) }
    }
    if let trailing = format.trailing, let last = format.views.last {
      try connectTrailing(item(last), by: trailing)
    }
    try align()
    return constraints
  }

  /// Checks superviews, then options (`vfl:F6.20`).
  ///
  /// Options apply to pairs of views, so any option is permitted for a format with a single view,
  /// as in published code (`vfl:F3.4`).
  private func checkWhole() throws(VisualFormatError) {
    if format.mentionsSuperview, format.views.contains(where: { item($0).container == nil }) {
      throw text.error(.noSuperview, at: format.endOfViews)
    }
    guard format.views.count > 1 else { return }
    let alignments = options.alignments
    switch format.axis {
    case .horizontal where alignments.contains { $0.kind == .horizontalPosition }:
      throw text.error(.alignsHorizontally, at: format.endOfViews)
    case .vertical where alignments.contains { $0.kind == .verticalPosition }:
      throw text.error(.alignsVertically, at: format.endOfViews)
    default: break
    }
  }

  func item(_ view: VisualFormat.View) -> any LayoutItem { item(view.name) }

  private func item(_ name: String) -> any LayoutItem {
    guard let item = items[name] else {
      preconditionFailure("\(name) was looked up when the format was read")
    }
    return item
  }

  private mutating func limit(
    _ item: any LayoutItem, _ size: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    switch size.object {
    case .number(let number):
      try add(item, attribute, size, nil, .notAnAttribute, CGFloat(number))
    case .view(let name):
      try add(item, attribute, size, self.item(name), attribute, 0)
    }
  }

  private mutating func align() throws(VisualFormatError) {
    let required = VisualFormat.Predicate(object: .number(0))
    for (one, two) in zip(format.views, format.views.dropFirst()) {
      for attribute in options.alignments {
        try add(item(one), attribute, required, item(two), attribute, 0)
      }
    }
  }

  /// Creates a constraint; an invalid number is an error of the format.
  mutating func add(
    _ first: any LayoutItem, _ one: NSLayoutConstraint.Attribute,
    _ predicate: VisualFormat.Predicate,
    _ second: (any LayoutItem)?, _ two: NSLayoutConstraint.Attribute, _ constant: CGFloat,
    symbol: NSLayoutConstraint.SpaceSymbol? = nil
  ) throws(VisualFormatError) {
    do throws(ConstraintProblem) {
      let made = try NSLayoutConstraint(
        checking: first, one, predicate.relation, to: second, two, constant: constant)
      made.symbol = symbol
      // A constraint with a priority of 1000 or more is required (`vfl:F1.13`).
      if !(predicate.priority >= 1000) {
        try made.setPriority(checking: UILayoutPriority(Float(predicate.priority)))
      }
      constraints.append(made)
    } catch {
      throw text.error(.illegalConstraint(error), at: format.endOfViews)
    }
  }
}
