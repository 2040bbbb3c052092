internal import AutoLayout

extension LayoutTree {
  /// Reports each new conflict, once while it lasts.
  func reportConflicts() {
    let log = root.layoutEnvironment.log
    guard !log.isMuted else { return }
    let broken = engine.brokenConstraints.map(\.debugText)
    guard !broken.isEmpty || !reportedConflicts.isEmpty else { return }
    let present = Set(broken)
    // Members are costly to find, so only for what is new.
    if !present.isSubset(of: reportedConflicts) {
      for report in engine.conflicts.map({ ConflictReport($0) })
      where !reportedConflicts.contains(report.broken) {
        log.report(report)
      }
    }
    reportedConflicts = present
  }
}
