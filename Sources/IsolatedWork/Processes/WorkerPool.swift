internal import Foundation

/// Worker processes, each of which is given one document at a time.
///
/// If a worker crashes or exceeds the limit, only its document is affected: the worker is replaced,
/// and all other documents are processed. Results are returned in the order of the documents.
@MainActor
package final class WorkerPool<W: Worker> {
  /// The result for a document.
  package enum Outcome {
    case answer(W.Answer)
    /// The worker ended, even when it was new, or did not finish within the limit; with a message.
    case unfinished(String)
  }

  private let setup: W.Setup
  private let size: Int
  private let limit: Double?
  private var members: [Member] = []

  private struct Member {
    let process: ChildProcess
    let jobs: Int32
    let answers: Int32
    let errors: Int32
    var text = ErrorText()
    var bytes: [UInt8] = []
    /// The index of the document that it is processing.
    var current: Int?
    var allowance: TimeAllowance?
    /// Whether it has processed other documents before.
    var isUsed = false
  }

  /// Creates a pool; workers are started when they are needed.
  ///
  /// - Parameters:
  ///   - setup: The parameters of the workers.
  ///   - size: The number of workers.
  ///   - limit: The limit for a document in seconds; see ``TimeAllowance``.
  package init(_ setup: W.Setup, size: Int, limit: Double?) {
    self.setup = setup
    self.size = max(1, size)
    self.limit = limit
  }

  /// Processes documents.
  ///
  /// - Parameters:
  ///   - jobs: The documents.
  ///   - take: Called for each document, in order.
  /// - Returns: Whether all were processed; false after an interruption.
  /// - Throws: Errors of `take`, and ``CommandFailure`` if no worker can be started.
  package func run(_ jobs: [W.Job], take: (Int, Outcome) throws -> Void) throws -> Bool {
    defer { end() }
    var waiting = Array(jobs.indices.reversed())
    var outcomes: [Int: Outcome] = [:]
    var taken = 0
    while taken < jobs.count {
      if Interruption.isPending { return false }
      try feed(&waiting, jobs)
      for (number, outcome) in try step(&waiting) { outcomes[number] = outcome }
      while let outcome = outcomes.removeValue(forKey: taken) {
        try take(taken, outcome)
        taken += 1
      }
    }
    return true
  }

  /// Gives every idle worker a document, and starts workers if there are more documents.
  private func feed(_ waiting: inout [Int], _ jobs: [W.Job]) throws {
    for index in members.indices where members[index].current == nil {
      guard let number = waiting.popLast() else { return }
      try give(jobs[number], number, to: index)
    }
    while members.count < size, let number = waiting.popLast() {
      members.append(try start())
      try give(jobs[number], number, to: members.count - 1)
    }
  }

  private func give(_ job: W.Job, _ number: Int, to index: Int) throws {
    members[index].current = number
    let isOverdue = PlantedFault.isOverdue(W.path(of: job))
    members[index].allowance = limit.map {
      TimeAllowance(isOverdue ? 0 : $0, of: members[index].process)
    }
    // If a worker has ended, this is detected when its answers end.
    try? Descriptor.write(try Frame.bytes(of: job), to: members[index].jobs)
  }

  private func start() throws -> Member {
    do throws(SystemError) {
      let (jobs, answers, errors) = (try PipeEnds(), try PipeEnds(), try PipeEnds())
      // Accidental output must not become part of a report.
      let process = try ChildProcess(
        arguments: [HiddenVerb.worker, W.name, "\(jobs.read)", "\(answers.write)"],
        inheriting: [jobs.read, answers.write], replacing: [1: errors.write, 2: errors.write])
      for end in [jobs.read, answers.write, errors.write] { try Descriptor.close(end) }
      let member = Member(
        process: process, jobs: jobs.write, answers: answers.read, errors: errors.read)
      if let bytes = try? Frame.bytes(of: setup) { try? Descriptor.write(bytes, to: member.jobs) }
      return member
    } catch {
      throw CommandFailure.unfinished("a worker process cannot be started: \(error.words)")
    }
  }

  /// Waits for an event, at most until the next check for interruptions.
  private func step(_ waiting: inout [Int]) throws -> [(Int, Outcome)] {
    let events = Descriptor.wait(
      for: members.map { ($0.answers, Int16(POLLIN)) } + members.map { ($0.errors, Int16(POLLIN)) },
      milliseconds: 50)
    var outcomes: [(Int, Outcome)] = []
    var ended: [Int] = []
    for index in members.indices {
      if events[members.count + index] & Int16(POLLIN) != 0 {
        _ = members[index].text.read(members[index].errors)
      }
      if events[index] != 0 {
        let count =
          (try? Descriptor.read(members[index].answers, upTo: 1 << 16, into: &members[index].bytes))
          ?? 0
        if count == 0 {
          ended.append(index)
          while members[index].text.read(members[index].errors) {}
          let ending = retire(members[index])
          guard let number = members[index].current else { continue }
          if members[index].isUsed {
            // An earlier document may be the cause, so this one is processed by a new worker.
            waiting.append(number)
          } else {
            let message = UnfinishedDocument.message(crash: ending, members[index].text.reason)
            outcomes.append((number, .unfinished(message)))
          }
        } else if let answer = try Frame.take(W.Answer.self, from: &members[index].bytes),
          let number = members[index].current
        {
          outcomes.append((number, .answer(answer)))
          members[index].text.forward()
          members[index].current = nil
          members[index].isUsed = true
        }
      } else if let number = members[index].current,
        members[index].allowance?.left(of: members[index].process) == 0
      {
        ended.append(index)
        members[index].process.kill()
        _ = retire(members[index])
        outcomes.append((number, .unfinished(UnfinishedDocument.message(seconds: limit ?? 0))))
      }
    }
    for index in ended.reversed() { members.remove(at: index) }
    return outcomes
  }

  private func retire(_ member: Member) -> Ending {
    try? Descriptor.close(member.jobs)
    try? Descriptor.close(member.answers)
    try? Descriptor.close(member.errors)
    return member.process.wait()
  }

  /// Ends all workers, whose work is no longer needed.
  private func end() {
    for member in members { member.process.kill() }
    for member in members { _ = retire(member) }
    members = []
  }
}
