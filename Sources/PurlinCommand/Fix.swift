internal import ArgumentParser
internal import InterfaceLinter

/// `purlin fix`: edits that make findings go away.
struct Fix: ParsableCommand, FixingCommand {
  static let configuration = CommandConfiguration(
    abstract: "Repair what lint finds, and leave every other byte of a document alone.",
    discussion: """
      purlin fix App/ --select misplaced-view --dry-run
      purlin fix Main.storyboard --duplicates --left-right

      Each document is judged again before it is written: a repair that does not make its finding go \
      away, or brings an error, is left out. 'purlin lint --fix' repairs and then reports what is left.
      """)

  @Argument(help: ArgumentHelp("Documents, or folders of them.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Update saved frames to what constraints say: --select misplaced-view.")
  var frames = false

  @Flag(help: "Remove the later of two equal constraints: --select duplicate-constraint.")
  var duplicates = false

  @Flag(help: "Write leading and trailing for left and right: --select left-right.")
  var leftRight = false

  @Flag(
    help:
      "Add missing leading and trailing constraints: --select missing-leading, missing-trailing."
  )
  var edges = false

  @Flag(help: "Tell equal content priorities apart: --select content-priority-ambiguity.")
  var priorities = false

  @Flag(help: "All of these.")
  var all = false

  @Flag(help: "Print what would change, and write nothing.")
  var dryRun = false

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var workers: WorkerOptions

  func kinds() throws -> Set<Repair.Kind> {
    var kinds = try settings.repairs()
    if frames { kinds.insert(.frames) }
    if duplicates { kinds.insert(.duplicates) }
    if leftRight { kinds.insert(.directions) }
    if edges { kinds.insert(.edges) }
    if priorities { kinds.insert(.priorities) }
    return all ? Set(Repair.Kind.allCases) : kinds
  }

  func run() throws {
    guard try !kinds().isEmpty else {
      let rules = Repair.Kind.allCases.flatMap(\.rules).joined(separator: ", ")
      throw CommandFailure.usage("say what to repair: --all, or --select with \(rules)")
    }
    if try !MainActor.assumeIsolated({ try FixRun(self).run() }) { throw ExitCode.trouble }
  }
}
