/// Reconstructs the equations of printed constraints.
///
/// All positions have a common origin, also those of a scroll view's content, which has a position and
/// a size of its own. A position relative to an unnamed superview has an unknown of its own. Leading is
/// assumed to be left.
struct LogModel {
  var system = ConstraintSystem()
  /// Margins whose size is not printed, as indices of unknowns.
  private(set) var margins: Set<Int> = []

  /// Whether a baseline takes part, whose place in its view is not printed.
  private(set) var hasBaselines = false
  /// Whether the state `(active)` is printed, as since iOS 10.
  let hasStates: Bool
  /// Whether views of one class are taken to have their baselines at the same place.
  private let alignsBaselines: Bool

  /// The items with a position that is relative to a superview that is not printed, by their keys.
  private(set) var lackingSuperviews: [LogConstraint.Item] = []
  /// Whether a position is relative to a superview that is not printed.
  var lacksSuperview: Bool { !lackingSuperviews.isEmpty }

  /// The name of a scroll view whose content takes part; nil if none does.
  var scrollView: String? {
    scrolling.scrollView.flatMap { key in itemPlaces[key].map { system.items[$0].name } }
  }

  let names: LogNames
  let views: ViewListing
  private let scrolling: LogScrolling
  var itemPlaces: [String: Int] = [:]
  private var places: [String: Int] = [:]
  /// The guides for margins, by the view's key and the edge.
  private var guides: [String: LogConstraint.Item] = [:]
  /// The superviews that bars of visual formats name, by the keys of the views.
  private let superviews: [String: LogConstraint.Item]
  /// The keys of guides whose length may be negative.
  private let insetGuides: Set<String>

  init(
    _ constraints: [LogConstraint], views: ViewListing = ViewListing(),
    alignsBaselines: Bool = false, framesContent: Bool = false
  ) {
    self.alignsBaselines = alignsBaselines
    names = LogNames(constraints)
    self.views = views
    let scrolling = LogScrolling(constraints, views: views)
    self.scrolling = framesContent ? LogScrolling() : scrolling
    superviews = Self.superviews(constraints)
    hasStates = constraints.contains { $0.hasState }
    insetGuides = Self.insetGuides(constraints)
    for constraint in constraints {
      guard let identifier = constraint.identifier, let bar = constraint.bar,
        identifier.hasSuffix("Margin-guide-constraint")
      else { continue }
      let guide =
        constraint.first.item.key == bar.key ? constraint.second?.item : constraint.first.item
      for edge in ["left", "right", "top", "bottom"] where identifier.contains("-\(edge)Margin") {
        guides["\(bar.key) \(edge)"] = guide
      }
    }
    for constraint in constraints { add(constraint) }
    findParents(constraints)
    describeOutside()
    findOwners(constraints)
  }

  /// Describes constants that place an edge of a view outside of the view around it, whichever comes first.
  private mutating func describeOutside() {
    for place in system.statements.indices {
      let statement = system.statements[place]
      guard let first = statement.first, let second = statement.second, first.part == second.part,
        first.part == .start || first.part == .end, statement.relation == .equal,
        statement.multiplier == 1, !first.isMargin, !second.isMargin,
        let written = statement.writtenConstant
      else { continue }
      for (inner, outer, inset) in [(first, second, written), (second, first, -written)]
      where system.isInside(inner.item, outer.item)
        && (inner.part == .start ? inset < 0 : inset > 0)
      {
        let (start, end) = statement.isLeftToRight ? ("left", "right") : ("leading", "trailing")
        let isStart = inner.part == .start
        let edge = inner.isVertical ? (isStart ? "top" : "bottom") : isStart ? start : end
        system.statements[place].says =
          "\(system.items[inner.item].name) \(isStart ? "begins" : "ends") "
          + "\(ConflictProse.points(abs(written))) outside the \(edge) edge of "
          + system.items[outer.item].name
      }
    }
  }

  /// Returns the superviews of views that are pinned to the bar of a visual format.
  private static func superviews(_ constraints: [LogConstraint]) -> [String: LogConstraint.Item] {
    var found: [String: LogConstraint.Item] = [:]
    for constraint in constraints {
      guard let bar = constraint.bar, let second = constraint.second else { continue }
      for (one, two) in [
        (constraint.first.item, second.item), (second.item, constraint.first.item),
      ]
      where two.key == bar.key && one.key != bar.key && found[one.key] == nil {
        found[one.key] = bar
      }
    }
    return found
  }

  // MARK: Constraints

  private mutating func add(_ constraint: LogConstraint) {
    var terms: [ConstraintSystem.Term] = []
    let isMultiplied = constraint.second != nil && constraint.multiplier != 1
    let holder = holder(of: constraint, isMultiplied: isMultiplied)
    let (first, second) = (constraint.first, constraint.second)
    // Autoresizing masks refer to the frame of a scroll view, too.
    let attaches = constraint.className != "NSAutoresizingMaskLayoutConstraint"
    let isContent = attaches && scrolling.scrolls(first.item, second?.item)
    add(first, 1, holder, content: isContent, to: &terms)
    if let second {
      let isContent = attaches && scrolling.scrolls(second.item, first.item)
      add(second, -constraint.multiplier, holder, content: isContent, to: &terms)
    }
    var statement = ConstraintSystem.Statement(
      id: constraint.address, says: LogSentence(constraint, names).text,
      origin: Self.origin(of: constraint), terms: ConstraintSystem.collected(terms),
      relation: constraint.relation, constant: constraint.constant)
    statement.place = constraint.place
    statement.identifier = constraint.identifier
    statement.priority = constraint.priority
    statement.writtenConstant = constraint.constant
    statement.precision = Self.precision(of: constraint)
    statement.isLeftToRight = constraint.isLeftToRight
    statement.first = anchor(constraint.first)
    statement.second = constraint.second.flatMap { anchor($0) }
    statement.multiplier = constraint.multiplier
    statement.rule = Self.rule(of: constraint)
    if let bar = constraint.bar { _ = place(of: bar) }
    if statement.origin == .mask {
      // `H:[view]-(15)-|` begins with the superview.
      let isReversed = constraint.first.item.key == constraint.bar?.key
      let owner = isReversed ? constraint.second?.item : constraint.first.item
      statement.maskOwner = owner.map { place(of: $0) }
    }
    if let content = constraint.content {
      switch content {
      case (true, true): break
      case (true, false): statement.relation = .atMost
      case (false, true): statement.relation = .atLeast
      case (false, false): statement.priority = min(statement.priority, 750)
      }
    }
    system.statements.append(statement)
  }

  /// Numbers are printed with six digits; whole numbers are assumed to be exact.
  private static func precision(of constraint: LogConstraint) -> Double {
    if constraint.second != nil, constraint.multiplier != constraint.multiplier.rounded() {
      return 0.02
    }
    return constraint.constant == constraint.constant.rounded() ? 0 : 0.005
  }

  /// Returns the rule for a constraint's identifier or class.
  static func rule(of constraint: LogConstraint) -> OwnershipRule? {
    // The label that a library prints is the author's.
    (constraint.place == nil && !constraint.hasLabel ? constraint.identifier : nil)
      .flatMap { OwnershipRule.first(.identifier, $0) }
      ?? OwnershipRule.first(.constraintClass, constraint.className)
  }

  private static func origin(of constraint: LogConstraint) -> ConstraintSystem.Origin {
    switch rule(of: constraint)?.meaning {
    case .imposedSize, .temporarySize:
      return constraint.second == nil ? .imposed : .system
    case .stack: return .stack
    case .content: return .content
    case .guide, .closed, .framework, .open: return .system
    case .prototype, .keepsMask, .controllerView, .cell, .leaf, .control, nil: break
    }
    return constraint.className == "NSAutoresizingMaskLayoutConstraint" ? .mask : .author
  }

  // MARK: Attributes

  /// Returns the origin of positions: nil for the common origin.
  private mutating func holder(
    of constraint: LogConstraint, isMultiplied: Bool
  ) -> LogConstraint.Item? {
    if constraint.first.attribute.hasPrefix("m"), let bar = constraint.bar { return bar }
    if let second = constraint.second {
      guard isMultiplied else { return nil }
      let isLength = ["width", "height"].contains(second.attribute)
      guard !isLength || constraint.first.attribute.hasPrefix("m") else { return nil }
      // Positions with a multiplier are relative to the owning view, which only a bar names.
      return constraint.bar
        ?? (isLength ? second.item : .init(className: "", key: "holder \(constraint.address)"))
    }
    if let bar = constraint.bar { return bar }
    if let parent = views.superview(of: constraint.first.item.key) {
      return .init(className: parent.className, key: parent.address)
    }
    if let parent = superviews[constraint.first.item.key] { return parent }
    if !["width", "height"].contains(constraint.first.attribute),
      !lackingSuperviews.contains(where: { $0.key == constraint.first.item.key })
    {
      lackingSuperviews.append(constraint.first.item)
    }
    return .init(className: "", key: "superview of \(constraint.first.item.key)")
  }

  /// Adds the terms of one side; edges of a scroll view can be those of its `content`.
  private mutating func add(
    _ operand: LogConstraint.Operand, _ factor: Double, _ holder: LogConstraint.Item?,
    content: Bool, to terms: inout [ConstraintSystem.Term]
  ) {
    let item = operand.item
    func edge(_ isVertical: Bool, _ share: Double, _ margin: String?) {
      let area = content && share != 0.5 ? "content " : ""
      let start = unknown(item, area + (isVertical ? "top" : "left"))
      terms.append(.init(unknown: start, coefficient: factor))
      if share != 0 {
        let length = unknown(item, area + (isVertical ? "height" : "width"))
        terms.append(.init(unknown: length, coefficient: factor * share))
      }
      if let margin {
        let inset = unknown(item, margin)
        margins.insert(inset)
        terms.append(.init(unknown: inset, coefficient: share == 0 ? factor : -factor))
      }
      if let holder {
        let origin = unknown(holder, isVertical ? "top" : "left")
        terms.append(.init(unknown: origin, coefficient: -factor))
      }
    }
    switch operand.attribute {
    case "left", "leading", "minX": edge(false, 0, nil)
    case "right", "trailing", "maxX": edge(false, 1, nil)
    case "centerX", "midX": edge(false, 0.5, nil)
    case "top", "minY": edge(true, 0, nil)
    case "bottom", "maxY": edge(true, 1, nil)
    case "centerY", "midY": edge(true, 0.5, nil)
    case "width", "height":
      terms.append(.init(unknown: unknown(item, operand.attribute), coefficient: factor))
    case let margin where margin.hasSuffix("Margin"):
      let side = margin.dropLast(6)
      let edgeName =
        ["leading": "left", "trailing": "right"][side] ?? String(side)
      if let guide = guides["\(item.key) \(edgeName)"] {
        let edge = LogConstraint.Operand(item: guide, attribute: edgeName)
        add(edge, factor, holder, content: false, to: &terms)
        return
      }
      let isEnd = edgeName == "right" || edgeName == "bottom"
      edge(edgeName == "top" || edgeName == "bottom", isEnd ? 1 : 0, "\(edgeName) margin")
    case "baseline", "firstBaseline", "lastBaseline":
      hasBaselines = true
      let isFirst = operand.attribute == "firstBaseline"
      guard alignsBaselines, !item.className.isEmpty else {
        terms.append(.init(unknown: unknown(item, operand.attribute), coefficient: factor))
        return
      }
      // A distance from the top or from the bottom that all views of the class have.
      edge(true, isFirst ? 0 : 1, nil)
      let place = unknown(
        .init(className: "", key: "holder of \(item.className)"), isFirst ? "first" : "last")
      terms.append(.init(unknown: place, coefficient: isFirst ? factor : -factor))
    default:
      // A center within margins, whose position is not printed.
      let place = unknown(item, operand.attribute)
      terms.append(.init(unknown: place, coefficient: factor))
    }
  }

  /// Whether a position counts from an origin that is not printed.
  func hasUnknown(_ origin: String) -> Bool {
    places["\(origin) left"] != nil || places["\(origin) top"] != nil
  }

  mutating func unknown(_ item: LogConstraint.Item, _ word: String) -> Int {
    let key = "\(item.key) \(word)"
    if let place = places[key] { return place }
    let isLength =
      !insetGuides.contains(item.key)
      && ["width", "height", "margin"].contains { word.hasSuffix($0) }
    let place = system.unknowns.count
    places[key] = place
    system.unknowns.append(
      .init(isLength: isLength, text: "the \(word) of \(names.name(item))"))
    // A superview that only an equation implies is not an item of the log.
    guard !item.key.hasPrefix("holder "), !item.key.hasPrefix("superview of ") else { return place }
    let index = self.place(of: item)
    switch word {
    case "left": system.items[index].frame.left = place
    case "top": system.items[index].frame.top = place
    case "width": system.items[index].frame.width = place
    case "height": system.items[index].frame.height = place
    default: break
    }
    return place
  }
}

extension [String: String] {
  fileprivate subscript(key: Substring) -> String? { self[String(key)] }
}
