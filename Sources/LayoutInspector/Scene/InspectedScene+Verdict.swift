package import AutoLayout

extension InspectedScene {
  /// What is found about one layout of a scene.
  package struct Verdict {
    /// The conflicts that count.
    package var conflicts: [LayoutConflict]
    /// The attributes of views that count as ambiguous, by the ids of the views; nil if all do.
    package var open: [String: Set<NSLayoutConstraint.Attribute>]?
    /// The findings that the page lists.
    package var findings: [Finding]

    /// Creates a verdict.
    package init(
      conflicts: [LayoutConflict], open: [String: Set<NSLayoutConstraint.Attribute>]? = nil,
      findings: [Finding] = []
    ) {
      self.conflicts = conflicts
      self.open = open
      self.findings = findings
    }

    func leavesOpen(_ attribute: NSLayoutConstraint.Attribute, of view: String) -> Bool {
      open.map { $0[view]?.contains(attribute) == true } ?? true
    }
  }
}

extension InspectedScene.Finding {
  /// Creates a finding about one layout.
  ///
  /// - Parameters:
  ///   - kind: The kind, by which the page chooses a color.
  ///   - text: The finding as a sentence.
  ///   - views: The ids of the views concerned.
  ///   - constraints: The ids of the constraints concerned.
  package init(_ kind: String, _ text: String, views: [String], constraints: [String] = []) {
    self.init(
      kind: kind, text: text, places: "", isAlways: false, views: views, isMissing: false,
      constraints: constraints.map { [$0] }, repair: nil, polygons: [])
  }
}
