import ConstraintSolver
import TestSupport
import Testing

/// What checks the solver, checked: exact arithmetic, the rules, and that no fault passes.
@Suite(.late) struct OracleTests {
  // MARK: Planted faults

  @Test(arguments: PlantedFault.allCases)
  func `a planted fault is caught within a thousand systems`(fault: PlantedFault) {
    for seed in 1...1000 as ClosedRange<UInt64> {
      let scenario = ScenarioGenerator.scenario(
        seed: seed, size: .small, styles: RandomSystem.Style.ordinary)
      if SystemCheck.mismatch(scenario, fault: fault) != nil { return }
    }
    Issue.record("not caught")
  }

  @Test func `hardly any system is left undecided`() throws {
    var tally = Tally()
    for seed in 1...Rounds.of(100 as UInt64, ordinarily: 16) {
      let scenario = ScenarioGenerator.scenario(
        seed: seed, size: .small, styles: RandomSystem.Style.ordinary)
      try SystemCheck.run(scenario, effort: .shared, counting: &tally)
    }
    #expect(tally.solves > Rounds.of(5000, ordinarily: 500))
    #expect(tally.unknown * 1000 <= tally.solves, "\(tally.unknown) of \(tally.solves)")
  }

  @Test func `a failing scenario is reduced to what fails`() throws {
    let scenario = ScenarioGenerator.scenario(
      seed: 7, size: .middle, styles: RandomSystem.Style.ordinary)
    var minimiser = Minimiser { candidate in
      candidate.steps.contains {
        guard case .add(let constraint) = $0 else { return false }
        return constraint.isRequired && constraint.terms.count > 1
      }
    }
    let reduced = minimiser.minimise(scenario)
    #expect(reduced.steps.count == 3, "\(reduced.text)")
  }

  // MARK: The rules

  private func model(_ text: String) throws -> Model {
    var model = Model()
    for step in try Scenario(text: text).steps {
      if case .variable(let bounds) = step { model.bounds.append(bounds) }
      if case .add(let constraint) = step { model.constraints.append(constraint) }
    }
    return model
  }

  @Test func `a slight contradiction moves the constraint of the greatest rank`() throws {
    let reference = try Reference.solve(
      model("v -inf\nc 0 100 1000 0:1\nc 0 100.0005 1000 0:1\nc 0 7 250 0:1"))
    #expect(reference.broken.isEmpty && reference.values == [100])
    #expect(abs((reference.reliefs[1] ?? 0) - 0.0005) < 1e-12)
  }

  @Test(arguments: [
    ("100.0007 1000 0:100", "100.0013 1000 0:100", "100.001 1000 0:100"),
    ("0.010007 1000 0:0.01", "0.010009 1000 0:0.01", "0.0100078125 1000 0:0.01"),
  ])
  func `a slight contradiction is small in points and in the scaled row`(
    slight: String, great: String, between: String
  ) throws {
    let kept = try Reference.solve(model("v -inf\nc 0 1 1000 0:1\nc 0 \(slight)"))
    #expect(kept.broken.isEmpty)
    let broken = try Reference.solve(model("v -inf\nc 0 1 1000 0:1\nc 0 \(great)"))
    #expect(broken.broken == [1])
    let undecided = try Reference.solve(model("v -inf\nc 0 1 1000 0:1\nc 0 \(between)"))
    #expect(undecided.isNearThreshold)
  }

  @Test func `a moved constraint counts from where it was moved to`() throws {
    // The second is moved by 0.0009; the third is 0.0018 from the first, and 0.0009 from the second.
    let reference = try Reference.solve(
      model(
        """
        v -inf
        v -inf
        c 0 0 1000 0:1
        c 0 0.0009 1000 0:1
        c 0 0 1000 0:1 1:-1
        c 0 0.0018 1000 1:1
        """))
    #expect(reference.broken == [3] && reference.reliefs.keys.sorted() == [1])
  }

  @Test func `the allowance follows the conditioning`() throws {
    let well = try Reference.solve(model("v -inf\nc 0 3 1000 0:1"))
    #expect(well.allowance(0) < 2e-7)
    let badly = try Reference.solve(
      model("v -inf\nv -inf\nc 0 3 1000 0:1 1:1\nc 0 4 1000 0:1 1:1.001"))
    #expect((1e-4...1e-3).contains(badly.allowance(1)))
  }

  @Test func `the solution is followed as a constant moves`() throws {
    let reference = try Reference.solve(
      model("v 0\nv -inf\nc 0 10 1000 1:1\nc 0 0 1000 0:2 1:-1"))
    let motion = try #require(reference.motion(0))
    #expect(motion.rates == [0.5, 1])
    #expect(motion.interval == -10...(.infinity))
  }

  // MARK: Exact arithmetic

  @Test func `integers of any size obey the laws`() {
    var random = SplitMix64(seed: 1)
    func integer() -> BigInteger {
      var result = BigInteger(Int128(random.int(-1000...1000)))
      for _ in 0..<random.int(0...6) {
        let word = Int128(Int64(truncatingIfNeeded: random.next() >> UInt64(random.int(0...60))))
        result = BigInteger.product(result, BigInteger(word))
      }
      return result
    }
    func sum(_ a: BigInteger, _ b: BigInteger) -> BigInteger {
      BigInteger.combination(a, .one, .one, b.negated)
    }
    for _ in 0..<2000 {
      let (a, b, c) = (integer(), integer(), integer())
      let product = BigInteger.product(a, b)
      #expect(BigInteger.product(b, a) == product)
      #expect(
        BigInteger.product(a, sum(b, c)) == sum(product, BigInteger.product(a, c)))
      #expect(sum(sum(a, b), b.negated) == a)
      #expect((a < b) == (sum(a, b.negated).sign < 0))
      if b.isZero || c.isZero { continue }
      #expect(product.divided(exactlyBy: b) == a)
      let common = BigInteger.divisor(
        BigInteger.product(a, c), BigInteger.product(b, c))
      #expect(common.sign > 0)
      let rest = common.divided(exactlyBy: c.sign < 0 ? c.negated : c)
      #expect(BigInteger.product(rest, c.sign < 0 ? c.negated : c) == common)
      if a.isZero { continue }
      #expect(
        BigInteger.divisor(a.divided(exactlyBy: rest), b.divided(exactlyBy: rest)) == .one)
      #expect(abs(BigInteger.ratio(product, b) / BigInteger.ratio(a, .one) - 1) < 1e-15)
    }
  }

  @Test func `both kinds of integers give the same solution`() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      let scenario = ScenarioGenerator.scenario(seed: seed, size: .small)
      let model = try model(scenario.text)
      let expected = try Reference.solve(model)
      let values = try Reference.solveInAnySize(model).values
      #expect(values == expected.values, "seed \(seed)")
    }
  }

  @Test(arguments: [
    ("-1/3", -1, 3), ("0.01", 1, 100), ("1e-05", 1, 100_000), ("100000.0", 100_000, 1),
    ("-2.50", -5, 2), ("1e3", 1000, 1),
  ]) func `numbers are read exactly`(text: String, numerator: Int, denominator: Int) {
    #expect(Rational(text) == Rational(numerator, over: denominator))
  }

  @Test func `numbers are written so that they are read back`() {
    for value in [
      Rational(1, over: 3), Rational(-7, over: 40), Rational(12), Rational(1, over: 64),
    ] {
      #expect(Rational(value.text) == value)
    }
    #expect(Rational(exactly: 0.375) == Rational(3, over: 8))
    #expect(Rational(exactly: -1e20)?.double == -1e20)
  }
}
