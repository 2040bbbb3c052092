extension AmbiguityReport: CustomStringConvertible {
  /// The report for the terminal; one line where nothing is open.
  public var description: String {
    guard !open.isEmpty else { return "nothing is left open\n" }
    var lines: [String] = []
    for number in open {
      lines.append(
        "\(number.name).\(number.attribute) is \(number.value.inPoints), but could be \(number.room)"
      )
      switch number.kind {
      case .tooFewConstraints: lines.append("  too few constraints: nothing says which")
      case .equalPriorities:
        lines.append("  wishes of equal priority compete, and either could give way")
        lines += number.competing.map { "    \($0.text)" }
      }
      lines.append("  as good a layout, with \(number.witness.value.inPoints):")
      for difference in number.witness.differences.prefix(5) {
        lines.append("    \(difference.name): \(difference.words)")
      }
      let rest = number.witness.differences.count - 5
      if rest > 0 { lines.append("    and \(rest) more") }
    }
    if !remedy.isEmpty {
      lines.append(isSettledByRemedy ? "settled by" : "partly settled by")
      for addition in remedy {
        lines.append("  \(addition.text)")
        lines.append("    settles \(addition.settles.joined(separator: ", "))")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension AmbiguityReport.OpenNumber {
  fileprivate var room: String {
    switch (least, greatest) {
    case (let least?, let greatest?): "anything from \(least.inPoints) to \(greatest.inPoints)"
    case (let least?, nil): "anything from \(least.inPoints) on"
    case (nil, let greatest?): "anything up to \(greatest.inPoints)"
    case (nil, nil): "anything"
    }
  }
}

extension AmbiguityReport.Difference {
  fileprivate var words: String {
    zip(["x", "y", "width", "height"], zip(present, other)).compactMap { word, values in
      abs(values.0 - values.1) > 1e-6
        ? "\(word) \(values.0.inPoints) → \(values.1.inPoints)" : nil
    }.joined(separator: ", ")
  }
}
