internal import ArgumentParser
internal import Fidelity
internal import Foundation

/// `purlin-fidelity precision`: a random sample of findings, for a person to rate.
struct Precision: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print a random sample of what 'purlin check' finds, with the lines of the files.",
    discussion: """
      purlin-fidelity precision App --sample 150 --seed 1
      purlin-fidelity precision Apps --seed 1 -- --no-sources --select misplaced-view

      Each app is checked as its users would: in its folder, with the command 'purlin' beside this one, \
      without a baseline and without sizes. A folder that contains repositories stands for these.
      """)

  @Argument(help: "The folders of apps.")
  var folders: [String]

  @Option(help: "How many findings are drawn.")
  var sample = 100

  @Option(help: "The number that decides which.")
  var seed: UInt64 = 1

  @Argument(parsing: .postTerminator, help: "More arguments for 'purlin check'.")
  var others: [String] = []

  func run() throws {
    var findings = FindingSample(seed: seed)
    var isWhole = true
    for folder in try folders.flatMap(Self.apps) {
      let report = try report(on: folder)
      do { try findings.add(report.text, in: folder) } catch is DecodingError {
        throw ToolFailure.input("\(folder): 'purlin check' did not write a report")
      }
      guard !report.isWhole else { continue }
      isWhole = false
      ToolFailure.report("\(folder): 'purlin check' did not read all of it")
    }
    print("\(findings.count) findings")
    let drawn = findings.drawn(sample) { (try? Files.text($0)) ?? "" }
    for (index, entry) in drawn.enumerated() {
      let finding = entry.finding
      print("\n\(index + 1). \(finding.file):\(finding.line):\(finding.column)")
      print("   \(finding.severity): \(finding.message) [\(finding.rule)]")
      for line in entry.lines { print("   \(line.number): \(line.text)") }
    }
    if !isWhole { throw ExitCode.failure }
  }

  /// The repositories directly in a folder, or the folder itself.
  private static func apps(_ folder: String) throws -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      throw ToolFailure.input("\(folder): no such folder")
    }
    let inside = names.sorted().map { folder + "/" + $0 }
      .filter { FileManager.default.fileExists(atPath: $0 + "/.git") }
    return names.contains(".git") || inside.isEmpty ? [folder] : inside
  }

  /// Returns what 'purlin check' reports of an app, and whether it read all of it.
  private func report(on folder: String) throws -> (text: Data, isWhole: Bool) {
    guard let own = Bundle.main.executableURL else {
      throw ToolFailure.input("this tool does not find its own place")
    }
    let command = own.resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "purlin")
    let process = Process()
    process.executableURL = command
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.arguments = ["check", ".", "--json", "--no-baseline", "--no-sizes"] + others
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    do { try process.run() } catch {
      throw ToolFailure.input(
        "\(command.path): cannot be run; build it: swift build -c release --product purlin")
    }
    let report = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (report, process.terminationStatus <= 1)
  }
}
