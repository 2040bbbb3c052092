internal import DocumentEditing
internal import Foundation
internal import InterfaceBuilder
internal import InterfaceLinter
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
    }
    var action: Action
    /// The index of the document.
    var document: Int
    /// The id of the scene's outermost view, in which names are looked up.
    var scene: String?
    var operation: EditOperation?
    var updatesFrames: Bool?
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
    /// Whether the file has changed since it was read.
    var isOutdated: Bool
    /// The difference of the edited document from the file.
    var patch: String
    /// The scenes of the document as they are now; nil if they did not change.
    var scenes: [InspectedScene]?
  }

  private struct Draft {
    let file: String
    /// The contents of the file when it was read or written last.
    var saved: [UInt8]
    var present: [UInt8]
    var past: [[UInt8]] = []
    var future: [[UInt8]] = []

    init(_ file: String) throws {
      self.file = file
      saved = try Files.read(file)
      present = saved
    }

    /// A file that does not exist or cannot be read yet.
    init(unreadable file: String) { (self.file, saved, present) = (file, [], []) }
  }

  private var drafts: [Draft]
  private let capture: (_ file: String, _ bytes: [UInt8]) throws -> [InspectedScene]
  /// The scenes of each document, as they were captured last.
  private var scenes: [[InspectedScene]] = []
  /// The errors of documents that could not be read, by index.
  private var failures: [Int: CommandFailure] = [:]
  /// Counts the changes that pages have not asked for themselves.
  private(set) var version = 0

  /// Reads documents, and captures their scenes with `capture`.
  ///
  /// A document that cannot be read has no scenes until it can; see ``problems``.
  ///
  /// - Throws: The error of the first document if none can be read.
  init(
    _ files: [String],
    capture: @escaping (_ file: String, _ bytes: [UInt8]) throws -> [InspectedScene]
  ) throws {
    self.capture = capture
    drafts = []
    for (index, file) in files.enumerated() {
      do {
        let draft = try Draft(file)
        drafts.append(draft)
        scenes.append(try capture(file, draft.present))
      } catch {
        if drafts.count == index { drafts.append(Draft(unreadable: file)) }
        scenes.append([])
        failures[index] = error as? CommandFailure ?? .input("\(error)")
      }
    }
    if failures.count == files.count, let first = failures[0] { throw first }
  }

  /// The messages about documents that cannot be read, in their order.
  var problems: [String] { failures.sorted { $0.key < $1.key }.map(\.value.message) }

  /// The scenes of all documents, with the index of the document.
  var allScenes: [InspectedScene] {
    scenes.enumerated().flatMap { index, scenes in
      scenes.map { scene in
        var scene = scene
        scene.document = index
        return scene
      }
    }
  }

  /// The name and the contents of an edited document, for a download.
  func contents(of document: Int) -> (name: String, bytes: [UInt8])? {
    guard drafts.indices.contains(document) else { return nil }
    return (URL(fileURLWithPath: drafts[document].file).lastPathComponent, drafts[document].present)
  }

  /// Carries out a request; an error of the document or the operation is part of the answer.
  func answer(_ request: Request) throws -> Answer {
    let index = request.document
    guard drafts.indices.contains(index) else {
      throw CommandFailure.usage("the page has no document \(index)")
    }
    do {
      let (text, isWorse, changes) = try carryOut(request)
      if changes {
        scenes[index] = try capture(drafts[index].file, drafts[index].present)
      }
      return answer(about: index, text, isWorse: isWorse, scenes: changes)
    } catch {
      let failure = error as? CommandFailure ?? .input("\(error)")
      var answer = answer(about: index, failure.message, isWorse: false, scenes: false)
      answer.isError = true
      return answer
    }
  }

  /// Returns what was done, whether the layout is worse, and whether the document changed.
  private func carryOut(_ request: Request) throws -> (String, isWorse: Bool, changes: Bool) {
    let index = request.document
    switch request.action {
    case .edit:
      guard let operation = request.operation else {
        throw CommandFailure.usage("an edit needs an operation")
      }
      return try edit(
        index, operation, scene: request.scene, updatesFrames: request.updatesFrames ?? false)
    case .undo:
      guard let before = drafts[index].past.popLast() else {
        return ("nothing to undo", false, false)
      }
      drafts[index].future.append(drafts[index].present)
      drafts[index].present = before
      return ("undone", false, true)
    case .redo:
      guard let after = drafts[index].future.popLast() else {
        return ("nothing to redo", false, false)
      }
      drafts[index].past.append(drafts[index].present)
      drafts[index].present = after
      return ("redone", false, true)
    case .save:
      let file = drafts[index].file
      do {
        try DocumentFile.replace(
          file, with: drafts[index].present, read: FileVersion(of: drafts[index].saved),
          force: .unavailable)
      } catch is FileDraft.Changed {
        throw CommandFailure.input(
          "\(file): has changed since it was read; revert, or save the difference by hand")
      }
      drafts[index].saved = drafts[index].present
      return ("saved \(drafts[index].file)", false, false)
    case .revert:
      drafts[index] = try Draft(drafts[index].file)
      return ("read \(drafts[index].file) again", false, true)
    }
  }

  private func edit(
    _ index: Int, _ operation: EditOperation, scene: String?, updatesFrames: Bool
  ) throws -> (String, isWorse: Bool, changes: Bool) {
    let draft = drafts[index]
    var editor = try DocumentEditor.open(draft.present, file: draft.file, scene: scene)
    let outcome: EditOutcome
    do throws(EditError) {
      outcome = try editor.perform(operation, updatesFrames: updatesFrames)
    } catch {
      throw CommandFailure.usage(error.message)
    }
    guard !outcome.isUnchanged else { return (outcome.description, false, false) }
    drafts[index].past.append(draft.present)
    drafts[index].future = []
    drafts[index].present = outcome.bytes
    return (outcome.description, outcome.isWorse, true)
  }

  private func answer(
    about index: Int, _ text: String, isWorse: Bool, scenes changes: Bool
  ) -> Answer {
    let draft = drafts[index]
    return Answer(
      document: index, text: text, isWorse: isWorse, canUndo: !draft.past.isEmpty,
      canRedo: !draft.future.isEmpty, isEdited: draft.present != draft.saved,
      isOutdated: (try? Files.read(draft.file)) != draft.saved,
      patch: UnifiedDifference(from: draft.saved, to: draft.present)
        .text(oldName: draft.file, newName: draft.file),
      scenes: changes
        ? allScenes.filter { $0.document == index } : nil)
  }

  /// Reads documents that others have changed, unless they have edits here.
  ///
  /// - Returns: Whether a document was read again.
  func readChanges() -> Bool {
    var isChanged = false
    for index in drafts.indices where drafts[index].present == drafts[index].saved {
      guard let bytes = try? Files.read(drafts[index].file), bytes != drafts[index].saved,
        let captured = try? capture(drafts[index].file, bytes),
        let draft = try? Draft(drafts[index].file)
      else { continue }
      drafts[index] = draft
      scenes[index] = captured
      failures[index] = nil
      isChanged = true
    }
    if isChanged { version += 1 }
    return isChanged
  }
}
