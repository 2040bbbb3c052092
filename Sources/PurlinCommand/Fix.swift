internal import ArgumentParser
internal import InterfaceLinter
internal import IsolatedWork

/// `purlin fix`: edits documents so that findings disappear.
struct Fix: ParsableCommand, FixingCommand, ReplacedCommand {
  static let replacement = "purlin check --fix"

  static let configuration = CommandConfiguration(
    abstract: "Fix what lint finds, and leave all other bytes of a document unchanged.",
    discussion: """
      purlin fix App/ --select misplaced-view --dry-run
      purlin fix Main.storyboard --duplicates --left-right

      Each document is checked again before it is written: a fix that does not remove its finding, or \
      that causes an error, is left out. 'purlin lint --fix' fixes, and then reports what remains.
      """)

  @Argument(help: ArgumentHelp("Documents, or folders that contain documents.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Update saved frames to match the constraints: --select misplaced-view.")
  var frames = false

  @Flag(help: "Remove the later of two equal constraints: --select duplicate-constraint.")
  var duplicates = false

  @Flag(help: "Replace left and right by leading and trailing: --select left-right.")
  var leftRight = false

  @Flag(
    help:
      "Add missing leading and trailing constraints: --select missing-leading, missing-trailing."
  )
  var edges = false

  @Flag(help: "Change content priorities that are equal: --select content-priority-ambiguity.")
  var priorities = false

  @Flag(help: "All fixes.")
  var all = false

  @Flag(help: "Print a diff, and write nothing.")
  var dryRun = false

  @OptionGroup(visibility: .hidden) var protection: ProtectionOptions
  @OptionGroup var settings: SettingsOptions
  @OptionGroup(visibility: .hidden) var fonts: FontOptions
  @OptionGroup(visibility: .hidden) var workers: WorkerOptions
  @OptionGroup(visibility: .hidden) var limits: LimitOptions

  func kinds() throws -> Set<DocumentRepair.Kind> {
    var kinds = try settings.repairs()
    if frames { kinds.insert(.frames) }
    if duplicates { kinds.insert(.duplicates) }
    if leftRight { kinds.insert(.directions) }
    if edges { kinds.insert(.edges) }
    if priorities { kinds.insert(.priorities) }
    return all ? Set(DocumentRepair.Kind.allCases) : kinds
  }

  @OptionGroup var hint: HintOptions

  func run() throws {
    guard try !kinds().isEmpty else {
      let rules = DocumentRepair.Kind.inDocuments.flatMap(\.rules).joined(separator: ", ")
      throw CommandFailure.usage("no fix selected; give --all, or --select with one of \(rules)")
    }
    if try MainActor.assumeIsolated({ try FixRun(self).run() }) != .done { throw ExitCode.trouble }
  }
}
