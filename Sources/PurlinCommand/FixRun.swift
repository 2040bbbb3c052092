internal import Foundation
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// A subcommand whose workers fix documents.
protocol FixingCommand {
  var paths: [String] { get }
  var settings: SettingsOptions { get }
  var fonts: FontOptions { get }
  var workers: WorkerOptions { get }
  var limits: LimitOptions { get }
  var protection: ProtectionOptions { get }
  /// Whether the changes are printed instead of written.
  var dryRun: Bool { get }
  /// Whether standard output is for a report.
  var isReporting: Bool { get }
  /// The fixes to apply.
  func kinds() throws -> Set<DocumentRepair.Kind>
  /// The settings of the rules whose findings are fixed.
  func fixSettings(_ source: SettingsOptions.Source) throws -> LintSettings
}

extension FixingCommand {
  var isReporting: Bool { false }

  func fixSettings(_ source: SettingsOptions.Source) throws -> LintSettings {
    try settings.settings(from: source)
  }
}

/// One run of `fix` or `lint --fix` over documents.
@MainActor
struct FixRun {
  private let command: any FixingCommand

  init(_ command: any FixingCommand) { self.command = command }

  /// How a run ended.
  enum Ending {
    /// All documents were read, checked and, where there was something to fix, written.
    case done
    /// Some could not be read or checked.
    case unread
    /// Some could not be written.
    case unwritten
  }

  /// Fixes the documents.
  func run() throws -> Ending {
    let (paths, workers, limits) = (command.paths, command.workers, command.limits)
    let source = try command.settings.source()
    let settings = try command.fixSettings(source)
    let fonts = AppFonts(near: paths)
    try command.fonts.use(fonts)
    let places = LintPaths(folder: source.folder)
    var ending = Ending.done
    func note(_ other: Ending) { if ending != .unwritten, other != .done { ending = other } }
    let search = try DocumentSearch(paths, everything: settings.includesIgnored) { _, failure in
      note(.unread)
      StandardError.line(failure.text)
    }
    search.tell()
    let all = CoveredDocuments(search.documents, in: paths, settings, file: source.name, places)
    for folder in all.emptyFolders {
      note(.unread)
      StandardError.line("\(folder): \(all.emptyFolderMessage)")
    }
    var jobs = all.included.map { FixWorker.Job(file: $0, path: places.relative($0)) }
    let count = jobs.count
    let pool = WorkerPool<FixWorker>(
      DocumentWorkerSetup(settings: source, fonts: fonts), size: workers.size,
      limit: limits.limit(configurations: 1))
    Interruption.hold()
    var done = 0
    var assumptions = AssumedCanvases()
    var isFinished = true
    var tries = 0
    // Documents that another program changes meanwhile are fixed again.
    while isFinished, !jobs.isEmpty {
      tries += 1
      var changed: [FixWorker.Job] = []
      isFinished = try pool.run(jobs) { index, outcome in
        do {
          note(try take(outcome, of: jobs[index].file))
          if case .answer(.mended(_, let assumption, _)) = outcome {
            assumptions.note(assumption, about: jobs[index].file)
          }
          done += 1
        } catch is FileDraft.Changed {
          changed.append(jobs[index])
        }
      }
      if tries == DocumentFile.mostTries {
        for job in changed {
          note(.unwritten)
          StandardError.line(DocumentFile.changedTooOften(job.file).text)
        }
        changed = []
      }
      if isFinished { jobs = changed }
    }
    if !isFinished {
      StandardError.line(
        "purlin: interrupted after \(done) of \(count) documents; the others are as they were")
    }
    assumptions.tell()
    Interruption.release()
    return ending
  }

  /// Writes the result for a document.
  ///
  /// - Throws: ``FileDraft/Changed`` if it is another one now, and errors of the output.
  private func take(_ outcome: WorkerPool<FixWorker>.Outcome, of file: String) throws -> Ending {
    switch outcome {
    case .answer(.mended(let refusals, _, let change)):
      var ending = Ending.done
      if let change, change.difference == nil {
        do {
          try DocumentFile.replace(
            file, with: Array(change.bytes), read: change.version, force: command.protection.force)
        } catch let failure as CommandFailure {
          ending = .unwritten
          StandardError.line(failure.text)
        }
      }
      for line in refusals { StandardError.line("\(line)") }
      guard let change, ending == .done else { return ending }
      if let difference = change.difference {
        try StandardOutput.patch(difference)
      } else if command.isReporting {
        StandardError.line("\(file): \(change.count) fixed")
      } else {
        try StandardOutput.line("\(file): \(change.count) fixed")
      }
      return .done
    case .answer(.unread(let line)): StandardError.line("\(line)")
    case .unfinished(let message): StandardError.line("\(file): \(message)")
    }
    return .unread
  }
}
