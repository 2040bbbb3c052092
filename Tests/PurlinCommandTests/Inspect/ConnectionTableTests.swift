import TestSupport
import Testing

@testable import PurlinCommand

@Suite(.late) struct ConnectionTableTests {
  let start = ContinuousClock.now

  /// A connection in one of the stages that a client can bring about.
  private func connection(admitted: Bool, _ text: String) -> Connection {
    var connection = Connection(socket: -1, at: start)
    // An empty piece would say that the client sends no more.
    if !text.isEmpty { connection.receive(ArraySlice(text.utf8)) }
    _ = connection.advance(at: start) { _ in admitted ? nil : .refusal(.notFound) }
    return connection
  }

  private static let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"

  /// A connection that has been answered once, and waits for the next request.
  private var owner: Connection {
    var connection = connection(admitted: true, Self.request)
    connection.respond(HTTPResponse(status: .ok), at: start)
    connection.sent(connection.output.count, at: start)
    return connection
  }

  @Test func `the owner keeps its place however many others come`() {
    var numbers = SplitMix64.seeded()
    for limit in [2, 3, 8, 128] {
      var table = ConnectionTable(limit: limit)
      let key = table.add(owner)
      let texts = ["", "G", "GET / HTTP/1.1\r\n", Self.request]
      for _ in 0..<1000 {
        if table.isFull, let victim = table.evictable { table.remove(victim) }
        #expect(!table.isFull, "\(numbers)")
        let text = texts.randomElement(using: &numbers) ?? ""
        _ = table.add(connection(admitted: false, text))
        #expect(table.keys.count <= limit)
      }
      #expect(table[key] != nil)
    }
  }

  @Test func `the oldest connection without an admitted request makes place`() {
    var table = ConnectionTable(limit: 5)
    let answering = table.add(connection(admitted: true, Self.request))
    let owner = table.add(owner)
    let keys = ["", "GET", Self.request].map { table.add(connection(admitted: false, $0)) }
    for key in keys + [owner] {
      #expect(table.evictable == key)
      table.remove(key)
    }
    // The server is working for the one that is left.
    #expect(table.evictable == nil)
    #expect(table.keys == [answering])
  }

  @Test(arguments: [(0, 1), (16, 1), (18, 1), (64, 24), (256, 120), (1024, 128), (1 << 20, 128)])
  func `at least half of the open files are left to others`(files: Int, limit: Int) {
    #expect(ConnectionTable.limit(files: files) == limit)
  }

  @Test func `the first deadline is that of all`() {
    var table = ConnectionTable(limit: 3)
    #expect(table.deadline == nil)
    _ = table.add(owner)
    #expect(table.deadline == start + Connection.Patience.idle)
    _ = table.add(connection(admitted: false, ""))
    #expect(table.deadline == start + Connection.Patience.head)
  }
}
