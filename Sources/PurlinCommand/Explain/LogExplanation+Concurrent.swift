internal import ConflictAnalysis
internal import Dispatch
internal import Foundation

extension LogExplanation {
  /// Analyses what was read, as many causes at a time as there are cores.
  init(concurrently log: LogReader, limit: Int) {
    let lock = NSLock()
    nonisolated(unsafe) var causes: [Cause?] = log.causes.map { _ in nil }
    DispatchQueue.concurrentPerform(iterations: log.causes.count) { index in
      let cause = Cause(log.causes[index], views: log.views, limit: limit)
      lock.withLock { unsafe causes[index] = cause }
    }
    self.init(log, unsafe causes.compactMap(\.self))
  }
}
