import Foundation
import TestSupport
import Testing

/// Each part of the engine owns its state: no other part writes to it.
///
/// The compiler ensures it, because the stored properties of a part are private to its file, or are parts
/// themselves; `MustNotCompile` tries some of them. The records of variables and rows consist of what the parts
/// have in them, each declared where it is written; which files write the flags and marks that are left is in a table
/// here.
@Suite(.late) struct PartTests {
  /// The stored properties of the part types in a source that other files can change, without those that are
  /// parts themselves.
  ///
  /// A part is not copyable; a plain value, such as a result, belongs to whoever has it.
  static func exposedProperties(in source: String) -> [String] {
    var exposed: [String] = []
    var isPart = false
    for line in source.split(separator: "\n") {
      if line.range(of: #"^struct \w+: ~Copyable"#, options: .regularExpression) != nil {
        isPart = true
      } else if line == "}" {
        isPart = false
      }
      guard isPart,
        line.range(of: #"^  var \w+( = |: )"#, options: .regularExpression) != nil,
        !line.hasSuffix("{"), !line.hasSuffix("}"),
        // A part that this one consists of: a type of its own, made without arguments.
        line.range(
          of: #"^  var \w+ = (?!List|Column|Arena|Bool|Int)[A-Z]\w+\(\)$"#,
          options: .regularExpression) == nil
      else { continue }
      exposed.append(line.trimmingCharacters(in: .whitespaces))
    }
    return exposed
  }

  /// The sources of a folder of the solver, by name.
  static func sources(of folder: String) throws -> [String: String] {
    let module = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/ConstraintSolver").appendingPathComponent(folder)
    var sources: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(
      at: module, includingPropertiesForKeys: nil) where file.pathExtension == "swift"
    {
      let name = file.deletingPathExtension().lastPathComponent
      sources[name] = try String(contentsOf: file, encoding: .utf8)
    }
    return sources
  }

  @Test func `exposed properties are recognised`() {
    let source = """
      struct Part: ~Copyable {
        var list = List<Int>()
        private(set) var count = 0
        var other = OtherPart()
        var isEmpty: Bool { count == 0 }
        var flag: Bool
      }

      struct Result {
        var value = 0.0
      }
      """
    #expect(Self.exposedProperties(in: source) == ["var list = List<Int>()", "var flag: Bool"])
  }

  @Test(arguments: ["Tables", "Basis", "Duals", "Primal", "Conflicts", "Settling", "Plan"])
  func `the state of a part is private to its file`(folder: String) throws {
    for (name, source) in try Self.sources(of: folder) {
      #expect(Self.exposedProperties(in: source) == [], "\(folder)/\(name).swift")
      // A private state helps only as long as one reads what can change it.
      #expect(source.split(separator: "\n").count <= 400, "\(folder)/\(name).swift")
    }
  }

  /// What is left in the records for several files, and which write it: a flag, a mark, or what a part has in a record
  /// as a whole.
  static let writers: [(pattern: String, files: Set<String>)] = [
    (#"\.(firstLink = |firstTerm = |termCount = |stamp &\+= )"#, ["Tables"]),
    (#"\.match = "#, ["Matching"]), (#"\.inBlock = "#, ["Blocks"]),
    (#"\.(level|staleness|duals|circuit) = \w+\(\)"#, []),
    (#"\.circuit\.(set|add)\("#, ["BlockCircuit", "ExactCircuit", "Engine+Recovery"]),
    (#"\.circuit\.enter\("#, ["BlockCircuit", "Rings", "Engine+Release"]),
    (#"\.openTerms = "#, ["Engine+Crash"]),
    (#"flags.*\.(dividing|wide|uneven|wild)\)"#, ["Tables"]),
    (#"flags.*\.(broken|inConflict|relieved)\)"#, ["Engine+Conflicts"]),
    (#"flags.*\.(loose|settled)\)"#, ["Settling"]),
    (#"flags.*\.queued\)"#, ["Primal", "ViolationQueue"]),
    (#"flags.*\.shifted\)"#, ["Primal"]),
    (#"flags.*\.(dirty|shifted)\]?\)"#, ["Primal", "Engine+Crash", "Engine+Rings"]),
    (#"flags.*\.determined\]?\)"#, ["Engine+Crash", "Engine+Rings"]),
    (#"flags.*\.fresh\)"#, ["Engine+Crash", "Engine+Solve", "Engine+Recovery"]),
    (
      #"flags.*\.(moved|revalued|dying)\)"#, ["Engine+Requests", "Engine+Solve", "Engine+Plan"]
    ),
  ]

  @Test func `a flag or mark is written by the files of its part`() throws {
    var found = 0
    for folder in [
      "API", "Tables", "Basis", "Duals", "Primal", "Conflicts", "Settling", "Plan", "Engine",
    ] {
      for (name, source) in try Self.sources(of: folder) {
        for line in source.split(separator: "\n") {
          let code = line.components(separatedBy: "//")[0]
          // Questions about a flag change nothing.
          let isWrite =
            code.contains("flags.insert") || code.contains("flags.remove")
            || code.contains("flags.subtract(") || !code.contains("flags")
          guard isWrite else { continue }
          for (pattern, files) in Self.writers
          where code.range(of: pattern, options: .regularExpression) != nil {
            found += 1
            #expect(files.contains(name), "\(folder)/\(name).swift: \(line)")
          }
        }
      }
    }
    #expect(found > 60)
  }
}
