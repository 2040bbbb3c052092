internal import ArgumentParser
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutGeometry
internal import LayoutProof

/// One run of `purlin prove --resizable`: proves each document, and prints the certificate.
@MainActor
struct ResizeRun {
  private let command: Prove
  private var certificate: ResizeCertificate
  private var extras = ResizeWorker.Extras()
  private var baseline = Baseline()
  private let baselinePaths: LintPaths?
  /// What is noted for `purlin report merge`; nil for a run over all documents.
  private var note: ReportShard?

  init(_ command: Prove) throws {
    self.command = command
    let (widths, heights) = try command.area.plane()
    certificate = ResizeCertificate(
      widths: widths, heights: heights,
      conditions: try command.conditions().words.filter { !$0.isEmpty }, languages: [])
    certificate.devicesOnly = command.resizing.devicesOnly
    let path = command.known.file
    if command.known.isWritten, path == nil {
      throw CommandFailure.usage("--write-baseline needs --baseline with a file")
    }
    baselinePaths = path.map {
      LintPaths(folder: URL(fileURLWithPath: $0).deletingLastPathComponent().path)
    }
    guard let path, !command.known.isWritten else { return }
    baseline = try Baseline(try Files.text(path), at: path)
  }

  /// The beginning of the names under which a baseline has the findings of proofs.
  private static let rulePrefix = "resizing-"

  /// Proves everything, and returns the exit status.
  func run() throws -> Int32 {
    var run = self
    return try run.prove()
  }

  private mutating func prove() throws -> Int32 {
    var missing: [(place: String, failure: CommandFailure)] = []
    let search = try DocumentSearch(command.paths) { missing.append(($0, $1)) }
    search.tell()
    let documents = search.documents
    if documents.isEmpty, let first = missing.first { throw first.failure }
    var part = ShardedRun(
      command.sharding.shard, documents, missing: missing.count,
      settings: command.cacheKey(of: Version.text))
    for (place, failure) in part.reportsMissing ? missing : [] {
      certificate.unread[place] = failure.reason(without: place)
    }
    let fonts = AppFonts(near: command.paths)
    try command.fonts.use(fonts)
    let ways = max(1, certificate.conditions.count) * (1 + command.reader.languages.count)
    let pool = WorkerPool<ResizeWorker>(
      DocumentWorkerSetup(
        fonts: fonts,
        cache: command.caching.cache(
          command.cacheKey(), fonts: command.fonts, fonts)),
      size: command.workers.size, limit: command.limits.limit(configurations: ways))
    let jobs = part.indices.map { ResizeWorker.Job(file: documents[$0]) }
    var languages: Set<String> = []
    let isWhole = try pool.run(jobs) { index, outcome in
      let file = jobs[index].file
      var count: Int?
      defer { part.note(count, of: part.indices[index]) }
      switch outcome {
      case .answer(.proven(let screens, let found, let extras)):
        languages.formUnion(found)
        self.extras.add(extras)
        certificate.partCount += extras.partCount
        certificate.unread.merge(extras.unreadTexts) { first, _ in first }
        for screen in screens { add(screen) }
        count = screens.count
      case .answer(.unread(let reason)), .unfinished(let reason): certificate.unread[file] = reason
      }
    }
    guard isWhole else {
      StandardError.line("purlin: interrupted; nothing is certified")
      Interruption.release()
      return 130
    }
    certificate.languages = languages.sorted()
    let asked = try command.reader.codes()
    for language in asked == ["all"] ? [] : asked
    where !languages.contains(language) && !extras.unreadLanguages.contains(language) {
      StandardError.line("no document has texts in '\(language)' beside it")
    }
    try DocumentAssertions.check(command.assertions, certificate.screens.flatMap(\.assertions))
    note = part.note(status: status)
    return try finish()
  }

  /// Adds a screen, and marks the findings that the baseline contains.
  private mutating func add(_ screen: ResizeCertificate.Screen) {
    var screen = screen
    if let baselinePaths {
      let name = baselinePaths.relative(screen.file)
      for index in screen.findings.indices {
        let finding = screen.findings[index]
        let (rule, object) = (
          Self.rulePrefix + finding.kind.rawValue, finding.subjects.joined(separator: " ")
        )
        let detail = [screen.rootID, finding.detail, finding.condition]
          .filter { !$0.isEmpty }.joined(separator: " ")
        if command.known.isWritten {
          baseline.add(rule: rule, object: object, detail: detail, as: name)
        } else {
          screen.findings[index].isKnown = baseline.take(
            rule: rule, object: object, detail: detail, as: name)
        }
      }
    }
    certificate.screens.append(screen)
  }

  private func finish() throws -> Int32 {
    for (file, reason) in certificate.unread.sorted(by: { $0.key < $1.key }) {
      let line = reason.hasPrefix(file) ? reason : "\(file): \(reason)"
      StandardError.line("purlin: \(line)")
    }
    if certificate.screens.isEmpty, command.sharding.shard == nil {
      StandardError.line("purlin: \(ResizeCertificate.nothing)")
    }
    if command.known.isWritten, let path = command.known.file {
      // Findings of 'lint' and 'audit' in the same file are kept.
      _ = try baseline.merge(into: path) { _, rule in rule.hasPrefix(Self.rulePrefix) }
      StandardError.line("\(path): \(baseline.count) findings written")
      return certificate.unread.isEmpty ? 0 : 2
    }
    let text =
      try note.map { try JSONText.encode(ShardedCertificate(certificate, $0)) }
      ?? JSONText.encode(certificate)
    if let path = command.resizing.certificate { try Files.write(text + "\n", to: path) }
    if let path = command.resizing.html {
      let page = ResizePage(certificate, maps: extras.maps, pictures: extras.pictures)
      try Files.write(OutputText(page.html, as: .markup), to: path)
    }
    if let folder = command.resizing.output { try writePictures(in: folder) }
    if try command.form.isJSON() {
      try StandardOutput.line(text)
    } else {
      try StandardOutput.write(OutputText(report, as: .lines))
    }
    return status
  }

  /// Writes each new finding's picture into a folder, which is created.
  private func writePictures(in folder: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch { throw CommandFailure.input("\(folder): the folder cannot be created") }
    for screen in certificate.screens {
      for (index, picture) in (extras.pictures[screen.key] ?? [:]).sorted(by: { $0.key < $1.key })
      where !screen.findings[index].isKnown {
        let path = picturePath(of: screen, index, folder)
        // Nobody typed this name, so only a picture is replaced.
        if let old = FileManager.default.contents(atPath: path),
          !old.starts(with: Data("<svg ".utf8))
        {
          throw CommandFailure.input(
            "\(path): is no picture, and is not replaced; name another folder")
        }
        try Files.write(OutputText(picture, as: .markup), to: path)
      }
    }
  }

  private func picturePath(
    of screen: ResizeCertificate.Screen, _ index: Int, _ folder: String
  ) -> String {
    (folder as NSString).appendingPathComponent(ExamplePictures.name(of: screen, index))
  }

  /// 2 if a document could not be proven or nothing was, 1 if a screen has findings.
  ///
  /// A part of the documents can have no screen.
  private var status: Int32 {
    if !certificate.unread.isEmpty { return 2 }
    if certificate.screens.isEmpty, command.sharding.shard == nil { return 2 }
    return certificate.freeCount == certificate.screens.count ? 0 : 1
  }

  /// Returns how a finding is seen: on a display, or in a window that the simulator resizes.
  ///
  /// Source: lycorp-jp/sim-use#143, for Xcode 27.0.
  private static func seen(_ finding: ResizeCertificate.Finding) -> String? {
    guard let nearest = finding.nearest else { return nil }
    guard !nearest.kind.isDisplay else { return "seen on: \(nearest.words)" }
    return "seen with: xcrun devicectl device appResize set --device UDID --preferred-size "
      + "\(nearest.size.width.rounded().inPoints)x\(nearest.size.height.rounded().inPoints)"
  }

  /// The most screens and findings of a screen that are printed without `--all`.
  private static let (screenLimit, groupLimit) = (20, 4)

  /// The new findings of screens that are not free of findings, their causes, and the summary.
  private var report: String {
    var lines: [String] = []
    let broken = certificate.screens.filter { !$0.isFree }
    let shown = command.resizing.all ? broken : Array(broken.prefix(Self.screenLimit))
    for screen in shown { lines += self.lines(of: screen) }
    if shown.count < broken.count {
      lines.append("and \(broken.count - shown.count) more screens; --all prints them")
    }
    let causes = certificate.causes
    if broken.count > 1, !causes.isEmpty {
      lines.append("by cause")
      let limit = command.resizing.all ? causes.count : 10
      lines += causes.prefix(limit).map { "  \($0.line)" }
      if causes.count > limit { lines.append("  and \(causes.count - limit) more") }
    }
    let free = certificate.screens.filter(\.isFree)
    lines += Self.uncounted(free, free.count < certificate.screens.count ? " on other screens" : "")
    return lines.printedLines + certificate.summary + "\n"
  }

  /// Lines with the numbers of new findings of screens that are uncertain, and that do not count.
  private static func uncounted(
    _ screens: [ResizeCertificate.Screen], _ place: String = ""
  ) -> [String] {
    let left = screens.flatMap(\.findings).filter {
      !$0.isKnown && $0.isReachable && ($0.isUncertain || !$0.isShown || $0.isConsequence)
    }
    let following = left.count { $0.isConsequence && $0.isShown }
    let uncertain = left.count { $0.isUncertain && !($0.isConsequence && $0.isShown) }
    let hidden = left.count - uncertain - following
    return [
      following > 0
        ? "\(following) that \(following == 1 ? "follows" : "follow") from conflicts\(place): "
          + "they depend on which constraint is broken" : nil,
      uncertain > 0
        ? "\(uncertain) uncertain\(place): with the texts that are shown, they may not be there"
        : nil,
      hidden > 0
        ? "\(hidden) not counted\(place): decoration, alternatives, left to code, or within the accuracy "
          + "of measuring" : nil,
    ].compactMap(\.self)
  }

  private func lines(of screen: ResizeCertificate.Screen) -> [String] {
    var lines = ["\(screen.file): \(screen.name)"]
    for section in screen.sections {
      let groups = ResizeCertificate.groups(section.findings)
      guard section.findings[0].isReachable else {
        lines.append("  \(groups.count) more only at sizes that no window is known to have")
        continue
      }
      lines.append("  \(section.title.prefix(1).lowercased())\(section.title.dropFirst())")
      let limit = command.resizing.all ? groups.count : Self.groupLimit
      for group in groups.prefix(limit) { lines += self.lines(of: group, on: screen) }
      if groups.count > limit { lines.append("    and \(groups.count - limit) more") }
    }
    lines += Self.uncounted([screen]).map { "  \($0)" }
    if screen.undecidedShare > 0 { lines.append("  not all of its sizes are decided") }
    return lines
  }

  private func lines(
    of group: ResizeCertificate.Group, on screen: ResizeCertificate.Screen
  ) -> [String] {
    let finding = group.first
    let condition = finding.condition.isEmpty ? "" : "\(finding.condition): "
    let places = finding.isAlways ? "" : "\(finding.places): "
    var lines = ["    \(condition)\(places)\(group.text)"]
    if !finding.occurrences.isEmpty { lines.append("      occurs \(finding.occurrenceWords)") }
    if finding.isByResizing, let line = Self.seen(finding) { lines.append("      \(line)") }
    if let repair = finding.repair { lines.append("      \(repair.line)") }
    if let folder = command.resizing.output, let size = finding.example,
      let index = screen.findings.firstIndex(of: finding),
      extras.pictures[screen.key]?[index] != nil
    {
      lines.append(
        "      at \(size.width.inPoints) × \(size.height.inPoints): "
          + picturePath(of: screen, index, folder))
    }
    return lines
  }
}
