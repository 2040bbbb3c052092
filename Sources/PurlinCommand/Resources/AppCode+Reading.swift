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
    if uses.identifiers != nil {
      for path in files.documents {
        guard let bytes = try? InputFile.read(path, limit: Files.longestDocument) else { return }
        uses.add(referenced: Self.references(in: String(decoding: bytes, as: UTF8.self)))
      }
    }
    (parts, identifiers) = (uses.parts, uses.identifiers)
    for change in facts.flatMap(\.changes) {
      switch change.kind {
      case .constant(let value): constants[change.outlet, default: []].insert(value)
      case .text: texts.insert(change.outlet)
      }
    }
    var key = CacheKey("code", of: Version.identity)
    key.add("parts", parts.sorted())
    key.add("identifiers", identifiers.map { $0.sorted() } ?? ["computed"])
    for (owner, names) in constrainedOutlets.sorted(by: { $0.key < $1.key }) {
      key.add(owner, names.sorted())
    }
    key.add("constants", constants.map { "\($0) \($1.map { "\($0 ?? .nan)" }.sorted())" }.sorted())
    key.add("texts", texts.sorted())
    digest = key.digest
  }

  /// The identifiers of scenes in other storyboards that a document references.
  private static func references(in text: String) -> Set<String> {
    Set(text.matches(of: /referencedIdentifier="([^"]*)"/).map { String($0.1) })
  }
}
