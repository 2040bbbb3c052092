import Foundation
import IsolatedWork
import TestSupport
import Testing

@testable import PurlinCommand

/// Where edits go, whatever becomes of the file meanwhile.
@Suite(.late) struct EditedDocumentTests {
  private let folder: Scratch
  private let file: String

  init() throws {
    folder = try Scratch(documents: ["A.xib"])
    file = folder.url.appending(path: "A.xib").path
  }

  private func edited() throws -> EditedDocument {
    var document = try EditedDocument(file)
    document.edit(Array(Scratch.document.replacing("\"70\"", with: "\"90\"").utf8))
    return document
  }

  @Test func `saving writes the edits`() throws {
    var document = try edited()
    #expect(document.isEdited && document.canUndo)
    try document.save()
    #expect(!document.isEdited && document.canUndo)
    #expect(try folder.text("A.xib").contains("\"90\""))
    #expect(document.fileState() == .asRead)
  }

  @Test func `a file that was changed is not written over`() throws {
    var document = try edited()
    try folder.write("theirs", to: "A.xib")
    #expect(document.fileState() == .changed)
    #expect(throws: CommandFailure.self) { try document.save() }
    #expect(throws: CommandFailure.self) { try document.writeAgain() }
    #expect(try folder.text("A.xib") == "theirs")
    #expect(document.isEdited)
  }

  @Test func `a file that was deleted is written again only on request`() throws {
    var document = try edited()
    try FileManager.default.removeItem(atPath: file)
    #expect(document.fileState() == .missing("no such file"))
    #expect(throws: CommandFailure.self) { try document.save() }
    #expect(document.isEdited)
    try document.writeAgain()
    #expect(!document.isEdited)
    #expect(try folder.text("A.xib").contains("\"90\""))
  }

  @Test func `a patch takes a free name`() throws {
    try folder.write("theirs", to: "A.xib.patch")
    let document = try edited()
    let paths = [try document.writePatch(), try document.writePatch()]
    #expect(paths == ["\(file).2.patch", "\(file).3.patch"])
    #expect(try folder.text("A.xib.patch") == "theirs")
    let patch = try folder.text("A.xib.2.patch")
    #expect(patch == document.patch.replacing(file, with: "A.xib"))
    #expect(patch.hasPrefix("--- A.xib\n+++ A.xib\n"))
    #expect(patch.contains("\n-") && patch.contains("\n+"))
  }

  @Test func `a patch goes to the folder for temporary files if the document's is gone`() throws {
    let document = try edited()
    try FileManager.default.removeItem(at: folder.url)
    let path = try document.writePatch()
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(path.hasPrefix(FileManager.default.temporaryDirectory.path))
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("--- A.xib\n"))
  }

  @Test func `undo and redo go through the edits`() throws {
    var document = try edited()
    let bytes = document.present
    var isDone = document.undo()
    #expect(isDone && !document.isEdited && document.canRedo)
    isDone = document.undo()
    #expect(!isDone)
    isDone = document.redo()
    #expect(isDone && document.present == bytes)
    isDone = document.redo()
    #expect(!isDone)
    isDone = document.undo()
    #expect(isDone)
    document.edit(bytes)
    #expect(!document.canRedo)
  }
}
