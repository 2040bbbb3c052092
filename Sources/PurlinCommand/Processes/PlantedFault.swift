internal import Foundation

/// Faults that tests cause, to verify that one document does not affect others.
///
/// `PURLIN_PLANTED_FAULTS` lists them, such as `crash:Card.xib,hang:Main.storyboard`: a child
/// process that starts processing a document of that name crashes, hangs or exits. Only the caller
/// of the command sets its environment; the content of a document has no influence.
enum PlantedFault: String {
  case crash
  case hang
  case exit

  /// Causes the fault that is planned for a document, if any.
  static func strike(_ path: String) {
    guard let list = ProcessInfo.processInfo.environment["PURLIN_PLANTED_FAULTS"] else { return }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for entry in list.split(separator: ",") {
      let parts = entry.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[1] == name else { continue }
      switch Self(rawValue: parts[0]) {
      case .crash: fatalError("planted by PURLIN_PLANTED_FAULTS")
      case .hang: while true { sleep(1) }
      case .exit: Foundation.exit(3)
      case nil: continue
      }
    }
  }
}
