internal import AutoLayout
internal import Foundation

extension LayoutTree {
  /// Writes each new conflict to the console in Apple's words, once while it lasts.
  func reportConflicts() {
    let conflicts = engine.conflicts
    guard !conflicts.isEmpty || !reportedConflicts.isEmpty else { return }
    var present: Set<String> = []
    for conflict in conflicts {
      let report = ConflictReport(conflict)
      present.insert(report.setAside)
      if !reportedConflicts.contains(report.setAside) {
        LayoutLog.shared.write(report.text)
      }
    }
    reportedConflicts = present
  }
}

/// A conflict as UIKit prints it (`engine:E3.4`).
@MainActor
struct ConflictReport {
  let members: [String]
  let setAside: String
  private let namesMasks: Bool

  init(_ conflict: LayoutConflict) {
    members = conflict.members.map(\.logText)
    setAside = conflict.setAside.logText
    namesMasks = conflict.members.contains { if case .placement = $0 { true } else { false } }
  }

  var text: String {
    var text = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. \

      \tTry this: \

      \t\t(1) look at each constraint and try to figure out which you don't expect; \

      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \


      """
    if namesMasks {
      text += """
        \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
        refer to the documentation for the UIView property \
        translatesAutoresizingMaskIntoConstraints) \


        """
    }
    text += "(\n" + members.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)\n\n"
    text += """
      Will attempt to recover by breaking constraint \

      \(setAside)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
    return text
  }
}

extension ConstraintOrigin {
  /// The constraint in Apple's debugging notation; what an item implies, in the notation of the
  /// private class that stands for it.
  @MainActor
  package var logText: String {
    switch self {
    case .constraint(let constraint):
      (constraint.owner as? NSLayoutConstraint)?.description ?? "<NSLayoutConstraint (gone)>"
    case .placement(let item, let axis):
      "<NSAutoresizingMaskLayoutConstraint \(Self.name(item)).\(axis == .horizontal ? "x" : "y")>"
    case .hugging(let item, let axis):
      "<NSContentSizeLayoutConstraint \(axis == .horizontal ? "H" : "V"):[\(Self.name(item))] Hug>"
    case .compression(let item, let axis):
      "<NSContentSizeLayoutConstraint \(axis == .horizontal ? "H" : "V"):[\(Self.name(item))] "
        + "CompressionResistance>"
    }
  }

  @MainActor
  private static func name(_ item: EngineItem) -> String {
    switch item.owner {
    case let view as UIView: "\(type(of: view)):\(view.address)"
    case let guide as UILayoutGuide: "UILayoutGuide'\(guide.identifier)'"
    default: "(gone)"
    }
  }
}
