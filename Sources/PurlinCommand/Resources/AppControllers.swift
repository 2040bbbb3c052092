internal import Foundation
internal import InterfaceCanvas
internal import IsolatedWork
internal import SourceReading
internal import Synchronization

/// How the code of apps uses their view controllers, read once for each repository.
enum AppControllers {
  private static let known = Mutex<[String: ShownControllers]>([:])

  /// Returns how the app of a document uses view controllers; nothing is known outside of a repository.
  ///
  /// - Complexity: O(*n*) in the bytes of the app's sources and documents, once.
  static func shown(near document: String) -> ShownControllers {
    guard let root = FolderIndex.places(near: document).last,
      FileManager.default.fileExists(atPath: root + "/.git")
    else { return ShownControllers() }
    if let found = known.withLock({ $0[root] }) { return found }
    let found = read(root)
    known.withLock { $0[root] = found }
    return found
  }

  private static func read(_ root: String) -> ShownControllers {
    let files = AppFiles(in: root, everything: false)
    var facts: [SourceFacts] = []
    for path in files.sources {
      // What is not read can show any view controller.
      guard !files.isCut, let language = SourceLanguage(fileName: path),
        let bytes = try? InputFile.read(path, limit: Files.longestDocument)
      else { return ShownControllers() }
      facts.append(SourceFacts(reading: bytes, file: path, language: language))
    }
    let index = SourceIndex(facts)
    var uses = ControllerUses(index)
    let outlets = ConstrainedOutlets(index).names
    if uses.identifiers != nil {
      for path in files.documents {
        guard let bytes = try? InputFile.read(path, limit: Files.longestDocument) else {
          return ShownControllers()
        }
        uses.add(referenced: references(in: String(decoding: bytes, as: UTF8.self)))
      }
    }
    var key = CacheKey("controllers", of: Version.identity)
    key.add("parts", uses.parts.sorted())
    key.add("identifiers", uses.identifiers.map { $0.sorted() } ?? ["computed"])
    for (owner, names) in outlets.sorted(by: { $0.key < $1.key }) {
      key.add(owner, names.sorted())
    }
    return ShownControllers(
      parts: uses.parts, identifiers: uses.identifiers, constrainedOutlets: outlets,
      digest: key.digest)
  }

  /// The identifiers of scenes in other storyboards that a document references.
  private static func references(in text: String) -> Set<String> {
    Set(text.matches(of: /referencedIdentifier="([^"]*)"/).map { String($0.1) })
  }
}
