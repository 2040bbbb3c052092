internal import ArgumentParser
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutProof

/// Proves the screens and rows of tables of one document after the other.
struct ResizeWorker: Worker {
  struct Job: Codable, Sendable {
    /// The document's path.
    var file: String
  }

  enum Answer: Codable, Sendable {
    /// The screens.
    case proven([ResizeCertificate.Screen], languages: [String], Extras)
    /// The reason for which it could not be read.
    case unread(String)
  }

  /// The extras of screens, by ``ResizeCertificate/Screen/key``.
  struct Extras: Codable, Sendable {
    /// The maps; only if a page is requested.
    var maps: [String: String] = [:]
    /// The number of views that are not proven: components, cells of collection views, and others whose size a superview
    /// gives.
    var partCount = 0
    /// The files of texts that could not be read, and the document if parts of it could not, with the reason.
    var unreadTexts: [String: String] = [:]
    /// The languages of those files.
    var unreadLanguages: Set<String> = []
    /// The pictures at sizes that break, by the finding's index; only if a page or a folder is requested.
    var pictures: [String: [Int: String]] = [:]

    mutating func add(_ other: Extras) {
      partCount += other.partCount
      unreadTexts.merge(other.unreadTexts) { first, _ in first }
      unreadLanguages.formUnion(other.unreadLanguages)
      maps.merge(other.maps) { first, _ in first }
      pictures.merge(other.pictures) { first, _ in first }
    }
  }

  static let name = "resize"
  static func path(of job: Job) -> String { job.file }

  private let command: Prove
  private let widths: ClosedRange<Double>
  private let heights: ClosedRange<Double>
  private let conditions: ProofConditions
  private let regime: WindowRegime?
  private let cache: ResultCache?
  private let images = AppImages()
  /// The images of `--assets`, for keys of cached results.
  private let given: CacheKey

  init(_ setup: DocumentWorkerSetup) throws {
    let command = try setup.command(Prove.self, of: "prove")
    try command.fonts.use(setup.fonts, warns: false)
    self.command = command
    (widths, heights) = try command.area.plane()
    conditions = try command.conditions()
    regime = try command.area.windowRegime()
    cache = setup.cache
    var given = CacheKey("assets", of: Version.identity)
    given.add(AssetCatalogs(folders: command.resources.assets))
    self.given = given
    Quiet.begin()
  }

  func answer(_ job: Job) -> Answer {
    do {
      let bytes = try Files.read(job.file)
      let known = ReadableLanguages(command.reader.languages, of: job.file)
      let languages = known.languages
      let asserted = try DocumentAssertions(beside: job.file, and: command.assertions)
      let windows = try command.resizing.windows(near: job.file)
      let answer = try ResultCache.value(in: cache, Answer.self) { key in
        key.add("document", [job.file])
        key.add("content", bytes: bytes)
        key.add(languages)
        key.add("images", [images.key(near: job.file), given.digest])
        key.add("assertions", [asserted.text])
        key.add("app", windows.key)
      } make: {
        try prove(
          try Files.document(job.file, bytes), bytes, job.file, languages, asserted, windows)
      }
      guard case .proven(let screens, _, var extras) = answer else { return answer }
      let parts = UnreadParts(of: try Files.document(job.file, bytes).findings, in: job.file)
      if let summary = parts.summary { extras.unreadTexts[job.file] = summary }
      for texts in known.unread {
        extras.unreadTexts[texts.file] =
          (texts.position.map { "\($0): " } ?? "") + texts.message
      }
      extras.unreadLanguages = Set(known.codes).subtracting(languages.map(\.code))
      return .proven(screens, languages: languages.map(\.code), extras)
    } catch {
      let failure = error as? CommandFailure ?? .input("\(error)")
      return .unread(failure.message)
    }
  }

  private func prove(
    _ saved: InterfaceDocument, _ bytes: [UInt8], _ file: String, _ languages: [LintLanguage],
    _ asserted: DocumentAssertions, _ windows: AppWindows
  ) throws -> Answer {
    let saved = windows.marked(saved, at: file)
    let document = try command.shown(saved, at: file, language: nil)
    var extras = Extras()
    var screens = try self.screens(
      of: document, bytes, file, language: nil, asserted, windows, &extras)
    try asserted.check(screens.filter { !$0.isRow }.map { ($0.name, $0.rootID, $0.assertions) })
    for language in languages {
      let others = try self.screens(
        of: try command.shown(saved, at: file, language: language), bytes, file,
        language: language.code, asserted, windows, &extras)
      for (index, other) in others.enumerated() where index < screens.count {
        screens[index].add(other)
      }
    }
    return .proven(screens, languages: languages.map(\.code), extras)
  }

  private func screens(
    of document: InterfaceDocument, _ bytes: [UInt8], _ file: String, language: String?,
    _ asserted: DocumentAssertions, _ windows: AppWindows, _ extras: inout Extras
  ) throws -> [ResizeCertificate.Screen] {
    let preferences = try command.reader.preferences(in: language)
    let regime = self.regime ?? windows.regime(.current(for: document))
    // Who gives a width or height means all sizes.
    let isLimited = command.area.width == nil && command.area.height == nil
    let reach = isLimited ? windows.reach(of: regime) : nil
    let condition = conditions.words.first ?? ""
    let shared = DocumentStages(document)
    let stages = conditions.stages(shared, preferences)
    let shown = ShownAtSizes(stages, bytes, regime: regime, code: windows.code)
    let canvas = shared.stage(.document)
    let all = document.islands.filter { $0.views.count > 1 }
    let islands =
      windows.code.isLoaded ? all.filter { canvas.fillsWindow($0, of: windows) } : []
    if isLimited, windows.code.isLoaded { shown.rowInsets = canvas.rowInsets(of: windows) }
    let rows = all.compactMap { island -> ResizeCertificate.Screen? in
      guard
        var row = ResizeCertificate.Screen(
          row: island, in: shared, file: file, language: language, widths: widths, reach: reach,
          under: conditions, preferences: preferences, regime: regime,
          findsRepairs: command.area.repairs, shown: shown, at: windows.places(in: regime))
      else { return nil }
      if command.resizing.devicesOnly { row.leaveOutWhatNoDisplayHas() }
      row.limits = windows.words(in: regime)
      return row
    }
    if language == nil { extras.partCount += all.count - islands.count - rows.count }
    let screens = islands.map { island in
      let relations = isLimited ? ConflictRelations(in: island) : nil
      let proof = SceneRegionProof(
        of: island, in: shared, widths: widths, heights: heights, under: conditions,
        preferences: preferences, regime: regime, findsRepairs: command.area.repairs,
        asserting: asserted.assertions(about: island.displayName, rootID: island.root.id))
      var screen = ResizeCertificate.Screen(
        proof, language: language, file: file, rootID: island.root.id, reach: reach,
        saved: isLimited ? island.designedSize : nil,
        shown: isLimited ? shown.test(of: island) : nil,
        relates: relations.map { relations in { relations.relates($0, $1) } },
        occurs: isLimited ? shown.occurrences(of: island, in: windows) : nil)
      let others = isLimited ? windows.rotatedRegimes(besides: regime, of: bytes) : []
      for rotated in others {
        let shown = ShownAtSizes(stages, bytes, regime: rotated, code: windows.code)
        screen.add(rotated, of: island, in: shared, under: conditions, preferences, shown, windows)
      }
      // Nobody resizes a launch screen.
      if command.resizing.devicesOnly || isLimited && document.isLaunchScreen {
        screen.leaveOutWhatNoDisplayHas()
      }
      if isLimited { screen.limits = windows.words(in: regime) }
      if isLimited, others.isEmpty, regime == .iPhoneWindow,
        windows.orientations.contains(.landscape),
        screen.findings.contains(where: { !$0.isReachable })
      {
        screen.limits.append(
          "iPhones in landscape count only with size classes for them (--regime iphone-landscape)")
      }
      guard language == nil, !proof.isClean else { return screen }
      let resizing = command.resizing
      if resizing.html != nil {
        extras.maps[screen.key] = RegionMap([proof], marks: .devices).svg(
          idPrefix: "map-\(island.root.id.filter { $0.isLetter || $0.isNumber })-")
      }
      if resizing.html != nil || resizing.output != nil {
        let pictures = ExamplePictures(
          document: stages[0].document.document, island: island, preferences: stages[0].preferences,
          regime: regime)
        extras.pictures[screen.key] = pictures.svg(of: screen, under: condition)
      }
      return screen
    }
    return screens + rows
  }
}
