public import ConflictAnalysis

extension ResizeCertificate {
  /// Findings that are told in one sentence, because one cause has them: ambiguous numbers at the same sizes, with one
  /// repair; views beyond one edge of a superview; and a view that overlaps several others.
  public struct Group: Sendable {
    /// The findings, at least one.
    public let findings: [Finding]

    /// The first finding, whose condition is that of all; its region is the greatest, and the numbers of an ambiguity
    /// have its repair, too.
    public var first: Finding { findings[0] }

    /// The findings as one sentence.
    public var text: String {
      guard findings.count > 1 else { return first.text }
      if first.kind == .overlap {
        let others = findings.count > 3 ? " and \(findings.count - 3) more" : ""
        let shared = first.subjects.firstIndex { id in
          findings.allSatisfy { $0.subjects.contains(id) }
        }
        guard let shared else { return "\(first.text), and \(findings.count - 1) more pairs" }
        let met = findings.compactMap { finding in
          zip(finding.subjects, finding.names).first { $0.0 != first.subjects[shared] }?.1
        }
        return "\(first.names[shared]) overlaps \(met.prefix(3).joined(separator: ", "))\(others)"
      }
      return Finding.sentence(findings)
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
        guard first.kind == finding.kind, first.condition == finding.condition else { return false }
        switch finding.kind {
        case .ambiguity:
          return first.ambiguity == finding.ambiguity && first.places == finding.places
            && first.repair == finding.repair
        case .outside:
          return first.detail == finding.detail && first.subjects.last == finding.subjects.last
        case .overlap:
          return group.contains { $0.subjects.contains(where: finding.subjects.contains) }
        default: return false
        }
      }
      if let index { groups[index].append(finding) } else { groups.append([finding]) }
    }
    return groups.map { group in
      // The view that is missed first has the greatest region; the order of equal ones is kept.
      let most = group.indices.max { (group[$0].share, $1) < (group[$1].share, $0) } ?? 0
      return Group(findings: [group[most]] + group[..<most] + group[(most + 1)...])
    }
  }
}

extension ResizeCertificate {
  /// What resizing breaks on a screen: all findings of a kind, told by the first of them.
  package struct Alarm: Sendable {
    /// The kind.
    package let kind: RangeProof.Kind
    /// The groups of findings, at least one.
    package let groups: [Group]
    /// Where required constraints contradict each other.
    let conflictPlaces: String?

    /// The sizes, such as `below 654 points of width`.
    package var places: String {
      // Which constraints contradict each other at a size depends on their order, and whether some do does not.
      kind == .conflict ? conflictPlaces ?? groups[0].first.places : groups[0].first.places
    }

    /// The alarm as a sentence about a screen.
    package func text(about screen: String) -> String {
      let first = groups[0]
      if kind == .conflict {
        return
          "\"\(screen)\" breaks when resized: \(places): required constraints cannot be satisfied together."
      }
      let more = groups.count > 1 ? "; \(groups.count - 1) more like it at some sizes" : ""
      return "\"\(screen)\" breaks when resized: \(places): \(first.text)\(more)."
    }

    /// The kind and the views concerned: a view that breaks in addition makes the alarm a new one.
    package var detail: String {
      ([kind.rawValue] + Set(groups.flatMap(\.findings).flatMap(\.subjects)).sorted())
        .joined(separator: " ")
    }
  }
}

extension ResizeCertificate.Screen {
  /// An alarm for each kind of defect that the screen has at some sizes only, among them sizes that windows are known
  /// to have.
  ///
  /// What holds at every size also holds at the saved one, and other rules decide whether to report it.
  package var alarms: [ResizeCertificate.Alarm] { alarms { _ in true } }

  /// The alarms of some of the findings.
  package func alarms(
    where isIncluded: (ResizeCertificate.Finding) -> Bool
  ) -> [ResizeCertificate.Alarm] {
    let broken = findings.filter { $0.isByResizing && $0.counts && isIncluded($0) }
    return RangeProof.Kind.allCases.filter { $0 != .assertion }.compactMap { kind in
      let groups = ResizeCertificate.groups(broken.filter { $0.kind == kind })
      return groups.isEmpty
        ? nil : ResizeCertificate.Alarm(kind: kind, groups: groups, conflictPlaces: conflictPlaces)
    }
  }

  /// The new findings: those that resizing causes, those of every size, those that the saved size has, too, and those
  /// of sizes that no window is known to have.
  package var sections: [ResizeCertificate.Section] {
    let new = findings.filter { !$0.isKnown }
    return [
      ("Broken by resizing", new.filter { $0.isByResizing && $0.counts }),
      ("Broken at every size", new.filter { $0.isAlways && $0.counts }),
      ("Broken at the saved size, too", new.filter { $0.isAsSaved && !$0.isAlways && $0.counts }),
      ("Broken only at sizes that no window is known to have", new.filter { !$0.isReachable }),
    ].filter { !$1.isEmpty }.map { ResizeCertificate.Section(title: $0, findings: $1) }
  }
}
