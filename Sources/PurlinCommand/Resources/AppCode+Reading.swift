internal import Foundation
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import SourceReading
internal import Synchronization

extension AppCode {
  /// What is known of the documents of an app.
  fileprivate struct App {
    var code = AppCode()
    /// The paths of the documents that nothing loads.
    var unloaded: Set<String> = []
    /// The ids of the view controllers that nothing shows, by the paths of their documents.
    var unshown: [String: Set<String>] = [:]
  }

  private static let known = Mutex<[String: App]>([:])

  /// Reads the code of a document's app, once for each app; nothing is known of a document outside of a repository and
  /// of a project.
  ///
  /// - Complexity: O(*n*) in the bytes of the app's sources and documents, once.
  static func near(_ document: String) -> AppCode {
    guard let root = FolderIndex.root(near: document) else { return AppCode() }
    let app = known.withLock { $0[root] } ?? App(in: root)
    known.withLock { $0[root] = app }
    var code = app.code
    let path = FolderIndex.absolute(document)
    (code.isLoaded, code.unshown) = (!app.unloaded.contains(path), app.unshown[path] ?? [])
    return code
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
}

extension AppCode.App {
  fileprivate init(in root: String) {
    self.init()
    let files = AppFiles(in: root, everything: false)
    func read(_ paths: [String], areForeign: Bool = false) -> [SourceChecker.File]? {
      var read: [SourceChecker.File] = []
      for path in paths {
        guard let bytes = try? InputFile.read(path, limit: Files.longestDocument) else {
          return nil
        }
        read.append(
          .init(name: path, path: path, bytes: bytes, isChecked: false, isForeign: areForeign))
      }
      return read
    }
    // What is not read can show any view controller.
    guard !files.isCut, !files.sources.isEmpty, let sources = read(files.sources),
      let documents = read(files.documents)
    else { return }
    let facts = sources.compactMap { file in
      SourceLanguage(fileName: file.name).map {
        SourceFacts(reading: file.bytes, file: file.name, language: $0)
      }
    }
    let index = SourceIndex(facts)
    let shown = ShownScenes(
      reading: documents + (read(files.borrowed, areForeign: true) ?? []),
      listed: files.resources.listed, in: index, sources)
    (unloaded, unshown) = (shown.unloaded, shown.unshownControllers)
    let uses = ControllerUses(index)
    (code.parts, code.popups) = (uses.parts, uses.popups)
    code.constrainedOutlets = ConstrainedOutlets(index).names
    code.selfSized = index.selfSized
    code.contentSized = index.contentSized
    code.placing = index.placing
    code.isAlwaysLight = index.isAlwaysLight
    code.take(facts.flatMap(\.changes), in: index)
    var key = CacheKey("code", of: Version.identity)
    key.add("parts", code.parts.sorted())
    key.add("popups", code.popups.sorted())
    for (owner, names) in code.constrainedOutlets.sorted(by: { $0.key < $1.key }) {
      key.add(owner, names.sorted())
    }
    key.add(
      "constants",
      code.constants.map { "\($0) \($1.map { "\($0 ?? .nan)" }.sorted())" }.sorted())
    key.add("selfSized", code.selfSized.sorted())
    key.add("contentSized", code.contentSized.sorted())
    key.add("texts", code.texts.lines)
    key.add("images", code.images.lines)
    key.add("contentSizes", code.contentSizes.lines)
    key.add("hidden", code.hidden.lines)
    key.add("frames", code.frames.lines)
    key.add("textColors", code.textColors.lines)
    key.add("fonts", code.fonts.lines)
    key.add("labels", code.labels.lines)
    key.add("placing", code.placing.sorted())
    key.add("light", ["\(code.isAlwaysLight)"])
    key.add("unloaded", unloaded.sorted())
    key.add("unshown", unshown.map { "\($0) \($1.sorted())" }.sorted())
    code.digest = key.digest
  }
}

extension AppCode {
  /// Takes what code changes of objects of documents.
  ///
  /// An outlet of the code's own class is one of the class, its superclasses and its subclasses; of another object, of any.
  fileprivate mutating func take(_ changes: [OutletChange], in index: SourceIndex) {
    let families = index.families
    for change in changes {
      let name = change.outlet
      let owners = change.owner.flatMap {
        // What a view sets of itself are no views of its superclasses.
        name == "self" ? families.below[$0] : families.all[$0]
      }
      // An extension of a class of Apple's can be of any view.
      if name == "self", owners == nil { continue }
      switch change.kind {
      case .constant(let value): constants[name, default: []].insert(value)
      case .text: texts.insert(name, of: owners)
      case .image: images.insert(name, of: owners)
      case .contentSize: contentSizes.insert(name, of: owners)
      case .isHidden: hidden.insert(name, of: owners)
      case .frame: frames.insert(name, of: owners)
      case .textColor: textColors.insert(name, of: owners)
      case .font: fonts.insert(name, of: owners)
      case .accessibility: labels.insert(name, of: owners)
      case .appearance: break
      }
    }
  }
}
