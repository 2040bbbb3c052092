internal import Foundation

/// Faults that tests cause, to verify that one document does not affect others.
///
/// `PURLIN_PLANTED_FAULTS` lists them, such as `crash:Card.xib,hang:Main.storyboard`: a child
/// process that starts processing a document of that name crashes, hangs, waits or exits, or sends a
/// signal to the command and waits. Only the caller of the command sets its environment; the content of a
/// document has no influence.
package enum PlantedFault: String {
  case crash
  /// Never ends, and counts as over the time limit at once.
  case hang
  /// Never ends.
  case wait
  case exit
  case interrupt
  case hangUp
  case kill

  /// Returns the fault that is planned for a document.
  package init?(for path: String) {
    guard let list = ProcessInfo.processInfo.environment["PURLIN_PLANTED_FAULTS"] else {
      return nil
    }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let planned = list.split(separator: ",").map { $0.split(separator: ":", maxSplits: 1) }
      .first { $0.count == 2 && $0[1] == name }
    guard let planned, let fault = Self(rawValue: String(planned[0])) else { return nil }
    self = fault
  }

  /// Whether a document counts as over the time limit at once, so that no test waits for a limit.
  package static func isOverdue(_ path: String) -> Bool { Self(for: path) == .hang }

  /// Causes the fault that is planned for a document, if any.
  package static func strike(_ path: String) {
    switch Self(for: path) {
    case .crash: fatalError("planted by PURLIN_PLANTED_FAULTS")
    case .exit: Foundation.exit(3)
    case .hang, .wait: break
    case .interrupt: Foundation.kill(getppid(), SIGTERM)
    case .hangUp: Foundation.kill(getppid(), SIGHUP)
    case .kill: Foundation.kill(getppid(), SIGKILL)
    case nil: return
    }
    while true { sleep(1) }
  }
}
