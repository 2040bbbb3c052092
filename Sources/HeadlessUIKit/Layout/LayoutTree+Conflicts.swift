internal import AutoLayout

extension LayoutTree {
  /// Reports each new conflict, once while it lasts.
  func reportConflicts() {
    let log = root.layoutEnvironment.log
    guard !log.isMuted else { return }
    let setAside = engine.setAside.map(\.debugText)
    guard !setAside.isEmpty || !reportedConflicts.isEmpty else { return }
    let present = Set(setAside)
    // Members are costly to find, so only for what is new.
    if !present.isSubset(of: reportedConflicts) {
      for report in engine.conflicts.map({ ConflictReport($0) })
      where !reportedConflicts.contains(report.setAside) {
        log.report(report)
      }
    }
    reportedConflicts = present
  }
}
