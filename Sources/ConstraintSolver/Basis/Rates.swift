/// The rate of each variable along a direction; zero outside the direction's region.
struct Rates: ~Copyable {
  var values = Column<NodeIndex, Double>()
  /// A bound on the rounding error of each rate.
  var errors = Column<NodeIndex, Float>()
  /// The region of the direction: empty where there is none.
  var region = Region()
  var exact = ExactRates()

  init() {}

  var bytes: Int { values.bytes + errors.bytes + region.bytes + exact.bytes }

  /// Lengthens the columns to this number of variables.
  mutating func extend(to count: Int) {
    values.extend(to: count, with: 0)
    errors.extend(to: count, with: 0)
  }

  /// Sets the rate at which the member of a variable is relaxed: its bound, or the row that defines it.
  mutating func relax(_ variable: NodeIndex, at rate: Double) { values[variable] = rate }

  subscript(variable: NodeIndex) -> Double {
    @inline(__always) get { values[variable] }
    @inline(__always) _modify { yield &values[variable] }
  }

  /// Returns the rate that the residual of a row must have.
  @inline(__always) func goal(of index: RowIndex, _ member: Member) -> Double {
    exact.isCorrection ? exact.goals[index] : Member(index) == member ? 1 : 0
  }

  /// Returns Σ coefficient · rate of a row without one variable, and a bound on its rounding error.
  @inline(__always) func sum(
    of index: RowIndex, except own: NodeIndex, in tables: borrowing Tables
  ) -> (sum: Double, error: Double) {
    let links = tables.links.elements.view
    let rates = values.view
    let errors = self.errors.view
    let row = tables.rows[index]
    var sum = 0.0
    var error = 0.0
    for link in row.links {
      let entry = links[link]
      // It is what the sum is computed for.
      if entry.variable == own { continue }
      let rate = rates[entry.variable]
      sum += entry.coefficient * rate
      error +=
        abs(entry.coefficient) * (Double(errors[entry.variable]) + Tolerance.roundoff * abs(rate))
    }
    return (sum, error)
  }
}
