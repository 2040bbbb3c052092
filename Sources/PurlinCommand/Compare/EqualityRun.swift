internal import ArgumentParser
internal import DocumentAnalysis
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceCanvas
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutGeometry
internal import LayoutProof
internal import LayoutRendering
internal import LayoutSnapshot

/// One run of `purlin diff --prove`: compares the scenes of documents at every size, and with recorded frames at theirs.
@MainActor
struct EqualityRun {
  /// A version of a document, or frames that were recorded.
  struct Side {
    /// The name in messages.
    var name: String
    var bytes: [UInt8]
    /// The path beside which resources are found.
    var place: String
    /// The id or name of a scene; nil for all.
    var object: String?
  }

  /// What is known of the scenes of two files.
  private struct Result: Encodable {
    var old: String
    var new: String
    var scenes: [SceneEquality] = []
    /// The names of the scenes that only one version has.
    var onlyOld: [String] = []
    var onlyNew: [String] = []
    var isEqual: Bool { scenes.allSatisfy(\.isEqual) && onlyOld.isEmpty && onlyNew.isEmpty }
    var isProven: Bool { scenes.allSatisfy(\.isProven) }

    enum CodingKeys: String, CodingKey {
      case old, new, scenes, onlyOld, onlyNew, isEqual, isProven
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(old, forKey: .old)
      try container.encode(new, forKey: .new)
      try container.encode(scenes, forKey: .scenes)
      try container.encode(onlyOld, forKey: .onlyOld)
      try container.encode(onlyNew, forKey: .onlyNew)
      try container.encode(isEqual, forKey: .isEqual)
      try container.encode(isProven, forKey: .isProven)
    }
  }

  /// The scenes of a side.
  private enum Content {
    case document(Scenes)
    case recorded([RecordedLayout])
  }

  /// The scenes of a document; none of one that a revision does not have.
  private struct Scenes {
    var side: Side
    var document: InterfaceDocument?
    var islands: [Island] = []
  }

  private let options: EqualityOptions
  private let tolerance: EqualityTolerance
  private var results: [Result] = []
  /// The panels of the pictures, old and new beside each other.
  private(set) var panels: [LayoutRenderer.Panel] = []

  init(_ options: EqualityOptions) throws {
    self.options = options
    tolerance = try options.tolerances()
  }

  /// Whether everything is equal.
  var isEqual: Bool { results.allSatisfy(\.isEqual) }

  /// The results as text.
  var text: String {
    var parts: [String] = []
    for result in results {
      if results.count > 1 { parts.append("\(result.new)\n") }
      parts += result.scenes.map(\.description)
      for (names, word) in [(result.onlyOld, "old"), (result.onlyNew, "new")] {
        parts += names.map { [$0 + ": only in the \(word) version"].printedLines }
      }
    }
    return parts.isEmpty ? "no document differs\n" : parts.joined() + toleranceText
  }

  /// The tolerance, if that is not the standard one: frames are equal only within it.
  private var toleranceText: String {
    guard tolerance != EqualityTolerance() else { return "" }
    let views = tolerance.views.sorted { $0.key < $1.key }.map { " and \($1.inPoints) for \($0)" }
    return "with a tolerance of \(tolerance.points.inPoints) points\(views.joined())\n"
  }

  /// The results as JSON.
  func json() throws -> OutputText {
    try JSONText.encode(JSONEnvelope("diff", [("equality", results)]))
  }

  /// Compares two files.
  mutating func compare(_ old: Side, _ new: Side) throws {
    var result = Result(old: old.name, new: new.name)
    switch (try content(of: old), try content(of: new)) {
    case (.document(let before), .document(let after)): try compare(before, after, &result)
    case (.document(let scenes), .recorded(let layouts)):
      try compare(scenes, layouts, isNewRecorded: true, &result)
    case (.recorded(let layouts), .document(let scenes)):
      try compare(scenes, layouts, isNewRecorded: false, &result)
    case (.recorded(let before), .recorded(let after)): compare(before, after, &result)
    }
    results.append(result)
  }

  /// Throws an error for a tolerance of a view that no scene has.
  func checkTolerances() throws {
    let matchings = results.flatMap(\.scenes).flatMap(\.cases).map(\.equality.matching)
    for view in tolerance.views.keys.sorted() {
      guard matchings.contains(where: { tolerance.concerns(view, $0) }) else {
        throw CommandFailure.usage("--tolerance: no compared view is called '\(view)'")
      }
    }
  }

  private func content(of side: Side) throws -> Content {
    // An added or removed file is compared with an empty one, as git does.
    guard !side.bytes.isEmpty else { return .document(Scenes(side: side)) }
    let first = side.bytes.first { !" \n\r\t".utf8.contains($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      let layouts = try RecordedLayout.all(side.bytes, side.name)
      guard let object = side.object else { return .recorded(layouts) }
      let found = layouts.filter { $0.snapshot.name == object || $0.snapshot.root.id == object }
      guard !found.isEmpty else {
        throw CommandFailure.usage("\(side.name) has no layout '\(object)'")
      }
      return .recorded(found)
    }
    let document = try options.resources.withImages(
      try Files.document(side.name, side.bytes), at: side.place)
    let islands = try DocumentOptions.islands(
      of: document, named: side.object ?? options.area.scene, in: side.name)
    return .document(Scenes(side: side, document: document, islands: islands))
  }

  // MARK: Two documents

  private mutating func compare(
    _ old: Scenes, _ new: Scenes, _ result: inout Result
  ) throws {
    let pairs = ScenePairs(
      old.islands.map(\.key), new.islands.map(\.key), joinsSingle: true
    ).pairs
    let languages = try [nil] + languages(of: [old.side.place, new.side.place])
    let (widths, heights) = try options.area.plane()
    let regime = try options.area.windowRegime()
    let conditions = try options.conditions()
    for pair in pairs {
      guard let before = pair.old.map({ old.islands[$0] }), let former = old.document else {
        result.onlyNew += pair.new.map { [new.islands[$0].displayName] } ?? []
        continue
      }
      guard let after = pair.new.map({ new.islands[$0] }), let latter = new.document else {
        result.onlyOld.append(before.displayName)
        continue
      }
      var whole: SceneEquality?
      var pictures: [EqualityPicture] = []
      for language in languages {
        let equality = SceneEquality(
          of: ComparedIsland(before, in: try shown(former, old.side, language)),
          as: ComparedIsland(after, in: try shown(latter, new.side, language)),
          widths: widths, heights: heights, under: conditions,
          preferences: try options.reader.preferences(in: language), regime: regime,
          tolerance: tolerance,
          draw: { pictures.append($0) })
        let cases = equality.cases.map { entry in
          SceneEquality.Case(
            condition: [language, entry.condition].compactMap(\.self)
              .filter { !$0.isEmpty }.joined(separator: ", "), equality: entry.equality)
        }
        if whole == nil {
          whole = SceneEquality(scene: equality.scene, regime: equality.regime, cases: cases)
        } else {
          whole?.cases += cases
        }
      }
      if let whole { result.scenes.append(whole) }
      if let picture = pictures.first { add(picture, after.displayName) }
    }
  }

  private mutating func add(_ picture: EqualityPicture, _ scene: String) {
    panels.append(
      .init("\(scene) old, \(picture.title)", picture.old, marked: picture.oldMarked))
    panels.append(
      .init(
        "\(scene) new, \(picture.title)", picture.new, marked: picture.newMarked,
        former: picture.old))
  }

  /// Returns the languages of the options that a version has.
  private func languages(of places: [String]) throws -> [String] {
    var codes: [String] = []
    for place in places {
      for language in try LintLanguage.languages(try options.reader.codes(), of: place)
      where !codes.contains(language.code) {
        codes.append(language.code)
      }
    }
    let asked = try options.reader.codes()
    for code in asked == ["all"] ? [] : asked where !codes.contains(code) {
      throw CommandFailure.input("neither version has texts in '\(code)' beside it")
    }
    return codes
  }

  /// Returns a document with the texts of a language, or its own where it has none.
  private func shown(
    _ document: InterfaceDocument, _ side: Side, _ language: String?
  ) throws -> InterfaceDocument {
    let found = try language.flatMap { try LintLanguage.languages([$0], of: side.place).first }
    return LintConfiguration(
      isPseudoLocalized: options.reader.pseudoLocalized, language: found
    ).shown(document)
  }

  // MARK: Recorded frames

  /// Compares a document's scenes with recorded layouts at their sizes.
  private mutating func compare(
    _ known: Scenes, _ layouts: [RecordedLayout], isNewRecorded: Bool,
    _ result: inout Result
  ) throws {
    var records: [(island: Island, cases: [SceneEquality.Case])] = []
    for layout in layouts {
      let key = ScenePairs.Key(id: layout.snapshot.root.id, name: layout.snapshot.name)
      let pair = ScenePairs([key], known.islands.map(\.key), joinsSingle: true).pairs.first {
        $0.old != nil
      }
      guard let island = pair?.new.map({ known.islands[$0] }), let document = known.document else {
        let name = layout.snapshot.name
        if isNewRecorded { result.onlyNew.append(name) } else { result.onlyOld.append(name) }
        continue
      }
      let solved = try solved(island, document, known.side, layout)
      let names = document.outletNames
      let equality = LayoutEquality(
        recorded: [
          .init(
            name: layout.condition, old: isNewRecorded ? solved : layout.snapshot,
            new: isNewRecorded ? layout.snapshot : solved)
        ], names: isNewRecorded ? (names, [:]) : ([:], names),
        isPartial: (!isNewRecorded && layout.isPartial, isNewRecorded && layout.isPartial),
        tolerance: tolerance)
      addPicture(of: equality, island.displayName, solved, layout, isNewRecorded)
      let entry = SceneEquality.Case(condition: layout.condition, equality: equality)
      if let index = records.firstIndex(where: { $0.island.root.id == island.root.id }) {
        records[index].cases.append(entry)
      } else {
        records.append((island, [entry]))
      }
    }
    result.scenes += records.map { SceneEquality(scene: $0.island.displayName, cases: $0.cases) }
    // A scene that nobody recorded is named only if it was asked for.
    guard known.side.object != nil || options.area.scene != nil else { return }
    let missing = known.islands.filter { island in
      !records.contains { $0.island.root.id == island.root.id }
    }.map(\.displayName)
    if isNewRecorded { result.onlyOld += missing } else { result.onlyNew += missing }
  }

  /// Compares two recordings; layouts are matched by name, size and device.
  private func compare(
    _ before: [RecordedLayout], _ after: [RecordedLayout], _ result: inout Result
  ) {
    func key(_ layout: RecordedLayout) -> ScenePairs.Key {
      let size = layout.snapshot.root.frame.size
      let words = "\(layout.condition) \(size.width) × \(size.height)"
      return ScenePairs.Key(
        id: "\(layout.snapshot.root.id) \(words)", name: "\(layout.snapshot.name) \(words)")
    }
    for pair in ScenePairs(before.map(key), after.map(key)).pairs {
      switch pair {
      case (let old?, let new?):
        let (one, other) = (before[old], after[new])
        let equality = LayoutEquality(
          recorded: [.init(name: other.condition, old: one.snapshot, new: other.snapshot)],
          isPartial: (one.isPartial, other.isPartial), tolerance: tolerance)
        result.scenes.append(
          SceneEquality(
            scene: other.snapshot.name, cases: [.init(condition: "", equality: equality)]))
      case (let old?, nil): result.onlyOld.append(before[old].snapshot.name)
      case (nil, let new?): result.onlyNew.append(after[new].snapshot.name)
      case (nil, nil): break
      }
    }
  }

  /// Returns a scene as it is laid out where other frames were recorded, rounded to the same pixels.
  private func solved(
    _ island: Island, _ document: InterfaceDocument, _ side: Side, _ layout: RecordedLayout
  ) throws -> LayoutSnapshot {
    var preferences = try options.reader.preferences(in: layout.language)
    preferences.isRightToLeft = layout.snapshot.direction == .rightToLeft
    preferences.textSize = layout.textSize
    let shown = try shown(document, side, layout.language)
    let regime = try options.area.windowRegime() ?? .current(for: document)
    let size = layout.snapshot.root.frame.size
    // Without a device, it may be the document's own canvas, which has other insets than a window of its size.
    let canvases: [InterfaceStage.Canvas] =
      layout.snapshot.device == nil ? [.document, layout.canvas] : [layout.canvas]
    var last: StagedInterface?
    for canvas in canvases {
      let stage = InterfaceStage(
        shown, canvas: canvas, preferences: preferences, regime: regime)
      guard let found = stage.island(rootedAt: island.root.id) else { continue }
      let staged = stage.present(found)
      last = staged
      guard LayoutSize(staged.root.frame.size) == size else { continue }
      let solved = LayoutSnapshot(of: staged, name: island.displayName)
      let insets = layout.snapshot.root.layout.safeAreaInsets
      if layout.isPartial ? canvas != .document : solved.root.layout.safeAreaInsets == insets {
        return solved
      }
    }
    guard let staged = last else {
      throw CommandFailure.input(
        "\(side.name): '\(island.displayName)' is not there for \(layout.condition)")
    }
    staged.stretch(to: CGSize(size))
    staged.window.layoutIfNeeded()
    return LayoutSnapshot(of: staged, name: island.displayName)
  }

  private mutating func addPicture(
    of equality: LayoutEquality, _ scene: String, _ solved: LayoutSnapshot,
    _ layout: RecordedLayout, _ isNewRecorded: Bool
  ) {
    guard equality.verdict == .different, panels.count < 2 else { return }
    let picture = EqualityPicture(
      equality, title: layout.condition, old: isNewRecorded ? solved : layout.snapshot,
      new: isNewRecorded ? layout.snapshot : solved)
    add(picture, scene)
  }
}

extension Island {
  fileprivate var key: ScenePairs.Key { .init(id: root.id, name: displayName) }
}
