internal import InterfaceBuilder
internal import SourceReading

/// The scenes of an app that something shows: that documents lead to, from those that the app or its code makes.
struct ShownScenes {
  /// The scenes of documents with the ids of the view controllers that nothing shows, by the paths of documents.
  private var unshown: [String: (scenes: SceneGraph, controllers: Set<String>)] = [:]
  /// The paths of storyboards of which nothing makes a view controller.
  private(set) var unloaded: Set<String> = []
  /// The identifiers of segues that no code performs.
  private let unperformed: Set<String>

  /// Finds the view controllers that nothing shows.
  ///
  /// Code makes a view controller by its storyboard identifier: it contains that of a type outside of the type, another
  /// one as any word, or a part of it in a text with variable parts. It makes the initial one by the name of the
  /// storyboard, and performs the segues of view controllers by their identifiers.
  ///
  /// - Parameters:
  ///   - documents: The documents of the app.
  ///   - computed: The kinds of names of which code computes some, so that any can be used.
  ///   - listed: The names in property lists; nil if the app is not known.
  ///   - uncalled: The methods and properties that nothing mentions.
  ///   - index: The sources.
  ///   - code: The sources, to look for words in them.
  /// - Complexity: O(*n*) in the bytes of the sources, if there are names that are no texts in them.
  init(
    _ documents: [ConnectedDocument], computed: Set<SourceUse.Kind>, listed: Set<String>?,
    uncalled: Set<String>, in index: SourceIndex, _ code: SearchedCode
  ) {
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
    let words = code.words(among: scenes.filter { $0.first?.isUppercase != true })

    unperformed = computed.contains(.segue) ? [] : segues.filter { counts[$0] ?? 0 == 0 }
    let unmade = scenes.subtracting(words)
    let unnamed = listed.map { listed in
      computed.contains(.storyboard)
        ? [] : names.subtracting(listed).filter { counts[$0] ?? 0 == 0 }
    }
    for document in storyboards {
      let graph = SceneGraph(document.markup)
      let isLoaded = unnamed?.contains(document.name) != true
      guard graph.initial != nil || !scenes.isEmpty else { continue }
      // Code loads a storyboard before it makes a view controller of it.
      let made = graph.controllers.filter { controller in
        isLoaded && controller["storyboardIdentifier"].map { !unmade.contains($0.value) } ?? false
      }
      let all = Set(graph.controllers.compactMap { $0["id"]?.value })
      let reached = graph.reached(
        from: made.compactMap { $0["id"]?.value }
          + [isLoaded ? graph.initial : nil].compactMap(\.self),
        without: unperformed)
      unshown[document.file] = (graph, all.subtracting(reached))
      if !isLoaded, !all.isEmpty, reached.isEmpty { unloaded.insert(document.file) }
    }
  }

  /// Whether code performs segues by an identifier.
  func isPerformed(_ segue: String) -> Bool { !unperformed.contains(segue) }

  /// Whether an element is in a scene that nothing shows.
  func isUnshown(_ position: SourcePosition, in document: ConnectedDocument) -> Bool {
    guard let (scenes, controllers) = unshown[document.file], !controllers.isEmpty,
      let element = document.markup.element(at: position), let id = scenes.controller(of: element)
    else { return false }
    return controllers.contains(id)
  }

  /// Returns the lines of the scenes that nothing shows.
  func unshownLines(of document: ConnectedDocument) -> [ClosedRange<Int>] {
    unshown[document.file].map { $0.scenes.lines(of: $0.controllers, in: document.markup) } ?? []
  }
}
