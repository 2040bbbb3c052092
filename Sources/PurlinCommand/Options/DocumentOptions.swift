internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork

/// The scenes of a document, and the configurations in which they are laid out.
struct DocumentOptions {
  /// The document's path.
  var file: String
  /// The id or name of the object that is asked for; nil for the whole document.
  var object: String?
  /// The id or name of the one scene that is laid out; nil for all.
  var scene: String?
  var canvas: CanvasOptions
  var reader: ReaderOptions
  var fonts: FontOptions
  var resources: ResourceOptions

  /// Whether scenes are laid out as Interface Builder saved them.
  var isAsSaved: Bool {
    canvas.devices.isEmpty && canvas.sizes.isEmpty && reader.given == nil
  }

  /// Throws an error for the first option that changes how scenes are laid out, where nothing is laid out.
  ///
  /// - Parameter reason: Why the option has no effect, as the end of a sentence.
  /// - Throws: ``CommandFailure`` that names the option.
  func refuseLayout(_ reason: String) throws {
    let given =
      canvas.given ?? reader.given ?? (fonts.folders.isEmpty ? nil : "--font")
      ?? (resources.assets.isEmpty ? nil : "--assets")
    if let given { throw CommandFailure.usage("\(given) is about a layout; \(reason)") }
  }

  /// A scene in one of the specified configurations.
  struct Scene<Content> {
    /// The scene's name in the document.
    let name: String
    /// The name of the configuration; empty if there is only one.
    let configuration: String
    let content: Content

    /// The name with the configuration.
    var title: String { configuration.isEmpty ? name : "\(name) · \(configuration)" }
  }

  /// Lays out the selected scenes, in document order, each in every configuration.
  ///
  /// With `tells`, what is assumed is printed on standard error, which is done once for a document.
  @MainActor
  func stagedScenes(tells: Bool = true) throws -> [Scene<StagedInterface>] {
    try eachScene(tells: tells) {
      $0.scene($0.stage.present($0.island))
    } body: { scene, _ in
      scene
    }
  }

  /// Lays out the selected scenes one after the other, and returns what `body` returns for each scene; the
  /// last one is marked.
  ///
  /// A scene is freed after the call, and the elements of the document before the last layout, so a
  /// large document takes less memory. The scenes have no elements of the document.
  @MainActor
  func leanScenes<Result>(
    _ body: (_ scene: Scene<StagedInterface>, _ isLast: Bool) throws -> Result
  ) throws -> [Result] {
    try eachScene {
      $0.scene($0.stage.prepare($0.island))
    } body: { scene, isLast in
      FreedMemory.giveBack()
      scene.content.layOut()
      FreedMemory.giveBack()
      return try body(scene, isLast)
    }
  }

  /// A scene that is to be laid out.
  private struct SceneRequest {
    let stage: InterfaceStage
    let island: Island
    let configuration: LintConfiguration
    /// The name of the configuration; empty if there is only one.
    let configurationName: String
    let facts: DocumentFacts

    func scene<Content>(_ content: Content) -> Scene<Content> {
      Scene(name: island.displayName, configuration: configurationName, content: content)
    }
  }

  /// Creates the selected scenes one after the other; a request is freed before `body` is called.
  @MainActor
  private func eachScene<Made, Result>(
    tells: Bool = true, create: (SceneRequest) -> Made,
    body: (_ made: Made, _ isLast: Bool) throws -> Result
  ) throws -> [Result] {
    try fonts.use(AppFonts(near: [file]), warns: tells)
    var requests: [SceneRequest]
    let textFindings: [DocumentFinding]
    (requests, textFindings) = try sceneRequests()
    var results: [Result] = []
    let assumption = requests.lazy.compactMap(\.stage.assumption).first
    requests.reverse()
    while !requests.isEmpty {
      let scene = create(requests.removeLast())
      results.append(try body(scene, requests.isEmpty))
    }
    guard tells else { return results }
    AssumedCanvases.tell(assumption, about: file)
    FontOptions.warn(of: textFindings, in: file)
    return results
  }

  /// Returns the selected scenes, in document order, each in every configuration, and the findings about
  /// text of the document.
  @MainActor
  private func sceneRequests() throws -> (
    requests: [SceneRequest], textFindings: [DocumentFinding]
  ) {
    let document = try resources.withImages(try Files.document(file), at: file)
    let configurations = try configurations()
    // Views depend on size classes, so each configuration has its own islands.
    let stages = configurations.map { $0.stage(for: document) }
    let islands = try stages.map { try self.islands(of: $0.document) }
    let facts = DocumentFacts(document)
    var seen: Set<String> = []
    let order = islands.joined().map(\.root.id).filter { seen.insert($0).inserted }
    var requests: [SceneRequest] = []
    for id in order {
      for (index, stage) in stages.enumerated() {
        guard let island = islands[index].first(where: { $0.root.id == id }) else { continue }
        requests.append(
          SceneRequest(
            stage: stage, island: island, configuration: configurations[index],
            configurationName: configurations.count > 1 ? configurations[index].name : "",
            facts: facts))
      }
    }
    return (requests, stages.flatMap(\.textFindings))
  }

  /// Lays out the selected scenes, with what is wrong with each; a scene named by `--scene` has the given
  /// size, even if it is freeform, as in a proof.
  ///
  /// With `tells`, what is assumed is printed on standard error, which is done once for a document.
  @MainActor
  func diagnosedScenes(tells: Bool = true) throws -> [Scene<DocumentScene>] {
    let isStretched = scene != nil && canvas.devices.isEmpty && canvas.sizes.count == 1
    let size = try isStretched ? CanvasOptions.size(canvas.sizes[0]) : nil
    return try eachScene(tells: tells) { request in
      let made = DocumentScene(
        request.island, on: request.stage, request.facts,
        isAsSaved: request.configuration.isSaved,
        showsOtherTexts: request.configuration.showsOtherTexts)
      if let size { made.staged.stretch(to: size) }
      return request.scene(made)
    } body: { scene, _ in
      scene
    }
  }

  /// Returns every combination of the options; without options, the document's own configuration.
  func configurations() throws -> [LintConfiguration] {
    let canvases = try canvas.canvases()
    let languages = try reader.codes().map { try LintLanguage($0, beside: file) }
    let sizes = try reader.sizes()
    let directions = try reader.isRightToLeft()
    var all: [LintConfiguration] = []
    for canvas in canvases.isEmpty ? [.document] : canvases {
      for language in languages.isEmpty ? [nil] : languages.map(Optional.some) {
        for isRightToLeft in directions.isEmpty ? [false] : directions {
          for size in sizes.isEmpty ? [nil] : sizes.map(Optional.some) {
            all.append(
              LintConfiguration(
                canvas: canvas, isRightToLeft: isRightToLeft, textSize: size,
                isPseudoLocalized: reader.pseudoLocalized, language: language))
          }
        }
      }
    }
    return all
  }

  /// Returns what finds in the document what an explanation of one object is about, in the same configurations.
  @MainActor
  func checker() throws -> DocumentChecker {
    let configurations = try configurations()
    let canvases = configurations.map(\.canvas)
    return DocumentChecker(
      linter: Linter(imagesNear: file, configurations: configurations),
      auditor: DocumentAuditor(canvases: canvases), checksSizes: false)
  }

  /// Returns the islands that the options select: by scene, by the object, or all.
  func islands(of document: InterfaceDocument) throws -> [Island] {
    if scene == nil, let object {
      // The name of a view, which is looked for when the scene is laid out, is in one of all.
      let holding = document.islands(holding: object)
      if !holding.isEmpty { return holding }
    }
    return try Self.islands(of: document, named: scene, in: file)
  }

  /// Returns the name of the scene of the object, or of the one that is selected; nil for all scenes.
  func namedScene() throws -> String? {
    guard let object else { return scene }
    return try Files.document(file).islands(holding: object).first?.root.id ?? object
  }

  /// Returns the islands with that name, or all without a name.
  static func islands(
    of document: InterfaceDocument, named scene: String?, in file: String
  ) throws -> [Island] {
    guard let scene else {
      let all = document.islands
      guard !all.isEmpty else { throw CommandFailure.input("\(file): has no views") }
      return all
    }
    let found = document.islands(named: scene)
    guard !found.isEmpty else {
      throw CommandFailure.usage(
        "\(file) has no scene '\(scene)'; it has \(names(of: document.islands))")
    }
    return found
  }
}
