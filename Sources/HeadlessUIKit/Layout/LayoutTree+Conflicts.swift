internal import AutoLayout

extension LayoutTree {
  /// Reports each new conflict, once while it lasts.
  func reportConflicts() {
    let conflicts = engine.conflicts
    guard !conflicts.isEmpty || !reportedConflicts.isEmpty else { return }
    var present: Set<String> = []
    for conflict in conflicts {
      let report = ConflictReport(conflict)
      let key = report.setAside
      present.insert(key)
      if !reportedConflicts.contains(key) { LayoutLog.shared.report(report) }
    }
    reportedConflicts = present
  }
}
