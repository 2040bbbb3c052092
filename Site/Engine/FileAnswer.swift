internal import InterfaceBuilder
internal import ConflictAnalysis

/// What the page shows of a file.
enum FileAnswer {
  static func json(_ bytes: [UInt8], named name: String) -> String {
    let kind: InputKind
    do { kind = try InputKind(bytes, path: name) } catch {
      return failure("\(name): \(error.reason)", line: 1)
    }
    switch kind {
    case .log: return log(bytes).string
    case .document:
      do { return DocumentAnswer(try InterfaceDocument(parsing: bytes)).json.string } catch {
        return failure("\(name):\(error.position): \(error.message)", line: error.position.line)
      }
    }
  }

  private static func failure(_ message: String, line: Int) -> String {
    JSON.object([("kind", .text("error")), ("message", .text(message)), ("line", .number(line))])
      .string
  }

  private static func log(_ bytes: [UInt8]) -> JSON {
    let explanation = LogExplanation(bytes)
    return .object([
      ("kind", .text("log")), ("text", .text(explanation.text())),
      ("hasConflict", .flag(explanation.hasConflict)),
      ("reports", .list(explanation.diagnoses.map { report($0) })),
    ])
  }

  /// The members of a report's conflicts, so that the page can mark their lines.
  private static func report(_ diagnosis: LogDiagnosis) -> JSON {
    let conflicts = diagnosis.conflicts.map { ConflictFacts($0, in: diagnosis.system) }
    return .object([
      ("line", .number(diagnosis.report.line)), ("lastLine", .number(diagnosis.report.lastLine)),
      ("isConflict", .flag(diagnosis.verdict.isConflict)),
      ("broken", .optional(diagnosis.report.broken?.address)),
      (
        "conflicts",
        .list(
          conflicts.map { conflict in
            .object([
              ("suspect", .optional(conflict.suspect)),
              ("members", .list(conflict.members.map { .text($0.id) })),
            ])
          })
      ),
    ])
  }
}
