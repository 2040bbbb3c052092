/// The connections of a server, at most a fixed number of them.
struct ConnectionTable {
  /// The greatest number of connections.
  let limit: Int
  private var connections: [Int: Connection] = [:]
  private var last = 0

  init(limit: Int) { self.limit = limit }

  /// The number of files that can still be opened, however many connections there are.
  ///
  /// Saving a document opens a few. Above all, the thread pool of libdispatch opens a file each second to
  /// look at its threads, and ends the process if it cannot
  /// (`_dispatch_workq_monitor_pools`), with all edits.
  static let spareFiles = 8

  /// The number of connections for a limit of open files.
  ///
  /// At least half of the files are left to the rest of the program, which saves documents.
  static func limit(files: Int) -> Int { max(1, min(128, (files - 16) / 2)) }

  /// The keys of the connections, the oldest first.
  var keys: [Int] { connections.keys.sorted() }

  var isFull: Bool { connections.count >= limit }

  /// The earliest deadline of all connections.
  var deadline: Connection.Instant? { connections.values.compactMap(\.deadline).min() }

  /// A connection; nil after it was removed.
  subscript(key: Int) -> Connection? {
    get { connections[key] }
    _modify { yield &connections[key] }
  }

  /// Adds a connection, and returns its key, which is greater than those of earlier ones.
  ///
  /// - Precondition: The table is not full.
  mutating func add(_ connection: Connection) -> Int {
    precondition(!isFull, "\(limit) connections are open; remove one first")
    last += 1
    connections[last] = connection
    return last
  }

  mutating func remove(_ key: Int) { connections[key] = nil }

  /// The connection to end when another one needs its place; nil if the server is working for all.
  ///
  /// First one that was answered for good, then the oldest one of which no request was admitted. The
  /// connections of whoever has the token are last, so they keep their places however many others come.
  var evictable: Int? {
    connections.compactMap { key, connection in
      Self.rank(connection).map { (rank: $0, key: key) }
    }.min { ($0.rank, $0.key) < ($1.rank, $1.key) }?.key
  }

  private static func rank(_ connection: Connection) -> Int? {
    switch connection.stage {
    case .ended, .draining: 0
    case .answering: nil
    case .idle where connection.isAdmitted: 2
    case .readingHead, .readingBody, .sending: connection.isAdmitted ? 3 : 1
    case .idle: 1
    }
  }
}
