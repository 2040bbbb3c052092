/// The islands of a corpus whose saved frames are known to be consistent.
package struct TrustedIslands: Sendable, Equatable {
  private var rootsByFile: [String: Set<String>] = [:]

  /// Reads a table with the columns `file`, `root_id` and `trusted`, in any order among others.
  ///
  /// - Throws: ``TableError`` when a column is missing or a row is too short.
  package init(csv: String, name: String) throws(TableError) {
    let lines = csv.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let header = Self.cells(lines.first ?? "")
    func column(_ title: String) throws(TableError) -> Int {
      guard let index = header.firstIndex(of: title[...]) else {
        throw TableError(name: name, line: 1, message: "has no column '\(title)'")
      }
      return index
    }
    let (file, root, trusted) = (
      try column("file"), try column("root_id"), try column("trusted")
    )
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let row = Self.cells(line)
      guard row.count == header.count else {
        throw TableError(
          name: name, line: index + 1,
          message: "has \(row.count) cells where the header has \(header.count)")
      }
      guard row[trusted] == "1" else { continue }
      rootsByFile[String(row[file]), default: []].insert(String(row[root]))
    }
  }

  /// The roots of a document's trusted islands; none for a document that is not listed.
  package func roots(in file: String) -> Set<String> { rootsByFile[file] ?? [] }

  private static func cells(_ line: Substring) -> [Substring] {
    line.split(separator: ",", omittingEmptySubsequences: false)
  }
}

/// A table that is not what it should be.
package struct TableError: Error, Sendable, CustomStringConvertible {
  /// The table's name.
  package let name: String
  /// The line, from 1.
  package let line: Int
  /// What is wrong with it.
  package let message: String

  /// `name:line: message`.
  package var description: String { "\(name):\(line): \(message)" }
}
