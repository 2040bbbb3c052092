internal import DocumentEditing
internal import InterfaceBuilder
internal import InterfaceLinter

/// Merges of real files that git could not merge: what is asked, whether the law of merges holds, and what the
/// people who merged them lost or added.
package struct MergeSurvey {
  /// The versions of a file of which two branches changed the first.
  package struct Versions {
    package let base: [UInt8]
    package let ours: [UInt8]
    package let theirs: [UInt8]
    /// What people made of it; nil if it is not known.
    package let people: [UInt8]?

    /// Creates versions.
    package init(base: [UInt8], ours: [UInt8], theirs: [UInt8], people: [UInt8]?) {
      (self.base, self.ours, self.theirs, self.people) = (base, ours, theirs, people)
    }
  }

  /// What people made of a file, compared with the changes of both sides.
  package enum Outcome: String, CaseIterable, Sendable {
    case same = "equal to a careful merge"
    case lost = "a change of a side is lost"
    case added = "a change that neither side made"
    case broken = "broken: unreadable, an id of two objects or a reference to nothing"
    case unknown = "not known"
  }

  /// The numbers of questions, of the files that were merged.
  package private(set) var questions: [Int] = []
  /// The files of which a version cannot be read.
  package private(set) var unreadable: [String] = []
  /// The results that have an id of two objects or a reference to nothing that neither side has.
  package private(set) var defects: [String] = []
  /// The facts of results that are neither a change of a side nor in a conflict.
  package private(set) var violations: [String] = []
  /// The results that were not solved, and why.
  package private(set) var unsolved: [String] = []
  /// The number of results that were read and solved.
  package private(set) var solvedCount = 0
  /// What people made of the files.
  package private(set) var outcomes: [Outcome: Int] = [:]
  /// A line for each file.
  package private(set) var lines: [String] = []

  /// Creates an empty survey.
  package init() {}

  /// Merges a file.
  ///
  /// - Parameters:
  ///   - versions: Its versions.
  ///   - name: Its name, with the suffix of its kind.
  ///   - solves: Whether the result is solved.
  @MainActor
  package mutating func add(_ versions: Versions, name: String, solves: Bool) {
    let format = StringTableFormat(path: name)
    let (base, ours, theirs) = (versions.base, versions.ours, versions.theirs)
    let merge: DocumentMerge
    do throws(DocumentMerge.VersionError) {
      if let format {
        merge = try DocumentMerge(format, base: base, ours: ours, theirs: theirs)
      } else {
        merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
      }
    } catch {
      unreadable.append(
        "\(name): \(error.version): \(error.error.position): \(error.error.message)")
      return
    }
    questions.append(merge.openConflicts.count)
    var line = "\(name): \(merge.openConflicts.count) questions"
    if format == nil {
      line += check(merge, versions, name: name)
      if solves { solve(merge, name: name) }
    }
    for conflict in merge.openConflicts { line += "\n  \(conflict.kind): \(conflict.message)" }
    lines.append(line)
  }

  /// Compares the facts of all versions, and returns what people did.
  private mutating func check(
    _ merge: DocumentMerge, _ versions: Versions, name: String
  ) -> String {
    guard let base = try? DocumentFacts(versions.base),
      let ours = try? DocumentFacts(versions.ours),
      let theirs = try? DocumentFacts(
        DocumentMerge.withSharedConnections(
          base: versions.base, ours: versions.ours, theirs: versions.theirs)),
      let result = try? DocumentFacts(merge.bytes)
    else { return "" }
    func new(_ facts: DocumentFacts) -> Set<String> {
      facts.defects.subtracting(ours.defects).subtracting(theirs.defects)
    }
    defects += new(result).sorted().map { "\(name): \($0)" }
    // Objects that have new ids are others in the result.
    if merge.renamings.isEmpty {
      violations += DocumentFacts.discrepancies(
        in: result, base: base, ours: ours, theirs: theirs, conflicts: merge.conflicts
      ).map { "\(name): \($0.kind): \($0)" }
    }
    var outcome = Outcome.unknown
    var text = ""
    if let people = versions.people {
      if let facts = try? DocumentFacts(people), new(facts).isEmpty {
        let found = DocumentFacts.discrepancies(
          in: facts, base: base, ours: ours, theirs: theirs, conflicts: merge.conflicts)
        let lost = found.count { $0.kind == .lost }
        outcome = lost > 0 ? .lost : found.isEmpty ? .same : .added
        text = "; people lost \(lost), added \(found.count - lost)"
      } else {
        outcome = .broken
        text = "; people's result is broken"
      }
    }
    outcomes[outcome, default: 0] += 1
    return text
  }

  @MainActor
  private mutating func solve(_ merge: DocumentMerge, name: String) {
    var linter = Linter()
    linter.configurations = [.saved]
    do throws(InterfaceDocumentError) {
      _ = try linter.lint(merge.bytes, file: name)
      solvedCount += 1
    } catch {
      unsolved.append("\(name): \(error.position): \(error.message)")
    }
  }

  /// The figures as text.
  package var table: String {
    let count = questions.count
    func share(_ part: Int) -> String {
      "\(part) of \(count)"
        + (count > 0 ? " (\(part * 1000 / count / 10).\(part * 1000 / count % 10) %)" : "")
    }
    var rows = [
      "\(count) files merged, \(unreadable.count) with a version that cannot be read",
      "without a question: \(share(questions.count { $0 == 0 }))",
      "at most three questions: \(share(questions.count { $0 <= 3 }))",
      "ids of two objects and references to nothing: \(defects.count)",
      "facts that break the law: \(violations.count)",
      "solved: \(solvedCount), not solved: \(unsolved.count)",
    ]
    rows += Outcome.allCases.compactMap { outcome in
      outcomes[outcome].map { "people: \(outcome.rawValue): \($0)" }
    }
    return rows.map { $0 + "\n" }.joined()
  }
}
