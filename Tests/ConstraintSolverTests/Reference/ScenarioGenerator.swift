import TestSupport

/// Random scenarios, each from a seed.
struct ScenarioGenerator {
  enum Size: String, CaseIterable {
    case small, middle, large, huge

    var variables: ClosedRange<Int> {
      switch self {
      case .small: 2...8
      case .middle: 6...14
      case .large: 15...30
      case .huge: 100...500
      }
    }

    var constraints: ClosedRange<Int> {
      switch self {
      case .small: 2...18
      case .middle: 8...35
      case .large: 20...80
      case .huge: 100...900
      }
    }
  }

  /// The size that a seed stands for when none is given: most faults show in small systems, and can
  /// be read there; one in 500 has hundreds of variables.
  static func size(ofSeed seed: UInt64) -> Size {
    var random = SplitMix64(seed: ~seed)
    switch random.int(0...499) {
    case 0: return .huge
    case 1...15: return .large
    case 16...99: return .middle
    default: return .small
    }
  }

  /// A system is built, changed in any order of operations, resized, and solved in between.
  static func scenario(
    seed: UInt64, size: Size? = nil, styles: [RandomSystem.Style] = RandomSystem.Style.allCases
  ) -> Scenario {
    let size = size ?? self.size(ofSeed: seed)
    var generator = ScenarioGenerator(seed: seed, size: size, styles: styles)
    generator.build()
    generator.change(times: size == .huge ? 2 : size == .large ? 3 : 6)
    return generator.scenario
  }

  /// The style of the scenario of a seed.
  static func style(
    seed: UInt64, size: Size? = nil, styles: [RandomSystem.Style]
  ) -> RandomSystem.Style {
    ScenarioGenerator(seed: seed, size: size ?? self.size(ofSeed: seed), styles: styles).system
      .style
  }

  private var random: SplitMix64
  private let size: Size
  private var system: RandomSystem
  private let variables: Int
  private var scenario = Scenario()
  /// The constraints there are, by their numbers.
  private var living: [(number: Int, constraint: ModelConstraint)] = []
  private var added = 0

  private init(seed: UInt64, size: Size, styles: [RandomSystem.Style]) {
    var random = SplitMix64(seed: seed)
    self.size = size
    // One in two of mixed magnitudes, where there are any.
    let mixed = styles.filter { RandomSystem.Style.mixed.contains($0) }
    let style =
      !mixed.isEmpty && random.chance(0.5) ? random.pick(mixed) : random.pick(styles)
    variables = random.int(size.variables)
    system = RandomSystem(style: style, variables: variables, using: &random)
    self.random = random
  }

  private mutating func build() {
    for bounds in system.bounds { scenario.steps.append(.variable(bounds)) }
    let solvesOften = random.chance(0.3) && (size == .small || size == .middle)
    for _ in 0..<random.int(size.constraints) {
      add()
      if solvesOften { scenario.steps.append(.solve) }
    }
    let readsRanges = size == .small || size == .middle && random.chance(0.3)
    scenario.steps.append(readsRanges ? .ranges : .solve)
  }

  private mutating func add() {
    var constraint = system.constraint(using: &random)
    let others = living.suffix(20).map(\.constraint)
    if let dependent = system.dependent(on: others, using: &random) { constraint = dependent }
    scenario.steps.append(.add(constraint))
    living.append((added, constraint))
    added += 1
  }

  private mutating func change(times: Int) {
    for _ in 0..<random.int(0...times) {
      if random.chance(0.3), !living.isEmpty {
        let number = random.pick(living).number
        let step = random.pick([Rational(1), Rational(-1), Rational(2), Rational(1, over: 2)])
        scenario.steps.append(.resize(number, by: step, times: 7))
        continue
      }
      if random.chance(0.05), !living.isEmpty {
        let number = random.pick(living).number
        let low = random.int(-50...50)
        scenario.steps.append(
          .plan(number, from: Rational(low), to: Rational(low + random.int(1...100))))
        continue
      }
      for _ in 0..<random.pick([1, 1, 2, 5]) { operate() }
      scenario.steps.append(random.chance(size == .huge ? 0 : 0.15) ? .ranges : .solve)
    }
  }

  private mutating func operate() {
    let position = living.isEmpty ? 0 : random.int(0...(living.count - 1))
    let number = living.isEmpty ? -1 : living[position].number
    switch random.int(0...19) {
    case 0...4 where number >= 0:
      let constant = living[position].constraint.constant + Rational(random.int(-8...8))
      living[position].constraint.constant = constant
      scenario.steps.append(.setConstant(number, constant))
    case 5...8 where number >= 0:
      scenario.steps.append(.remove(number))
      living.remove(at: position)
    case 9...10 where number >= 0:
      scenario.steps.append(.setPriority(number, random.pick([1000, 750, 250, 500])))
    case 11...12 where number >= 0:
      scenario.steps.append(.setRank(number, random.int(0...2000)))
    case 13:
      scenario.steps.append(
        .suggest(
          random.int(0...(variables - 1)), Rational(random.int(-100...300)),
          priority: random.pick([999, 500, 1])))
    case 14: scenario.steps.append(.stopSuggesting(random.int(0...(variables - 1))))
    case 15: scenario.steps.append(.read(random.int(0...(variables - 1))))
    case 16 where number >= 0:
      // A variable goes when all goes that mentions it.
      guard let variable = living[position].constraint.terms.first?.variable else { break }
      for other in living where other.constraint.terms.contains(where: { $0.variable == variable })
      {
        scenario.steps.append(.remove(other.number))
      }
      living.removeAll { $0.constraint.terms.contains { $0.variable == variable } }
      scenario.steps.append(.stopSuggesting(variable))
      scenario.steps.append(.removeVariable(variable))
    default: add()
    }
  }
}
