import TestSupport

/// Layouts as apps make them, as systems of constraints: the workloads of the benchmarks.
struct WorkloadGenerator {
  /// The variables of one view.
  struct View {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  typealias Side = WritableKeyPath<View, Int>

  private var workload = Workload()
  private var random = SplitMix64(seed: 12345)
  private var movable: [Int] = []
  private var cells: [[Int]] = []
  private var rootWidth = 0
  private var rootHeight = 0

  /// All workloads by name.
  static let names = [
    "W1-dialog", "W2-chain-10", "W2-chain-100", "W2-chain-1000", "W2-chain-10000",
    "W3-nested-110", "W3-nested-1110", "W3-nested-11110", "W4-grid-3x3", "W4-grid-10x10",
    "W4-grid-32x32", "W4-grid-100x100", "W5-feed-1", "W5-feed-10", "W5-feed-100", "W5-feed-1000",
  ]

  /// Makes a workload by name; nil for an unknown one.
  static func make(_ name: String, steps: Int = 1000, swaps: Int = 200) -> Workload? {
    var generator = WorkloadGenerator()
    let parts = name.split(separator: "-")
    guard parts.count >= 2 else { return nil }
    let size = parts.count > 2 ? Int(parts[2].split(separator: "x")[0]) ?? 0 : 0
    switch parts[1] {
    case "dialog": generator.dialog()
    case "chain": generator.chain(size)
    case "nested": generator.nested(depth: "\(size)".count - 1)
    case "grid": generator.grid(size)
    case "feed": generator.feed(size)
    default: return nil
    }
    generator.workload.name = name
    generator.addSteps(steps, swaps)
    return generator.workload
  }

  // MARK: Parts

  private mutating func variable() -> Int {
    workload.variableCount += 1
    return workload.variableCount - 1
  }

  @discardableResult
  private mutating func add(
    _ priority: Double, _ relation: Int, _ constant: Double, _ terms: (Int, Double)...
  ) -> Int {
    workload.constraints.append(
      Workload.Constraint(
        priority: priority, relation: relation, constant: constant,
        firstTerm: workload.termVariables.count, termCount: terms.count))
    for (variable, coefficient) in terms {
      workload.termVariables.append(Int32(variable))
      workload.termCoefficients.append(coefficient)
    }
    return workload.constraints.count - 1
  }

  private mutating func view() -> View {
    let view = View(x: variable(), y: variable(), width: variable(), height: variable())
    add(1000, 1, 0, (view.width, 1))
    add(1000, 1, 0, (view.height, 1))
    return view
  }

  /// A content size: `size ≥ value` and `size ≤ value`, as Auto Layout states it.
  private mutating func content(
    _ variable: Int, _ value: Int, hugging: Double = 250, compression: Double = 750
  ) {
    add(compression, 1, -Double(value), (variable, 1))
    add(hugging, -1, -Double(value), (variable, 1))
  }

  private mutating func root() {
    rootWidth = variable()
    rootHeight = variable()
    add(1000, 0, -812, (rootHeight, 1))
    workload.editVariable = rootWidth
    workload.editValue = 375
  }

  private mutating func addSteps(_ steps: Int, _ swaps: Int) {
    var width = 375.0
    var direction = 1.0
    for _ in 0..<steps {
      width += direction
      if width > 430 { direction = -1 }
      if width < 320 { direction = 1 }
      workload.resizes.append(width)
    }
    if !movable.isEmpty {
      for _ in 0..<steps {
        let index = random.pick(movable)
        workload.constants.append(
          (index, workload.constraints[index].constant + Double(random.pick([-2, -1, 1, 2, 3]))))
      }
    }
    if !cells.isEmpty { workload.cells = (0..<swaps).map { _ in random.pick(cells) } }
  }

  // MARK: Workloads

  /// A dialog of eleven widgets: labels before fields in rows, buttons of equal width below.
  private mutating func dialog() {
    root()
    var previous: View?
    var first: View?
    for _ in 0..<4 {
      let start = workload.constraints.count
      let (label, field) = (view(), view())
      add(1000, 0, -20, (label.x, 1))
      add(1000, 0, -8, (field.x, 1), (label.x, -1), (label.width, -1))
      add(1000, 0, 20, (field.x, 1), (field.width, 1), (rootWidth, -1))
      add(1000, 0, 0, (label.y, 1), (label.height, 0.5), (field.y, -1), (field.height, -0.5))
      if let previous {
        movable.append(add(1000, 0, -8, (field.y, 1), (previous.y, -1), (previous.height, -1)))
      } else {
        add(1000, 0, -20, (field.y, 1))
      }
      if let first { add(1000, 0, 0, (label.width, 1), (first.width, -1)) } else { first = label }
      content(label.width, random.int(40...90), hugging: 251)
      content(label.height, 17)
      content(field.height, 22)
      cells.append(Array(start..<workload.constraints.count))
      previous = field
    }
    let buttons = [view(), view(), view()]
    for (index, button) in buttons.enumerated() {
      if let previous { add(1000, 0, -16, (button.y, 1), (previous.y, -1), (previous.height, -1)) }
      content(button.width, random.int(60...100))
      content(button.height, 32)
      if index > 0 {
        let last = buttons[index - 1]
        add(1000, 0, -8, (button.x, 1), (last.x, -1), (last.width, -1))
        add(1000, 0, 0, (button.width, 1), (last.width, -1))
      }
    }
    add(1000, 0, 20, (buttons[2].x, 1), (buttons[2].width, 1), (rootWidth, -1))
  }

  /// Views below each other, as wide as the window, each with a content size.
  private mutating func chain(_ count: Int) {
    root()
    var previous: View?
    for _ in 0..<count {
      let start = workload.constraints.count
      let view = view()
      add(1000, 0, -16, (view.x, 1))
      add(1000, 0, 16, (view.x, 1), (view.width, 1), (rootWidth, -1))
      let top: Int
      if let previous {
        top = add(1000, 0, -8, (view.y, 1), (previous.y, -1), (previous.height, -1))
        cells[cells.count - 1].append(top)
      } else {
        top = add(1000, 0, -8, (view.y, 1))
      }
      movable.append(top)
      content(view.height, random.int(20...80))
      content(view.width, random.int(50...200))
      cells.append(Array(start..<workload.constraints.count))
      previous = view
    }
  }

  /// Ten equal views in a row, in each ten in a column, and so on.
  private mutating func nested(depth: Int) {
    root()
    nest(rootWidth, rootHeight, depth)
  }

  private mutating func nest(_ width: Int, _ height: Int, _ depth: Int) {
    if depth == 0 { return }
    let isRow = depth % 2 == 0
    let along: (View) -> (position: Int, size: Int) = {
      isRow ? ($0.x, $0.width) : ($0.y, $0.height)
    }
    let across: (View) -> (position: Int, size: Int) = {
      isRow ? ($0.y, $0.height) : ($0.x, $0.width)
    }
    let (length, breadth) = isRow ? (width, height) : (height, width)
    var views: [View] = []
    let start = workload.constraints.count
    for _ in 0..<10 {
      let view = view()
      add(1000, 0, 0, (across(view).position, 1))
      add(1000, 0, 0, (across(view).position, 1), (across(view).size, 1), (breadth, -1))
      if let last = views.last {
        movable.append(
          add(
            1000, 0, -1, (along(view).position, 1), (along(last).position, -1),
            (along(last).size, -1)))
        add(1000, 0, 0, (along(view).size, 1), (along(views[0]).size, -1))
      } else {
        movable.append(add(1000, 0, 0, (along(view).position, 1)))
      }
      views.append(view)
    }
    add(
      1000, 0, 0, (along(views[9]).position, 1), (along(views[9]).size, 1), (length, -1))
    if depth == 1 { cells.append(Array(start..<workload.constraints.count)) }
    for view in views { nest(view.width, view.height, depth - 1) }
  }

  /// Equal views in rows and columns.
  private mutating func grid(_ size: Int) {
    root()
    var grid: [[View]] = []
    for row in 0..<size {
      grid.append([])
      for column in 0..<size {
        let start = workload.constraints.count
        let view = view()
        if column == 0 {
          movable.append(add(1000, 0, -1, (view.x, 1)))
        } else {
          let left = grid[row][column - 1]
          movable.append(add(1000, 0, -1, (view.x, 1), (left.x, -1), (left.width, -1)))
        }
        if row == 0 {
          add(1000, 0, -1, (view.y, 1))
        } else {
          let above = grid[row - 1][column]
          add(1000, 0, -1, (view.y, 1), (above.y, -1), (above.height, -1))
        }
        if row > 0 || column > 0 {
          add(1000, 0, 0, (view.width, 1), (grid[0][0].width, -1))
          add(1000, 0, 0, (view.height, 1), (grid[0][0].height, -1))
          if row == size - 1 { cells.append(Array(start..<workload.constraints.count)) }
        }
        grid[row].append(view)
      }
    }
    let (right, bottom) = (grid[0][size - 1], grid[size - 1][0])
    add(1000, 0, 1, (right.x, 1), (right.width, 1), (rootWidth, -1))
    add(1000, 0, 1, (bottom.y, 1), (bottom.height, 1), (rootHeight, -1))
  }

  /// Cells of fifteen views as a social feed shows them.
  private mutating func feed(_ count: Int) {
    root()
    var previous: View?
    for _ in 0..<count {
      let start = workload.constraints.count
      let cell = view()
      add(1000, 0, 0, (cell.x, 1))
      add(1000, 0, 0, (cell.x, 1), (cell.width, 1), (rootWidth, -1))
      if let previous {
        let link = add(1000, 0, 0, (cell.y, 1), (previous.y, -1), (previous.height, -1))
        cells[cells.count - 1].append(link)
      } else {
        add(1000, 0, 0, (cell.y, 1))
      }
      let line = feedHead(cell)
      let media = feedBody(cell, line)
      feedFoot(cell, media)
      cells.append(Array(start..<workload.constraints.count))
      previous = cell
    }
  }

  /// Avatar, three lines beside it, a menu button; returns the avatar and the last line.
  private mutating func feedHead(_ cell: View) -> (avatar: View, last: View) {
    let (avatar, name, head, time, menu) = (view(), view(), view(), view(), view())
    add(1000, 0, -12, (avatar.x, 1))
    add(1000, 0, -12, (avatar.y, 1))
    add(1000, 0, -48, (avatar.width, 1))
    movable.append(add(1000, 0, -48, (avatar.height, 1)))
    for line in [name, head, time] {
      add(1000, 0, -8, (line.x, 1), (avatar.x, -1), (avatar.width, -1))
      add(1000, -1, 8, (line.x, 1), (line.width, 1), (menu.x, -1))
    }
    add(1000, 0, -12, (name.y, 1))
    movable.append(add(1000, 0, -2, (head.y, 1), (name.y, -1), (name.height, -1)))
    add(1000, 0, -2, (time.y, 1), (head.y, -1), (head.height, -1))
    content(name.width, random.int(60...330), hugging: 251)
    content(name.height, random.int(14...20), hugging: 251)
    content(head.width, random.int(60...380), compression: 749)
    content(head.height, random.int(12...18), compression: 749)
    content(time.width, random.int(30...80))
    content(time.height, random.int(10...14))
    add(1000, 0, -24, (menu.width, 1))
    add(1000, 0, -24, (menu.height, 1))
    add(1000, 0, -12, (menu.y, 1))
    add(1000, 0, 12, (menu.x, 1), (menu.width, 1), (cell.width, -1))
    return (avatar, time)
  }

  /// Text below the taller of both, an image of 16:9 limited in height; returns the image.
  private mutating func feedBody(_ cell: View, _ above: (avatar: View, last: View)) -> View {
    let (text, image) = (view(), view())
    add(1000, 0, -12, (text.x, 1))
    add(1000, 0, 12, (text.x, 1), (text.width, 1), (cell.width, -1))
    add(1000, 1, -8, (text.y, 1), (above.avatar.y, -1), (above.avatar.height, -1))
    add(1000, 1, -8, (text.y, 1), (above.last.y, -1), (above.last.height, -1))
    add(500, 0, -8, (text.y, 1), (above.avatar.y, -1), (above.avatar.height, -1))
    content(text.height, random.int(17...120), hugging: 251)
    add(1000, 0, 0, (image.x, 1))
    add(1000, 0, 0, (image.width, 1), (cell.width, -1))
    add(1000, 0, -8, (image.y, 1), (text.y, -1), (text.height, -1))
    add(998, 0, 0, (image.height, 1), (image.width, -0.5625))
    add(1000, -1, -220, (image.height, 1))
    return image
  }

  /// Likes and comments, a line, three equal buttons.
  private mutating func feedFoot(_ cell: View, _ image: View) {
    let (icon, likes, comments, line) = (view(), view(), view(), view())
    add(1000, 0, -12, (icon.x, 1))
    movable.append(add(1000, 0, -8, (icon.y, 1), (image.y, -1), (image.height, -1)))
    add(1000, 0, -16, (icon.width, 1))
    add(1000, 0, -16, (icon.height, 1))
    add(1000, 0, -4, (likes.x, 1), (icon.x, -1), (icon.width, -1))
    for label in [likes, comments] {
      add(1000, 0, 0, (label.y, 1), (label.height, 0.5), (icon.y, -1), (icon.height, -0.5))
      content(label.height, 14, hugging: 251)
    }
    content(likes.width, random.int(20...180), hugging: 251, compression: 749)
    content(comments.width, random.int(40...180))
    add(1000, 0, 12, (comments.x, 1), (comments.width, 1), (cell.width, -1))
    add(1000, 1, -8, (comments.x, 1), (likes.x, -1), (likes.width, -1))
    add(1000, 0, -12, (line.x, 1))
    add(1000, 0, 12, (line.x, 1), (line.width, 1), (cell.width, -1))
    add(1000, 0, -1, (line.height, 1))
    add(1000, 0, -8, (line.y, 1), (icon.y, -1), (icon.height, -1))
    let buttons = [view(), view(), view()]
    add(1000, 0, 0, (buttons[0].x, 1))
    for (left, right) in zip(buttons, buttons.dropFirst()) {
      add(1000, 0, 0, (right.x, 1), (left.x, -1), (left.width, -1))
      add(1000, 0, 0, (right.width, 1), (buttons[0].width, -1))
    }
    add(1000, 0, 0, (buttons[2].x, 1), (buttons[2].width, 1), (cell.width, -1))
    for button in buttons {
      add(1000, 0, 0, (button.y, 1), (line.y, -1), (line.height, -1))
      add(1000, 0, -44, (button.height, 1))
      content(button.width, random.int(60...100))
    }
    add(1000, 0, 0, (buttons[0].y, 1), (buttons[0].height, 1), (cell.height, -1))
  }
}
