internal import Foundation
internal import InterfaceCanvas
internal import IsolatedWork
internal import SourceReading
internal import Synchronization

extension AppCode {
  private static let known = Mutex<[String: AppCode]>([:])

  /// Reads the code of a document's app, once for each app; nothing is known of a document outside of a repository and
  /// of a project.
  ///
  /// - Complexity: O(*n*) in the bytes of the app's sources and documents, once.
  static func near(_ document: String) -> AppCode {
    guard let root = FolderIndex.root(near: document) else { return AppCode() }
    if let found = known.withLock({ $0[root] }) { return found }
    let found = AppCode(in: root)
    known.withLock { $0[root] = found }
    return found
  }

  /// Reads the code of a document's app, if the document names classes, whose outlets code can change.
  ///
  /// - Complexity: As ``near(_:)``; O(*n*) in the bytes of a document without classes.
  static func changing(_ document: String) -> AppCode {
    guard let bytes = try? InputFile.read(document, limit: Files.longestDocument),
      Data(bytes).range(of: Data("customClass=\"".utf8)) != nil
    else { return AppCode() }
    return near(document)
  }

  private init(in root: String) {
    self.init()
    let files = AppFiles(in: root, everything: false)
    var facts: [SourceFacts] = []
    for path in files.sources {
      // What is not read can show any view controller.
      guard !files.isCut, let language = SourceLanguage(fileName: path),
        let bytes = try? InputFile.read(path, limit: Files.longestDocument)
      else { return }
      facts.append(SourceFacts(reading: bytes, file: path, language: language))
    }
    guard !facts.isEmpty else { return }
    let index = SourceIndex(facts)
    var uses = ControllerUses(index)
    constrainedOutlets = ConstrainedOutlets(index).names
    selfSized = index.selfSized
    let areNamed = facts.allSatisfy { file in
      file.uses.allSatisfy { $0.kind != .storyboard || index.names(of: $0.value) != nil }
    }
    var names = areNamed ? index.mentioned : nil
    var nibs: [LoadedNibs.Nib] = []
    var classes: Set<String> = []
    for path in files.documents {
      guard let bytes = try? InputFile.read(path, limit: Files.longestDocument) else { return }
      let text = String(decoding: bytes, as: UTF8.self)
      uses.add(referenced: Self.references(in: text))
      names?.formUnion(text.matches(of: /storyboardName="([^"]*)"/).map { String($0.1) })
      let named = Set(text.matches(of: /customClass="([^"]*)"/).map { String($0.1) })
      if path.hasSuffix(".xib") {
        nibs.append(LoadedNibs.Nib(file: path, classes: named))
      } else {
        classes.formUnion(named)
      }
    }
    if let listed = files.listed {
      unloadedXibs =
        LoadedNibs(nibs, beside: listed.union(classes), in: index).unloaded
    }
    names?.formUnion(Self.storyboards(declaredIn: root))
    (parts, identifiers, storyboards) = (uses.parts, uses.identifiers, names)
    for change in facts.flatMap(\.changes) {
      switch change.kind {
      case .constant(let value): constants[change.outlet, default: []].insert(value)
      case .text: texts.insert(change.outlet)
      case .image: images.insert(change.outlet)
      case .contentSize: contentSizes.insert(change.outlet)
      case .isHidden: hidden.insert(change.outlet)
      case .frame: frames.insert(change.outlet)
      case .textColor: textColors.insert(change.outlet)
      }
    }
    var key = CacheKey("code", of: Version.identity)
    key.add("parts", parts.sorted())
    key.add("identifiers", identifiers.map { $0.sorted() } ?? ["computed"])
    for (owner, names) in constrainedOutlets.sorted(by: { $0.key < $1.key }) {
      key.add(owner, names.sorted())
    }
    key.add("constants", constants.map { "\($0) \($1.map { "\($0 ?? .nan)" }.sorted())" }.sorted())
    key.add("selfSized", selfSized.sorted())
    key.add("texts", texts.sorted())
    key.add("images", images.sorted())
    key.add("contentSizes", contentSizes.sorted())
    key.add("hidden", hidden.sorted())
    key.add("frames", frames.sorted())
    key.add("textColors", textColors.sorted())
    key.add("unloadedXibs", unloadedXibs.sorted())
    key.add("storyboards", storyboards.map { $0.sorted() } ?? ["computed"])
    digest = key.digest
  }

  /// The names in the property lists and projects of a folder, among which are those of storyboards that iOS loads.
  private static func storyboards(declaredIn root: String) -> Set<String> {
    let index = FolderIndex([root])
    let names =
      (index.propertyLists
        + index.projects.compactMap(XcodeProject.project).flatMap {
          $0.propertyLists()
        })
    var found: Set<String> = []
    for path in Set(names) {
      guard let data = FileManager.default.contents(atPath: path), data.count < 1 << 20,
        let list = try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)
      else { continue }
      addTexts(of: list, to: &found)
    }
    for project in index.projects {
      for setting in (try? String(contentsOfFile: project, encoding: .utf8))?.matches(
        of: /StoryboardFile = "?([^";]+)"?;|StoryboardName = "?([^";]+)"?;/) ?? []
      {
        found.formUnion([setting.1, setting.2].compactMap { $0.map(String.init) })
      }
    }
    return found
  }

  private static func addTexts(of value: Any, to found: inout Set<String>) {
    switch value {
    case let text as String: found.insert(text)
    case let list as [Any]: for value in list { addTexts(of: value, to: &found) }
    case let values as [String: Any]: for value in values.values { addTexts(of: value, to: &found) }
    default: break
    }
  }

  /// The identifiers of scenes in other storyboards that a document references.
  private static func references(in text: String) -> Set<String> {
    Set(text.matches(of: /referencedIdentifier="([^"]*)"/).map { String($0.1) })
  }
}
