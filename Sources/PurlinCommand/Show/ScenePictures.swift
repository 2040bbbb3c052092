internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutProof
internal import LayoutRendering
internal import LayoutSnapshot
internal import ViewAnalysis

/// The pictures of a document's scenes.
struct ScenePictures {
  private(set) var document: DocumentOptions
  let options: PictureOptions

  init(_ document: DocumentOptions, _ options: PictureOptions) {
    (self.document, self.options) = (document, options)
    guard options.filmstrip, document.canvas.devices.isEmpty else { return }
    self.document.canvas.devices = HeadlessUIKit.Device.current.map(\.name)
  }

  /// Draws the scenes.
  ///
  /// - Parameter output: The file; with several scenes, each has a file of its own.
  /// - Throws: ``CommandFailure`` if a scene or option is unknown, or a file cannot be written.
  func draw(into output: String) throws {
    let file = try PictureFile(output, scale: options.scale, kilobytes: options.maxKilobytes)
    guard !options.overview || !options.filmstrip else {
      throw CommandFailure.usage("--overview and --filmstrip are two pictures")
    }
    try document.findObject()
    let (pictures, unread) = try MainActor.assumeIsolated {
      Quiet.begin()
      if options.overview {
        let unread = UnreadParts(of: try Files.document(document.file).findings, in: document.file)
        return ([(scene: "", svg: try overview())], unread)
      }
      let scenes = try document.stagedScenes()
      let unread = UnreadParts(of: scenes.first?.content.findings ?? [], in: document.file)
      return (try self.pictures(of: scenes, by: options.renderer), unread)
    }
    for (path, picture) in zip(Self.paths(output, for: pictures.map(\.scene)), pictures) {
      try file.write(picture.svg, to: path)
      try StandardOutput.line("\(path)")
    }
    try unread.refuse()
  }

  /// Returns a picture of each scene: the scene itself, or a sheet of it in all configurations.
  @MainActor
  private func pictures(
    of scenes: [DocumentOptions.Scene<StagedInterface>], by renderer: LayoutRenderer
  ) throws -> [(scene: String, svg: String)] {
    var pictures: [(scene: String, svg: String)] = []
    var sheet: [LayoutRenderer.Panel] = []
    let misplaced = try misplacedViews()
    let named = try options.view.map { name in
      try Self.subjects(name, in: scenes, of: document.file)
    }
    let scenes = scenes.filter { named == nil || named?[$0.content.island.root.id] != nil }
    var renderer = renderer
    for (index, scene) in scenes.enumerated() {
      renderer.options.constrainedView = named?[scene.content.island.root.id]
      renderer.options.savedFrames = scene.savedFrames.filter { misplaced.contains($0.key) }
      let panels = options.appearances.map { appearance in
        let words = [scene.configuration, options.appearances.count > 1 ? appearance.rawValue : ""]
        return LayoutRenderer.Panel(
          words.filter { !$0.isEmpty }.joined(separator: ", "),
          snapshot(of: scene, in: appearance), appearance: appearance)
      }
      guard !scene.configuration.isEmpty || panels.count > 1 else {
        pictures.append((scene.name, renderer.svg(of: panels[0].snapshot)))
        continue
      }
      sheet += panels
      let next = index + 1 < scenes.count ? scenes[index + 1].content.island.root.id : nil
      if next != scene.content.island.root.id {
        // About as many rows as columns, with both appearances side by side.
        let group = options.appearances.count
        let columns =
          options.filmstrip
          ? sheet.count
          : Int((Double(sheet.count).squareRoot() / Double(group)).rounded(.up)) * group
        pictures.append((scene.name, renderer.svg(of: sheet, columns: columns)))
        sheet = []
      }
    }
    return pictures
  }

  /// Returns a scene with its colors in an appearance.
  @MainActor
  func snapshot(
    of scene: DocumentOptions.Scene<StagedInterface>,
    in appearance: LayoutRenderer.Options.Appearance
  ) -> LayoutSnapshot {
    let former = UITraitCollection.current
    defer { UITraitCollection.current = former }
    UITraitCollection.current = UITraitCollection(
      userInterfaceStyle: appearance == .dark ? .dark : .light)
    return LayoutSnapshot(of: scene.content, name: scene.name)
  }

  /// Returns the ids of views whose saved frames differ from the layout; none on other canvases than the
  /// document's own.
  @MainActor
  private func misplacedViews() throws -> Set<String> {
    guard options.constraints || options.view != nil, document.isAsSaved else { return [] }
    var settings = LintSettings()
    for page in RulePage.all {
      settings.rules[page.id, default: LintSettings.Rule()].isOn = page.id == "misplaced-view"
    }
    let bytes = try Files.read(document.file)
    let findings = try? Linter(settings: settings).lint(bytes, file: document.file).findings
    return Set((findings ?? []).compactMap(\.objectID))
  }

  /// Returns the id of the named view, for each scene that contains it, by the root of the scene.
  ///
  /// - Throws: ``CommandFailure`` if no scene contains it.
  @MainActor
  static func subjects(
    _ name: String, in scenes: [DocumentOptions.Scene<StagedInterface>], of file: String
  ) throws -> [String: String] {
    var found: [String: String] = [:]
    var problem: ValueQuestionError?
    for scene in scenes {
      do throws(ValueQuestionError) {
        let question = try ValueQuestion(name, in: ViewStage(scene.content))
        found[scene.content.island.root.id] = question.subject
      } catch {
        problem.note(error)
      }
    }
    guard found.isEmpty else { return found }
    throw DocumentOptions.unknown(name, problem, in: file)
  }

  /// Returns one path for each scene: the given one, or one with the scene's name before the
  /// extension.
  static func paths(_ output: String, for scenes: [String]) -> [String] {
    guard scenes.count > 1 else { return [output] }
    var used: [String: Int] = [:]
    return scenes.map { scene in
      let safe = scene.map { $0.isLetter || $0.isNumber ? $0 : "-" }
      let name = output.dropLast(4) + "-" + String(safe)
      used[String(name), default: 0] += 1
      let count = used[String(name)] ?? 1
      return name + (count > 1 ? "-\(count)" : "") + output.suffix(4)
    }
  }
}

extension DocumentOptions.Scene<StagedInterface> {
  /// The frames in the document, in the superviews' coordinates, by the ids of views.
  @MainActor
  fileprivate var savedFrames: [String: LayoutSnapshot.Rect] {
    var frames: [String: LayoutSnapshot.Rect] = [:]
    for view in content.island.views where frames[view.id] == nil { frames[view.id] = view.frame }
    return frames
  }
}
