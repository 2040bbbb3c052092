package import AutoLayout

/// What constraints leave open in a scene, and what of it content priorities would decide.
package struct OpenNumbers {
  /// The positions and lengths that are open of each view, by its id.
  ///
  /// Views that are determined are missing.
  package private(set) var open: [String: Set<NSLayoutConstraint.Attribute>] = [:]
  /// What of it would be decided if no two content priorities were equal.
  package private(set) var tied: [String: Set<NSLayoutConstraint.Attribute>] = [:]

  /// A scene that leaves nothing open.
  package init() {}

  /// Finds what is open in a scene, which is at the end as it was.
  ///
  /// - Parameters:
  ///   - scene: The scene, laid out.
  ///   - counts: Whether a view counts, by its id.
  package init(of scene: some DiagnosableScene, where counts: (String) -> Bool) {
    let survey = OpenSurvey(scene)
    func numbers() -> [String: Set<NSLayoutConstraint.Attribute>] {
      var found: [String: Set<NSLayoutConstraint.Attribute>] = [:]
      for number in survey.open() {
        let id = survey.subjects[number.subject].id
        if counts(id) { found[id, default: []].insert(number.attribute) }
      }
      return found
    }
    open = numbers()
    guard !open.isEmpty else { return }
    let distinct = survey.withDistinctPriorities(ofContentsOnly: true, numbers)
    for (id, attributes) in open {
      let decided = attributes.subtracting(distinct[id] ?? [])
      if !decided.isEmpty { tied[id] = decided }
    }
  }
}
