internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// Serves the page of a session on the loopback interface.
///
/// Only requests with the token in their path, and for an address of the loopback, are answered; files
/// are named by their index among those that the session has, so no path comes from a request.
struct InspectServer: Sendable {
  private let session: InspectSession
  private let port: UInt16
  private let token: String
  private let makePage: @MainActor @Sendable (InspectSession) throws -> String

  init(
    _ session: InspectSession, port: UInt16,
    page: @escaping @MainActor @Sendable (InspectSession) throws -> String
  ) {
    self.session = session
    self.port = port
    makePage = page
    var random = SystemRandomNumberGenerator()
    token = (0..<2).map { _ in String(random.next(), radix: 36) }.joined()
  }

  /// Serves until the process ends.
  func run() async throws {
    let server = HTTPServer(
      address: try .inet(ip4: "127.0.0.1", port: port),
      // Capturing a document at every size may take longer than an ordinary request.
      timeout: 3600, logger: .disabled)
    await server.appendRoute(HTTPRoute("GET /\(token)/")) { request in
      guard isLocal(request) else { return HTTPResponse(statusCode: .forbidden) }
      let page = try await MainActor.run { try makePage(session) }
      return response(page, "text/html; charset=utf-8")
    }
    await server.appendRoute(HTTPRoute("POST /\(token)/do")) { request in
      guard isLocal(request) else { return HTTPResponse(statusCode: .forbidden) }
      let body = try await request.bodyData
      return await MainActor.run { answer(body) }
    }
    await server.appendRoute(HTTPRoute("GET /\(token)/version")) { request in
      guard isLocal(request) else { return HTTPResponse(statusCode: .forbidden) }
      let version = await MainActor.run {
        _ = session.readChanges()
        return session.version
      }
      return response("\(version)", "text/plain")
    }
    await server.appendRoute(HTTPRoute("GET /\(token)/document")) { request in
      guard isLocal(request), let text = request.query["index"], let index = Int(text),
        let (name, bytes) = await MainActor.run(body: { session.contents(of: index) })
      else { return HTTPResponse(statusCode: .notFound) }
      let safe = name.filter { $0.isLetter || $0.isNumber || "._-".contains($0) }
      return HTTPResponse(
        statusCode: .ok,
        headers: [
          .contentType: "application/octet-stream",
          HTTPHeader("Content-Disposition"): "attachment; filename=\"\(safe)\"",
        ], body: Data(bytes))
    }
    // Beside the server, whose errors, such as a port in use, end the wait at once.
    let telling = Task {
      try await server.waitUntilListening(timeout: 60)
      try tellAddress(await server.listeningAddress)
    }
    defer { telling.cancel() }
    try await server.run()
  }

  /// The reason for which a server could not be started, in the system's words.
  static func reason(for error: any Error) -> String {
    if case SocketError.failed(_, _, let message) = error { return message.lowercased() }
    return "\(error)"
  }

  private func tellAddress(_ address: Socket.Address?) throws {
    var number = port
    if case .ip4(_, let chosen)? = address { number = chosen }
    try StandardOutput.line("http://127.0.0.1:\(number)/\(token)/")
  }

  /// Whether a request was made for the loopback, and not through another name of this machine.
  private func isLocal(_ request: HTTPRequest) -> Bool {
    func isLoopback(_ host: String) -> Bool {
      let name = host.split(separator: ":").first ?? ""
      return name == "127.0.0.1" || name == "localhost"
    }
    guard let host = request.headers[.host], isLoopback(host) else { return false }
    guard let origin = request.headers[HTTPHeader("Origin")] else { return true }
    return origin == "http://\(host)"
  }

  @MainActor
  private func answer(_ body: Data) -> HTTPResponse {
    do {
      let request = try JSONDecoder().decode(InspectSession.Request.self, from: body)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return response(
        String(decoding: try encoder.encode(try session.answer(request)), as: UTF8.self),
        "application/json")
    } catch {
      return HTTPResponse(
        statusCode: .badRequest, headers: [.contentType: "text/plain; charset=utf-8"],
        body: Data(Self.words(error).utf8))
    }
  }

  /// The message of an error of a request.
  private static func words(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context): context.debugDescription
    case let failure as CommandFailure: failure.message
    default: "the request is not valid"
    }
  }

  private func response(_ text: String, _ type: String) -> HTTPResponse {
    HTTPResponse(
      statusCode: .ok,
      headers: [
        .contentType: type, HTTPHeader("Cache-Control"): "no-store",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("X-Frame-Options"): "DENY",
      ], body: Data(text.utf8))
  }
}
