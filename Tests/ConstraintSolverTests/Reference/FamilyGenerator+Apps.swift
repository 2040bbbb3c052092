import TestSupport

// Shapes of screens in apps.
extension FamilyGenerator {
  mutating func groups(_ n: Int) {
    var sum = 0.0
    var end: [(Int, Double)] = []
    for _ in 0..<max(1, n / 4) {
      var first: Int?
      var most = 0.0
      for place in 0..<4 {
        let (x, w) = (variable(), size())
        if place == 0 {
          add(1000, 1, -8, [(x, 1)] + end)
          add(500, 0, -16, [(x, 1)] + end)
        } else {
          add(1000, 0, -1, [(x, 1)] + end)
        }
        if let first { add(1000, 0, 0, (w, 1), (first, -1)) } else { first = w }
        let value = number(20...60)
        most = max(most, value)
        content(w, value, compression: Double(random.pick([750, 760])))
        end = [(x, -1), (w, -1)]
      }
      sum += 4 * most + 12
      endCell()
    }
    add(1000, 1, 0, end + [(width, 1)])
    workload.editValue = sum
  }

  mutating func bottomup(_ n: Int) {
    workload.editValue = 800
    var below: [(Int, Double)] = [(width, -1)]
    for _ in 0..<n {
      let (y, h) = (variable(), size())
      add(1000, 0, 4, [(y, 1), (h, 1)] + below)
      content(h, number(20...90))
      if random.int(0...2) == 0 { movable.append(add(999, 0, 0, (h, 1))) }
      add(300, 1, 0, (y, 1))
      below = [(y, -1)]
      endCell()
    }
  }

  mutating func sheet(_ n: Int) {
    workload.editValue = 500
    let columns = (0..<6).map { _ in size() }
    add(1000, 0, -0.0, columns.map { ($0, 1) } + [(width, -1)])
    for column in columns { add(Double(random.pick([100, 101])), 0, 0, (column, 1)) }
    for _ in 0..<max(1, n / 6) {
      for column in columns {
        let w = size()
        add(1000, 0, 0, (w, 1), (column, -1))
        content(
          w, number(20...120), hugging: Double(random.pick([250, 251])),
          compression: Double(random.pick([740, 750])))
      }
      endCell()
    }
  }

  mutating func centering(_ n: Int) {
    var sum = 0.0
    var last: (x: Int, w: Int)?
    var first: Int?
    for _ in 0..<n {
      let (x, w) = (variable(), size())
      let value = number(20...60)
      sum += value + 12
      if let last {
        add(1000, 1, -8, (x, 1), (last.x, -1), (last.w, -1))
        let guide = size()
        add(1000, 0, 0, (guide, 2), (x, -2), (w, -1), (last.x, 2), (last.w, 1))
        if let first { add(149, 0, 0, (guide, 1), (first, -1)) } else { first = guide }
      } else {
        add(1000, 0, 0, (x, 1))
      }
      content(w, value)
      last = (x, w)
      endCell()
    }
    if let last { add(1000, 0, 0, (last.x, 1), (last.w, 1), (width, -1)) }
    workload.editValue = sum
  }

  mutating func halves(_ n: Int) {
    workload.editValue = 4000
    var end: [(Int, Double)] = []
    for _ in 0..<n {
      let (x, w) = (variable(), size())
      add(1000, 0, -2, [(x, 1)] + end)
      movable.append(add(700, 0, 0, (w, 1), (width, -0.5), (x, 0.5)))
      movable.append(add(750, 1, -number(2...8), (w, 1)))
      end = [(x, -1), (w, -1)]
      endCell()
    }
  }

  mutating func boxes(_ n: Int) {
    workload.editValue = Double(20 * n)
    var outer = (x: variable(), w: width)
    add(1000, 0, 0, (outer.x, 1))
    for _ in 0..<n {
      let inner = (x: variable(), w: size())
      add(1000, 0, 0, (inner.x, 2), (inner.w, 1), (outer.x, -2), (outer.w, -1))
      add(1000, 1, -8, (inner.x, 1), (outer.x, -1))
      movable.append(
        add(Double(random.pick([500, 700])), 0, number(8...40), (inner.w, 1), (outer.w, -1)))
      movable.append(add(Double(random.pick([600, 760])), 1, -number(10...400), (inner.w, 1)))
      outer = inner
      endCell()
    }
  }

  mutating func splits(_ n: Int) {
    workload.editValue = Double(30 * n)
    var open = [width]
    var made = 0
    while made < n {
      let parent = open.removeFirst()
      let (left, right) = (size(), size())
      add(1000, 0, 4, (left, 1), (right, 1), (parent, -1))
      movable.append(
        add(
          Double(random.pick([490, 500])), 0, 0, (left, 1),
          (parent, -Double(random.pick([0.25, 0.5, 0.67])))))
      movable.append(add(Double(random.pick([900, 950])), 1, -number(20...80), (left, 1)))
      movable.append(add(Double(random.pick([900, 950])), 1, -number(20...80), (right, 1)))
      add(600, -1, number(-900 ... -200), (left, 1))
      open += [left, right]
      made += 2
      endCell()
    }
  }

  mutating func spreads(_ n: Int) {
    var sum = 0.0
    var end: [(Int, Double)] = []
    for _ in 0..<n {
      let (x, w) = (variable(), size())
      add(1000, 1, -4, [(x, 1)] + end)
      movable.append(add(Double(random.pick([500, 600, 700])), 0, -number(8...16), [(x, 1)] + end))
      add(Double(random.pick([900, 1000])), -1, -30, [(x, 1)] + end)
      let value = number(20...60)
      content(
        w, value, hugging: Double(random.pick([250, 450, 550])),
        compression: Double(random.pick([450, 650, 750])))
      sum += value + 11
      end = [(x, -1), (w, -1)]
      endCell()
    }
    add(1000, 1, 0, end + [(width, 1)])
    add(800, -1, 0, end + [(width, 1)])
    workload.editValue = sum
  }

  mutating func sticky(_ n: Int) {
    workload.editValue = Double(50 * n)
    var above: [(Int, Double)] = []
    for _ in 0..<n {
      let (header, top, h) = (variable(), variable(), size())
      add(1000, 0, 0, [(top, 1)] + above)
      content(h, number(60...140))
      add(750, 0, 0, (header, 1), (top, -1))
      add(900, 1, 0, (header, 1), (width, -1))
      add(1000, 1, 0, (header, 1), (top, -1))
      add(1000, -1, 30, (header, 1), (top, -1), (h, -1))
      above = [(top, -1), (h, -1)]
      endCell()
    }
  }

  mutating func dashboard(_ n: Int) {
    workload.editValue = 800
    var above: [(Int, Double)] = []
    for _ in 0..<max(1, n / 4) {
      var end: [(Int, Double)] = []
      let (y, height) = (variable(), size())
      add(1000, 0, -8, [(y, 1)] + above)
      for place in 0..<4 {
        let (x, w, h) = (variable(), size(), size())
        add(1000, 0, place == 0 ? 0 : -8, [(x, 1)] + end)
        movable.append(
          add(
            Double(random.pick([600, 610])), 0, 0, (w, 1),
            (width, -Double(random.pick([0.15, 0.25, 0.4])))))
        movable.append(add(Double(random.pick([800, 1000])), 1, -number(60...160), (w, 1)))
        movable.append(add(650, 0, 0, (h, 1), (w, -Double(random.pick([0.5, 0.75, 1])))))
        add(1000, -1, 0, (h, 1), (height, -1))
        end = [(x, -1), (w, -1)]
      }
      add(900, -1, 0, end.map { ($0.0, 1) } + [(width, -1)])
      movable.append(add(700, -1, -number(80...200), (height, 1)))
      add(60, 0, 0, (height, 1))
      above = [(y, -1), (height, -1)]
      endCell()
    }
  }
}
