extension Solver {
  /// The number of bytes that this solver has allocated, including reserved capacity.
  public var memoryInUse: Int { engine.memoryInUse }
}

extension Engine {
  var memoryInUse: Int {
    var bytes = MemoryLayout<Engine>.size
    bytes += tables.bytes + suggestions.bytes
    bytes += duals.bytes
    bytes += requests.bytes + primal.bytes + settling.bytes + resets.bytes + basis.bytes
    bytes += conflicts.bytes + plan.bytes + proof.bytes
    bytes += crashLists.bytes
    return bytes
  }
}

extension Column {
  var bytes: Int { capacity * MemoryLayout<Element>.stride }
}

extension Arena {
  var bytes: Int { elements.bytes + overhead }
}
