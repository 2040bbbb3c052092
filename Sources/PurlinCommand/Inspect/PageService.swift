internal import Foundation
internal import IsolatedWork

/// Answers the requests of a served page.
///
/// Only actions wait for the main actor, one after the other. Everything else is answered from the
/// content that was published last.
struct PageService: RequestHandler {
  let routes: PageRoutes
  let page: SharedPage
  let session: InspectSession
  /// Makes the page.
  let html: @Sendable (SharedPage.Content) throws -> String

  func refusal(of head: HTTPRequestHead) -> HTTPResponse? {
    if case .refused(let response) = routes.decide(head) { response } else { nil }
  }

  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    guard case .admitted(let route) = routes.decide(request.head) else {
      return .refusal(.notFound)
    }
    switch route {
    case .page:
      guard let html = try? page.html(html) else { return .refusal(.serverError) }
      return Self.response(html, "text/html; charset=utf-8")
    case .action: return await Self.carryOut(request.body, session)
    case .state:
      checkFiles()
      return Self.json(PageState(page.present))
    case .document(let index): return document(index)
    }
  }

  /// Compares the files with what was read, unless that is being done, or the main actor is still busy
  /// with something else since it was asked last.
  private func checkFiles() {
    guard page.beginCheck() else { return }
    Task { @MainActor in
      session.readChanges()
      page.endCheck()
    }
  }

  @MainActor
  private static func carryOut(_ body: [UInt8], _ session: InspectSession) -> HTTPResponse {
    do {
      let request = try JSONDecoder().decode(InspectSession.Request.self, from: Data(body))
      return json(try session.answer(request))
    } catch {
      return HTTPResponse(
        status: .badRequest, fields: [("Content-Type", "text/plain; charset=utf-8")],
        body: Array(words(error).utf8))
    }
  }

  private func document(_ index: Int) -> HTTPResponse {
    let documents = page.present.documents
    guard documents.indices.contains(index) else { return .refusal(.notFound) }
    let name = URL(fileURLWithPath: documents[index].file).lastPathComponent
    let safe = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) || "._-".contains($0) }
    return HTTPResponse(
      status: .ok,
      fields: [
        ("Content-Type", "application/octet-stream"),
        ("Content-Disposition", "attachment; filename=\"\(safe)\""),
      ] + Self.common, body: documents[index].present)
  }

  /// The message of an error of a request.
  private static func words(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context): context.debugDescription
    case let failure as CommandFailure: failure.message
    default: "the request is not valid"
    }
  }

  private static func json(_ value: some Encodable) -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return .refusal(.serverError) }
    return response(Array(data), "application/json")
  }

  static func response(_ body: [UInt8], _ type: String) -> HTTPResponse {
    HTTPResponse(status: .ok, fields: [("Content-Type", type)] + common, body: body)
  }

  /// Fields that keep other pages and the browser's disc from an answer.
  private static let common = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"), ("X-Frame-Options", "DENY"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]
}

/// The answer to the question that the page asks each second.
private struct PageState: Encodable {
  struct Document: Encodable {
    var canUndo: Bool
    var canRedo: Bool
    var isEdited: Bool
    var notice: Notice?
  }

  /// What the page says about the file of a document, and offers.
  struct Notice: Encodable {
    enum Kind: String, Encodable { case changed, missing, unreadable }
    var kind: Kind
    var text: String
  }

  var version: Int
  var documents: [Document]

  init(_ content: SharedPage.Content) {
    version = content.version
    documents = zip(content.documents, content.states).map { document, state in
      Document(
        canUndo: document.canUndo, canRedo: document.canRedo, isEdited: document.isEdited,
        notice: Notice(document, state))
    }
  }
}

extension PageState.Notice {
  fileprivate init?(_ document: EditedDocument, _ state: EditedDocument.FileState) {
    let edits = document.isEdited ? ", with edits that are not saved" : ""
    switch state {
    case .asRead: return nil
    // Without edits it is about to be read again.
    case .changed where !document.isEdited: return nil
    case .changed:
      self.init(
        kind: .changed,
        text: "\(document.file) was changed by another program. "
          + "The page shows it as it was read\(edits).")
    case .missing(let message):
      self.init(
        kind: .missing,
        text: "\(document.file): \(message). The page shows the document as it was read\(edits).")
    case .unreadable(let message):
      self.init(
        kind: .unreadable,
        text: "\(message). The page shows the document as it was read\(edits).")
    }
  }
}
