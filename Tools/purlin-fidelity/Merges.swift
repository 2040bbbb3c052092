internal import ArgumentParser
internal import Fidelity
internal import Foundation

/// `purlin-fidelity merges`: merges of real files that git could not merge.
struct Merges: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merge files that git could not merge, and compare what people made of them.",
    discussion: """
      purlin-fidelity merges FOLDER --solve

      Each folder in FOLDER has base, ours, theirs and, if known, people: versions of one file, each with the \
      suffix of its kind.
      """)

  @Argument(help: ArgumentHelp("The folder of the cases.", valueName: "folder"))
  var folder: String

  @Flag(help: "Solve each result, too.")
  var solve = false

  @Flag(help: "Print a line for each file, its questions, and what is not as it should be.")
  var details = false

  @Option(help: "The part of the cases, as 2/4.")
  var part = "1/1"

  func run() throws {
    let numbers = part.split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else {
      throw ValidationError("--part is two numbers, such as 2/4, not \(part)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .enumerated().filter { $0.offset % numbers[1] == numbers[0] - 1 }.map(\.element)
    try MainActor.assumeIsolated {
      var survey = MergeSurvey()
      for name in names {
        let path = "\(folder)/\(name)"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        guard let base = files.first(where: { $0.hasPrefix("base.") }) else { continue }
        let suffix = base.dropFirst("base.".count)
        let people = files.contains("people.\(suffix)")
        let versions = MergeSurvey.Versions(
          base: try Files.read("\(path)/base.\(suffix)"),
          ours: try Files.read("\(path)/ours.\(suffix)"),
          theirs: try Files.read("\(path)/theirs.\(suffix)"),
          people: people ? try Files.read("\(path)/people.\(suffix)") : nil)
        survey.add(versions, name: "\(name).\(suffix)", solves: solve)
        if details, let line = survey.lines.last { print(line) }
      }
      print(survey.table, terminator: "")
      guard details else { return }
      for line in survey.unreadable + survey.defects + survey.violations
        + survey.unsolved
      {
        print(line)
      }
    }
  }
}
