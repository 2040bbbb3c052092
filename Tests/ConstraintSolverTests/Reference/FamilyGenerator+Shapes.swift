import TestSupport

// The shapes, in the order of `FamilyGenerator.Family`.
extension FamilyGenerator {
  mutating func hugties(_ n: Int) {
    var sum = 50.0 + 8 * Double(n - 1)
    row(n) { generator, w in
      let value = generator.number(20...80)
      generator.content(w, value)
      sum += value
    }
    workload.editValue = sum
  }

  mutating func nearinf(_ n: Int) {
    var sum = 5.0 + 8 * Double(n - 1)
    row(n) { generator, w in
      let value = generator.number(20...80)
      generator.movable.append(generator.add(1000, 1, -value, (w, 1)))
      generator.add(250, 0, -value - generator.number(5...20), (w, 1))
      sum += value
    }
    workload.editValue = sum
  }

  mutating func chainge(_ n: Int) {
    workload.editValue = Double(30 * n)
    var previous: Int?
    for index in 0..<n {
      let y = variable()
      if let previous {
        add(1000, 1, -number(22...28), (y, 1), (previous, -1))
        add(1000, -1, -number(32...38), (y, 1), (previous, -1))
      } else {
        add(1000, 0, 0, (y, 1))
      }
      let wish = Double(30 * index) + number(-40...40)
      movable.append(add(Double(random.pick([250, 500, 750])), 0, -wish, (y, 1)))
      previous = y
      endCell()
    }
    if let previous { add(900, -1, 0, (previous, 1), (width, -1)) }
  }

  mutating func eqmax(_ n: Int) {
    workload.editValue = Double(120 * n)
    var (previous, last) = (-1, -1)
    for index in 0..<n {
      let (x, w) = (variable(), size())
      if index > 0 {
        add(1000, 0, 0, (w, 1), (last, -1))
        add(1000, 0, -8, (x, 1), (previous, -1), (last, -1))
      } else {
        add(1000, 0, 0, (x, 1))
      }
      content(w, number(20...80))
      (previous, last) = (x, w)
      endCell()
    }
    add(1000, -1, 0, (previous, 1), (last, 1), (width, -1))
  }

  mutating func ratio(_ n: Int) {
    workload.editValue = 300
    var previous = width
    for _ in 0..<n {
      let (w, h) = (variable(), variable())
      add(1000, 1, -20, (w, 1))
      add(1000, -1, 400, (w, -1))
      add(1000, 0, 0, (h, 1), (w, -Double(random.pick([0.5, 0.75, 1, 1.5, 2]))))
      movable.append(
        add(
          Double(random.pick([750, 900])), 0, number(-5...5), (w, 1),
          (previous, -Double(random.pick([0.5, 0.75, 1, 1.25, 1.5])))))
      previous = h
      endCell()
    }
  }

  mutating func isotonic(_ n: Int) {
    workload.editValue = Double(40 * n)
    var previous: Int?
    for index in 0..<n {
      let y = variable()
      if let previous { add(1000, 1, -20, (y, 1), (previous, -1)) }
      movable.append(add(500, 0, -Double(20 * index) - number(-100...100), (y, 1)))
      previous = y
      endCell()
    }
    if let previous { add(1000, -1, 20, (previous, 1), (width, -1)) }
  }

  mutating func deepstack(_ n: Int) {
    workload.editValue = Double(40 * n)
    let height = size()
    var outer = (x: variable(), y: variable(), w: width, h: height)
    add(1000, 0, 0, (outer.x, 1))
    add(1000, 0, 0, (outer.y, 1))
    add(50, 0, 0, (height, 1))
    for level in 0..<n {
      let label = (x: variable(), y: variable(), w: size(), h: size())
      let inner = (x: variable(), y: variable(), w: size(), h: size())
      let along =
        level % 2 == 0
        ? [outer.x, outer.w, label.x, label.w, inner.x, inner.w]
        : [outer.y, outer.h, label.y, label.h, inner.y, inner.h]
      let across =
        level % 2 == 0
        ? [outer.y, outer.h, label.y, label.h, inner.y, inner.h]
        : [outer.x, outer.w, label.x, label.w, inner.x, inner.w]
      add(1000, 0, 0, (along[2], 1), (along[0], -1))
      add(1000, 0, -8, (along[4], 1), (along[2], -1), (along[3], -1))
      add(1000, 0, 0, (along[4], 1), (along[5], 1), (along[0], -1), (along[1], -1))
      for part in [2, 4] {
        let (start, length) = (across[part], across[part + 1])
        if random.int(0...1) == 0 {
          add(1000, 0, 0, (start, 1), (across[0], -1))
          add(1000, 0, 0, (length, 1), (across[1], -1))
        } else {
          add(1000, 1, 0, (start, 1), (across[0], -1))
          add(1000, -1, 0, (start, 1), (length, 1), (across[0], -1), (across[1], -1))
          add(1000, 0, 0, (start, 1), (length, 0.5), (across[0], -1), (across[1], -0.5))
        }
      }
      add(51, 0, 0, (across[1], 1))
      content(label.w, number(20...80), hugging: Double(random.pick([250, 251])))
      content(label.h, number(10...20), hugging: Double(random.pick([250, 251])))
      outer = inner
      endCell()
    }
    content(outer.w, 30)
    content(outer.h, 30)
  }

  mutating func randtree(_ n: Int) {
    workload.editValue = 800
    let root = (x: variable(), y: variable(), w: width, h: size())
    add(1000, 0, 0, (root.x, 1))
    add(1000, 0, 0, (root.y, 1))
    add(1000, 0, -600, (root.h, 1))
    var open = [root]
    var made = 0
    while made < n {
      let parent = open.remove(at: random.int(0...(open.count - 1)))
      let isRow = random.int(0...1) == 0
      let (start, length, breadthStart, breadth) =
        isRow
        ? (parent.x, parent.w, parent.y, parent.h) : (parent.y, parent.h, parent.x, parent.w)
      var last: (x: Int, w: Int)?
      for _ in 0..<random.int(2...5) where made < n {
        let view = (x: variable(), y: variable(), w: size(), h: size())
        let (p, s, q, t) =
          isRow ? (view.x, view.w, view.y, view.h) : (view.y, view.h, view.x, view.w)
        if let last {
          add(
            Double(random.pick([1000, 1000, 750])), random.pick([0, 1]), -4, (p, 1), (last.x, -1),
            (last.w, -1))
        } else {
          add(1000, random.pick([0, 1]), -4, (p, 1), (start, -1))
        }
        add(1000, random.pick([0, 1]), -2, (q, 1), (breadthStart, -1))
        add(1000, -1, 2, (q, 1), (t, 1), (breadthStart, -1), (breadth, -1))
        if random.int(0...3) == 0 {
          add(Double(random.pick([400, 600])), 0, 0, (s, 1), (t, -1.5))
        }
        content(
          s, number(10...90), hugging: Double(random.pick([200, 250, 251])),
          compression: Double(random.pick([700, 749, 750])))
        content(t, number(10...40))
        last = (p, s)
        open.append(view)
        made += 1
        endCell()
      }
      if let last {
        add(
          Double(random.pick([1000, 900])), random.pick([0, -1]), 4, (last.x, 1), (last.w, 1),
          (start, -1), (length, -1))
      }
    }
  }

  mutating func hugrows(_ n: Int) {
    workload.editValue = 200
    for _ in 0..<max(1, n / 4) {
      let views = (0..<4).map { _ in (x: variable(), w: size()) }
      add(1000, 0, -16, (views[0].x, 1))
      for (left, right) in zip(views, views.dropFirst()) {
        add(1000, random.pick([0, 1]), -8, (right.x, 1), (left.x, -1), (left.w, -1))
      }
      add(1000, random.pick([0, -1]), 16, (views[3].x, 1), (views[3].w, 1), (width, -1))
      for view in views {
        content(
          view.w, number(20...90), hugging: Double(random.int(249...252)),
          compression: Double(random.int(748...751)))
      }
      endCell()
    }
  }

  mutating func eqcols(_ n: Int) {
    workload.editValue = 400
    var columns: [Int] = []
    for row in 0..<max(1, n / 4) {
      var end: [(Int, Double)] = []
      for column in 0..<4 {
        let (x, w) = (variable(), size())
        add(1000, 0, -8, [(x, 1)] + end)
        if row == 0 { columns.append(w) } else { add(1000, 0, 0, (w, 1), (columns[column], -1)) }
        content(
          w, number(20...120), hugging: Double(250 + column), compression: Double(750 - column))
        end = [(x, -1), (w, -1)]
      }
      add(1000, 0, 8, end.map { ($0.0, 1) } + [(width, -1)])
      endCell()
    }
  }

  mutating func maxof(_ n: Int) {
    workload.editValue = 100
    let largest = variable()
    add(1000, 1, 0, (largest, 1), (width, -1))
    for _ in 0..<n {
      let w = size()
      add(1000, 1, -16, (largest, 1), (w, -1))
      content(w, number(20...180))
      endCell()
    }
    add(100, 0, 0, (largest, 1))
  }

  mutating func spacers(_ n: Int) {
    workload.editValue = Double(60 * n)
    let first = size()
    var (previous, gap) = (-1, -1)
    for index in 0..<n {
      let (x, w, space) = (variable(), size(), index == 0 ? first : size())
      if index > 0 {
        add(1000, 0, 0, (x, 1), (previous, -1), (gap, -1), (space, -1))
        add(1000, 0, 0, (space, 1), (first, -1))
      } else {
        add(1000, 0, 0, (x, 1), (space, -1))
      }
      movable.append(add(1000, 0, -number(20...40), (w, 1)))
      // The end of the view, from which the next spacer begins.
      (previous, gap) = (x, w)
      endCell()
    }
    let last = size()
    add(1000, 0, 0, (last, 1), (first, -1))
    add(1000, 0, 0, (previous, 1), (gap, 1), (last, 1), (width, -1))
  }

  mutating func widetree(_ n: Int) {
    workload.editValue = 1000
    var parents = [(x: variable(), w: width)]
    add(1000, 0, 0, (parents[0].x, 1))
    var made = 0
    while made < n {
      let parent = parents.removeFirst()
      for place in 0..<10 where made < n {
        let view = (x: variable(), w: size())
        add(
          1000, 0, 0, (view.x, 1), (view.w, 0.5), (parent.x, -1),
          (parent.w, -(0.05 + 0.1 * Double(place))))
        add(1000, 0, 0, (view.w, 1), (parent.w, -Double(random.pick([0.06, 0.08, 0.1]))))
        movable.append(add(250, -1, -number(10...200), (view.w, 1)))
        parents.append(view)
        made += 1
        endCell()
      }
    }
  }

  mutating func neighbours(_ n: Int) {
    var sum = 8.0 * Double(n - 1)
    var last: Int?
    row(n) { generator, w in
      let value = generator.number(20...80)
      generator.content(w, value, compression: 500)
      if let last {
        generator.add(Double(generator.random.pick([260, 600])), 0, 0, (w, 1), (last, -1))
      }
      last = w
      sum += value
    }
    workload.editValue = sum
  }
}
