internal import Dispatch
internal import Foundation
internal import IsolatedWork
internal import LayoutAudit
internal import Synchronization

/// Processes like this one that lay a preview out on one device each.
struct DeviceProcesses {
  /// The descriptor to which they write their events: standard output, which the code does not get.
  static let output: Int32 = 1

  private let request: PreviewRequest

  init(for symbol: String, of request: PreviewRequest) {
    var request = request
    request.symbols = [symbol]
    request.parts = [.screenFindings]
    request.settlingTime = 0
    self.request = request
  }

  /// Returns what is found on each of some devices; nil for one whose process ended before.
  func findings(on devices: [String]) -> [[ScreenFinding]?] {
    let found = Mutex([[ScreenFinding]?](repeating: nil, count: devices.count))
    DispatchQueue.concurrentPerform(iterations: devices.count) { index in
      let findings = findings(on: devices[index])
      found.withLock { $0[index] = findings }
    }
    return found.withLock { $0 }
  }

  private func findings(on device: String) -> [ScreenFinding]? {
    var request = request
    request.devices = [device]
    guard let data = try? JSONEncoder().encode(request),
      let run = try? CapturedRun(nil, [String(decoding: data, as: UTF8.self), "\(Self.output)"])
    else { return nil }
    for line in run.output.split(separator: UInt8(ascii: "\n")) {
      guard let event = try? JSONDecoder().decode(PreviewEvent.self, from: Data(line)),
        case .shown(let shown) = event, let findings = shown.screenFindings
      else { continue }
      return findings
    }
    return nil
  }

  /// Replaces standard output of this process, one of these, by nothing, and returns the descriptor that it had.
  static func takeOutput() -> Int32 {
    let descriptor = dup(output)
    let nothing = unsafe open("/dev/null", O_WRONLY)
    if nothing >= 0 { dup2(nothing, output) }
    return descriptor
  }
}
