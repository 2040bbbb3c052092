/// Corrects misspelled names that connect documents and sources.
///
/// The edits are those that findings of ``SourceChecker`` propose. The app is checked again with them: edits of a file
/// after which one of the fixed findings is left, or the app has a new error, are not made.
package struct SourceFixer {
  /// A file with corrected names.
  package struct Fixed {
    /// The file, with its new bytes.
    package let file: SourceChecker.File
    /// The number of findings that were fixed.
    package let count: Int
  }

  private let checker: SourceChecker

  /// Creates a fixer.
  package init(_ checker: SourceChecker) { self.checker = checker }

  /// Corrects names in the files that are checked.
  ///
  /// - Parameters:
  ///   - documents: The app's documents.
  ///   - sources: Its source files.
  ///   - resources: The names of its resources.
  ///   - modules: The names of its modules, as far as they are known.
  ///   - rules: The rules whose findings are fixed.
  /// - Returns: The files that are changed, and what is found in the app afterwards.
  package func fix(
    documents: [SourceChecker.File], sources: [SourceChecker.File],
    resources: SourceChecker.Resources = SourceChecker.Resources(), modules: Set<String> = [],
    rules: Set<String> = Set(DocumentRepair.Kind.names.rules)
  ) -> (fixed: [Fixed], results: [LintResult]) {
    func check(_ changes: [String: [UInt8]]) -> [LintResult] {
      func changed(_ files: [SourceChecker.File]) -> [SourceChecker.File] {
        files.map { file in
          var file = file
          if let bytes = changes[file.path] { file.bytes = bytes }
          return file
        }
      }
      return checker.check(
        documents: changed(documents), sources: changed(sources), resources: resources,
        modules: modules)
    }
    let before = check([:])
    let files = Dictionary(
      (documents + sources).map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    var chosen: [String: [LintFinding]] = [:]
    for result in before {
      let mended = result.findings.filter { rules.contains($0.ruleID) && !$0.edits.isEmpty }
      if !mended.isEmpty { chosen[result.file] = mended }
    }
    while !chosen.isEmpty {
      var changes: [String: [UInt8]] = [:]
      for (name, findings) in chosen {
        guard let file = files[name] else { continue }
        changes[file.path] = DocumentEdit.apply(findings.flatMap(\.edits), to: file.bytes)
      }
      let after = check(changes)
      let bad = Self.failed(chosen, before, after)
      guard !bad.isEmpty else {
        let fixed = files.values.compactMap { file in
          changes[file.path].map { bytes in
            var file = file
            file.bytes = bytes
            return Fixed(file: file, count: chosen[file.name]?.count ?? 0)
          }
        }
        return (fixed.sorted { $0.file.name < $1.file.name }, after)
      }
      for name in bad { chosen[name] = nil }
    }
    return ([], before)
  }

  /// The files whose edits do not help; all, if there are errors in another file.
  private static func failed(
    _ chosen: [String: [LintFinding]], _ before: [LintResult], _ after: [LintResult]
  ) -> Set<String> {
    func identities(_ results: [LintResult]) -> [String: [LintFinding.Identity: Bool]] {
      var found: [String: [LintFinding.Identity: Bool]] = [:]
      for result in results {
        for finding in result.findings {
          found[result.file, default: [:]][finding.identity] = finding.severity == .error
        }
      }
      return found
    }
    let (old, new) = (identities(before), identities(after))
    var bad: Set<String> = []
    for (name, findings) in chosen {
      let left = findings.contains { new[name]?[$0.identity] != nil }
      if left { bad.insert(name) }
    }
    for (name, found) in new
    where found.contains(where: { $0.value && old[name]?[$0.key] == nil }) {
      if chosen[name] == nil { return Set(chosen.keys) }
      bad.insert(name)
    }
    return bad
  }
}
