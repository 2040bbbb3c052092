internal import AutoLayout

extension LayoutTree {
  /// Reports new conflicts, each once as long as it exists.
  func reportConflicts() {
    let log = root.layoutEnvironment.log
    guard !log.isMuted, !hasReported else { return }
    hasReported = true
    let broken = engine.brokenConstraints.map(\.debugText)
    guard !broken.isEmpty || !reportedConflicts.isEmpty else { return }
    let present = Set(broken)
    // Computing the members is expensive, so it is done for new conflicts only.
    if !present.isSubset(of: reportedConflicts) {
      for report in engine.conflicts.map({ ConflictReport($0) })
      where !reportedConflicts.contains(report.broken) {
        log.report(report)
      }
    }
    reportedConflicts = present
  }
}
