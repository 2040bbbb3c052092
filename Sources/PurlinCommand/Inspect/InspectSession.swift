internal import DocumentEditing
internal import Foundation
internal import HeadlessUIKit
internal import InterfaceBuilder
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutInspector

/// The documents of a served page, with edits that are not saved yet.
@MainActor
final class InspectSession {
  /// A question of the page.
  struct Request: Decodable {
    enum Action: String, Decodable {
      /// Performs an operation.
      case edit
      case undo
      case redo
      /// Writes the edited document.
      case save
      /// Discards edits, and reads the file again.
      case revert
      /// Writes the document at the place of a file that was deleted.
      case writeAgain = "write-again"
      /// Writes the difference to a new file.
      case writePatch = "write-patch"
      /// Asks for the state of the document.
      case state
      /// Asks for the layout of a scene on a device.
      case screen
      /// Asks for the findings at a grid of sizes with other constants.
      case sample
    }
    var action: Action
    /// The index of the document.
    var document: Int
    /// The id of the scene's outermost view, in which names are looked up.
    var scene: String?
    var operation: EditOperation?
    var updatesFrames: Bool?
    /// The device, by its id in the catalogue.
    var device: String?
    var orientation: Device.Orientation?
    /// The index of the condition.
    var condition: Int?
    /// The constants of a sample, by the ids of constraints.
    var constants: [String: Double]?
  }

  /// An answer about one document.
  struct Answer: Encodable {
    var document: Int
    /// What was done, in lines of text.
    var text: String
    var isError = false
    /// Whether the layout is worse than before the operation.
    var isWorse = false
    var canUndo: Bool
    var canRedo: Bool
    /// Whether there are edits that are not saved.
    var isEdited: Bool
    /// Whether the file has changed, or cannot be read, since it was read.
    var isOutdated: Bool
    /// The difference of the edited document from the file.
    var patch: String
    /// The scenes of the document as they are now; nil if they did not change.
    var scenes: [InspectedScene]?
    /// The scene on the device that was asked for; nil if it has no views in the size classes of the device.
    var screen: InspectedScene.Case?
    /// The sample that was asked for; nil if the scene has no such constraint.
    var sample: SizeSampler.Samples?
  }

  private var documents: [EditedDocument] = []
  /// What became of the file of each document, as it was found last.
  private var states: [EditedDocument.FileState] = []
  private let capture: Capture
  private let makeSampler: MakeSampler
  /// The sampler that was used last, with what it was made of.
  private var sampler: (document: Int, bytes: [UInt8], scene: String, condition: Int, SizeSampler)?
  /// The scenes of each document, as they were captured last.
  private var scenes: [[InspectedScene]] = []
  /// The errors of documents that could not be read, by index.
  private var failures: [Int: CommandFailure] = [:]
  /// The contents that others have written and that cannot be shown, by index.
  private var refused: [Int: [UInt8]] = [:]
  /// Counts the changes that pages have not asked for themselves.
  private var version = 0
  /// Where the documents are published.
  private let page: SharedPage

  /// Captures a part of a document's scenes.
  typealias Capture =
    (_ file: String, _ bytes: [UInt8], _ part: InspectedPart) throws -> [InspectedScene]

  /// Makes what lays a scene out at a grid of sizes, under a condition.
  typealias MakeSampler =
    (_ file: String, _ bytes: [UInt8], _ scene: String, _ condition: Int) throws -> SizeSampler?

  /// Reads documents, and captures their scenes with `capture`.
  ///
  /// A document that cannot be read has no scenes until it can, and is among the problems of `page`.
  ///
  /// - Throws: The error of the first document if none can be read.
  init(
    _ files: [String], page: SharedPage, sampler: @escaping MakeSampler = { _, _, _, _ in nil },
    capture: @escaping Capture
  ) throws {
    self.capture = capture
    makeSampler = sampler
    self.page = page
    for (index, file) in files.enumerated() {
      do {
        let document = try EditedDocument(file)
        documents.append(document)
        scenes.append(try capture(file, document.present, .sizes))
      } catch {
        if documents.count == index { documents.append(EditedDocument(unreadable: file)) }
        scenes.append([])
        failures[index] = Self.failure(error)
      }
    }
    if failures.count == files.count, let first = failures[0] { throw first }
    states = files.map { _ in .asRead }
    publish()
  }

  private static func failure(_ error: any Error) -> CommandFailure {
    error as? CommandFailure ?? .input("\(error)")
  }

  private func publish() {
    page.present = SharedPage.Content(
      scenes: documents.indices.flatMap(shownScenes),
      problems: failures.sorted { $0.key < $1.key }.map(\.value.message), version: version,
      documents: documents, states: states)
  }

  /// The scenes of a document, with its index.
  private func shownScenes(of document: Int) -> [InspectedScene] {
    scenes[document].map { scene in
      var scene = scene
      scene.document = document
      return scene
    }
  }

  /// Carries out a request; an error of the document or the operation is part of the answer.
  func answer(_ request: Request) throws -> Answer {
    let index = request.document
    guard documents.indices.contains(index) else {
      throw CommandFailure.usage("the page has no document \(index)")
    }
    defer { publish() }
    do {
      let (text, isWorse, changes) = try carryOut(request)
      var answer = answer(about: index, text, isWorse: isWorse, scenes: changes)
      if request.action == .screen { answer.screen = try screen(request) }
      if request.action == .sample { answer.sample = try sample(request) }
      return answer
    } catch {
      var answer = answer(
        about: index, Self.failure(error).message, isWorse: false, scenes: false)
      answer.isError = true
      return answer
    }
  }

  /// Returns what was done, whether the layout is worse, and whether the document changed.
  ///
  /// An error leaves everything as it was.
  private func carryOut(_ request: Request) throws -> (String, isWorse: Bool, changes: Bool) {
    let index = request.document
    var document = documents[index]
    switch request.action {
    case .edit:
      guard let operation = request.operation else {
        throw CommandFailure.usage("an edit needs an operation")
      }
      let outcome = try Self.perform(
        operation, on: document, scene: request.scene, updatesFrames: request.updatesFrames ?? false
      )
      guard !outcome.isUnchanged else { return (outcome.description, false, false) }
      document.edit(outcome.bytes)
      try show(document, at: index)
      return (outcome.description, outcome.isWorse, true)
    case .undo:
      guard document.undo() else { return ("nothing to undo", false, false) }
      try show(document, at: index)
      return ("undone", false, true)
    case .redo:
      guard document.redo() else { return ("nothing to redo", false, false) }
      try show(document, at: index)
      return ("redone", false, true)
    case .revert:
      document = try EditedDocument(document.file)
      try show(document, at: index)
      return ("read \(document.file) again", false, true)
    case .save:
      try write(index) { try $0.save() }
      return ("saved \(document.file)", false, false)
    case .writeAgain:
      try write(index) { try $0.writeAgain() }
      return ("written again: \(document.file)", false, false)
    case .writePatch:
      let path = try page.writing { try document.writePatch() }
      return ("the changes are in \(path)", false, false)
    case .state, .screen, .sample: return ("", false, false)
    }
  }

  /// Captures the layout of a scene on a device.
  private func screen(_ request: Request) throws -> InspectedScene.Case? {
    guard let scene = request.scene, let orientation = request.orientation,
      let device = Device.all.first(where: { $0.id == request.device })
    else { throw CommandFailure.usage("a screen needs a scene, a device and its orientation") }
    let document = documents[request.document]
    let part = InspectedPart.screen(root: scene, DeviceStages.Place(device, orientation))
    let cases = try capture(document.file, document.present, part).first?.cases ?? []
    let condition = request.condition ?? 0
    return cases.indices.contains(condition) ? cases[condition] : nil
  }

  /// The cells of the map along each length while a constraint is dragged.
  private static let sampleCount = 12

  /// Finds what is wrong at a grid of sizes with other constants.
  private func sample(_ request: Request) throws -> SizeSampler.Samples? {
    guard let scene = request.scene, let constants = request.constants else {
      throw CommandFailure.usage("a sample needs a scene and constants")
    }
    let (index, condition) = (request.document, request.condition ?? 0)
    let document = documents[index]
    if let known = sampler, known.document == index, known.scene == scene,
      known.condition == condition, known.bytes == document.present
    {
      return known.4.samples(with: constants, count: Self.sampleCount)
    }
    guard let made = try makeSampler(document.file, document.present, scene, condition) else {
      return nil
    }
    sampler = (index, document.present, scene, condition, made)
    return made.samples(with: constants, count: Self.sampleCount)
  }

  /// Captures a document, and then takes its place.
  private func show(_ document: EditedDocument, at index: Int) throws {
    scenes[index] = try capture(document.file, document.present, .sizes)
    documents[index] = document
    failures[index] = nil
    refused[index] = nil
  }

  /// Writes the file of a document; the process does not end meanwhile.
  private func write(_ index: Int, _ body: (inout EditedDocument) throws -> Void) throws {
    try page.writing {
      try body(&documents[index])
      publish()
    }
  }

  private static func perform(
    _ operation: EditOperation, on document: EditedDocument, scene: String?, updatesFrames: Bool
  ) throws -> EditOutcome {
    var editor = try DocumentEditor.open(document.present, file: document.file, scene: scene)
    do throws(EditError) {
      return try editor.perform(operation, updatesFrames: updatesFrames)
    } catch {
      throw CommandFailure.usage(error.message)
    }
  }

  private func answer(
    about index: Int, _ text: String, isWorse: Bool, scenes changes: Bool
  ) -> Answer {
    let document = documents[index]
    states[index] = document.fileState()
    return Answer(
      document: index, text: text, isWorse: isWorse, canUndo: document.canUndo,
      canRedo: document.canRedo, isEdited: document.isEdited, isOutdated: states[index] != .asRead,
      patch: document.patch, scenes: changes ? shownScenes(of: index) : nil)
  }

  /// Compares the files with what was read, and reads changed ones again unless they have edits here.
  func readChanges() {
    var isChanged = false
    for index in documents.indices {
      let document = documents[index]
      var state = document.fileState()
      if state == .changed, !document.isEdited, let other = try? EditedDocument(document.file) {
        do {
          if refused[index] != other.saved {
            try show(other, at: index)
            version += 1
            isChanged = true
            state = .asRead
          } else {
            state = states[index]
          }
        } catch {
          refused[index] = other.saved
          state = .unreadable(Self.failure(error).message)
        }
      }
      isChanged = isChanged || state != states[index]
      states[index] = state
    }
    if isChanged { publish() }
  }
}
