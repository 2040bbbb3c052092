internal import InterfaceBuilder
package import SourceReading

/// What something shows of an app's documents: the storyboards and xibs that it loads, and the scenes to which documents
/// lead from those that the app or its code makes.
package struct ShownScenes {
  /// The scenes of documents with the ids of the view controllers that nothing shows, by the paths of documents.
  private var unshown: [String: (scenes: SceneGraph, controllers: Set<String>)] = [:]
  /// The methods and properties that give names to UIKit, and that nothing mentions.
  let uncalled: Set<String>
  /// The identifiers of segues that no code performs.
  private let unperformed: Set<String>
  /// The xibs that something loads, with the types that something uses; nil if the app is not known.
  private(set) var nibs: LoadedNibs?
  /// The paths of the documents that nothing loads.
  package private(set) var unloaded: Set<String> = []

  /// Reads documents, and finds what nothing shows of them.
  ///
  /// - Parameters:
  ///   - documents: The documents of the app.
  ///   - listed: The names in property lists; nil if the app is not known.
  ///   - index: The sources.
  ///   - sources: The files of the sources, to look for words in them.
  package init(
    reading documents: [SourceChecker.File], listed: Set<String>?, in index: SourceIndex,
    _ sources: [SourceChecker.File]
  ) {
    self.init(
      documents.map { ConnectedDocument($0.bytes, file: $0.name) }, listed: listed, in: index,
      SearchedCode(sources))
  }

  /// Finds the documents and view controllers that nothing shows.
  ///
  /// Code makes a view controller by its storyboard identifier: it contains that of a type outside of the type, another
  /// one as any word, or a part of it in a text with variable parts. It makes the initial one by the name of the
  /// storyboard, and performs the segues of view controllers by their identifiers.
  ///
  /// - Parameters:
  ///   - documents: The documents of the app.
  ///   - listed: The names in property lists; nil if the app is not known.
  ///   - index: The sources.
  ///   - code: The sources, to look for words in them.
  /// - Complexity: O(*n*) in the bytes of the sources, if there are names that are no texts in them.
  init(
    _ documents: [ConnectedDocument], listed: Set<String>?, in index: SourceIndex,
    _ code: SearchedCode
  ) {
    let computed = index.computedKinds
    uncalled = code.uncalledMembers(in: index, documents)
    let listed = listed.map { documents.filter(\.isArchive).reduce($0) { $0.union($1.words) } }
    let storyboards = documents.filter(\.isStoryboard)
    let elements = documents.flatMap(\.markup.elements)
    func identifiers(of kind: SourceUse.Kind) -> Set<String> {
      Set(documents.flatMap(\.identifiers).filter { $0.kind == kind && $0.isForCode }.map(\.name))
    }
    let namesInUse = index.namesInUse.subtracting(
      index.storyboardsOnly(in: uncalled))
    func isUsed(_ name: String) -> Bool { namesInUse.contains(name) || index.canCompute(name) }

    let segues = identifiers(of: .segue).filter { !isUsed($0) }
    let scenes = Set(
      documents.flatMap(\.identifiers).filter { $0.kind == .storyboardIdentifier }.map(\.name)
    ).subtracting(elements.compactMap { $0["referencedIdentifier"]?.value }).filter { !isUsed($0) }
    let names = Set(storyboards.map(\.name))
      .subtracting(elements.compactMap { $0["storyboardName"]?.value }).filter { !isUsed($0) }
    // Names such as Main are words of comments, too.
    let counts = code.counts(of: segues.union(names), beyond: [:], few: .max)
    // `Main.details` of a generator of constants makes the scene "Details".
    let areGenerated = computed.isSuperset(of: [.storyboard, .storyboardIdentifier])
    func word(_ scene: String) -> String {
      areGenerated ? scene.prefix(1).lowercased() + scene.dropFirst() : scene
    }
    let words = code.words(among: Set(scenes.map(word)).filter { $0.first?.isUppercase != true })

    unperformed = computed.contains(.segue) ? [] : segues.filter { counts[$0] ?? 0 == 0 }
    let unmade = scenes.filter { !words.contains(word($0)) }
    let unloadedNames = listed.map { listed in
      computed.contains(.storyboard)
        ? [] : names.subtracting(listed).filter { counts[$0] ?? 0 == 0 }
    }
    for document in storyboards {
      let graph = SceneGraph(document.markup)
      let isLoaded = unloadedNames?.contains(document.name) != true
      let made = graph.controllers.filter { controller in
        controller["storyboardIdentifier"].map { !unmade.contains($0.value) } ?? false
      }
      let all = Set(graph.controllers.compactMap { $0["id"]?.value })
      let entries = made.compactMap { $0["id"]?.value } + [graph.initial].compactMap(\.self)
      let reached = graph.reached(from: isLoaded ? entries : [], without: unperformed)
      unshown[document.file] = (graph, all.subtracting(reached))
      if !isLoaded { unloaded.insert(document.file) }
    }
    if let listed { findNibs(documents, listed, in: index) }
  }

  private mutating func findNibs(
    _ documents: [ConnectedDocument], _ listed: Set<String>, in index: SourceIndex
  ) {
    func classes(in document: ConnectedDocument) -> Set<String> {
      Set(
        document.objects.values.filter { !isUnshown($0.position, in: document) }
          .compactMap(\.customClass))
    }
    let xibs = documents.filter { $0.file.hasSuffix(".xib") }
    let others = documents.filter { !$0.file.hasSuffix(".xib") }
    let nibs = LoadedNibs(
      xibs.map { .init(file: $0.file, classes: classes(in: $0)) },
      beside: listed.union(others.flatMap { classes(in: $0) }), in: index)
    unloaded.formUnion(nibs.unloaded)
    self.nibs = nibs
  }

  /// The ids of the view controllers that nothing shows, by the paths of their documents.
  package var unshownControllers: [String: Set<String>] {
    unshown.mapValues(\.controllers).filter { !$0.value.isEmpty }
  }

  /// Whether code performs segues by an identifier.
  func isPerformed(_ segue: String) -> Bool { !unperformed.contains(segue) }

  /// Whether an element is in a scene that nothing shows, or in a xib that nothing loads.
  func isUnshown(_ position: SourcePosition, in document: ConnectedDocument) -> Bool {
    if nibs?.unloaded.contains(document.file) == true { return true }
    guard let (scenes, controllers) = unshown[document.file], !controllers.isEmpty,
      let element = document.markup.element(at: position), let id = scenes.controller(of: element)
    else { return false }
    return controllers.contains(id)
  }

  /// Returns the lines of a document that nothing shows.
  func unshownLines(of document: ConnectedDocument) -> [ClosedRange<Int>] {
    if nibs?.unloaded.contains(document.file) == true { return [1...Int.max] }
    return unshown[document.file].map { $0.scenes.lines(of: $0.controllers, in: document.markup) }
      ?? []
  }
}

extension ConnectedDocument {
  /// The words of a document in the format of Xcode 4, which is not read: some are names of classes and xibs.
  fileprivate var words: [String] {
    String(decoding: markup.bytes, as: UTF8.self)
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .filter { $0.first?.isUppercase == true }.map(String.init)
  }
}
