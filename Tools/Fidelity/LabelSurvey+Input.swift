internal import TextMetrics

/// Why a file of labels cannot be read at all.
package enum LabelSurveyError: Error, Sendable, Hashable {
  /// The header line lacks a column; its name follows.
  case missingColumn(String)
}

extension LabelSurveyError: CustomStringConvertible {
  /// What is wrong, in one line without a period.
  package var description: String {
    switch self {
    case .missingColumn(let name): "has no column '\(name)'"
    }
  }
}

extension LabelSurvey {
  /// The rows of a file of labels, and the lines that could not be read.
  ///
  /// Columns, in any order: `file`, `toolsVersion`, `scale`, `kind` (`label` or `button`), `text`,
  /// `font_type` (`system`, `boldSystem`, `italicSystem`, `textStyle`), `size`, `weight`, `width`,
  /// `height`. Others are ignored.
  package struct Input: Sendable, Hashable {
    /// The rows that could be read, in their order.
    package var rows: [Row] = []
    /// The lines that could not be read, with the reason.
    package var findings: [Finding] = []

    /// A line that was left out.
    package struct Finding: Sendable, Hashable {
      /// The number of the line on which the row begins, from 1.
      package var line: Int
      /// The column that could not be read.
      package var column: String
      /// What stands there.
      package var value: String
    }

    /// Reads comma-separated values.
    ///
    /// - Throws: When the header lacks a column.
    package init(csv: String) throws(LabelSurveyError) {
      let table = CSVTable(csv)
      let header = table.rows.first?.fields ?? []
      let names = [
        "file", "toolsVersion", "scale", "kind", "text", "font_type", "size", "weight", "width",
        "height",
      ]
      var columns: [String: Int] = [:]
      for name in names {
        guard let index = header.firstIndex(of: name) else {
          throw LabelSurveyError.missingColumn(name)
        }
        columns[name] = index
      }
      for (line, fields) in table.rows.dropFirst() {
        var reader = FieldReader(line: line, fields: fields, columns: columns)
        if let row = reader.row() {
          rows.append(row)
        } else if let finding = reader.finding {
          findings.append(finding)
        }
      }
    }
  }
}

/// Reads the fields of one row, and keeps the first that makes no sense.
private struct FieldReader {
  let line: Int
  let fields: [String]
  let columns: [String: Int]
  private(set) var finding: LabelSurvey.Input.Finding?

  init(line: Int, fields: [String], columns: [String: Int]) {
    self.line = line
    self.fields = fields
    self.columns = columns
  }

  mutating func row() -> LabelSurvey.Row? {
    let type = text("font_type")
    let weightName = text("weight")
    let isItalic = type == "italicSystem" || weightName == "italic"
    let weight = isItalic ? FontWeight.regular : FontWeight(name: weightName)
    guard let weight else { return fail("weight") }
    guard let size = number("size"), size >= 0 else { return fail("size") }
    guard let scale = number("scale"), scale > 0 else { return fail("scale") }
    guard let width = number("width") else { return fail("width") }
    guard let height = number("height") else { return fail("height") }
    let tools = text("toolsVersion")
    guard let version = tools.isEmpty ? 0 : Int(tools) else { return fail("toolsVersion") }
    let kind = text("kind")
    guard kind == "label" || kind == "button" else { return fail("kind") }
    return LabelSurvey.Row(
      file: text("file"), toolsVersion: version, scale: scale, isButton: kind == "button",
      text: text("text"), font: .system(size, weight: weight, italic: isItalic), width: width,
      height: height)
  }

  private func text(_ column: String) -> String {
    guard let index = columns[column], index < fields.count else { return "" }
    return fields[index]
  }

  private func number(_ column: String) -> Double? {
    Double(text(column)).flatMap { $0.isFinite ? $0 : nil }
  }

  private mutating func fail(_ column: String) -> LabelSurvey.Row? {
    finding = LabelSurvey.Input.Finding(line: line, column: column, value: text(column))
    return nil
  }
}
