internal import AutoLayout
internal import ConflictAnalysis
internal import LayoutScene

/// Why numbers of the present layout are ambiguous.
struct OpenCauses {
  private let survey: OpenSurvey
  private let open: [OpenSurvey.Number]
  /// What is ambiguous also if no two priorities are equal.
  private let untied: Set<OpenSurvey.Number>

  /// Finds the causes in a scene that is laid out, and is as it was afterwards.
  ///
  /// - Complexity: Solving the scene once more with other priorities.
  init(of stage: any Stage) {
    let survey = OpenSurvey(stage)
    self.survey = survey
    open = survey.open()
    untied = open.isEmpty ? [] : survey.withDistinctPriorities { Set(survey.open()) }
  }

  /// The cause of an ambiguous number, and the constraints that compete; nil for one that is determined.
  func cause(
    of subject: String, _ word: String
  ) -> (kind: AmbiguityReport.Kind, competing: [NamedConstraint])? {
    guard
      let number = open.first(where: {
        survey.subjects[$0.subject].id == subject && $0.attribute.word == word
      })
    else { return nil }
    guard !untied.contains(number) else { return (.tooFewConstraints, []) }
    return (.equalPriorities, survey.describe(number, isTied: true)?.competing ?? [])
  }
}
