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
  private var unperformed: Set<String> = []
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
    let (uncalled, constants) = code.uncalledMembers(in: index, documents)
    self.uncalled = uncalled
    let listed = listed.map { documents.filter(\.isArchive).reduce($0) { $0.union($1.words) } }
    let names = NamesOfScenes(documents, in: index, code, uncalled)
    guard let listed else {
      _ = show(names, used: index.namesInUse(without: constants), listed: nil)
      hideViews(madeBy: index.viewMaking)
      return
    }
    let xibs = documents.filter { $0.file.hasSuffix(".xib") }
    let nibs = LoadedNibs(
      xibs.map { .init(file: $0.file, classes: Set($0.objects.values.compactMap(\.customClass))) },
      beside: listed, in: index, without: constants
    ) { used in show(names, used: used, listed: listed) }
    unloaded.formUnion(nibs.unloaded)
    self.nibs = nibs
    hideViews(madeBy: index.viewMaking)
  }

  /// Finds the scenes that code shows which has some names, and returns the classes in them.
  private mutating func show(
    _ names: NamesOfScenes, used: Set<String>, listed: Set<String>?
  ) -> Set<String> {
    var classes: Set<String> = []
    unperformed = names.unperformed(by: used)
    // Scenes that are shown refer to others.
    var references: Set<String> = []
    var open = true
    while open {
      let unmade = names.unmade(by: used.union(references))
      let unloadedNames = listed.map { names.unloaded(by: used, beside: $0.union(references)) }
      let count = references.count
      unloaded = []
      for (document, graph) in names.storyboards {
        let isLoaded = unloadedNames?.contains(document.name) != true
        let made = graph.controllers.filter { controller in
          controller["storyboardIdentifier"].map { !unmade.contains($0.value) } ?? false
        }
        let all = Set(graph.controllers.compactMap { $0["id"]?.value })
        let entries = made.compactMap { $0["id"]?.value } + [graph.initial].compactMap(\.self)
        let reached = graph.reached(from: isLoaded ? entries : [], without: unperformed)
        unshown[document.file] = (graph, all.subtracting(reached))
        references.formUnion(graph.references(in: reached))
        if !isLoaded { unloaded.insert(document.file) }
      }
      open = references.count > count
    }
    for document in names.storyboards.map(\.document) {
      for object in document.objects.values {
        guard let name = object.customClass, !isUnshown(object.position, in: document) else {
          continue
        }
        classes.insert(name)
      }
    }
    return classes
  }

  /// Adds the view controllers of classes that make their view themselves: that of the document is not shown.
  private mutating func hideViews(madeBy classes: Set<String>) {
    guard !classes.isEmpty else { return }
    for (file, scenes) in unshown {
      let own = scenes.scenes.controllers.filter { controller in
        controller["customClass"].map { classes.contains($0.value) } ?? false
      }
      unshown[file]?.controllers.formUnion(own.compactMap { $0["id"]?.value })
    }
  }

  /// The ids of the view controllers of which nothing shows the view, by the paths of their documents.
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

/// The names in storyboards by which code shows their scenes.
private struct NamesOfScenes {
  let storyboards: [(document: ConnectedDocument, graph: SceneGraph)]
  /// The identifiers of segues that only code performs.
  private let segues: Set<String>
  /// The storyboard identifiers.
  private let scenes: Set<String>
  /// The names of storyboards.
  private let names: Set<String>
  /// The names that code mentions otherwise than in texts and as types, or computes.
  private var mentioned: Set<String>
  /// The kinds of names of which some can be others than those in code.
  private let invented: Set<SourceUse.Kind>
  /// The storyboards of which only code that nothing calls has the names.
  private let uncalled: Set<String>
  /// The storyboard identifiers that only such code of types has.
  private let uncalledScenes: Set<String>
  private let areGenerated: Bool

  /// - Complexity: O(*n*) in the bytes of the sources, if there are names that are no texts in them.
  init(
    _ documents: [ConnectedDocument], in index: SourceIndex, _ code: SearchedCode,
    _ uncalledMembers: Set<String>
  ) {
    invented = index.inventedKinds
    let computed = index.computedKinds
    uncalled = index.names(.storyboard, onlyIn: uncalledMembers)
    // Other code can make an identifier of the name of a type.
    let isMadeOfTypes = computed.contains(.storyboardIdentifier)
    let factories = uncalledMembers.intersection(
      index.files.flatMap(\.types).flatMap(\.members).filter(\.isStatic).map(\.writtenName))
    uncalledScenes = index.names(.storyboardIdentifier, onlyIn: factories).filter {
      !isMadeOfTypes || !index.declares($0)
    }
    storyboards = documents.filter(\.isStoryboard).map { ($0, SceneGraph($0.markup)) }
    func identifiers(of kind: SourceUse.Kind) -> Set<String> {
      Set(documents.flatMap(\.identifiers).filter { $0.kind == kind && $0.isForCode }.map(\.name))
    }
    segues = identifiers(of: .segue)
    scenes = Set(
      documents.flatMap(\.identifiers).filter { $0.kind == .storyboardIdentifier }.map(\.name)
    )
    names = Set(storyboards.map(\.document.name))
    // `Main.details` of a generator of constants makes the scene "Details".
    areGenerated = computed.isSuperset(of: [.storyboard, .storyboardIdentifier])
    let all = segues.union(names).union(scenes)
    mentioned = all.filter { index.canCompute($0) }
    // The name of a type is looked for among those that types mention.
    let words = Set(scenes.map(word)).filter {
      $0.first?.isUppercase != true && !index.declares($0)
    }
    let others = names.subtracting(uncalledMembers).filter { areGenerated || !index.declares($0) }
    mentioned.formUnion(
      code.mentioned(among: segues.union(others).union(words), outside: uncalledMembers))
  }

  private func word(_ scene: String) -> String {
    areGenerated ? scene.prefix(1).lowercased() + scene.dropFirst() : scene
  }

  /// The identifiers of segues that code with some names does not perform.
  func unperformed(by used: Set<String>) -> Set<String> {
    invented.contains(.segue) ? [] : segues.subtracting(used).subtracting(mentioned)
  }

  /// The identifiers of view controllers that code with some names does not make.
  func unmade(by used: Set<String>) -> Set<String> {
    scenes.subtracting(used.subtracting(uncalledScenes)).filter {
      !mentioned.contains($0) && !mentioned.contains(word($0))
    }
  }

  /// The names of storyboards that neither code with some names nor other names load.
  func unloaded(by used: Set<String>, beside others: Set<String>) -> Set<String> {
    invented.contains(.storyboard)
      ? [] : names.subtracting(used.subtracting(uncalled)).subtracting(mentioned.union(others))
  }
}
