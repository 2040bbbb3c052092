internal import ArgumentParser
internal import ConflictAnalysis
internal import DocumentAnalysis
internal import InterfaceBuilder
internal import IsolatedWork

/// The documents in which `purlin explain` finds the constraints of a log, with their laid-out scenes.
@MainActor
struct LogDocuments {
  private let files: [String]
  private let scenes: [(file: String, title: String, scene: DocumentScene)]

  /// Reads documents, and lays their scenes out as the options say.
  ///
  /// - Throws: ``CommandFailure`` if one cannot be read, or for a wrong option.
  init(_ files: [String], _ options: DocumentOptions) throws {
    Quiet.begin()
    self.files = files
    scenes = try files.flatMap { file in
      guard file != "-" else {
        throw CommandFailure.usage("--document names a storyboard or xib, not standard input")
      }
      var document = options
      (document.file, document.object) = (file, nil)
      return try document.diagnosedScenes().map { (file, $0.title, $0.content) }
    }
  }

  /// Where a constraint of a log is in a document.
  struct Facts: Encodable {
    var file: String
    var scene: String
    var constraint: String
    var line: Int
    var column: Int
    /// The place of the constraint in the printed list, from 1.
    var listed: Int
    /// Whether the log has another constant, which code has set.
    var hasOtherConstant: Bool
    /// Whether it is the one to change first.
    var isSuspect: Bool
  }

  private struct Found {
    var file: String
    var title: String
    var match: LogMatch
  }

  /// The scenes that fit best, in the order of the documents; several if they fit equally.
  private func found(_ diagnosis: LogDiagnosis) -> [Found] {
    let all = scenes.compactMap { entry in
      LogMatch(diagnosis, in: entry.scene).map {
        Found(file: entry.file, title: entry.title, match: $0)
      }
    }
    let best = all.map(\.match.score).max()
    return all.filter { $0.match.score == best }
  }

  /// The constraints of a report in the documents.
  func facts(of diagnosis: LogDiagnosis) -> [Facts] {
    found(diagnosis).flatMap { found in
      found.match.members.flatMap { member in
        member.constraints.map { constraint in
          Facts(
            file: found.file, scene: found.title, constraint: constraint.element.id,
            line: constraint.element.position.line, column: constraint.element.position.column,
            listed: diagnosis.listPlaces[member.statement] + 1,
            hasOtherConstant: member.hasOtherConstant,
            isSuspect: member.statement == diagnosis.conflicts.first?.suspect?.member)
        }
      }.sorted { $0.listed < $1.listed }
    }
  }

  /// Where the constraint to change first is, or another of the report; nil if no scene or several have them.
  func place(of diagnosis: LogDiagnosis) -> Facts? {
    let facts = facts(of: diagnosis)
    guard Set(facts.map { "\($0.file) \($0.scene)" }).count == 1 else { return nil }
    return facts.first { $0.isSuspect } ?? facts.first
  }

  // MARK: Words

  /// Says where the constraints of a report are, and what its first repair does there.
  func text(for diagnosis: LogDiagnosis) -> String {
    let authored = diagnosis.system.statements.filter { $0.origin == .author }.count
    guard authored > 0 else { return "" }
    let found = found(diagnosis)
    guard let first = found.first else {
      return
        "No scene of \(files.inWords) has these constraints: code makes them, or another document.\n"
    }
    guard found.count == 1 else {
      let places = found.map { entry in
        let place = suspect(of: diagnosis).flatMap { entry.match.constraint(for: $0) }
          .map { words($0, in: entry.file) }
        return "‘\(entry.title.printable)’ (\(place ?? entry.file))"
      }
      return "\(found.count) scenes have these constraints: \(places.inWords).\n"
    }
    return
      (["In \(first.file), ‘\(first.title.printable)’:"] + lines(first, diagnosis)
      + [trial(first, diagnosis)].compactMap { $0 }).printedLines
  }

  private func suspect(of diagnosis: LogDiagnosis) -> Int? {
    diagnosis.conflicts.first?.suspect?.member
  }

  /// The position and the id of a constraint.
  private func words(_ constraint: SceneConstraint, in file: String) -> String {
    "\(file):\(constraint.element.position), \(constraint.element.id)"
  }

  /// One line for each of the author's constraints that the scene has, and one for the others.
  private func lines(_ found: Found, _ diagnosis: LogDiagnosis) -> [String] {
    let prose = ConflictProse(diagnosis.system)
    let conflict = diagnosis.conflicts.first
    let order = conflict.map { prose.order($0) } ?? []
    let members = found.match.members.sorted {
      (order.firstIndex(of: $0.statement) ?? .max, $0.statement)
        < (order.firstIndex(of: $1.statement) ?? .max, $1.statement)
    }
    var lines = members.map { member in
      let name =
        if let conflict, order.contains(member.statement) {
          "number \(prose.number(of: member.statement, conflict))"
        } else {
          diagnosis.system.statements[member.statement].says
        }
      let places = member.constraints.map { words($0, in: found.file) }
      var line = "  \(name) is \(places.joined(separator: ", or "))"
      if member.hasOtherConstant {
        let constants = Set(member.constraints.map(\.element.constant)).sorted()
        line += ", where the constant is "
        line += constants.map { ConflictProse.number($0) }.joined(separator: " or ")
        line += ": code changes it"
      }
      return line
    }
    let missing = diagnosis.system.statements.indices.filter { statement in
      diagnosis.system.statements[statement].origin == .author
        && !members.contains { $0.statement == statement }
    }
    guard !missing.isEmpty else { return lines }
    let names = missing.compactMap { statement in
      conflict.flatMap { conflict in
        order.contains(statement) ? "\(prose.number(of: statement, conflict))" : nil
      }
    }
    let others = missing.count - names.count
    var named = names.isEmpty ? "" : "number \(names.inWords)"
    if others > 0 {
      named += (names.isEmpty ? "" : " and ") + "\(others) of those without a number"
    }
    lines.append(
      missing.count == 1
        ? "  \(named) is not in it: code makes it" : "  \(named) are not in it: code makes them")
    return lines
  }

  /// What the first repair does in the document; nil if nothing can be said.
  private func trial(_ found: Found, _ diagnosis: LogDiagnosis) -> String? {
    guard let repair = diagnosis.conflicts.first?.repairs.first,
      let trial = found.match.trial(of: repair, diagnosis)
    else { return nil }
    let size =
      "\(ConflictProse.number(trial.size.width)) × \(ConflictProse.number(trial.size.height))"
    let place = "there, at \(size)\(trial.isLogged ? " as in the log" : "")"
    let moves = trial.moves.map { "; \(ConflictProse(diagnosis.system).text($0))" } ?? ""
    if !trial.conflicts {
      return "The document has no conflict at \(size), so code adds to it, or the size is another. "
        + "The first repair was tried there\(moves)."
    }
    return trial.conflictsAfterwards
      ? "The first repair was tried \(place): a conflict remains\(moves)."
      : "The first repair was tried \(place): no conflict remains\(moves)."
  }
}
