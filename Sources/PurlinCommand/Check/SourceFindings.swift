internal import Foundation
internal import HeadlessUIKit
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import SourceReading
internal import TextMetrics

/// What is found in the sources of an app, and in its documents because of them.
struct SourceFindings {
  /// The findings in documents, by their absolute paths.
  private(set) var documents: [String: LintResult] = [:]
  /// The findings in source files.
  private(set) var files: [LintResult] = []
  /// The number of source files that were checked.
  private(set) var count = 0
  /// Whether a file with corrected names could not be written.
  private(set) var isUnwritten = false

  /// Creates an empty value.
  init() {}

  /// Checks folders; one in which something fails is reported in a line, and does not stop the others.
  ///
  /// All sources and documents up to the root of the repository are read, because a folder of views may have no classes;
  /// findings are reported in the folders only.
  ///
  /// - Parameters:
  ///   - places: Source files, folders, and documents, which are not checked against sources.
  ///   - settings: The settings.
  ///   - setup: The parameters of workers.
  ///   - limit: The time limit in seconds.
  ///   - isForXcode: Whether paths in reports are absolute.
  ///   - fixes: Whether protected files are written, if names are corrected; nil if they are not.
  @MainActor
  init(
    _ places: [String], settings: LintSettings, setup: DocumentWorkerSetup, limit: Double?,
    isForXcode: Bool, fixes: FileDraft.Force? = nil
  ) {
    var groups: [(root: String, places: [String])] = []
    for place in places where Files.isFolder(place) || SourceLanguage(fileName: place) != nil {
      let own = LintPaths.absolute(place)
      let around = Files.isFolder(place) ? own : (own as NSString).deletingLastPathComponent
      let folder = SourceWorker.root(around: around)
      if let index = groups.firstIndex(where: { $0.root == folder }) {
        groups[index].places.append(place)
      } else {
        groups.append((folder, [place]))
      }
    }
    let jobs = groups.map {
      SourceJob(
        root: $0.root, places: $0.places, includesIgnored: settings.includesIgnored,
        isForXcode: isForXcode, isFixing: fixes != nil)
    }
    guard !jobs.isEmpty else { return }
    let pool = WorkerPool<SourceWorker>(setup, size: jobs.count > 1 ? 2 : 1, limit: limit)
    _ = try? pool.run(jobs) { index, outcome in
      switch outcome {
      case .answer(let answer):
        take(answer)
        for change in answer.changes { write(change, force: fixes ?? .withheld) }
      case .unfinished(let message):
        StandardError.line(
          "purlin: \(jobs[index].root): documents are not checked against sources: \(message)")
      }
    }
  }

  private mutating func write(_ change: SourceAnswer.Change, force: FileDraft.Force) {
    do {
      try DocumentFile.replace(
        change.path, with: Array(change.bytes), read: change.version, force: force)
      StandardError.line("\(change.path): \(change.count) fixed")
    } catch {
      isUnwritten = true
      StandardError.line(
        (error as? CommandFailure)?.text
          ?? "\(change.path): was changed by another program meanwhile, and is as it left it; try again"
      )
    }
  }

  private mutating func take(_ answer: SourceAnswer) {
    count += answer.count
    if answer.isCut {
      StandardError.line(
        "purlin: more than \(AppFiles.limit) source files: documents are not checked against sources"
      )
    }
    if answer.emptySubmodules > 0 {
      let (count, one) = (answer.emptySubmodules, answer.emptySubmodules == 1)
      StandardError.line(
        "purlin: \(answer.root): \(count) \(one ? "submodule is" : "submodules are") not checked out, so classes and names that seem to be missing are notes; 'git submodule update --init' brings \(one ? "it" : "them")"
      )
    }
    for result in answer.found {
      if Files.isDocument(result.file) {
        documents[LintPaths.absolute(result.file)] = result
      } else {
        files.append(result)
      }
    }
  }
}

/// An app whose documents and sources are checked.
struct SourceJob: Codable, Sendable {
  /// The folder that is read.
  var root: String
  /// The folders and source files in which findings are reported.
  var places: [String]
  var includesIgnored: Bool
  var isForXcode: Bool
  /// Whether misspelled names are corrected.
  var isFixing = false
}

/// The findings in an app.
struct SourceAnswer: Codable, Sendable {
  /// A file with corrected names.
  struct Change: Codable, Sendable {
    var path: String
    var bytes: Data
    /// What the file was before.
    var version: FileVersion
    var count: Int
  }

  var found: [LintResult] = []
  var changes: [Change] = []
  /// The number of source files.
  var count = 0
  var isCut = false
  /// The folder of the app.
  var root = ""
  /// The number of submodules that are not checked out.
  var emptySubmodules = 0
}

/// Reads the sources of an app, and checks its documents against them.
struct SourceWorker: Worker {
  static let name = "sources"

  private let settings: LintSettings
  private let source: SettingsOptions.Source
  private let fonts: AppFonts
  private let fontOptions: FontOptions
  private let cache: ResultCache?

  init(_ setup: DocumentWorkerSetup) throws {
    let command = try setup.command(Check.self, of: Self.name)
    settings = try command.settings.settings(from: setup.settings, selecting: RulePage.checks)
    (source, fonts, cache) = (setup.settings, setup.fonts, setup.cache)
    fontOptions = command.fonts
  }

  nonisolated static func path(of job: SourceJob) -> String { job.root }

  func answer(_ job: SourceJob) throws -> SourceAnswer {
    let app = AppFiles(
      in: job.root, everything: job.includesIgnored,
      named: Set(job.places.filter { SourceLanguage(fileName: $0) != nil }.map(LintPaths.absolute)))
    guard !app.isCut else { return SourceAnswer(isCut: true) }
    guard !app.sources.isEmpty else { return SourceAnswer() }
    let names = LintPaths(folder: source.folder)
    var unbuilt = UnbuiltFiles()
    let documents =
      Self.files(app.documents, names) {
        !job.includesIgnored && unbuilt.contains($0) ? nil : Self.shown($0, job)
      }
      + Self.files(app.borrowed, names, areForeign: true) { _ in nil }
    let sources = Self.files(app.sources, names) { Self.shown($0, job) }
    if job.isFixing {
      try fontOptions.use(fonts, warns: false)
      return fixed(app, documents, sources)
    }
    return try ResultCache.value(in: cache, SourceAnswer.self) { key in
      key.add("sources", [job.root] + job.places)
      for file in documents + sources {
        key.add("file", [file.name])
        key.add("content", bytes: file.bytes)
      }
      let resources = app.resources
      key.add("images", resources.images.sorted())
      key.add("colors", resources.colors.sorted())
      key.add("modules", app.modules.sorted())
      key.add("Swift 2", ["\(resources.mayUseSwift2)"])
      key.add("target", [resources.deploymentTarget.map { "\($0)" } ?? ""])
      key.add("listed", resources.listed?.sorted() ?? ["none"])
      key.add("libraries", resources.libraryClasses.sorted())
      key.add(
        "absent",
        resources.absent.sorted() + ["\(app.emptySubmodules) \(resources.lacksCatalogs)"])
    } make: {
      try fontOptions.use(fonts, warns: false)
      return SourceAnswer(
        found: Self.results(app, documents, sources, settings),
        count: sources.count { $0.isChecked }, root: job.root, emptySubmodules: app.emptySubmodules)
    }
  }

  private func fixed(
    _ app: AppFiles, _ documents: [SourceChecker.File], _ sources: [SourceChecker.File]
  ) -> SourceAnswer {
    let selected = settings.rules.filter { !$0.value.isOn }.keys
    let (fixed, results) = SourceFixer(SourceChecker(settings: settings)).fix(
      documents: documents, sources: sources, resources: Self.resources(of: app),
      modules: app.modules, rules: Set(DocumentRepair.Kind.names.rules).subtracting(selected))
    let before = Dictionary(
      (documents + sources).map { ($0.name, $0.bytes) }, uniquingKeysWith: { one, _ in one })
    return SourceAnswer(
      found: results,
      changes: fixed.compactMap { fixed in
        before[fixed.file.name].map {
          SourceAnswer.Change(
            path: fixed.file.name, bytes: Data(fixed.file.bytes), version: FileVersion(of: $0),
            count: fixed.count)
        }
      },
      count: sources.count { $0.isChecked })
  }

  /// Returns what the sources of a document's app say about the document, with the usual settings and the present
  /// fonts; nil if it has no sources, or they say nothing.
  ///
  /// The app is the repository, or without one the document's folder, outside that of a language.
  static func result(about document: String) -> LintResult? {
    let path = LintPaths.absolute(document)
    var folder = (path as NSString).deletingLastPathComponent
    if folder.hasSuffix(".lproj") { folder = (folder as NSString).deletingLastPathComponent }
    let app = AppFiles(in: root(around: folder), everything: false)
    guard !app.isCut, !app.sources.isEmpty else { return nil }
    let names = LintPaths(folder: folder)
    return results(
      app,
      files(app.documents, names) { $0 == path ? document : nil }
        + files(app.borrowed, names, areForeign: true) { _ in nil },
      files(app.sources, names) { _ in nil }, LintSettings()
    ).first { $0.file == document }
  }

  /// Returns the root of a folder's repository; without one, the folder itself is the app's.
  static func root(around folder: String) -> String {
    let root = FolderIndex.places(near: folder).last ?? folder
    return FileManager.default.fileExists(atPath: root + "/.git") ? root : folder
  }

  private static func results(
    _ app: AppFiles, _ documents: [SourceChecker.File], _ sources: [SourceChecker.File],
    _ settings: LintSettings
  ) -> [LintResult] {
    SourceChecker(settings: settings).check(
      documents: documents, sources: sources, resources: resources(of: app), modules: app.modules)
  }

  private static func resources(of app: AppFiles) -> SourceChecker.Resources {
    var resources = app.resources
    resources.fonts = Set(
      TextMeasuring.fonts.faces.flatMap { [$0.postScriptName, $0.fullName, $0.familyName] })
    return resources
  }

  /// Reads files; one that cannot be read is reported where documents are, or left out.
  private static func files(
    _ paths: [String], _ names: LintPaths, areForeign: Bool = false, shown: (String) -> String?
  ) -> [SourceChecker.File] {
    paths.compactMap { path in
      guard let bytes = try? InputFile.read(path, limit: Files.longestDocument) else { return nil }
      let shown = shown(path)
      return SourceChecker.File(
        name: shown ?? path, path: names.relative(path), bytes: bytes, isChecked: shown != nil,
        isForeign: areForeign)
    }
  }

  /// The path as it was named, or as its folder was; nil for a file in none of them.
  private static func shown(_ path: String, _ job: SourceJob) -> String? {
    for place in job.places {
      let folder = LintPaths.absolute(place)
      if path == folder { return job.isForXcode ? path : place }
      guard path.hasPrefix(folder == "/" ? "/" : folder + "/") else { continue }
      if job.isForXcode { return path }
      let rest = path.dropFirst(folder.count + (folder == "/" ? 0 : 1))
      return place == "." ? String(rest) : (place.hasSuffix("/") ? place : place + "/") + rest
    }
    return nil
  }
}
