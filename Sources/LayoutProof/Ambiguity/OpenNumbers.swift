package import AutoLayout
package import LayoutScene

/// The ambiguous coordinates of a scene, and those of them that different content priorities would
/// determine.
package struct OpenNumbers {
  /// The ambiguous coordinates of each view, by its id.
  ///
  /// Views without ambiguous coordinates are not included.
  package private(set) var open: [String: Set<NSLayoutConstraint.Attribute>] = [:]
  /// The ambiguous coordinates that would be determined if no two content priorities were equal.
  package private(set) var tied: [String: Set<NSLayoutConstraint.Attribute>] = [:]

  /// The ambiguous coordinates that only a broken constraint would determine, so that its conflict is the cause.
  package private(set) var released: [String: Set<NSLayoutConstraint.Attribute>] = [:]

  /// Creates a value without ambiguous coordinates.
  package init() {}

  /// Finds the ambiguous coordinates of a scene.
  ///
  /// The scene is restored at the end.
  ///
  /// - Parameters:
  ///   - stage: A scene that has been laid out.
  ///   - counts: A closure that returns whether the view with an id is examined.
  package init(of stage: any Stage, where counts: (String) -> Bool) {
    let survey = OpenSurvey(stage)
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
    tied = determined(in: survey.withDistinctPriorities(ofContentsOnly: true, numbers))
    if !stage.engine.brokenConstraints.isEmpty {
      released = determined(in: stage.holdingBroken(numbers))
    }
  }

  /// Returns the ambiguous coordinates that are not so in another layout, which has some.
  private func determined(
    in other: [String: Set<NSLayoutConstraint.Attribute>]
  ) -> [String: Set<NSLayoutConstraint.Attribute>] {
    open.reduce(into: [:]) { found, entry in
      let decided = entry.value.subtracting(other[entry.key] ?? [])
      if !decided.isEmpty { found[entry.key] = decided }
    }
  }
}
