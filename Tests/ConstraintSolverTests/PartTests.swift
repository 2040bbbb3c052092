import Foundation
import Testing

/// Each part of the engine owns its state: no other part writes to it.
///
/// The compiler ensures it for a part that stands in one file, whose state is `private(set)`. The basis is in many
/// files of one folder, and its state is visible to the module; so the sources are searched for what changes it.
/// The tables are not a part in this sense: a record has fields of several parts.
@Suite struct PartTests {
  /// The property of the engine that holds each part, and the folder of the part.
  static let parts = [
    "basis": "Basis", "duals": "Duals", "primal": "Primal", "settling": "Settling",
    "conflicts": "Conflicts", "plan": "Plan",
  ]

  /// What changes a stored property of a part from outside: an assignment, an `inout` argument, or a change of a
  /// list two levels down.
  static func writes(to part: String, in line: String) -> Bool {
    let code = line.components(separatedBy: "//")[0]
    let path = #"(?<!\w)"# + part + #"(\.\w+|\[[^\]]*\])+"#
    let change = #"\.(append|removeAll|removeLast|popLast|extend|truncate|insert|sort|reserve)\("#
    return [
      path + #"\s*([-+*/|^]|&[-+*])?=(?![=])"#,
      #"&(\w+\.)?"# + part + #"\."#,
      #"(?<!\w)"# + part + #"(\.\w+){2,}"# + change,
    ].contains { code.range(of: $0, options: .regularExpression) != nil }
  }

  @Test func `writes are recognised`() {
    for line in [
      "basis.depthsAreDirty = true", "basis.counts.circuits &+= 1", "basis.rates[variable] = 1",
      "swap(&basis.rates.values, &rates)", "basis.blocks.affected.append(variable)",
      "if x { trial.basis.circuit.errors[variable] = 0 }",
    ] { #expect(Self.writes(to: "basis", in: line), "\(line)") }
    for line in [
      "let rate = basis.rates[variable]", "basis.circuit.append(member)", "// basis.activeRows = 1",
      "if basis.activeRows == 1 {", "primal.evaluate(&tables, &basis)", "basis = Basis()",
      "guard basis.activeRows >= 1 else { return }",
    ] { #expect(!Self.writes(to: "basis", in: line), "\(line)") }
  }

  @Test func `no part writes to the state of another`() throws {
    let module = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/ConstraintSolver")
    var lines = 0
    for folder in try FileManager.default.contentsOfDirectory(atPath: module.path)
    where !folder.contains(".") {
      let files = try FileManager.default.contentsOfDirectory(
        at: module.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for file in files where file.pathExtension == "swift" {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
          lines += 1
          for (part, home) in Self.parts where home != folder && line.contains(part) {
            #expect(
              !Self.writes(to: part, in: String(line)), "\(file.lastPathComponent): \(line)")
          }
        }
      }
    }
    #expect(lines > 5000)
  }
}
