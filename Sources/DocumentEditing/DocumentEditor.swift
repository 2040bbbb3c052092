internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
package import InterfaceBuilder
internal import InterfaceCanvas
package import InterfaceLinter
internal import LayoutProof
internal import LayoutSnapshot

/// Performs operations on a document, and verifies each by reading and solving the result.
///
///     var editor = try DocumentEditor(bytes, file: "Main.storyboard")
///     let outcome = try editor.perform(.pin(views: ["Title"], [.spacing(.leading, .points(16))]))
///     print(outcome, outcome.patch(oldName: "a/Main.storyboard", newName: "b/Main.storyboard"))
///
/// The text changes only where an operation requires it; all other bytes stay as they are. The scenes are
/// those of the document's own canvas, as in Interface Builder.
@MainActor
public struct DocumentEditor {
  /// The document's path, for messages.
  public let file: String
  /// The name of the only scene in which views and constraints are looked up by name; nil for all.
  public var scene: String?
  private let linter: Linter
  private var open: OpenDocument

  /// The document's text after the operations.
  public var bytes: [UInt8] { open.bytes }

  /// Opens a document.
  ///
  /// - Parameters:
  ///   - bytes: The document's text.
  ///   - file: Its path, for messages.
  ///   - scene: The only scene in which names are looked up; nil for all.
  ///   - linter: The linter that checks the document before and after.
  /// - Throws: `InterfaceDocumentError` if the bytes are not a document for UIKit.
  package init(
    _ bytes: [UInt8], file: String, scene: String? = nil, linter: Linter = Linter()
  ) throws(InterfaceDocumentError) {
    var linter = linter
    linter.configurations = [.saved]
    self.file = file
    self.scene = scene
    self.linter = linter
    open = try OpenDocument(bytes, file: file, linter: linter)
  }

  /// Performs an operation.
  ///
  /// An operation that makes the layout worse is performed too; the outcome says so.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - updatesFrames: Whether the saved frames of the views that it moves are updated too.
  /// - Returns: What changed in the text and the layout.
  /// - Throws: An error in one line if the operation cannot be performed; the document is then unchanged.
  /// - Complexity: Reading and solving the document twice; adding missing constraints solves its scene
  ///   several times for each of them.
  package mutating func perform(
    _ operation: EditOperation, updatesFrames: Bool = false
  ) throws(EditError) -> EditOutcome {
    let (open, file, linter, scene) = (open, file, linter, scene)
    let result = LayoutEnvironment.with({ $0.log = .silent() }) {
      () -> Result<EditRun, EditError> in
      do throws(EditError) {
        var run = EditRun(open, file: file, scene: scene, linter: linter)
        try run.perform(operation)
        if updatesFrames { try run.moveFrames(since: open) }
        return .success(run)
      } catch {
        return .failure(error)
      }
    }
    let run = try result.get()
    let outcome = LayoutEnvironment.with({ $0.log = .silent() }) {
      EditOutcome(of: operation, from: open, to: run)
    }
    self.open = run.open
    return outcome
  }
}

/// The steps of one operation.
@MainActor
struct EditRun {
  private(set) var open: OpenDocument
  private(set) var notes: [String] = []
  /// The outermost views of the scenes in which something was named.
  private(set) var roots: [String] = []
  private let file: String
  private let scene: String?
  private let linter: Linter

  /// The greatest number of times a plan is made again for the text that it gave.
  private static let maximumRounds = 8

  init(_ open: OpenDocument, file: String, scene: String?, linter: Linter) {
    self.open = open
    self.file = file
    self.scene = scene
    self.linter = linter
  }

  mutating func perform(_ operation: EditOperation) throws(EditError) {
    let ids = try objects(of: operation)
    switch operation {
    case .set(_, let values):
      try step { planner throws(EditError) in try planner.set(ids[0], values) }
    case .add(let equation):
      try step { planner throws(EditError) in
        let (constraint, scene) = try planner.names.constraint(of: equation)
        try planner.add(constraint, in: scene)
      }
    case .remove: try step { planner throws(EditError) in try planner.remove(ids) }
    case .pin(_, let pins, let toMargins):
      try step { planner throws(EditError) in try planner.pin(ids, pins, toMargins: toMargins) }
    case .align(_, let alignments):
      try step { planner throws(EditError) in try planner.align(ids, alignments) }
    case .clear: try step { planner throws(EditError) in try planner.clear(ids) }
    case .updateConstants:
      try step { planner throws(EditError) in try planner.updateConstants(ids) }
    case .updateFrames: try updateFrames(of: ids)
    case .insert(let kind, let place):
      let parent = try place.superview.map { name throws(EditError) in
        try views([name])[0]
      }
      try insert(kind, into: parent ?? roots[0], place)
    case .move(_, let place): try move(ids, place)
    case .delete: try step { planner throws(EditError) in try planner.delete(ids) }
    case .format: try format()
    case .addMissing:
      try addMissing(to: ids)
      try step { planner throws(EditError) in try planner.closeContent(of: ids) }
    case .resetToSuggested:
      var affected = ids
      try step { planner throws(EditError) in affected = try planner.clear(ids) }
      try addMissing(to: affected)
      for size in EditPlanner.SizeStep.allCases {
        try step { planner throws(EditError) in try planner.restoreSizes(of: ids, size) }
      }
      try step { planner throws(EditError) in try planner.closeContent(of: affected) }
    }
  }

  /// Returns the ids of the named objects, which stay when names change, and records their scenes.
  private mutating func objects(of operation: EditOperation) throws(EditError) -> [String] {
    let names = NamedObjects(open: open, sceneName: scene)
    switch operation {
    case .set, .remove:
      var ids: [String] = []
      for name in operation.names {
        let found = try names.constraint(name)
        guard !found.element.id.isEmpty else {
          throw EditError("the constraint '\(name)' has no id")
        }
        ids.append(found.element.id)
        if !roots.contains(found.root) { roots.append(found.root) }
      }
      return ids
    case .add(let equation):
      roots = [try names.constraint(of: equation).scene.root]
      return []
    case .format:
      roots = open.islands.map(\.root.id)
      return []
    case .insert(_, let place):
      roots = [try names.views(place.superview.map { [$0] } ?? []).scene.root]
      return []
    default:
      let (scene, ids) = try names.views(operation.names)
      roots = [scene.root]
      return ids
    }
  }

  /// Plans, edits the text, and opens it again; returns whether something changed.
  @discardableResult
  private mutating func step(
    _ body: (inout EditPlanner) throws(EditError) -> Void
  ) throws(EditError) -> Bool {
    // Ids are unique in a document, so a scene is needed only where nothing is named.
    var planner = EditPlanner(open, scene: scene)
    try body(&planner)
    var found = planner.plan.notes
    let edits = planner.plan.edits(in: open.markup, notes: &found)
    for note in found where !notes.contains(note) { notes.append(note) }
    return try reopen(DocumentEdit.apply(edits, to: open.bytes))
  }

  /// Opens the document with another text; returns whether it is another.
  private mutating func reopen(_ bytes: [UInt8]) throws(EditError) -> Bool {
    guard bytes != open.bytes else { return false }
    do { open = try OpenDocument(bytes, file: file, linter: linter) } catch {
      throw EditError("the result could not be read, \(error.position): \(error.message)")
    }
    return true
  }

  /// Adds a view; in a stack view, it gets the frame that the stack view gives it.
  private mutating func insert(
    _ kind: LibraryView, into parent: String, _ place: EditOperation.ViewPlace
  ) throws(EditError) {
    var added = ""
    try step { planner throws(EditError) in
      added = try planner.insert(kind, into: parent, place)
    }
    notes.append("the new view is \(added)")
    try step { planner throws(EditError) in try planner.arrange([added]) }
  }

  /// Moves views one after the other, so that they keep their order.
  private mutating func move(
    _ ids: [String], _ place: EditOperation.ViewPlace
  ) throws(EditError) {
    let parent = try place.superview.map { name throws(EditError) in try views([name])[0] }
    for (count, id) in ids.enumerated() {
      var place = place
      place.index = place.index.map { $0 + count }
      // Where it is before its constraints are removed.
      let frame = try EditPlanner(open, scene: scene).frame(of: id, movedInto: parent, place)
      try step { planner throws(EditError) in try planner.detach(id, into: parent) }
      try step { planner throws(EditError) in
        try planner.move(id, into: parent, at: place.index)
      }
      try step { planner throws(EditError) in try planner.settle(id, frame) }
    }
    try step { planner throws(EditError) in try planner.arrange(ids) }
  }

  /// Returns the ids of views by their names.
  private func views(_ names: [String]) throws(EditError) -> [String] {
    try NamedObjects(open: open, sceneName: scene).views(names).ids
  }

  private mutating func format() throws(EditError) {
    let bytes: [UInt8]
    do { bytes = try DocumentFormat.canonical(open.bytes) } catch {
      throw EditError("\(error.position): \(error.message)")
    }
    let old = open.bytes
    guard try reopen(bytes) else { return }
    let count = UnifiedDifference(from: old, to: bytes).newLineCount
    notes.append("\(count) \(count == 1 ? "line is" : "lines are") written otherwise")
  }

  private mutating func updateFrames(of ids: [String]) throws(EditError) {
    for _ in 0..<Self.maximumRounds {
      let isChanged = try step { planner throws(EditError) in try planner.updateFrames(ids) }
      if !isChanged { return }
    }
  }

  /// Moves the saved frames of the views that the operation moved.
  mutating func moveFrames(since old: OpenDocument) throws(EditError) {
    let roots = roots
    try step { planner throws(EditError) in
      for root in roots { planner.moveFrames(in: root, since: old) }
    }
  }

  // MARK: Missing constraints

  private mutating func addMissing(to ids: [String]) throws(EditError) {
    try step { planner throws(EditError) in try planner.release(ids) }
    for _ in 0..<Self.maximumRounds {
      let before = self
      let count = ambiguityCount
      let conflicts = conflictCount
      let isChanged = try step { planner throws(EditError) in
        try planner.addMissing(ids, stretches: true)
      }
      guard isChanged else { return }
      if ambiguityCount < count, conflictCount <= conflicts { continue }
      // Edges that contradict other constraints, or determine nothing: fixed sizes instead.
      self = before
      try step { planner throws(EditError) in try planner.addMissing(ids, stretches: false) }
      if ambiguityCount >= count { return }
    }
  }

  /// The number of ambiguous numbers in the scenes.
  private var ambiguityCount: Int {
    roots.reduce(0) { count, root in
      guard let scene = open.scene(root) else { return count }
      return count
        + scene.staged.withoutPlaceholders {
          OpenNumbers(of: scene.names) { scene.element($0) != nil }.open.values.reduce(0) {
            $0 + $1.count
          }
        }
    }
  }

  private var conflictCount: Int {
    roots.reduce(0) { $0 + (open.scene($1)?.staged.conflicts.count ?? 0) }
  }
}
