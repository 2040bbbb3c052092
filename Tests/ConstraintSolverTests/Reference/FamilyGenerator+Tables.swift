import TestSupport

// More shapes, in the order of `FamilyGenerator.Family`: forms, pictures, shares, priorities, tiles, lines of text,
// averages, charts, gaps.
extension FamilyGenerator {
  mutating func form(_ n: Int) {
    workload.editValue = 400
    let column = size()
    for _ in 0..<n {
      let (label, field, x) = (size(), size(), variable())
      add(1000, -1, 0, (label, 1), (column, -1))
      add(1000, 0, -12, (x, 1), (column, -1))
      add(1000, 0, 12, (x, 1), (field, 1), (width, -1))
      content(label, number(30...150), hugging: Double(random.pick([251, 252])))
      content(field, number(50...300), compression: Double(random.pick([740, 750])))
      endCell()
    }
    add(240, 0, 0, (column, 1))
  }

  mutating func pictures(_ n: Int) {
    workload.editValue = 600
    for _ in 0..<max(1, n / 5) {
      let height = size()
      var end: [(Int, Double)] = []
      for _ in 0..<5 {
        let (x, w) = (variable(), size())
        add(1000, 0, end.isEmpty ? 0 : -4, [(x, 1)] + end)
        add(1000, 0, 0, (w, 1), (height, -Double(random.pick([0.5, 0.75, 1, 1.5, 2]))))
        movable.append(add(Double(random.pick([500, 600])), 1, -number(40...160), (w, 1)))
        end = [(x, -1), (w, -1)]
      }
      add(1000, -1, 0, end.map { ($0.0, 1) } + [(width, -1)])
      movable.append(add(300, 0, -number(60...200), (height, 1)))
      endCell()
    }
  }

  mutating func shares(_ n: Int) {
    workload.editValue = Double(50 * n)
    row(n) { generator, w in
      let share = Double(generator.random.pick([1, 2, 3])) / Double(2 * n)
      generator.add(1000, -1, 0, (w, 1), (generator.width, -4 * share))
      generator.add(
        Double(generator.random.pick([700, 710])), 0, 0, (w, 1), (generator.width, -share))
      generator.content(w, generator.number(20...80))
    }
  }

  mutating func levels(_ n: Int) {
    workload.editValue = Double(45 * n)
    row(n) { generator, w in
      generator.content(
        w, generator.number(20...80), hugging: Double(generator.random.int(100...400)),
        compression: Double(generator.random.int(600...900)))
    }
  }

  mutating func tiles(_ n: Int) {
    workload.editValue = 300
    var tiles: [(y: Int, h: Int)] = []
    for index in 0..<n {
      let tile = (y: variable(), h: size())
      for _ in 0..<2 where index > 0 {
        let above = tiles[random.int(max(0, index - 8)...(index - 1))]
        add(1000, 1, -4, (tile.y, 1), (above.y, -1), (above.h, -1))
      }
      add(1000, 1, 0, (tile.y, 1))
      add(100, 0, 0, (tile.y, 1))
      content(tile.h, number(20...90))
      tiles.append(tile)
      endCell()
    }
  }

  mutating func lines(_ n: Int) {
    workload.editValue = 320
    var bottom: Int?
    for _ in 0..<max(1, n / 3) {
      let (baseline, end) = (variable(), variable())
      for _ in 0..<3 {
        let (y, h) = (variable(), size())
        add(1000, 0, 0, (y, 1), (h, Double(random.pick([0.75, 0.8]))), (baseline, -1))
        if let bottom {
          add(1000, 1, -8, (y, 1), (bottom, -1))
        } else {
          add(1000, 1, -8, (y, 1))
        }
        add(1000, -1, 0, (y, 1), (h, 1), (end, -1))
        content(h, number(12...60))
      }
      if let bottom {
        add(200, 0, 0, (end, 1), (bottom, -1))
      } else {
        add(200, 0, 0, (end, 1))
      }
      bottom = end
      endCell()
    }
  }

  mutating func averages(_ n: Int) {
    workload.editValue = Double(n)
    let positions = (0..<max(3, n)).map { _ in variable() }
    add(1000, 0, 0, (positions[0], 1))
    add(1000, 0, 0, (positions[positions.count - 1], 1), (width, -1))
    for index in 1..<(positions.count - 1) {
      movable.append(
        add(
          Double(random.pick([500, 600, 750])), 0, number(-3...3), (positions[index], 2),
          (positions[index - 1], -1), (positions[index + 1], -1)))
      endCell()
    }
  }

  mutating func chart(_ n: Int) {
    workload.editValue = Double(30 * n)
    var open = [(view: variable(), depth: 0)]
    var last: [Int] = [open[0].view]
    add(1000, 1, 0, (open[0].view, 1))
    var made = 1
    while made < n {
      let (parent, depth) = open.removeFirst()
      var children: [Int] = []
      for _ in 0..<random.int(1...3) where made < n {
        let view = variable()
        if last.count > depth + 1 {
          add(1000, 1, -number(20...40), (view, 1), (last[depth + 1], -1))
          last[depth + 1] = view
        } else {
          add(1000, 1, 0, (view, 1))
          last.append(view)
        }
        movable.append(add(100, 0, -number(0...50), (view, 1)))
        children.append(view)
        open.append((view, depth + 1))
        made += 1
      }
      if let first = children.first, let end = children.last {
        add(Double(random.pick([800, 790])), 0, 0, (parent, 2), (first, -1), (end, -1))
      }
      endCell()
    }
  }

  mutating func gaps(_ n: Int) {
    var sum = 0.0
    var end: [(Int, Double)] = []
    var first: Int?
    for _ in 0..<n {
      let (x, w, gap) = (variable(), size(), size())
      add(1000, 0, 0, [(x, 1), (gap, -1)] + end)
      if let first {
        add(Double(random.pick([700, 710])), 0, 0, (gap, 1), (first, -1))
      } else {
        first = gap
      }
      movable.append(add(720, 1, -number(4...12), (gap, 1)))
      let value = number(20...60)
      content(w, value, hugging: 740, compression: 745)
      sum += value + 8
      end = [(x, -1), (w, -1)]
      endCell()
    }
    add(1000, 0, 0, end + [(width, 1)])
    workload.editValue = sum
  }
}
