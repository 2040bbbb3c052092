internal import Foundation
internal import IsolatedWork

/// A line on a terminal that shows the progress of a run, if standard error is a terminal.
struct Progress {
  private let count: Int
  private(set) var done = 0
  private let isShown: Bool
  private let begin = ContinuousClock.now

  init(count: Int) {
    self.count = count
    isShown = count > 1 && isatty(2) != 0
  }

  /// Shows that the documents before this one are done.
  mutating func advance(_ file: String) {
    done += 1
    show(file)
  }

  func show(_ file: String = "") {
    guard isShown else { return }
    let name = String(file.suffix(48))
    StandardError.write("\r\u{1B}[K\(done) of \(count)\(speed)  \(name)")
  }

  /// The documents per second, and the remaining time at that rate.
  private var speed: String {
    let seconds = (ContinuousClock.now - begin) / .seconds(1)
    guard done > 0, seconds > 1 else { return "" }
    let rate = Double(done) / seconds
    let left = Int((Double(count - done) / rate).rounded(.up))
    let time = left < 120 ? "\(left) s" : "\((left + 59) / 60) min"
    return rate < 10
      ? "  \((rate * 10).rounded() / 10)/s, \(time) left" : "  \(Int(rate))/s, \(time) left"
  }

  func clear() {
    if isShown { StandardError.write("\r\u{1B}[K") }
  }
}
