/// A system of constraints with what happens to it: the neutral text format of the benchmarks.
///
///     P <variables> <constraints> <edit variable> <its first value>
///     C <priority> <relation> <constant> <k> v1 c1 … vk ck    Σ c·v + constant  REL  0
///     R <n> value…                                            resizes of the edit variable
///     K <n> (constraint constant)…                            changes of one constant
///     D <n>, then n lines: L <k> constraint…                  removed, solved, added again, solved
struct Workload {
  struct Constraint {
    var priority: Double
    var relation: Int
    var constant: Double
    var firstTerm: Int
    var termCount: Int
  }

  var name = ""
  var variableCount = 0
  var editVariable = 0
  var editValue = 0.0
  var constraints: [Constraint] = []
  var termVariables: [Int32] = []
  var termCoefficients: [Double] = []
  var resizes: [Double] = []
  var constants: [(constraint: Int, constant: Double)] = []
  var cells: [[Int]] = []

  init() {}

  /// The sums of errors per priority at given values and present constants.
  func violations(_ constants: [Double], edit: Double, _ value: (Int) -> Double) -> [(
    Double, Double
  )] {
    var sums: [Double: Double] = [999: abs(value(editVariable) - edit)]
    for (index, constraint) in constraints.enumerated() {
      var sum = constants[index]
      for term in constraint.firstTerm..<(constraint.firstTerm + constraint.termCount) {
        sum += termCoefficients[term] * value(Int(termVariables[term]))
      }
      let error =
        constraint.relation == 0
        ? abs(sum) : constraint.relation > 0 ? max(0, -sum) : max(0, sum)
      sums[constraint.priority, default: 0] += error
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }
}
