internal import LayoutGeometry

/// The constraints with which stack views arrange their views: the same as those of `UIStackView` (`stackview:S2`).
///
/// They are added behind those of the sketch, and the guides that they need behind its views.
struct SketchStacks {
  /// The sketch with the constraints and guides of its stack views.
  private(set) var whole: Sketch
  /// The attributes along the axis of the present stack view, and across it.
  private var along = Sides(.horizontal)
  private var across = Sides(.vertical)
  private var place = Sketch.Place(line: 1, column: 1)

  private struct Sides {
    var start: LayoutAttribute
    var end: LayoutAttribute
    var center: LayoutAttribute
    var length: LayoutAttribute

    init(_ axis: LayoutAxis) {
      (start, end, center, length) =
        axis == .horizontal
        ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }
  }

  init(_ sketch: Sketch) {
    whole = sketch
    for index in sketch.views.indices {
      guard let stack = sketch.views[index].stack else { continue }
      place = sketch.views[index].place
      (along, across) =
        stack.axis == .horizontal
        ? (Sides(.horizontal), Sides(.vertical)) : (Sides(.vertical), Sides(.horizontal))
      let canvas = Sketch.Item(index, stack.isMarginsRelative ? .margins : .bounds)
      let members = stack.arranged.map { Sketch.Item($0) }
      addAlong(stack, Sketch.Item(index), canvas, members)
      addAcross(stack, Sketch.Item(index), canvas, members)
    }
  }

  // MARK: Along the axis

  private mutating func addAlong(
    _ stack: Sketch.Stack, _ own: Sketch.Item, _ canvas: Sketch.Item, _ members: [Sketch.Item]
  ) {
    guard let first = members.first, let last = members.last else {
      return addZero(own, along.length, priority: 49)
    }
    add(canvas, along.start, .equal, first, along.start)
    add(canvas, along.end, .equal, last, along.end)
    let isElastic = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (member, next) in zip(members, members.dropFirst()) {
      add(
        next, along.start, isElastic ? .greaterThanOrEqual : .equal, member, along.end,
        constant: stack.space(after: member.view))
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for member in members.dropFirst() {
        add(member, along.length, .equal, first, along.length)
      }
    case .fillProportionally: addProportions(stack, own, members)
    case .equalSpacing: addGaps(members, own, from: along.end, to: along.start, priority: 1000)
    case .equalCentering:
      addGaps(members, own, from: along.center, to: along.center, priority: 149)
    }
  }

  /// Guides of equal length between adjacent views.
  private mutating func addGaps(
    _ members: [Sketch.Item], _ own: Sketch.Item, from: LayoutAttribute, to: LayoutAttribute,
    priority: Double
  ) {
    var firstGap: Sketch.Item?
    for (member, next) in zip(members, members.dropFirst()) {
      let gap = guide(of: own.view)
      add(gap, along.start, .equal, member, from)
      add(gap, along.end, .equal, next, to)
      if let firstGap {
        add(gap, along.length, .equal, firstGap, along.length, priority: priority)
      } else {
        firstGap = gap
      }
    }
    addZero(own, along.length, priority: 49)
  }

  /// Shares of the length in proportion to the content's, with priorities that decrease from 999
  /// (`stackview:S2.6`).
  private mutating func addProportions(
    _ stack: Sketch.Stack, _ own: Sketch.Item, _ members: [Sketch.Item]
  ) {
    var measured: [(item: Sketch.Item, length: Double)] = []
    for member in members {
      let content = SketchContent(whole.views[member.view], in: whole.window)
      guard let content else { continue }
      measured.append(
        (member, stack.axis == .horizontal ? content.size.width : content.size.height))
    }
    guard measured.contains(where: { $0.length > 0 }) else {
      for member in members.dropFirst() {
        add(member, along.length, .equal, members[0], along.length)
      }
      return
    }
    guard measured.count > 1 || members.count == 1 else { return }
    let spaces = measured.dropLast().reduce(0) { $0 + stack.space(after: $1.item.view) }
    let total = measured.reduce(spaces) { $0 + $1.length }
    let isOnly =
      measured.count == members.count
      && (measured.count == 1
        || stack.spacing == 0 && measured.filter { $0.length > 0 }.count == 1)
    for (index, member) in measured.enumerated() {
      guard member.length > 0 else {
        addZero(member.item, along.length, priority: 1000)
        continue
      }
      add(
        member.item, along.length, .equal, own, along.length, multiplier: member.length / total,
        priority: isOnly ? 1000 : 999 - Double(index))
    }
  }

  // MARK: Across the axis

  private mutating func addAcross(
    _ stack: Sketch.Stack, _ own: Sketch.Item, _ canvas: Sketch.Item, _ members: [Sketch.Item]
  ) {
    guard let first = members.first else { return }
    if stack.alignment == .fill {
      for member in members.dropFirst() {
        add(first, across.end, .equal, member, across.end)
        add(first, across.start, .equal, member, across.start)
      }
      add(canvas, across.start, .equal, first, across.start)
      add(canvas, across.end, .equal, first, across.end)
      return
    }
    guard !stack.alignment.isBaseline || stack.axis == .horizontal else { return }
    let line: LayoutAttribute =
      switch stack.alignment {
      case .fill, .leading: across.start
      case .trailing: across.end
      case .center: across.center
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
    for member in members.dropFirst() { add(first, line, .equal, member, line) }
    if members.count > 1 {
      addSpanner(stack.alignment, own, canvas, members)
    } else {
      add(
        canvas, across.start, stack.alignment == .leading ? .equal : .lessThanOrEqual, first,
        across.start)
      add(
        canvas, across.end, stack.alignment == .trailing ? .equal : .greaterThanOrEqual, first,
        across.end)
      if stack.alignment == .center { add(canvas, across.center, .equal, first, across.center) }
      addZero(own, across.length, priority: 49)
    }
    for member in members { addZero(member, across.length, priority: 25) }
  }

  /// A guide that spans all views and is as small as possible; the stack view fits it.
  private mutating func addSpanner(
    _ alignment: Sketch.Stack.Alignment, _ own: Sketch.Item, _ canvas: Sketch.Item,
    _ members: [Sketch.Item]
  ) {
    let spanner = guide(of: own.view)
    for member in members {
      let (isStart, isEnd) = (alignment == .leading, alignment == .trailing)
      add(
        spanner, across.start, isStart ? .equal : .lessThanOrEqual, member, across.start,
        priority: isStart ? 999.5 : 1000)
      add(
        spanner, across.end, isEnd ? .equal : .greaterThanOrEqual, member, across.end,
        priority: isEnd ? 999.5 : 1000)
    }
    addZero(spanner, across.length, priority: 51)
    let first = members[0]
    switch alignment {
    case .leading:
      add(canvas, across.start, .equal, first, across.start)
      add(spanner, across.end, .equal, canvas, across.end)
    case .trailing:
      add(canvas, across.start, .equal, spanner, across.start)
      add(first, across.end, .equal, canvas, across.end)
    case .fill, .center:
      add(canvas, across.start, .equal, spanner, across.start)
      add(spanner, across.end, .equal, canvas, across.end)
      add(canvas, across.center, .equal, first, across.center)
    case .firstBaseline:
      add(canvas, across.start, .equal, spanner, across.start)
      add(spanner, across.end, .equal, canvas, across.end)
      addZero(own, across.length, priority: 49)
    case .lastBaseline:
      add(canvas, across.start, .equal, spanner, across.start)
      add(canvas, across.end, .greaterThanOrEqual, first, across.end)
      addZero(own, across.length, priority: 49)
    }
  }

  // MARK: Adding

  private mutating func guide(of view: Int) -> Sketch.Item {
    var guide = Sketch.View(name: "guide of \(whole.views[view].name)", parent: view)
    guide.content = .guide
    guide.place = place
    whole.views.append(guide)
    return Sketch.Item(whole.views.count - 1)
  }

  private mutating func add(
    _ first: Sketch.Item, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: Sketch.Item, _ other: LayoutAttribute, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000
  ) {
    whole.constraints.append(
      Sketch.Constraint(
        place: place, first: first, firstAttribute: attribute, relation: relation, second: second,
        secondAttribute: other, multiplier: multiplier, constant: constant, priority: priority))
  }

  private mutating func addZero(
    _ item: Sketch.Item, _ attribute: LayoutAttribute, priority: Double
  ) {
    whole.constraints.append(
      Sketch.Constraint(
        place: place, first: item, firstAttribute: attribute, relation: .equal, constant: 0,
        priority: priority))
  }
}
