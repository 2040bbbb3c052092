internal import Foundation
internal import InterfaceBuilder
internal import SourceReading

/// Checks documents against the sources of their app, and the sources against the documents.
///
/// What cannot be known, such as the members of a superclass in a library, is not reported.
package struct SourceChecker {
  /// A file, as it is read.
  package struct File {
    /// The path in reports.
    package var name: String
    /// The path relative to the folder of the settings.
    package var path: String
    package var bytes: [UInt8]
    /// Whether its findings are reported; otherwise it is only read for others.
    package var isChecked: Bool
    /// Whether it belongs to a dependency of the app.
    package var isForeign: Bool

    package init(
      name: String, path: String, bytes: [UInt8], isChecked: Bool, isForeign: Bool = false
    ) {
      (self.name, self.path, self.bytes) = (name, path, bytes)
      (self.isChecked, self.isForeign) = (isChecked, isForeign)
    }
  }

  /// The names of an app's resources, and its version of Swift.
  package struct Resources {
    package var images: Set<String> = []
    package var colors: Set<String> = []
    /// The PostScript names of the app's own fonts.
    package var fonts: Set<String> = []
    /// The names in property lists of an app; nil if no project has an app, so that others can use its types.
    package var listed: Set<String>?
    /// The names, without extensions, of files of the app that are not here: their classes, images and documents are
    /// not missed.
    package var absent: Set<String> = []
    /// The names of classes of libraries whose sources or interfaces are here.
    package var libraryClasses: Set<String> = []
    /// Whether asset catalogs of the app are not here, so that no image or color is missed.
    package var lacksCatalogs = false
    /// Whether parts of the app are not here of which the names are not known; then what seems to be missing is a note.
    package var isPartial = false
    /// The oldest system that the app runs on; nil if no project says it.
    package var deploymentTarget: SystemVersion?
    /// Whether sources can be of Swift 1 or 2.
    package var mayUseSwift2 = false

    package init() {}
  }

  private let settings: LintSettings

  /// Creates a checker.
  package init(settings: LintSettings) { self.settings = settings }

  /// Whether a rule about sources is on.
  package static func isUseful(_ settings: LintSettings) -> Bool {
    RulePage.sources.contains { settings.rules[$0.id]?.isOn ?? true }
  }

  /// Checks an app.
  ///
  /// - Parameters:
  ///   - documents: Its storyboards and xibs.
  ///   - sources: Its source files.
  ///   - resources: The names of its resources.
  ///   - modules: The names of its modules, as far as they are known.
  /// - Returns: The results of the files that have findings, in the order of documents and sources.
  package func check(
    documents: [File], sources: [File], resources: Resources = Resources(),
    modules: Set<String> = []
  ) -> [LintResult] {
    let facts = sources.compactMap { file in
      SourceLanguage(fileName: file.name).map {
        SourceFacts(reading: file.bytes, file: file.name, language: $0)
      }
    }
    guard !facts.isEmpty else { return [] }
    let read = documents.map { ConnectedDocument($0.bytes, file: $0.name) }
    let own = zip(documents, read).filter { !$0.0.isForeign }.map(\.1)
    let index = SourceIndex(facts, ownModules: modules.union(own.flatMap(\.targetModules)))
    let code = SearchedCode(sources)
    let app = CheckedApp(index: index, documents: read, resources: resources, code: code)
    func known(_ found: [LintFinding]) -> [LintFinding] {
      guard resources.isPartial else { return found }
      return found.map { finding in
        var finding = finding
        if Self.rulesOfAbsence.contains(finding.ruleID) { finding.severity = .note }
        return finding
      }
    }
    var results: [LintResult] = []
    for (file, document) in zip(documents, read) where file.isChecked {
      let unshown = app.shown.unshownLines(of: document)
      results += result(known(app.findings(in: document)), in: file, document.markup, unshown)
    }
    for (file, facts) in zip(sources, facts) where file.isChecked {
      results += result(known(app.findings(in: facts)), in: file, nil)
    }
    return results
  }

  /// The rules that report what nothing in the app has or uses.
  private static let rulesOfAbsence: Set = [
    "unknown-class", "unknown-identifier", "missing-asset", "unused-xib", "unused-storyboard",
    "unused-scene", "unused-identifier",
  ]

  private func result(
    _ found: [LintFinding], in file: File, _ markup: MarkupIndex?,
    _ unshown: [ClosedRange<Int>] = []
  ) -> [LintResult] {
    guard !found.isEmpty || !unshown.isEmpty else { return [] }
    let lines = markup == nil ? Self.lines(of: file.bytes, found.map(\.position.line)) : nil
    let kept = found.filter {
      lines?[$0.position.line]?.contains("purlin:disable") != true
    }
    var result = LintResult(file: file.name, markedIn: markup ?? MarkupIndex(file.bytes), kept)
    if let lines { result.lines = lines }
    result.silenced = found.count - result.findings.count
    result.unshownLines = unshown
    result.apply(settings, path: file.path)
    return [result]
  }

  /// Returns some lines of a text.
  private static func lines(of bytes: [UInt8], _ numbers: [Int]) -> [Int: String] {
    let wanted = Set(numbers)
    var lines: [Int: String] = [:]
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    where wanted.contains(index + 1) {
      lines[index + 1] = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    return lines
  }
}

/// An app with everything that rules ask for.
struct CheckedApp {
  let index: SourceIndex
  let documents: [ConnectedDocument]
  let resources: SourceChecker.Resources
  let code: SearchedCode
  /// The names in documents, by what they name.
  private(set) var names: [SourceUse.Kind: Set<String>] = [:]
  /// The kinds of names of which code computes some, so that any could be used.
  let computedKinds: Set<SourceUse.Kind>
  /// The outlets that documents connect, by the classes of the objects and what these inherit from.
  private(set) var connectedOutlets: [String: Set<String>] = [:]
  /// The objects of each class and of the classes that inherit from it.
  private(set) var objectsOfClasses: [String: [Owner]] = [:]
  /// The methods of all types.
  let methods: [SourceMember]
  /// What something shows of the documents.
  let shown: ShownScenes

  init(
    index: SourceIndex, documents: [ConnectedDocument], resources: SourceChecker.Resources,
    code: SearchedCode
  ) {
    (self.index, self.documents, self.resources, self.code) = (index, documents, resources, code)
    computedKinds = index.computedKinds
    shown = ShownScenes(documents, listed: resources.listed, in: index, code)
    methods = index.files.flatMap { $0.types.flatMap(\.members) }.filter { $0.kind == .method }
    for document in documents {
      names[document.isStoryboard ? .storyboard : .nib, default: []].insert(document.name)
      for identifier in document.identifiers {
        names[identifier.kind, default: []].insert(identifier.name)
      }
    }
    for use in index.files.flatMap(\.uses) {
      let values = index.names(of: use.value)
      switch use.kind {
      case .registeredIdentifier:
        names[.reuseIdentifier, default: []].formUnion(values ?? [])
      case .assignedRestorationIdentifier:
        names[.restorationIdentifier, default: []].formUnion(values ?? [])
      default: break
      }
    }
    (names[.image], names[.color]) = (resources.images, resources.colors)
    collectOutlets()
  }

  private mutating func collectOutlets() {
    for document in documents {
      var outlets: [String: [String: Set<String>]] = [:]
      for connection in document.connections where connection.isOutlet {
        outlets[connection.source, default: [:]][connection.name, default: []]
          .insert(connection.destination)
      }
      let identifiers = Dictionary(
        document.identifiers.filter { $0.kind == .storyboardIdentifier }
          .map { ($0.object, $0.name) }, uniquingKeysWith: { first, _ in first })
      for object in document.order.compactMap({ document.objects[$0] }) {
        guard let class_ = object.customClass else { continue }
        let owner = Owner(
          document: document, id: object.id, className: class_,
          outlets: outlets[object.id] ?? [:], identifier: identifiers[object.id])
        for name in Set(index.lineage(of: class_)?.names ?? []).union([class_]) {
          objectsOfClasses[name, default: []].append(owner)
          connectedOutlets[name, default: []].formUnion(owner.names)
        }
      }
    }
  }

  func findings(in document: ConnectedDocument) -> [LintFinding] {
    allFindings(in: document).map { finding in
      guard shown.isUnshown(finding.position, in: document) else { return finding }
      var finding = finding
      finding.severity = .note
      return finding
    } + unloaded(document)
  }

  /// The finding about a document that nothing loads: a warning if nothing is named like it.
  private func unloaded(_ document: ConnectedDocument) -> [LintFinding] {
    let isNamed = index.literals.contains(document.name)
    let byUnused = "only code that nothing uses has its name."
    if document.isStoryboard, shown.unloaded.contains(document.file) {
      return [
        finding(
          "unused-storyboard",
          "Nothing loads this storyboard: "
            + (isNamed ? byUnused : "no code and no property list has its name."),
          at: SourcePosition(line: 1, column: 1), of: nil, detail: document.name,
          severity: isNamed ? .note : .warning)
      ]
    }
    guard let nibs = shown.nibs, nibs.unloaded.contains(document.file) else { return [] }
    let isUnmentioned = nibs.unmentioned.contains(document.file)
    return [
      finding(
        "unused-xib",
        "Nothing loads this xib: "
          + (isUnmentioned
            ? "no text and no class of the sources has its name."
            : isNamed
              ? byUnused : "no text names it, and no view controller that is used has its name."),
        at: SourcePosition(line: 1, column: 1), of: nil, detail: document.name,
        severity: isUnmentioned ? .warning : .note)
    ]
  }

  private func allFindings(in document: ConnectedDocument) -> [LintFinding] {
    let outlets = Dictionary(
      grouping: document.connections.filter(\.isOutlet), by: \.source)
    return document.connections.filter { !$0.isOutlet }
      .flatMap { actionFindings($0, in: document) }
      + document.order.compactMap { document.objects[$0] }.flatMap {
        outletFindings(outlets[$0.id] ?? [], of: $0, in: document)
          + classFindings(about: $0, in: document) + attributeFindings(about: $0)
          + unconnectedOutlets(of: $0, in: document)
      }
      + unusedNames(in: document) + missingImages(in: document)
  }

  func findings(in facts: SourceFacts) -> [LintFinding] {
    // The line of a storyboard that does not exist, until the code names another one.
    var absent: Int?
    let uses = facts.uses.sorted { $0.place.position < $1.place.position }
    return uses.compactMap { use -> LintFinding? in
      var finding = finding(about: use)
      let line = use.place.position.line
      if use.kind == .storyboard { absent = finding == nil ? nil : line }
      // What it would contain is not known, and is one mistake with it.
      if use.kind == .storyboardIdentifier, let start = absent, line - start <= 3 { return nil }
      let isUncalled = use.callable.map(shown.uncalled.contains) ?? false
      if isUncalled || index.isExcluded(use) || isUnused(use.owner) { finding?.severity = .note }
      return finding
    }
      + unconnectedOutlets(in: facts)
      + facts.codeFindings.map { found in
        var finding = finding(about: found)
        if isUnused(found.owner) { finding.severity = .note }
        return finding
      }
  }

  /// Whether nothing in the app uses a type or macro.
  func isUnused(_ owner: String) -> Bool { shown.nibs?.unusedTypes.contains(owner) == true }

  func finding(
    _ rule: String, _ message: String, at position: SourcePosition, of object: String?,
    detail: String, severity: FindingSeverity? = nil, related: [LintFinding.Related] = [],
    repair: DocumentRepair? = nil
  ) -> LintFinding {
    guard let page = RulePage.source(rule) else { preconditionFailure("no rule \(rule)") }
    return LintFinding(
      rule: rule, severity ?? page.severity, message, at: position, of: object, detail: detail,
      related: related, repair: repair)
  }

  /// The name that is meant by another: the only one that differs in one or two letters; nil if there is none.
  func meant(by name: String, among names: some Sequence<String>) -> String? {
    let near = Spelling.nearest(
      to: name, among: Set(names).subtracting([name]).sorted(), within: name.count > 5 ? 2 : 1)
    guard let only = near.first, near.count == 1, name.count > 3,
      only.filter({ !$0.isNumber }) != name.filter({ !$0.isNumber })
    else { return nil }
    return only
  }

  /// Words that propose similar names.
  func hint(_ name: String, among names: some Sequence<String>) -> String {
    let others = Set(names).subtracting([name]).sorted()
    var near = Spelling.nearest(to: name, among: others, within: max(1, name.count / 5))
    if near.isEmpty, let period = name.lastIndex(of: ".") {
      let stem = String(name[..<period])
      near = Spelling.nearest(to: stem, among: others, within: max(1, stem.count / 5))
    }
    return near.isEmpty ? "" : "; similar: " + near.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// Whether a name is probably meant to be one of others: it differs in one or two letters.
  func isMisspelled(_ name: String, among names: some Sequence<String>) -> Bool {
    guard name.count > 5 else { return false }
    // Names with other numbers are names of other things.
    let letters = name.filter { !$0.isNumber }
    let others = names.filter { $0.filter { !$0.isNumber } != letters }
    return !Spelling.nearest(to: name, among: others, within: 2).isEmpty
  }
}

extension SourcePlace {
  var position: SourcePosition { SourcePosition(line: line, column: column) }
}

extension ConnectedDocument {
  /// The modules that the document states to be its target's.
  var targetModules: [String] { objects.values.compactMap { $0.isOfTarget ? $0.module : nil } }
}
