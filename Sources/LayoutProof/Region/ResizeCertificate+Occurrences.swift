public import LayoutGeometry

extension ResizeCertificate {
  /// A size at which a finding would be reported of a single layout.
  public struct Sighting: Sendable, Hashable {
    /// The size.
    public var size: LayoutSize
    /// Whether it does not rest on texts of which only an estimate is known.
    public var isCertain: Bool

    /// Creates a sighting.
    public init(at size: LayoutSize, isCertain: Bool) {
      (self.size, self.isCertain) = (size, isCertain)
    }
  }

  /// A display or a kind of window in which a finding occurs.
  public struct Occurrence: Sendable, Hashable, Codable {
    /// The kind of window.
    public var kind: WindowKind
    /// The name of the display or of the kind of window.
    public var words: String
    /// A size of it at which the finding occurs.
    public var size: LayoutSize

    /// Creates an occurrence.
    public init(_ kind: WindowKind, _ words: String, at size: LayoutSize) {
      (self.kind, self.words, self.size) = (kind, words, size)
    }

    /// Returns occurrences as one clause, such as `on iPhone 16e, landscape and 3 more; in a window on iPad`.
    ///
    /// Displays are counted; windows have their names.
    static func words(_ occurrences: [Occurrence]) -> String {
      var clauses: [String] = []
      for kind in WindowKind.allCases {
        let found = occurrences.filter { $0.kind == kind }
        guard let first = found.first else { continue }
        if kind.isDisplay {
          clauses.append(
            "on \(first.words)\(found.count > 1 ? " and \(found.count - 1) more" : "")")
        } else {
          var names: [String] = []
          for name in found.map(\.words) where !names.contains(name) { names.append(name) }
          clauses.append("in \(names.joined(separator: " and "))")
        }
      }
      return clauses.joined(separator: "; ")
    }
  }

  /// Returns where screens are broken, as a clause that follows a number.
  static func words(_ kind: WindowKind) -> String {
    switch kind {
    case .device: "on a device as it comes"
    case .duo: "on iPhone Duo only"
    case .split: "only beside another app"
    case .window: "only in windows that are dragged"
    case .simulator: "only at sizes of the simulator"
    }
  }

  /// The number of broken screens by the first kind of window in which one breaks, the displays first.
  package var countsByKind: [(kind: WindowKind, count: Int)] {
    var counts: [WindowKind: Int] = [:]
    for screen in screens {
      let kinds = screen.findings.filter { $0.counts && !$0.isKnown }.flatMap(\.occurrences)
        .map(\.kind)
      if let first = WindowKind.allCases.first(where: kinds.contains) {
        counts[first, default: 0] += 1
      }
    }
    return WindowKind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }
}

extension ResizeCertificate.Screen {
  /// Leaves out what occurs on no display, so that only windows of other sizes have it.
  package mutating func leaveOutWhatNoDisplayHas() {
    for index in findings.indices {
      findings[index].isLeftOut = !findings[index].occurrences.contains { $0.kind.isDisplay }
    }
  }
}

extension ResizeCertificate.Finding {
  /// Where it occurs, as one clause; empty if that was not looked for.
  package var occurrenceWords: String { ResizeCertificate.Occurrence.words(occurrences) }

  /// The occurrence that is the easiest to see: on a display, then the kinds of windows in their order.
  package var nearest: ResizeCertificate.Occurrence? {
    for kind in WindowKind.allCases {
      if let found = occurrences.first(where: { $0.kind == kind }) { return found }
    }
    return nil
  }
}
