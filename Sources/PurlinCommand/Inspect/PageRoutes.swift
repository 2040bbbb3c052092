internal import IsolatedWork

/// The addresses of a served page, and who may ask for them.
///
/// Only requests with the token in their path, for an address of the loopback, and from the page itself
/// or a person are admitted. Nothing in a request is a path: documents are named by their index.
struct PageRoutes: Sendable {
  enum Route: Hashable {
    /// The page.
    case page
    /// Carries out an action; see ``InspectSession/Request``.
    case action
    /// The state of the documents, which the page asks for each second.
    case state
    /// The edited document with an index, as a download.
    case document(Int)
  }

  enum Decision {
    case admitted(Route)
    case refused(HTTPResponse)
  }

  private let token: String

  init() {
    var random = SystemRandomNumberGenerator()
    self.init(token: (0..<2).map { _ in String(random.next(), radix: 36) }.joined())
  }

  init(token: String) { self.token = token }

  /// The address of the page.
  func address(port: UInt16) -> String { "http://127.0.0.1:\(port)/\(token)/" }

  /// Decides by the head of a request, in time proportional to its length.
  func decide(_ head: HTTPRequestHead) -> Decision {
    guard let host = head.fields["host"], Self.isLoopback(host), isFromHere(head, host) else {
      return .refused(.refusal(.forbidden))
    }
    let parts = head.path.dropFirst().split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, isToken(parts[0]) else { return .refused(.refusal(.notFound)) }
    switch parts[1] {
    case "": return get(.page, head)
    case "state": return get(.state, head)
    case "document":
      guard let index = head.query("index").flatMap({ Int($0) }) else {
        return .refused(.refusal(.notFound))
      }
      return get(.document(index), head)
    case "do":
      return head.method == "POST"
        ? .admitted(.action) : .refused(.refusal(.methodNotAllowed, allowing: "POST"))
    default: return .refused(.refusal(.notFound))
    }
  }

  private func get(_ route: Route, _ head: HTTPRequestHead) -> Decision {
    ["GET", "HEAD"].contains(head.method)
      ? .admitted(route) : .refused(.refusal(.methodNotAllowed, allowing: "GET, HEAD"))
  }

  /// Whether a host is the loopback, and not another name for this machine.
  ///
  /// A foreign page may have given its own name this address. The port may be that of a tunnel.
  private static func isLoopback(_ host: String) -> Bool {
    let name = host.split(separator: ":", omittingEmptySubsequences: false).first?.lowercased()
    return name == "127.0.0.1" || name == "localhost"
  }

  /// Whether a request comes from the page, a person or another program, and not from a foreign page.
  ///
  /// A link in another page may lead here: whoever wrote it has the token.
  ///
  /// Source: W3C, "Fetch Metadata Request Headers"; RFC 6454, section 7.
  private func isFromHere(_ head: HTTPRequestHead, _ host: String) -> Bool {
    if let origin = head.fields["origin"], origin != "http://\(host)" { return false }
    switch head.fields["sec-fetch-site"] {
    case nil, "same-origin", "none": return true
    default:
      return head.method == "GET" && head.fields["sec-fetch-mode"] == "navigate"
        && head.fields["sec-fetch-dest"] == "document"
    }
  }

  /// Whether a text is the token, in a time that does not depend on how much of it is right.
  private func isToken(_ text: Substring) -> Bool {
    let (own, other) = (Array(token.utf8), Array(text.utf8))
    guard own.count == other.count else { return false }
    return zip(own, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension PageServer {
  /// Serves at a port, or a free one, until the process ends, and prints the address.
  static func serve<Handler: RequestHandler>(
    at port: UInt16?, _ handler: (PageRoutes) -> Handler
  ) throws {
    let server: PageServer
    do throws(SystemError) { server = try PageServer(port: port ?? 0) } catch {
      let place = port.map { " at port \($0)" } ?? ""
      throw CommandFailure.output("the page cannot be served\(place): \(error.words)")
    }
    let routes = PageRoutes()
    server.start(handler(routes))
    try StandardOutput.line("\(routes.address(port: server.port))")
  }
}
