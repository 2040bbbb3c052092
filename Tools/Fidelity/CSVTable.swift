/// Rows of comma-separated values under a header line (RFC 4180: quoted fields may hold anything).
struct CSVTable {
  /// The fields of each row, and the number of the line it began on.
  private(set) var rows: [(line: Int, fields: [String])] = []

  init(_ text: String) {
    var fields: [String] = []
    var field = ""
    var isQuoted = false
    var line = 1
    var rowLine = 1
    var isEmptyRow = true
    func isBlank() -> Bool { isEmptyRow && field.isEmpty && fields.isEmpty }
    var characters = text.makeIterator()
    var next = characters.next()
    while let character = next {
      next = characters.next()
      if character.isNewline { line += 1 }
      if isQuoted {
        if character != "\"" {
          field.append(character)
        } else if next == "\"" {
          field.append(character)
          next = characters.next()
        } else {
          isQuoted = false
        }
        continue
      }
      switch character {
      case "\"":
        isQuoted = true
        isEmptyRow = false
      case ",":
        fields.append(field)
        field = ""
      case _ where character.isNewline:
        if !isBlank() {
          rows.append((rowLine, fields + [field]))
        }
        fields = []
        field = ""
        isEmptyRow = true
        rowLine = line
      default: field.append(character)
      }
    }
    if !isBlank() { rows.append((rowLine, fields + [field])) }
  }
}
