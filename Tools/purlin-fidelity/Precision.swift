internal import ArgumentParser
internal import Fidelity
internal import InterfaceBuilder
internal import InterfaceLinter

/// `purlin-fidelity precision`: a random sample of findings, for a person to rate.
struct Precision: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a random sample of the linter's findings with the lines of their documents.",
    discussion: """
      purlin-fidelity precision App --sample 150 --seed 1
      """)

  @Argument(help: "Documents, or folders that contain documents.")
  var paths: [String]

  @Option(help: "How many findings are drawn.")
  var sample = 100

  @Option(help: "The number that decides which.")
  var seed: UInt64 = 1

  func run() throws {
    try MainActor.assumeIsolated { try draw() }
  }

  @MainActor
  private func draw() throws {
    var findings = FindingSample(seed: seed)
    var read = 0
    for path in try Files.documents(in: paths) {
      do {
        try findings.add(try Files.read(path), file: path)
        read += 1
      } catch let error as InterfaceDocumentError {
        ToolFailure.report("\(path):\(error.position): \(error.message)")
      }
    }
    print("\(findings.count) findings in \(read) documents")
    for (index, entry) in findings.drawn(sample).enumerated() {
      let finding = entry.finding
      print("\n\(index + 1). \(entry.file):\(finding.position)")
      print("   \(finding.severity): \(finding.message) [\(finding.ruleID)]")
      for line in entry.lines { print("   \(line.number): \(line.text)") }
    }
  }
}
