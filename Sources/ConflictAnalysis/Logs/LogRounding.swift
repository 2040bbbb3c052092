extension ConstraintSystem {
  /// The greatest difference between a number and its printed form, rounded up: six digits leave two
  /// decimal places to lengths above a thousand points.
  private static let rounding = 0.01

  /// Whether the required statements conflict for some numbers that are printed like these.
  ///
  /// A conflict is a sum of statements that cannot be satisfied. Two sets of numbers are tried. In both,
  /// limits are tighter; equations differ by amounts that do not cancel, upward in one set and
  /// downward in the other. A sum that is satisfied exactly is therefore violated in at least one. What is
  /// printed as 0 is 0: six digits are printed of any other number, however small.
  var conflictsWithinRounding: Bool {
    [1.0, -1.0].contains { direction in
      var system = self
      for place in system.statements.indices {
        system.statements[place].precision = 0
        guard system.statements[place].constant != 0 else { continue }
        switch system.statements[place].relation {
        case .atLeast: system.statements[place].constant += Self.rounding
        case .atMost: system.statements[place].constant -= Self.rounding
        case .equal:
          // Multiples of the golden ratio differ from each other, however many there are.
          let part = (Double(place + 1) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1)
          system.statements[place].constant += direction * Self.rounding * (1 + part) / 2
        }
      }
      return !system.isFeasible
    }
  }
}
