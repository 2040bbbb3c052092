import Foundation

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

  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let text = data + [0]
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    text.withUnsafeBytes { bytes in
      guard var cursor = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      let end = cursor + bytes.count - 1
      func skipSpace() {
        while cursor < end && (cursor.pointee == 32 || cursor.pointee == 10) { cursor += 1 }
      }
      func number() -> Double {
        var next: UnsafeMutablePointer<CChar>?
        let value = strtod(cursor, &next)
        cursor = UnsafePointer(next ?? UnsafeMutablePointer(mutating: end))
        return value
      }
      func integer() -> Int { Int(number()) }
      while true {
        skipSpace()
        guard cursor < end else { break }
        let tag = UInt8(bitPattern: cursor.pointee)
        cursor += 1
        switch tag {
        case UInt8(ascii: "P"):
          variableCount = integer()
          constraints.reserveCapacity(integer())
          editVariable = integer()
          editValue = number()
        case UInt8(ascii: "C"):
          let (priority, relation, constant, count) = (number(), integer(), number(), integer())
          constraints.append(
            Constraint(
              priority: priority, relation: relation, constant: constant,
              firstTerm: termVariables.count, termCount: count))
          for _ in 0..<count {
            termVariables.append(Int32(integer()))
            termCoefficients.append(number())
          }
        case UInt8(ascii: "R"): for _ in 0..<integer() { resizes.append(number()) }
        case UInt8(ascii: "K"):
          for _ in 0..<integer() {
            let constraint = integer()
            constants.append((constraint, number()))
          }
        case UInt8(ascii: "L"): cells.append((0..<integer()).map { _ in integer() })
        default: _ = integer()
        }
      }
    }
  }

  /// The workload in its text format.
  var text: String {
    var lines = ["P \(variableCount) \(constraints.count) \(editVariable) \(editValue)"]
    for constraint in constraints {
      var line = "C \(Int(constraint.priority)) \(constraint.relation) \(constraint.constant)"
      line += " \(constraint.termCount)"
      for term in constraint.firstTerm..<(constraint.firstTerm + constraint.termCount) {
        line += " \(termVariables[term]) \(termCoefficients[term])"
      }
      lines.append(line)
    }
    lines.append("R \(resizes.count) " + resizes.map { "\($0)" }.joined(separator: " "))
    lines.append(
      "K \(constants.count) "
        + constants.map { "\($0.constraint) \($0.constant)" }.joined(separator: " "))
    lines.append("D \(cells.count)")
    for cell in cells {
      lines.append("L \(cell.count) " + cell.map { "\($0)" }.joined(separator: " "))
    }
    return lines.joined(separator: "\n") + "\n"
  }

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
