internal import Dispatch
internal import Foundation

/// A step of a build, and the steps before it.
struct BuildJob: Sendable {
  let name: String
  /// The names of the steps that must be done before; others than those of the build are.
  let needs: [String]
  let body: @Sendable () throws(PreviewError) -> Void

  /// Runs jobs, as many at a time as there are processors.
  ///
  /// - Parameters:
  ///   - jobs: The jobs, each after those that it needs.
  ///   - began: Receives the name of each job when it begins, with its number from 1.
  /// - Throws: The first error; jobs that have begun are finished before.
  static func run(
    _ jobs: [BuildJob], began: @Sendable (String, Int) -> Void
  ) throws(PreviewError) {
    guard !jobs.isEmpty else { return }
    let state = State(jobs)
    let width = min(jobs.count, max(1, ProcessInfo.processInfo.activeProcessorCount))
    DispatchQueue.concurrentPerform(iterations: width) { _ in
      while let (job, number) = state.next() {
        began(job.name, number)
        do throws(PreviewError) {
          try job.body()
          state.finish(job, nil)
        } catch { state.finish(job, error) }
      }
    }
    if let error = state.error { throw error }
  }

  /// The jobs that are left, for several threads.
  private final class State: @unchecked Sendable {
    private let condition = NSCondition()
    private var waiting: [BuildJob]
    private var unfinished: Set<String>
    private var begun = 0
    private var failure: PreviewError?

    init(_ jobs: [BuildJob]) {
      waiting = jobs
      unfinished = Set(jobs.map(\.name))
    }

    var error: PreviewError? { condition.withLock { failure } }

    /// Waits for a job that can begin; nil if there will be none.
    func next() -> (BuildJob, Int)? {
      condition.lock()
      defer { condition.unlock() }
      while failure == nil, !waiting.isEmpty {
        if let index = waiting.firstIndex(where: { unfinished.isDisjoint(with: $0.needs) }) {
          begun += 1
          return (waiting.remove(at: index), begun)
        }
        condition.wait()
      }
      return nil
    }

    func finish(_ job: BuildJob, _ error: PreviewError?) {
      condition.lock()
      unfinished.remove(job.name)
      failure = failure ?? error
      condition.broadcast()
      condition.unlock()
    }
  }
}
