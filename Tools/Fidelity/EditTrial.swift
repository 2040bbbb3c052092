/// One edit of a document whose effect is known beforehand, with what became of it.
package struct EditTrial: Codable, Sendable, Equatable {
  /// What a constraint whose constant is changed is tied to.
  package enum Target: String, Codable, Sendable, CaseIterable {
    /// A safe area or a layout guide of a view controller.
    case safeArea = "safe area"
    /// A layout margin.
    case margin
    /// Two views, or a length.
    case other
    /// No constraint: the saved frame of one view is shifted.
    case frame
  }

  /// What became of an edit.
  package enum Outcome: String, Codable, Sendable, CaseIterable {
    /// The expected effect.
    case followed
    /// No frame depends on it: another constraint decides, or a view is hidden.
    case invisible
    /// Frames changed as the edit says, but the document saved none of them.
    case unsaved = "not saved"
    /// Frames changed as the edit says, and are now the saved ones to within rounding: the edit fixes
    /// what was wrong before.
    case agreed
    /// Frames changed as the edit says, and the linter reports nothing new.
    case silent
    /// Frames did not change as the edit says.
    case unmoved
    /// The frame is not written, because the linter reports nothing or refuses.
    case unrepaired
    /// The frame is written, but differs from the original one.
    case misrepaired
    /// Frames of other views are written too.
    case othersMoved = "others moved"
  }

  /// Why the linter reports nothing of an edit that moves views from their saved frames.
  package enum Reason: String, Codable, Sendable, CaseIterable {
    /// With the saved sizes of texts and controls, the saved frames are still right.
    case savedSizes = "saved sizes explain the frames"
    /// The moved views are ambiguous.
    case ambiguous = "ambiguous"
    /// Required constraints of the scene conflict before the edit, so its frames are arbitrary.
    case conflict = "the scene conflicts with the canvas"
    /// The moved views are flagged as misplaced, or are beside or in one that is.
    case flagged = "flagged before"
    /// The moved views are empty stack views, which Interface Builder draws at any size.
    case emptyStack = "empty stack view"
    /// The moved views follow others by their autoresizing masks.
    case masks = "autoresizing masks"
    /// The moved views are in the content area of a scroll view, whose size no frame contains.
    case scrollContent = "content of a scroll view"
    /// The moved views are in a view without a saved frame, such as the content view of some cells.
    case unsized = "in a view without a saved frame"
    /// The saved frames are wrong by at most a point and the rounding of both edges.
    case rounding
    /// Several of these reasons, for different views.
    case several = "several of these"
    /// None of these reasons.
    case unexplained = "unexplained"
  }

  /// The document's file name.
  package let file: String
  /// The id of the constraint or view.
  package let object: String
  /// What was changed.
  package let target: Target
  /// By how many points.
  package let delta: Double
  /// What became of it.
  package let outcome: Outcome
  /// Why it is silent; nil for other outcomes.
  package let reason: Reason?
  /// Whether all frames of the island agreed with the rules before the edit.
  package let isSound: Bool
}

extension EditTrial {
  /// Whether a saved frame is wrong because of the edit, or constraints conflict.
  package var isVisible: Bool { ![.invisible, .unsaved, .agreed].contains(outcome) }

  /// Whether the edit has the expected effect, or none that shows.
  var isWithoutFault: Bool { outcome == .followed || !isVisible }
}

/// How many edits had which outcome.
package struct EditTally: Sendable {
  /// The trials counted.
  package let trials: [EditTrial]

  /// Counts trials.
  package init(_ trials: [EditTrial]) { self.trials = trials }

  /// The counts as a table, and below it the trials without the expected effect.
  package var description: String {
    var lines = ["target       points  trials  visible  followed"]
    for target in EditTrial.Target.allCases {
      for delta in Set(trials.filter { $0.target == target }.map(\.delta)).sorted() {
        lines.append(
          row(target.rawValue, delta, trials.filter { $0.target == target && $0.delta == delta }))
      }
    }
    for sound in [true, false] {
      let part = trials.filter { $0.isSound == sound }
      if !part.isEmpty { lines.append(row(sound ? "sound" : "other", nil, part)) }
    }
    lines.append("")
    for outcome in EditTrial.Outcome.allCases {
      let part = trials.filter { $0.outcome == outcome }
      if !part.isEmpty { lines.append("\(outcome.rawValue): \(part.count)") }
    }
    for reason in EditTrial.Reason.allCases {
      let part = trials.filter { $0.reason == reason }
      if !part.isEmpty { lines.append("silent, \(reason.rawValue): \(part.count)") }
    }
    lines.append("")
    for trial in trials where !trial.isWithoutFault {
      let reason = trial.reason.map { ", \($0.rawValue)" } ?? ""
      lines.append(
        "\(trial.outcome.rawValue)\(reason)\(trial.isSound ? "" : " (not sound)")  \(trial.file)  "
          + "\(trial.object)  \(trial.target.rawValue) \(trial.delta)")
    }
    return lines.joined(separator: "\n")
  }

  private func row(_ name: String, _ delta: Double?, _ part: [EditTrial]) -> String {
    let visible = part.filter(\.isVisible)
    let followed = visible.filter { $0.outcome == .followed }.count
    let share = visible.isEmpty ? "" : percent(followed, of: visible.count)
    return [
      name.padded(11), (delta.map { "\(Int($0))" } ?? "").padded(6, atStart: true),
      "\(part.count)".padded(7, atStart: true), "\(visible.count)".padded(8, atStart: true),
      "\(followed)".padded(9, atStart: true), share,
    ].joined(separator: " ")
  }

  private func percent(_ count: Int, of total: Int) -> String {
    let hundredths = (Double(count) * 10_000 / Double(total)).rounded() / 100
    return "\(hundredths) %"
  }
}

extension String {
  fileprivate func padded(_ length: Int, atStart: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, length - count))
    return atStart ? blanks + self : self + blanks
  }
}
