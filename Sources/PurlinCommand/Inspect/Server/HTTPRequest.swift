/// The request line and the header fields of an HTTP request.
struct HTTPRequestHead: Hashable, Sendable {
  var method: String
  /// The path and the query as they were sent; begins with a slash.
  var target: String
  /// The values by name in lower case.
  ///
  /// Those of a repeated field are separated by commas.
  var fields: [String: String]
  /// The number of bytes of the body.
  var bodyLength: Int
  /// Whether another request may follow on the connection.
  var keepsConnection: Bool
  /// Whether the client waits for status 100 before it sends the body.
  var expectsContinue: Bool

  /// The target without the query.
  var path: Substring { target.prefix { $0 != "?" } }

  /// Returns the first value of a name in the query, as it was sent.
  func query(_ name: String) -> Substring? {
    let pairs = target.drop { $0 != "?" }.dropFirst().split(separator: "&")
    return pairs.first { $0.hasPrefix("\(name)=") }?.dropFirst(name.count + 1)
  }
}

/// A complete HTTP request.
struct HTTPRequest: Hashable, Sendable {
  var head: HTTPRequestHead
  var body: [UInt8] = []
}

/// The statuses with which the server answers.
///
/// Source: RFC 9110, "HTTP Semantics", section 15; RFC 6585, section 5, for 431.
enum HTTPStatus: Int, Error, CaseIterable {
  case ok = 200
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case requestTimeout = 408
  case lengthRequired = 411
  case contentTooLarge = 413
  case targetTooLong = 414
  case expectationFailed = 417
  case headTooLarge = 431
  case serverError = 500
  case versionNotSupported = 505

  /// The standard's words.
  var reason: String {
    switch self {
    case .ok: "OK"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .requestTimeout: "Request Timeout"
    case .lengthRequired: "Length Required"
    case .contentTooLarge: "Content Too Large"
    case .targetTooLong: "URI Too Long"
    case .expectationFailed: "Expectation Failed"
    case .headTooLarge: "Request Header Fields Too Large"
    case .serverError: "Internal Server Error"
    case .versionNotSupported: "HTTP Version Not Supported"
    }
  }
}

/// An answer to an HTTP request.
struct HTTPResponse: Sendable {
  var status: HTTPStatus
  var fields: [(name: String, value: String)] = []
  var body: [UInt8] = []

  /// An answer that consists of its status only, with the reason as text for people.
  static func refusal(_ status: HTTPStatus, allowing methods: String? = nil) -> Self {
    Self(
      status: status,
      fields: [("Content-Type", "text/plain; charset=utf-8")]
        + (methods.map { [("Allow", $0)] } ?? []),
      body: Array("\(status.rawValue) \(status.reason)\n".utf8))
  }

  /// Returns the bytes to send.
  ///
  /// - Parameters:
  ///   - isHead: Whether the body is left out, as the answer to HEAD requires; its length is not.
  ///   - closes: Whether the connection ends afterwards.
  /// - Returns: The bytes.
  func bytes(isHead: Bool, closes: Bool) -> [UInt8] {
    var text = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\n"
    for (name, value) in fields { text += "\(name): \(value)\r\n" }
    text += "Content-Length: \(body.count)\r\n"
    if closes { text += "Connection: close\r\n" }
    text += "\r\n"
    return Array(text.utf8) + (isHead ? [] : body)
  }
}
