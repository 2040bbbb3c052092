internal import LayoutGeometry

// The items of a log, the view hierarchy, and the origin of constraints.
extension LogModel {
  /// Returns the index of an item in the system, and adds it if it is new.
  mutating func place(of item: LogConstraint.Item) -> Int {
    if let place = itemPlaces[item.key] {
      if system.items[place].className.isEmpty { system.items[place].className = item.className }
      if system.items[place].text.isEmpty { system.items[place].text = item.text ?? "" }
      return place
    }
    itemPlaces[item.key] = system.items.count
    system.items.append(
      .init(name: names.name(item), className: item.className, text: item.text ?? ""))
    return system.items.count - 1
  }

  /// Returns the anchor for a printed attribute.
  mutating func anchor(_ operand: LogConstraint.Operand) -> ConstraintSystem.Anchor? {
    let name = Self.standardNames[operand.attribute] ?? operand.attribute
    guard let attribute = LayoutAttribute(name: name) else { return nil }
    return ConstraintSystem.Anchor(item: place(of: operand.item), attribute)
  }

  /// The names of the attributes that are printed under others.
  private static let standardNames = [
    "minX": "left", "midX": "centerX", "maxX": "right", "minY": "top", "midY": "centerY",
    "maxY": "bottom", "baseline": "lastBaseline",
  ]

  // MARK: Containment

  /// Records superviews, from the most to the least reliable source.
  mutating func findParents(_ constraints: [LogConstraint]) {
    // A description of the views is the most reliable source.
    let known = itemPlaces
    let parents = views.nearestSuperviews { known[$0.address] != nil }
    for (key, child) in known.sorted(by: { $0.value < $1.value }) {
      if let parent = parents[key].flatMap({ known[$0] }) { setParent(child, parent) }
    }
    for constraint in constraints {
      guard let bar = constraint.bar else { continue }
      // `|` is the superview of the view in brackets; in an equation it owns both sides.
      for side in [constraint.first, constraint.second].compactMap({ $0 })
      where side.item.key != bar.key {
        let isPinned =
          constraint.second.map { $0.item.key == bar.key || constraint.first.item.key == bar.key }
          ?? true
        if isPinned { setParent(side.item, bar) }
      }
    }
    for index in system.items.indices {
      system.items[index].hasKnownParent = system.items[index].parent != nil
    }
    // A mask is about a view and its superview; the classes of both say less.
    for constraint in constraints where constraint.className == "NSAutoresizingMaskLayoutConstraint"
    {
      guard let second = constraint.second,
        constraint.first.attribute.hasSuffix("Margin") == second.attribute.hasSuffix("Margin")
      else { continue }
      setParent(constraint.first.item, second.item)
    }
    for constraint in constraints {
      guard let second = constraint.second else { continue }
      let (one, two) = (constraint.first, second)
      if one.attribute.hasSuffix("Margin") != two.attribute.hasSuffix("Margin") {
        let isFirst = one.attribute.hasSuffix("Margin")
        setParent(isFirst ? two.item : one.item, isFirst ? one.item : two.item)
      } else if constraint.className == "NSAutoresizingMaskLayoutConstraint" {
        setParent(one.item, two.item)
      } else if constraint.className == "_UILayoutSupportConstraint" {
        // It places `topLayoutGuide` or `bottomLayoutGuide` in the controller's view.
        let isGuideFirst = isGuide(one.item)
        setParent(isGuideFirst ? one.item : two.item, isGuideFirst ? two.item : one.item)
      } else if one.attribute == two.attribute, ["width", "height"].contains(one.attribute),
        constraint.multiplier == 1, constraint.constant < 0
      {
        // The narrower view lies inside.
        setParent(one.item, two.item)
      } else if constraint.identifier == "UISV-canvas-connection" {
        setParent(two.item, one.item)
      } else {
        let guides = [one, two].map { isGuide($0.item) }
        if guides[0] != guides[1] {
          let (guide, view) = guides[0] ? (one.item, two.item) : (two.item, one.item)
          // The framework relates a guide to its owner.
          let isInView =
            Self.rule(of: constraint)?.meaning == .guide || insetsPlace(guide, in: view)
          setParent(isInView ? guide : view, isInView ? view : guide)
        } else {
          let cells = [one, two].map { isContainer($0.item) }
          if cells[0] != cells[1] {
            setParent(cells[0] ? two.item : one.item, cells[0] ? one.item : two.item)
          }
        }
      }
    }
    findParentsByNeighbors()
    findParentsByEdges()
    findParentsInStacks()
  }

  /// Records that views which a stack view relates to each other have the same superview.
  private mutating func findParentsInStacks() {
    var isDone = false
    while !isDone {
      isDone = true
      for statement in system.statements where statement.origin == .stack {
        guard let first = statement.first, let second = statement.second else { continue }
        for (one, two) in [(first.item, second.item), (second.item, first.item)] {
          guard let parent = system.items[one].parent, parent != two,
            system.items[two].parent == nil,
            system.items[parent].className.hasSuffix("StackView"),
            !system.isInside(parent, two)
          else { continue }
          setParent(two, parent)
          isDone = isDone && system.items[two].parent == nil
        }
      }
    }
  }

  /// Finds the superview of two items that share both edges of an axis: the more deeply nested one
  /// is inside.
  private mutating func findParentsByEdges() {
    struct Pair: Hashable {
      var one: Int
      var two: Int
    }
    var starts: [Pair: Double] = [:]
    var ends: [Pair: Double] = [:]
    // The items that come first in the equations of edges.
    var firsts: [Pair: [Int]] = [:]
    var centers: Set<Pair> = []
    for statement in system.statements where statement.multiplier == 1 {
      guard let first = statement.first, let second = statement.second,
        first.part == second.part, first.item != second.item,
        let constant = statement.writtenConstant
      else { continue }
      let isOrdered = first.item < second.item
      let pair = Pair(
        one: min(first.item, second.item), two: max(first.item, second.item))
      let offset = isOrdered ? constant : -constant
      if first.part == .center, offset == 0 { centers.insert(pair) }
      if first.part == .start { starts[pair] = offset }
      if first.part == .end { ends[pair] = offset }
      if first.part != .center, firsts[pair]?.contains(first.item) != true {
        firsts[pair, default: []].append(first.item)
      }
    }
    func nest(_ pair: Pair, ifOneIsIn outer: Set<Int>) {
      let isFirstOuter = outer.contains(pair.one)
      guard isFirstOuter != outer.contains(pair.two) else { return }
      setParent(isFirstOuter ? pair.two : pair.one, isFirstOuter ? pair.one : pair.two)
    }
    let imposedItems = Set(
      system.statements.lazy.filter { $0.origin == .imposed }.compactMap { $0.sized?.item })
    // What is centred in a view whose size is imposed is inside it.
    for pair in centers.sorted(by: { ($0.one, $0.two) < ($1.one, $1.two) }) {
      nest(pair, ifOneIsIn: imposedItems)
    }
    let givenItems = Set(
      system.statements.lazy.filter { $0.origin == .imposed || $0.origin == .mask }
        .compactMap { $0.sized?.item })
    for pair in Set(starts.keys).union(ends.keys).sorted(by: { ($0.one, $0.two) < ($1.one, $1.two) }
    ) {
      let inset = (starts[pair] ?? 0) - (ends[pair] ?? 0)
      // One edge of a text or a control is rather a neighbor's.
      let areBoth = starts[pair] != nil && ends[pair] != nil
      if inset > 0, areBoth || !hasNoViews(pair.two) { setParent(pair.one, pair.two) }
      if inset < 0, areBoth || !hasNoViews(pair.one) { setParent(pair.two, pair.one) }
      // Two insets of one sign: one of them is wrong. The view inside has no views, or comes first.
      if inset == 0, let start = starts[pair], start != 0, let first = firsts[pair] {
        let leaves = [pair.one, pair.two].filter { hasNoViews($0) }
        let inner = leaves.count == 1 ? leaves : first
        if inner.count == 1, !system.isGuide(inner[0]) {
          setParent(inner[0], inner[0] == pair.one ? pair.two : pair.one)
        }
      }
      guard inset == 0, starts[pair] != nil, ends[pair] != nil else { continue }
      // If both sides are equal, the view with a size from outside is the outer one.
      nest(pair, ifOneIsIn: givenItems)
    }
  }

  /// Whether an item is a view that usually has no subviews.
  private func hasNoViews(_ item: Int) -> Bool {
    OwnershipRule.first(system.items[item], [.leaf, .control]) != nil
  }

  private mutating func setParent(_ child: LogConstraint.Item, _ parent: LogConstraint.Item) {
    setParent(place(of: child), place(of: parent))
  }

  private mutating func setParent(_ child: Int, _ parent: Int) {
    guard child != parent, system.items[child].parent == nil, !system.isInside(parent, child)
    else { return }
    system.items[child].parent = parent
  }

  /// Returns whether the constants of the author's own guide place both its edges inside a view.
  private func insetsPlace(_ guide: LogConstraint.Item, in view: LogConstraint.Item) -> Bool {
    guard let inner = itemPlaces[guide.key], let outer = itemPlaces[view.key],
      !["UIView", "UIScroll"].contains(where: { (guide.text ?? "").hasPrefix($0) })
    else { return false }
    var insets: [ConstraintSystem.Anchor.Part: Double] = [:]
    for statement in system.statements where statement.multiplier == 1 {
      guard let anchor = statement.anchor(on: inner), let partner = statement.partner(of: inner),
        partner.item == outer, partner.part == anchor.part, let written = statement.writtenConstant
      else { continue }
      insets[anchor.part] = statement.first?.item == inner ? written : -written
    }
    return (insets[.start] ?? 0) > 0 && (insets[.end] ?? 0) < 0
  }

  private func isGuide(_ item: LogConstraint.Item) -> Bool {
    item.className.hasSuffix("LayoutGuide")
  }

  private func isContainer(_ item: LogConstraint.Item) -> Bool {
    let known = ConstraintSystem.Item(
      name: "", className: item.className, text: item.text ?? "")
    return OwnershipRule.first(known, [.cell, .keepsMask, .controllerView]) != nil
  }

  // MARK: Ownership

  /// Finds the origins of constraints, which needs the whole list.
  mutating func findOwners(_ constraints: [LogConstraint]) {
    let rules = system.items.map { OwnershipRule.first($0) }
    let isApps = system.items.map { Self.isOfAnApp($0.className) }
    let hasApp =
      isApps.contains(true)
      || constraints.contains { $0.place != nil || Self.libraries.contains($0.className) }
    let closed =
      rules.compactMap { $0 }.first { $0.meaning == .closed }
      ?? system.statements.compactMap { $0.rule }.first { $0.meaning == .closed }
      ?? ownerByNames(constraints)
    let guideOwners = ownersOfGuides
    for place in system.statements.indices {
      let statement = system.statements[place]
      // A library makes constraints for apps only.
      if statement.origin == .author, !Self.libraries.contains(constraints[place].className),
        !system.isLengthInFrameworkView(statement)
      {
        let isBetweenGuides = statement.anchors.allSatisfy { system.isGuide($0.item) }
        let owners = statement.anchors.map {
          isBetweenGuides ? guideOwners[$0.item] ?? $0.item : system.owner(of: $0.item)
        }
        let touched = owners.map { rules[$0] }
        // Apps relate their own views to a view of the framework's, but no two of these.
        let isBetweenPrivate = owners.allSatisfy { owner in
          guard let rule = rules[owner], Self.isPrivate(system.items[owner].className) else {
            return false
          }
          return [.closed, .open, .framework].contains(rule.meaning)
        }
        let isPrivate =
          isBetweenPrivate
          || owners.contains { owner in
            guard let rule = rules[owner] else { return false }
            let isUnderscored =
              system.items[owner].className.hasPrefix("_") || rule.subject == .itemModule
            return rule.meaning == .closed
              || (rule.meaning == .open || rule.meaning == .framework) && isUnderscored
          }
        // A plain view in an app's own is the app's, too.
        let touchesApp =
          owners.contains { isApps[$0] || rules[$0] == nil && isInside($0, isApps) }
          || isSystemSpacing(constraints[place]) && owners.first.map { rules[$0] == nil } == true
        let isPin = isPinToPrivateSuperview(statement)
        // Apps have no reason to name a guide and place it in a view whose content is the framework's.
        let isGuideOfFramework =
          statement.anchors.count == 2 && owners[0] == owners[1]
          && Self.isOfOtherFramework(system.items[owners[0]].className)
          && statement.anchors.contains {
            system.isGuide($0.item) && !system.items[$0.item].text.isEmpty
              // Each view has these.
              && OwnershipRule.first(.itemText, system.items[$0.item].text, [.guide]) == nil
          }
        if let closed, !hasApp {
          // Apps do not add constraints there, so plain views between them belong to the system,
          // too.
          system.statements[place].origin = .system
          system.statements[place].rule = closed
        } else if isGuideOfFramework || !touchesApp && touchesReservedGuide(statement) {
          system.statements[place].origin = .system
        } else if isPrivate && !touchesApp || isPin {
          system.statements[place].origin = .system
          system.statements[place].rule = touched.compactMap { $0 }.first {
            [.closed, .open, .framework].contains($0.meaning)
          }
        }
      }
    }
    findSizesOfContentViews(constraints)
    findSizesInListsOfLibraries(constraints)
    findLengthsOfZero(constraints)
  }

  /// Whether a view that contains an item is one of these.
  private func isInside(_ item: Int, _ containers: [Bool]) -> Bool {
    containers.indices.contains { containers[$0] && system.isInside(item, $0) }
  }

  /// Whether a constraint has a spacing of the system's that was asked for by an anchor, as authors do.
  private func isSystemSpacing(_ constraint: LogConstraint) -> Bool {
    constraint.className == "_UISystemBaselineConstraint"
  }

  /// Finds the sizes that a list gives to UIKit's cells and content views, if the console prints no identifiers: those
  /// of 0, and the only one along an axis in a report of equations, as iOS 10.3 prints it.
  private mutating func findSizesOfContentViews(_ constraints: [LogConstraint]) {
    guard !constraints.contains(where: { $0.identifier != nil }) else { return }
    let areEquations = constraints.allSatisfy { $0.bar == nil }
    for place in system.statements.indices {
      let statement = system.statements[place]
      guard statement.origin == .author, statement.relation == .equal,
        let sized = statement.sized,
        statement.constant == 0
          || areEquations && system.statements.count(where: { $0.sized == sized }) == 1
      else { continue }
      let item = system.items[sized.item]
      guard OwnershipRule.first(item, [.cell]) != nil, !Self.isOfAnApp(item.className),
        item.className.hasSuffix("ContentView") || !item.className.hasPrefix("NS")
      else { continue }
      system.statements[place].origin = .imposed
    }
  }

  /// Whether a class that has a rule is not in the public headers.
  static func isPrivate(_ className: String) -> Bool {
    !["UINavigationBar", "UIToolbar", "UITabBar"].contains(className)
  }

  static let libraries: Set<String> = [
    "MASLayoutConstraint", "SnapKit.LayoutConstraint", "Snap.LayoutConstraint", "LayoutConstraint",
    "MASConstraint",
  ]

  /// Returns whether a class belongs to an app or a library: one with a module, a mangled one, or a
  /// prefix that Apple does not use.
  static func isOfAnApp(_ className: String) -> Bool {
    guard !className.isEmpty else { return false }
    let printed = PrintedClass(className)
    if printed.module != nil { return !printed.isOfFramework }
    if className.hasPrefix("_Tt") || className.hasPrefix("$s") { return true }
    if ["UI", "NS", "System", "FI_", "_"].contains(where: { className.hasPrefix($0) }) {
      return false
    }
    return !isOfOtherFramework(className) && !OwnershipRule.isFrameworkView(className)
  }

  /// Returns whether a class belongs to a framework of Apple's other than UIKit and AppKit.
  static func isOfOtherFramework(_ className: String) -> Bool {
    // The capital letters before the first word: of `SKView` they are `SK`, of `SKTSOInputView` a library's.
    apples.contains(String(className.prefix { $0.isUppercase }.dropLast()))
  }

  /// The prefixes of classes in Apple's frameworks, besides those that no one else uses.
  private static let apples: Set<String> = [
    "MK", "WK", "CA", "AV", "SK", "SCN", "MTK", "PDF", "PK", "CK", "MF", "SPUI", "SB", "SL", "SF",
    "PU", "PH", "TUI", "QL", "GK", "EK", "CN", "AS", "LP",
  ]
}
