internal import ConflictAnalysis
internal import InterfaceBuilder

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
    let pictures = explanation.causes.prefix(mostPictures).map { ConflictPicture($0)?.svg }
    return .object([
      ("kind", .text("log")), ("text", .text(explanation.text())),
      ("hasConflict", .flag(explanation.hasConflict)),
      ("summary", .text(explanation.log.summary ?? "")),
      (
        "causes",
        .list(
          explanation.causes.enumerated().map { index, cause in
            .object([
              ("brief", .text(cause.brief)), ("text", .text(cause.text())),
              ("picture", .optional(index < pictures.count ? pictures[index] : nil)),
              ("report", report(cause.diagnosis)),
            ])
          })
      ),
      ("messages", .list(explanation.messageTexts.map { .text($0) })),
    ])
  }

  /// The greatest number of causes with a picture, which takes longer than the text.
  private static let mostPictures = 100

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
              ("alternative", .optional(conflict.alternative)),
              ("members", .list(conflict.members.map { .text($0.id) })),
            ])
          })
      ),
    ])
  }
}
