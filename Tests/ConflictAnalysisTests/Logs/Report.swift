import ConflictAnalysis

/// Writes logs for tests: constraints in short, as a console prints them.
enum Report {
  /// A report of these lines; `|V` at the end of a line names the view behind the bar.
  static func text(_ lines: [String]) -> String {
    let list = lines.enumerated().map { index, line -> String in
      var body = line
      var state = "   (active)"
      if let cut = line.lastIndex(of: "|"), line.hasSuffix("]") == false, !line.hasSuffix("|"),
        line[line.index(after: cut)...].contains(":0x")
      {
        state = "   (active, names: '|':\(line[line.index(after: cut)...]) )"
          .replacing("\\", with: "")
        body = String(line[..<cut])
      }
      let isMask = body.hasPrefix("mask ")
      if isMask { body.removeFirst(5) }
      let isContent = body.hasPrefix("content ")
      if isContent { body.removeFirst(8) }
      let isOfGuide = body.hasPrefix("guide ")
      if isOfGuide { body.removeFirst(6) }
      let head =
        isOfGuide
        ? "_UILayoutSupportConstraint"
        : isMask
          ? "NSAutoresizingMaskLayoutConstraint"
          : isContent ? "NSContentSizeLayoutConstraint" : "NSLayoutConstraint"
      let flags = isMask ? "h=--& v=--& " : ""
      return "    \"<\(head):0x6\(index)0 \(flags)\(body)\(state)>\""
    }
    return "Unable to simultaneously satisfy constraints.\n(\n"
      + list.joined(separator: ",\n") + "\n)\n"
  }

  static func diagnosis(_ lines: [String]) -> LogDiagnosis? {
    ConsoleReader.reports(in: Array(text(lines).utf8)).first.map { LogDiagnosis($0) }
  }
}

extension LogDiagnosis {
  /// The places in the list of what should be changed first in the first conflict, and of its
  /// alternative.
  var suspectedLines: [Int] {
    guard let conflict = conflicts.first else { return [] }
    return [conflict.suspect?.member, conflict.alternative?.member].compactMap { member in
      member.map { listPlaces[$0] }
    }
  }
}
