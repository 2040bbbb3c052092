/// Numbers that only grow: a variable or row whose mark is the present number has been visited.
struct Epochs: BitwiseCopyable {
  /// The present traversal of variables; compared with `Node.mark`.
  var visit: Int32 = 0
  /// The present search for a path; compared with `Node.searchMark`.
  var search: Int32 = 0
  /// The present pass that collects each row once; compared with `Row.mark`.
  var row: Int32 = 0
  /// The present circuit; compared with `Node.circuitMark`.
  var circuit: Int32 = 0
  /// The present round of dual steps; compared with `Node.touched`.
  var round: Int32 = 0
}
