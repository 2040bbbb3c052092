internal import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceLinter

/// `purlin fix`: edits that make findings go away.
struct Fix: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Mend what lint finds, and leave every other byte of a document alone.",
    discussion: """
      purlin fix App/ --frames --dry-run
      purlin fix Main.storyboard --duplicates --left-right

      Each document is judged again before it is written: a repair that does not make its finding go \
      away, or brings an error, is left out. Status: 0 done · 2 a file could not be read.
      """)

  @Argument(help: ArgumentHelp("Documents, or folders of them.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Update saved frames to what constraints say (misplaced-view).")
  var frames = false

  @Flag(help: "Remove the later of two equal constraints (duplicate-constraint).")
  var duplicates = false

  @Flag(help: "Write leading and trailing for left and right (left-right).")
  var leftRight = false

  @Flag(help: "Add missing leading and trailing constraints (missing-leading, missing-trailing).")
  var edges = false

  @Flag(help: "Tell equal content priorities apart (content-priority-ambiguity).")
  var priorities = false

  @Flag(help: "All of these.")
  var all = false

  @Flag(help: "Print what would change, and write nothing.")
  var dryRun = false

  @OptionGroup var settings: SettingsOptions

  private var kinds: Set<Repair.Kind> {
    if all { return Set(Repair.Kind.allCases) }
    var kinds: Set<Repair.Kind> = []
    if frames { kinds.insert(.frames) }
    if duplicates { kinds.insert(.duplicates) }
    if leftRight { kinds.insert(.directions) }
    if edges { kinds.insert(.edges) }
    if priorities { kinds.insert(.priorities) }
    return kinds
  }

  func run() throws {
    guard !kinds.isEmpty else {
      let flags = Repair.Kind.allCases.map { "--\($0.rawValue)" }.joined(separator: ", ")
      throw CommandFailure.usage("say what to mend: \(flags) or --all")
    }
    let unread = try MainActor.assumeIsolated {
      try LintRun.withStatusOfTrouble {
        let (settings, folder) = try self.settings.read()
        let places = LintPaths(folder: folder)
        let fixer = DocumentFixer(linter: Linter(settings: settings), kinds: kinds)
        var unread = 0
        let documents = try Files.documents(in: paths) { _, failure in
          unread += 1
          Files.say(failure.message)
        }
        for file in documents
        where settings.covers(places.relative(file), isNamed: paths.contains(file)) {
          do {
            try mend(file, fixer, places)
          } catch let error as InterfaceDocumentError {
            unread += 1
            Files.say("\(file):\(error.position): error: \(error.message)")
          } catch let failure as CommandFailure where failure.status == 65 {
            unread += 1
            Files.say(failure.message)
          }
        }
        return unread
      }
    }
    if unread > 0 { Foundation.exit(2) }
  }

  @MainActor
  private func mend(_ file: String, _ fixer: DocumentFixer, _ places: LintPaths) throws {
    let bytes = try Files.read(file)
    let outcome = try fixer.fix(bytes, file: file, path: places.relative(file))
    for finding in outcome.refused {
      Files.say(
        "\(file):\(finding.position): left alone"
          + (finding.repair == nil ? ": " : ", as the repair does not help: ")
          + "\(finding.message) [\(finding.ruleID)]")
    }
    guard outcome.bytes != bytes else { return }
    if dryRun {
      let difference = UnifiedDifference(from: bytes, to: outcome.bytes)
      print(difference.text(oldName: file, newName: file), terminator: "")
    } else {
      try Files.write(outcome.bytes, to: file)
      print("\(file): \(outcome.mended.count) mended")
    }
  }
}
