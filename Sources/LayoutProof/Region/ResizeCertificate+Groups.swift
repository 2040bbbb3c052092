public import ConflictAnalysis

extension ResizeCertificate {
  /// Findings that are told in one sentence: ambiguous numbers at the same sizes, with one repair.
  public struct Group: Sendable {
    /// The findings, at least one.
    public let findings: [Finding]

    /// The first finding, whose region, repair and condition are those of all.
    public var first: Finding { findings[0] }

    /// The findings as one sentence.
    public var text: String {
      guard findings.count > 1 else { return first.text }
      return RangeProof.Finding.sentence(
        findings.map {
          RangeProof.Finding(
            kind: $0.kind, subjects: $0.subjects, names: $0.names, details: [$0.detail],
            constraints: $0.constraints, intervals: [])
        })
    }

    /// The constraints of all findings, each once.
    public var constraints: [NamedConstraint] {
      var seen: Set<NamedConstraint> = []
      return findings.flatMap(\.constraints).filter { seen.insert($0).inserted }
    }
  }

  /// New findings of a screen under a title.
  public struct Section: Sendable {
    /// The title, such as `Broken by resizing`.
    public let title: String
    /// The findings, at least one.
    public let findings: [Finding]
  }

  /// Groups findings in the order of their first ones.
  package static func groups(_ findings: [Finding]) -> [Group] {
    var groups: [[Finding]] = []
    for finding in findings {
      let index = groups.firstIndex { group in
        let first = group[0]
        return finding.kind == .ambiguity && first.kind == .ambiguity
          && first.ambiguity == finding.ambiguity && first.places == finding.places
          && first.condition == finding.condition && first.repair == finding.repair
      }
      if let index { groups[index].append(finding) } else { groups.append([finding]) }
    }
    return groups.map { Group(findings: $0) }
  }
}

extension ResizeCertificate.Screen {
  /// The new findings: those that resizing causes, those of every size, and those of sizes that no window is known
  /// to have.
  package var sections: [ResizeCertificate.Section] {
    let new = findings.filter { !$0.isKnown }
    return [
      ("Broken by resizing", new.filter { !$0.isAlways && $0.counts }),
      ("Broken at every size", new.filter { $0.isAlways && $0.counts }),
      ("Broken only at sizes that no window is known to have", new.filter { !$0.isReachable }),
    ].filter { !$1.isEmpty }.map { ResizeCertificate.Section(title: $0, findings: $1) }
  }
}
