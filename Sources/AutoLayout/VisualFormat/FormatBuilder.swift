internal import Foundation

/// Creates the constraints of a ``VisualFormat`` from its equations and the views of its names.
@MainActor
struct FormatBuilder {
  private let text: FormatText
  private let format: VisualFormat
  private let items: [String: any LayoutItem]

  init(
    _ text: FormatText, _ format: VisualFormat, views: [String: Any]
  ) throws(VisualFormatError) {
    self.text = text
    self.format = format
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

  /// Checks superviews, then options (`vfl:F6.20`), and creates the constraints in their order.
  func build(_ style: FormatStyle) throws(VisualFormatError) -> [NSLayoutConstraint] {
    if format.mentionsSuperview, format.views.contains(where: { item($0.name).container == nil }) {
      throw text.error(.noSuperview, at: format.endOfViews)
    }
    var equations = FormatEquations(text, format, style)
    var constraints: [NSLayoutConstraint] = []
    for equation in try equations.make() { constraints.append(try constraint(equation)) }
    return constraints
  }

  private func item(_ name: String) -> any LayoutItem {
    guard let item = items[name] else {
      preconditionFailure("\(name) was looked up when the format was read")
    }
    return item
  }

  private func item(_ item: FormatEquation.Item) -> (any LayoutItem)? {
    switch item {
    case .view(let name): self.item(name)
    case .superview(let name): self.item(name).container
    }
  }

  /// Creates a constraint; an invalid number is an error of the format.
  private func constraint(
    _ equation: FormatEquation
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    do throws(ConstraintProblem) {
      let made = try NSLayoutConstraint(
        checking: item(equation.first), equation.firstAttribute, equation.relation,
        to: equation.second.flatMap { item($0) }, equation.secondAttribute,
        constant: CGFloat(equation.constant))
      if equation.isStandardSpace { made.symbol = .space }
      // A constraint with a priority of 1000 or more is required (`vfl:F1.13`).
      if !(equation.priority >= 1000) {
        try made.setPriority(checking: UILayoutPriority(Float(equation.priority)))
      }
      return made
    } catch {
      throw text.error(.illegalConstraint(error), at: format.endOfViews)
    }
  }
}
