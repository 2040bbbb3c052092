/// One connection of a client: what it may do now, until when, and the bytes that are not sent yet.
///
/// A value that reads and writes nothing: bytes and times come in, bytes and complete requests go out.
/// Requests are answered one after the other, so a client that sends many at once waits for its own answers.
struct Connection {
  typealias Instant = ContinuousClock.Instant

  /// The longest durations.
  enum Patience {
    /// From the first byte of a request, and from accepting the connection, to the end of the head.
    static let head = Duration.seconds(10)
    /// From the end of the head to the end of the body.
    static let body = Duration.seconds(30)
    /// Between two requests.
    static let idle = Duration.seconds(60)
    /// From the first to the last byte of an answer.
    static let output = Duration.seconds(60)
    /// After the last answer, until the client ends its side.
    static let draining = Duration.seconds(2)
  }

  /// The number of bytes that are ignored after the last answer.
  static let longestRest = 256 << 10

  enum Stage: Hashable {
    /// No byte of the next request has arrived.
    case idle
    case readingHead
    case readingBody
    /// A complete request is being answered.
    case answering
    case sending
    /// The last answer was sent, and the server's side ended. What still arrives is ignored: if the
    /// socket were closed while bytes are unread, the system would discard the answer.
    case draining
    case ended
  }

  /// The descriptor of the socket, which the owner reads, writes and closes.
  let socket: Int32
  private(set) var stage = Stage.idle
  /// When the connection is to be ended; nil while the server itself is working.
  private(set) var deadline: Instant?
  /// Whether a request was admitted.
  private(set) var isAdmitted = false
  /// The bytes that are not sent yet.
  private(set) var output: ArraySlice<UInt8> = []
  private var reader = HTTPRequestReader()
  private var input: ArraySlice<UInt8> = []
  private var head: HTTPRequestHead?
  private var closes = false
  private var ignored = 0

  init(socket: Int32, at now: Instant) {
    self.socket = socket
    deadline = now + Patience.head
  }

  /// Whether bytes of the client would be used now.
  var wantsInput: Bool {
    switch stage {
    case .idle, .readingHead, .readingBody: input.isEmpty
    case .draining: true
    case .answering, .sending, .ended: false
    }
  }

  /// Whether ``advance(at:refusal:)`` can proceed without new bytes.
  var hasInput: Bool {
    !input.isEmpty && [.idle, .readingHead, .readingBody].contains(stage)
  }

  /// Takes bytes of the client; an empty piece says that it sends no more.
  mutating func receive(_ bytes: ArraySlice<UInt8>) {
    if stage == .draining {
      ignored += bytes.count
      if bytes.isEmpty || ignored > Self.longestRest { end() }
    } else if bytes.isEmpty {
      // All requests before were answered, and this one stays incomplete.
      end()
    } else {
      input += bytes
    }
  }

  /// Reads at most one request.
  ///
  /// - Parameters:
  ///   - now: The present time.
  ///   - refusal: Returns the answer to a request that is not admitted, by its head alone.
  /// - Returns: The request if it is complete and admitted; ``respond(_:at:)`` continues.
  mutating func advance(
    at now: Instant, refusal: (HTTPRequestHead) -> HTTPResponse?
  ) -> HTTPRequest? {
    while [.idle, .readingHead, .readingBody].contains(stage) {
      let event = reader.read(&input)
      switch event {
      case nil:
        if stage == .idle, !reader.isAtStart {
          stage = .readingHead
          deadline = now + Patience.head
        }
        return nil
      case .refused(let status): refuse(.refusal(status), at: now)
      case .head(let head):
        self.head = head
        if let answer = refusal(head) {
          refuse(answer, at: now)
          continue
        }
        isAdmitted = true
        stage = .readingBody
        deadline = now + Patience.body
        if head.expectsContinue { output = ArraySlice("HTTP/1.1 100 Continue\r\n\r\n".utf8) }
      case .request(let request):
        stage = .answering
        deadline = nil
        return request
      }
    }
    return nil
  }

  /// Takes the answer to the request that was complete last.
  mutating func respond(_ response: HTTPResponse, at now: Instant) {
    closes = closes || head?.keepsConnection != true
    // An interim answer that is still being sent comes first.
    output += response.bytes(isHead: head?.method == "HEAD", closes: closes)
    stage = .sending
    deadline = now + Patience.output
  }

  /// Notes that the first bytes of ``output`` were sent.
  mutating func sent(_ count: Int, at now: Instant) {
    output.removeFirst(count)
    guard output.isEmpty, stage == .sending else { return }
    output = []
    head = nil
    stage = closes ? .draining : .idle
    deadline = now + (closes ? Patience.draining : Patience.idle)
    if closes { input = [] }
  }

  /// Applies the deadline: a client in the middle of a request is told, others are not.
  mutating func expire(at now: Instant) {
    guard let deadline, deadline <= now else { return }
    switch stage {
    case .readingHead, .readingBody: refuse(.refusal(.requestTimeout), at: now)
    case .idle, .sending, .draining: end()
    case .answering, .ended: break
    }
  }

  mutating func end() {
    stage = .ended
    deadline = nil
    input = []
    output = []
  }

  /// Gives the last answer of the connection.
  private mutating func refuse(_ response: HTTPResponse, at now: Instant) {
    closes = true
    input = []
    respond(response, at: now)
  }
}
