import Foundation
import Testing

@testable import PurlinCommand

/// Where edits go, whatever becomes of the file meanwhile.
@Suite struct EditedDocumentTests {
  private let folder: Scratch
  private let file: String

  init() throws {
    folder = try Scratch(documents: ["A.xib"])
    file = folder.url.appending(path: "A.xib").path
  }

  private func edited() throws -> EditedDocument {
    var draft = try EditedDocument(file)
    draft.edit(Array(Scratch.document.replacing("\"70\"", with: "\"90\"").utf8))
    return draft
  }

  @Test func `saving writes the edits`() throws {
    var draft = try edited()
    #expect(draft.isEdited && draft.canUndo)
    try draft.save()
    #expect(!draft.isEdited && draft.canUndo)
    #expect(try folder.text("A.xib").contains("\"90\""))
    #expect(draft.fileState() == .asRead)
  }

  @Test func `a file that was changed is not written over`() throws {
    var draft = try edited()
    try folder.write("theirs", to: "A.xib")
    #expect(draft.fileState() == .changed)
    #expect(throws: CommandFailure.self) { try draft.save() }
    #expect(throws: CommandFailure.self) { try draft.writeAgain() }
    #expect(try folder.text("A.xib") == "theirs")
    #expect(draft.isEdited)
  }

  @Test func `a file that was deleted is written again only on request`() throws {
    var draft = try edited()
    try FileManager.default.removeItem(atPath: file)
    #expect(draft.fileState() == .missing("no such file"))
    #expect(throws: CommandFailure.self) { try draft.save() }
    #expect(draft.isEdited)
    try draft.writeAgain()
    #expect(!draft.isEdited)
    #expect(try folder.text("A.xib").contains("\"90\""))
  }

  @Test func `a patch takes a free name`() throws {
    try folder.write("theirs", to: "A.xib.patch")
    let draft = try edited()
    let paths = [try draft.writePatch(), try draft.writePatch()]
    #expect(paths == ["\(file).2.patch", "\(file).3.patch"])
    #expect(try folder.text("A.xib.patch") == "theirs")
    let patch = try folder.text("A.xib.2.patch")
    #expect(patch == draft.patch.replacing(file, with: "A.xib"))
    #expect(patch.hasPrefix("--- A.xib\n+++ A.xib\n"))
    #expect(patch.contains("\n-") && patch.contains("\n+"))
  }

  @Test func `a patch goes to the folder for temporary files if the document's is gone`() throws {
    let draft = try edited()
    try FileManager.default.removeItem(at: folder.url)
    let path = try draft.writePatch()
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(path.hasPrefix(FileManager.default.temporaryDirectory.path))
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("--- A.xib\n"))
  }

  @Test func `undo and redo go through the edits`() throws {
    var draft = try edited()
    let bytes = draft.present
    var isDone = draft.undo()
    #expect(isDone && !draft.isEdited && draft.canRedo)
    isDone = draft.undo()
    #expect(!isDone)
    isDone = draft.redo()
    #expect(isDone && draft.present == bytes)
    isDone = draft.redo()
    #expect(!isDone)
    isDone = draft.undo()
    #expect(isDone)
    draft.edit(bytes)
    #expect(!draft.canRedo)
  }
}
