internal import InterfaceLinter
internal import IsolatedWork

/// What a run over documents does itself, and what it notes for `purlin report merge`.
struct ShardedRun {
  private let shard: Shard?
  /// The indices of the documents to process, in order.
  let indices: [Int]
  /// The number of places that were not found; the first part reports them.
  private let missing: Int
  private var note: ReportShard?

  /// Selects documents.
  ///
  /// - Parameters:
  ///   - shard: The part; nil for all documents.
  ///   - documents: The documents of all parts, in order.
  ///   - missing: The number of places that were not found.
  ///   - settings: A digest of everything else that results depend on.
  init(_ shard: Shard?, _ documents: [String], missing: Int, settings: CacheKey) {
    self.shard = shard
    self.missing = missing
    guard let shard else {
      indices = Array(documents.indices)
      return
    }
    let plan = ShardPlan(documents.map { ShardPlan.Document(file: $0) }, count: shard.count)
    indices = documents.indices.filter { plan.parts[$0] == shard.number }
    var key = settings
    key.add("plan", [plan.digest])
    note = ReportShard(
      number: shard.number, count: shard.count, run: String(key.digest.prefix(16)),
      documents: indices.count)
    if reportsMissing { for place in 0..<missing { note?.unread.append(place) } }
  }

  /// Whether places that were not found are reported by this part.
  var reportsMissing: Bool { shard.map { $0.number == 1 } ?? true }

  /// Notes the number of findings in a document, by its index among all; nil if it was not processed.
  mutating func note(_ findings: Int?, of index: Int) {
    if let findings {
      note?.findings.append([missing + index, findings])
    } else {
      note?.unread.append(missing + index)
    }
  }

  /// Returns the note for the report, with the exit status of this part; nil for a whole run.
  func note(status: Int32) -> ReportShard? {
    var note = note
    note?.status = Int(status)
    return note
  }
}
