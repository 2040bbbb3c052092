internal import Foundation
internal import InterfaceCanvas
internal import InterfaceLinter

/// A subcommand whose workers fix documents.
protocol FixingCommand {
  var paths: [String] { get }
  var settings: SettingsOptions { get }
  var workers: WorkerOptions { get }
  /// Whether the changes are printed instead of written.
  var dryRun: Bool { get }
  /// The fixes to apply.
  func kinds() throws -> Set<DocumentRepair.Kind>
}

/// One run of `fix` or `lint --fix` over documents.
@MainActor
struct FixRun {
  private let command: any FixingCommand

  init(_ command: any FixingCommand) { self.command = command }

  /// Fixes the documents; returns whether all could be read and checked.
  func run() throws -> Bool {
    let (paths, workers) = (command.paths, command.workers)
    let source = try command.settings.source()
    let settings = try command.settings.settings(from: source)
    let fonts = AppFonts(near: paths)
    try command.settings.fonts.use(fonts)
    let places = LintPaths(folder: source.folder)
    var isWhole = true
    let documents = try Files.documents(in: paths) { _, failure in
      isWhole = false
      StandardError.line(failure.text)
    }
    let all = CoveredDocuments(documents, in: paths, settings, file: source.name, places)
    for folder in all.emptyFolders {
      isWhole = false
      StandardError.line("\(folder): \(all.emptyFolderMessage)")
    }
    let jobs = all.included.map { FixWorker.Job(file: $0, path: places.relative($0)) }
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
