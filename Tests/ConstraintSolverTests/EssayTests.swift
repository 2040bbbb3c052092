import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// The numbers of the essay, step by step.
@Suite(.late) struct EssayTests {
  @Test func `the worked example comes out as written`() throws {
    let solver = Solver()
    let label = solver.makeVariable(atLeast: 0)
    let field = solver.makeVariable(atLeast: 0)
    let window = solver.makeVariable()
    let size = try solver.add([Term(window)], .equal, 320)
    let row = try solver.add([Term(label), Term(field), Term(window, -1)], .equal, -8)
    let wide = try solver.add([Term(label)], .greaterThanOrEqual, 80, priority: Priority(750))
    try solver.add([Term(label)], .lessThanOrEqual, 80, priority: Priority(250))

    solver.solve()
    #expect(solver.value(of: field) == 232 && solver.value(of: label) == 80)
    #expect(solver.statistics.pivots == 0)
    #expect(solver.isDetermined(label))

    try solver.setConstant(60, of: size)
    #expect(solver.solve() == 1)
    #expect(solver.value(of: field) == 0 && solver.value(of: label) == 52)
    #expect(solver.error(of: wide) == 28)

    try solver.setConstant(5, of: size)
    solver.solve()
    #expect(solver.conflicts.map(\.members) == [[size, row]])
    #expect(solver.conflicts.first?.bounds.count == 2)
    #expect(solver.value(of: window) == 5)

    try solver.setConstant(320, of: size)
    solver.solve()
    #expect(solver.conflicts.isEmpty && solver.value(of: field) == 232)
  }

  /// The table of the essay is the map of the sources: each function is in one of the files of its line.
  ///
  /// Those that paragraphs name exist.
  @Test func `each function of the essay is declared in its files`() throws {
    let module = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/ConstraintSolver")
    var sources: [String: String] = [:]
    for folder in try FileManager.default.contentsOfDirectory(atPath: module.path)
    where !folder.contains(".") {
      let files = try FileManager.default.contentsOfDirectory(
        at: module.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      for file in files {
        sources[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
      }
    }
    let essay = try String(
      contentsOf: module.appendingPathComponent("ConstraintSolver.docc/ConstraintSolver.md"),
      encoding: .utf8)
    var checked = 0
    for line in essay.split(separator: "\n") where line.hasPrefix("|") && line.contains(".swift`") {
      let names = line.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
        .map { String($0.element) }
      var text = ""
      for file in names where file.hasSuffix(".swift") {
        text += try #require(sources[file], "\(file) exists")
      }
      for name in names where !name.hasSuffix(".swift") {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let isDeclared = ["func", "var", "struct"].contains { kind in
          text.range(of: "\\b\(kind) \(last)\\b", options: .regularExpression) != nil
        }
        #expect(isDeclared, "\(name) is declared in the files of its line")
        checked += 1
      }
    }
    #expect(checked > 40)
    let all = sources.values.joined(separator: "\n")
    for match in essay.matches(of: /`([a-z]\w+)\([^`]*\)`/) {
      let isDeclared = all.range(of: "\\bfunc \(match.1)\\b", options: .regularExpression) != nil
      #expect(isDeclared, "\(match.1), which a paragraph names, is declared")
      checked += 1
    }
    #expect(checked > 80)
  }
}
