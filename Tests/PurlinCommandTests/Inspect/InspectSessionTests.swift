import Foundation
import InterfaceLinter
import IsolatedWork
import TestSupport
import Testing

@testable import PurlinCommand

/// What a session keeps when files change and captures fail.
@MainActor
@Suite struct InspectSessionTests {
  private let folder: Scratch
  private let page = SharedPage()

  init() throws { folder = try Scratch(documents: ["A.xib", "B.xib"]) }

  /// A session in which a document whose text contains "broken" cannot be captured.
  private func session() throws -> InspectSession {
    let files = ["A.xib", "B.xib"].map { folder.url.appending(path: $0).path }
    return try InspectSession(files, page: page) { file, bytes, _ in
      guard !String(decoding: bytes, as: UTF8.self).contains("broken") else {
        throw CommandFailure.input("\(file): is broken")
      }
      return []
    }
  }

  private func ask(
    _ session: InspectSession, _ json: String
  ) throws -> InspectSession.Answer {
    try session.answer(
      JSONDecoder().decode(InspectSession.Request.self, from: Data(json.utf8)))
  }

  private static let edit = """
    {"action": "edit", "document": 0,
     "operation": {"operation": "set", "constraints": ["w"], "constant": 90}}
    """

  @Test func `edits stay when the file is changed or deleted`() throws {
    let session = try session()
    #expect(try ask(session, Self.edit).isEdited)
    for change in ["theirs", "broken", nil] {
      if let change {
        try folder.write(change, to: "A.xib")
      } else {
        try FileManager.default.removeItem(at: folder.url.appending(path: "A.xib"))
      }
      session.readChanges()
      #expect(page.present.documents[0].isEdited)
      #expect(try ask(session, #"{"action": "save", "document": 0}"#).isError)
    }
    #expect(page.present.states == [.missing("no such file"), .asRead])
    #expect(try !ask(session, #"{"action": "write-again", "document": 0}"#).isError)
    #expect(try folder.text("A.xib").contains("\"90\""))
    #expect(page.present.states == [.asRead, .asRead])
  }

  @Test func `a document without edits is read again when it changes`() throws {
    let session = try session()
    let changed = Scratch.document.replacing("\"70\"", with: "\"80\"")
    try folder.write(changed, to: "B.xib")
    session.readChanges()
    #expect(page.present.version == 1)
    #expect(page.present.documents[1].saved == Array(changed.utf8))
    session.readChanges()
    #expect(page.present.version == 1)
  }

  @Test func `a change that cannot be shown is said, and the document stays`() throws {
    let session = try session()
    try folder.write("broken", to: "B.xib")
    for _ in 0..<2 {
      session.readChanges()
      let path = folder.url.appending(path: "B.xib").path
      #expect(page.present.states[1] == .unreadable("\(path): is broken"))
      #expect(page.present.documents[1].saved == Array(Scratch.document.utf8))
    }
    try folder.write(Scratch.document, to: "B.xib")
    session.readChanges()
    #expect(page.present.states[1] == .asRead)
  }

  @Test func `an edit that cannot be shown is not made`() throws {
    let folder = folder
    let broken = SharedPage()
    var captures = 0
    let session = try InspectSession([folder.url.appending(path: "A.xib").path], page: broken) {
      _, _, _ in
      captures += 1
      if captures == 3 { throw CommandFailure.input("is broken") }
      return []
    }
    #expect(try ask(session, Self.edit).isEdited)
    let before = broken.present.documents[0].present
    let answer = try ask(session, Self.edit.replacing("90", with: "95"))
    #expect(answer.isError && answer.isEdited && answer.text == "is broken")
    #expect(broken.present.documents[0].present == before)
  }
}
