internal import Foundation

/// Faults that tests plant, to see that one document does not take others with it.
///
/// `PURLIN_PLANTED_FAULTS` lists them, such as `crash:Card.xib,hang:Main.storyboard`: a child that
/// begins a document of that name crashes, hangs or exits. Only who starts the command
/// sets its environment: what stands in a document has no influence.
enum PlantedFault: String {
  case crash
  case hang
  case exit

  /// Does what is planted for a document, if anything is.
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
