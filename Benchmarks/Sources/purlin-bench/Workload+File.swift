import Foundation

extension Workload {
  /// Reads a workload from a file.
  init(contentsOf path: String) throws {
    self.init()
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
}
