import TestSupport

/// Shapes of systems whose solution needs many exchanges, each at any size.
///
/// Sizes, positions and priorities are random, and so are the orders of variables and constraints.
struct FamilyGenerator {
  /// A shape; each member of the family has `n` views, or `n` levels of nesting.
  enum Family: String, CaseIterable, Sendable {
    /// A row of content sizes of one hugging priority, which fills more than it needs.
    case hugties
    /// Required minimal widths whose sum nearly fills the row, each with another width in mind.
    case nearinf
    /// Positions that are at least and at most so far apart, with optional positions.
    case chainge
    /// Widths that are equal from one to the next, each at least its content.
    case eqmax
    /// Alternating ratios of widths and heights, each within its bounds.
    case ratio
    /// Optional positions in a list without overlap.
    case isotonic
    /// Stacks inside stacks, each with a label.
    case deepstack
    /// A random tree of rows and columns with equations and inequalities of many priorities.
    case randtree
    /// Rows of four labels with different hugging and compression.
    case hugrows
    /// A table whose columns have equal widths in all rows.
    case eqcols
    /// A width that is at least each of many.
    case maxof
    /// Views with equal spacers between them.
    case spacers
    /// A tree of fan-out ten, each view at a share of its parent.
    case widetree
    /// Optional equal widths of neighbours beside optional content sizes.
    case neighbours
    /// A form: the column of labels is as wide as the widest, and fields take what is left.
    case form
    /// Rows of five pictures of one height, each with its ratio.
    case pictures
    /// A row of shares of the window's width, each at least its content and at most four shares.
    case shares
    /// A row of content sizes of hundreds of different priorities.
    case levels
    /// Tiles, each below two others, and as high up as possible.
    case tiles
    /// Lines of three texts on one baseline, each line below the lowest text of the one before.
    case lines
    /// Positions that are each midway between their neighbours, but for a few points.
    case averages
    /// A chart: each view midway between its first and last child, and siblings at least so far apart.
    case chart
    /// Optional equal gaps between content sizes, each at least so wide.
    case gaps
    /// Groups of buttons of equal widths, with preferred and least gaps between the groups.
    case groups
    /// A list from the bottom up, whose first views leave the screen, and of which some are hidden.
    case bottomup
    /// A table of six columns, each as wide as its widest cell if there is space.
    case sheet
    /// A stack view that distributes its views at equal distances of their centers.
    case centering
    /// Views that each take half of what is left, and at least their content.
    case halves
    /// Views each in the middle of the one around it, as large as its content and that one allow.
    case boxes
    /// Split views in both parts of split views, with shares, least and greatest widths.
    case splits
    /// A row with preferred, least and greatest gaps of several priorities.
    case spreads
    /// Headers that stay at the top while their section is scrolled, which is what a resize does.
    case sticky
    /// Rows of tiles with shares, least widths and ratios.
    case dashboard
  }

  var workload = Workload()
  var random: SplitMix64
  /// Constraints whose constants change.
  var movable: [Int] = []
  private var cells: [[Int]] = []
  /// The width of the window.
  var width = 0
  private var cellStart = 0

  private init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Makes a member of a family, with `steps` changes of each kind.
  static func make(_ family: Family, _ n: Int, seed: UInt64, steps: Int = 10) -> Workload {
    var generator = FamilyGenerator(seed: seed)
    generator.width = generator.variable()
    generator.workload.name = "\(family.rawValue)-\(n)"
    generator.workload.editVariable = generator.width
    switch family {
    case .hugties: generator.hugties(n)
    case .nearinf: generator.nearinf(n)
    case .chainge: generator.chainge(n)
    case .eqmax: generator.eqmax(n)
    case .ratio: generator.ratio(n)
    case .isotonic: generator.isotonic(n)
    case .deepstack: generator.deepstack(n)
    case .randtree: generator.randtree(n)
    case .hugrows: generator.hugrows(n)
    case .eqcols: generator.eqcols(n)
    case .maxof: generator.maxof(n)
    case .spacers: generator.spacers(n)
    case .widetree: generator.widetree(n)
    case .neighbours: generator.neighbours(n)
    case .form: generator.form(n)
    case .pictures: generator.pictures(n)
    case .shares: generator.shares(n)
    case .levels: generator.levels(n)
    case .tiles: generator.tiles(n)
    case .lines: generator.lines(n)
    case .averages: generator.averages(n)
    case .chart: generator.chart(n)
    case .gaps: generator.gaps(n)
    case .groups: generator.groups(n)
    case .bottomup: generator.bottomup(n)
    case .sheet: generator.sheet(n)
    case .centering: generator.centering(n)
    case .halves: generator.halves(n)
    case .boxes: generator.boxes(n)
    case .splits: generator.splits(n)
    case .spreads: generator.spreads(n)
    case .sticky: generator.sticky(n)
    case .dashboard: generator.dashboard(n)
    }
    generator.addSteps(steps)
    generator.shuffle()
    return generator.workload
  }

  // MARK: Parts

  mutating func variable() -> Int {
    workload.variableCount += 1
    return workload.variableCount - 1
  }

  /// Makes a variable that is not negative.
  mutating func size() -> Int {
    let size = variable()
    add(1000, 1, 0, (size, 1))
    return size
  }

  mutating func number(_ range: ClosedRange<Int>) -> Double { Double(random.int(range)) }

  @discardableResult
  mutating func add(
    _ priority: Double, _ relation: Int, _ constant: Double, _ terms: (Int, Double)...
  ) -> Int {
    add(priority, relation, constant, terms)
  }

  @discardableResult
  mutating func add(
    _ priority: Double, _ relation: Int, _ constant: Double, _ terms: [(Int, Double)]
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

  /// A content size as Auto Layout states it; its constants change, and its rows are removed and added again.
  mutating func content(
    _ variable: Int, _ value: Double, hugging: Double = 250, compression: Double = 750
  ) {
    movable.append(add(compression, 1, -value, (variable, 1)))
    movable.append(add(hugging, -1, -value, (variable, 1)))
  }

  /// Lists the constraints since the last call as a cell.
  mutating func endCell() {
    cells.append(Array(cellStart..<workload.constraints.count))
    cellStart = workload.constraints.count
  }

  private mutating func addSteps(_ steps: Int) {
    var value = workload.editValue
    for step in 0..<steps {
      value += step % 4 < 2 ? 3 : -2
      workload.resizes.append(value)
    }
    guard !movable.isEmpty else { return }
    for _ in 0..<steps {
      let index = random.pick(movable)
      workload.constants.append(
        (index, workload.constraints[index].constant + Double(random.pick([-4, -1, 2, 5]))))
    }
    workload.cells = (0..<steps).map { _ in random.pick(cells) }
  }

  /// Renumbers variables and constraints in a random order.
  private mutating func shuffle() {
    let variables = Array(0..<workload.variableCount).shuffled(using: &random)
    let order = Array(0..<workload.constraints.count).shuffled(using: &random)
    var places = order
    for (place, index) in order.enumerated() { places[index] = place }
    workload.termVariables = workload.termVariables.map { Int32(variables[Int($0)]) }
    workload.editVariable = variables[workload.editVariable]
    workload.constraints = order.map { workload.constraints[$0] }
    workload.constants = workload.constants.map { (places[$0.constraint], $0.constant) }
    workload.cells = workload.cells.map { $0.map { places[$0] } }
  }

  /// Places views one after the other across the window; returns their widths.
  mutating func row(_ n: Int, each body: (inout Self, Int) -> Void) {
    var end: [(Int, Double)] = []
    var gap = 0.0
    for index in 0..<n {
      let (x, w) = (variable(), size())
      add(1000, 0, -gap, [(x, 1)] + end)
      body(&self, w)
      if index + 1 < n { endCell() }
      end = [(x, -1), (w, -1)]
      gap = 8
    }
    add(1000, 0, 0, end + [(width, 1)])
  }
}
