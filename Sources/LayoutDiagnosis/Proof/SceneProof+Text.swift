extension SceneProof: CustomStringConvertible {
  /// The proofs for the terminal.
  public var description: String {
    var lines = [
      "\(scene): \(axis) \(rangeText), \(axis == "width" ? "height" : "width") \(across.inPoints)"
    ]
    for entry in cases {
      if !entry.condition.isEmpty { lines += ["", entry.condition] }
      lines += entry.proof.lines(axis: axis)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var rangeText: String {
    guard let range = cases.first?.proof.range else { return "" }
    return "\(range.lowerBound.inPoints) to \(range.upperBound.inPoints)"
  }
}
