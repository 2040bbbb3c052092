internal import ArgumentParser
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter

/// `purlin fix`: edits documents so that findings disappear.
struct Fix: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Fix what lint finds, and leave all other bytes of a document unchanged.",
    discussion: """
      purlin fix App/ --frames --dry-run
      purlin fix Main.storyboard --duplicates --left-right

      Each document is checked again before it is written: a fix that does not remove its finding, or \
      that causes an error, is left out. Exit status: 0 done · 2 a document could not be read or \
      checked · 73 a document cannot be written · 130 interrupted.
      """)

  @Argument(help: ArgumentHelp("Documents, or folders that contain documents.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Update saved frames to match the constraints (misplaced-view).")
  var frames = false

  @Flag(help: "Remove the later of two equal constraints (duplicate-constraint).")
  var duplicates = false

  @Flag(help: "Replace left and right by leading and trailing (left-right).")
  var leftRight = false

  @Flag(help: "Add missing leading and trailing constraints (missing-leading, missing-trailing).")
  var edges = false

  @Flag(help: "Change content priorities that are equal (content-priority-ambiguity).")
  var priorities = false

  @Flag(help: "All fixes.")
  var all = false

  @Flag(help: "Print a diff, and write nothing.")
  var dryRun = false

  @OptionGroup var settings: SettingsOptions
  @OptionGroup var workers: WorkerOptions

  var kinds: Set<Repair.Kind> {
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
      throw CommandFailure.usage("no fix selected; give \(flags) or --all")
    }
    let isWhole = try MainActor.assumeIsolated { try LintRun.withStatusOfTrouble { try mend() } }
    if !isWhole { throw ExitCode.incomplete }
  }

  /// Fixes the documents; returns whether all could be read and checked.
  @MainActor
  private func mend() throws -> Bool {
    let source = try settings.source()
    let settings = try self.settings.settings(from: source)
    let fonts = AppFonts(near: paths)
    try self.settings.fonts.use(fonts)
    let places = LintPaths(folder: source.folder)
    var isWhole = true
    let documents = try Files.documents(in: paths) { _, failure in
      isWhole = false
      StandardError.line(failure.message)
    }
    let jobs = documents.map { FixWorker.Job(file: $0, path: places.relative($0)) }
      .filter { settings.covers($0.path, isNamed: paths.contains($0.file)) }
    let pool = WorkerPool<FixWorker>(
      DocumentWorkerSetup(settings: source, fonts: fonts), size: workers.size,
      limit: workers.limit(configurations: 1))
    Interruption.hold()
    var done = 0
    var assumptions = AssumedCanvases()
    let isFinished = try pool.run(jobs) { index, outcome in
      if case .answer(.mended(_, let assumption, _)) = outcome {
        assumptions.note(assumption, about: jobs[index].file)
      }
      if try !take(outcome, of: jobs[index].file) { isWhole = false }
      done += 1
    }
    if !isFinished {
      StandardError.line(
        "purlin: interrupted after \(done) of \(jobs.count) documents; the others are as they were")
    }
    assumptions.tell()
    Interruption.release()
    return isWhole
  }

  /// Writes the result for a document; returns whether it could be read and checked.
  private func take(_ outcome: WorkerPool<FixWorker>.Outcome, of file: String) throws -> Bool {
    switch outcome {
    case .answer(.mended(let refusals, _, let change)):
      for line in refusals { StandardError.line(line) }
      guard let change else { return true }
      if let difference = change.difference {
        try StandardOutput.write(difference)
      } else {
        try Files.write(Array(change.bytes), to: file)
        try StandardOutput.line("\(file): \(change.count) fixed")
      }
      return true
    case .answer(.unread(let line)): StandardError.line(line)
    case .crash(let ending, let reason):
      StandardError.line("\(file): \(UnfinishedDocument.message(crash: ending, reason))")
    case .timeout(let seconds):
      StandardError.line("\(file): \(UnfinishedDocument.message(seconds: seconds))")
    }
    return false
  }
}
