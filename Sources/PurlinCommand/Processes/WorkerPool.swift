internal import Foundation

/// Workers that are fed one document at a time, as many as documents are worked on at once.
///
/// A document that ends its worker, or does not end in time, costs itself: the worker is replaced,
/// and all other documents are worked on. Outcomes come in the order of the documents.
@MainActor
final class WorkerPool<W: Worker> {
  /// What came of a document.
  enum Outcome {
    case answer(W.Answer)
    /// The worker ended, also when it was new; and why, if it could say that.
    case crash(Ending, reason: String?)
    /// It did not end in this many seconds.
    case timeout(Double)
  }

  private let setup: W.Setup
  private let size: Int
  private let limit: Double?
  private let clock = ContinuousClock()
  private var members: [Member] = []

  private struct Member {
    let process: ChildProcess
    let jobs: Int32
    let answers: Int32
    let errors: Int32
    var text = ErrorText()
    var bytes: [UInt8] = []
    /// The number of the document that it works on.
    var current: Int?
    var deadline: ContinuousClock.Instant?
    /// Whether it has worked on others before.
    var isUsed = false
  }

  /// Makes a pool without workers; they are started as they are needed.
  ///
  /// - Parameters:
  ///   - setup: What workers are told first.
  ///   - size: How many work at once.
  ///   - limit: How many seconds a document may take.
  init(_ setup: W.Setup, size: Int, limit: Double?) {
    self.setup = setup
    self.size = max(1, size)
    self.limit = limit
  }

  /// Works on documents.
  ///
  /// - Parameters:
  ///   - jobs: The documents.
  ///   - take: Is called for each document, in their order.
  /// - Returns: Whether all were worked on; false after an interruption.
  /// - Throws: What `take` throws, and ``CommandFailure`` where no worker can be started.
  func run(_ jobs: [W.Job], take: (Int, Outcome) throws -> Void) throws -> Bool {
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

  /// Gives every idle worker a document, and starts workers where there are more documents.
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
    members[index].deadline = limit.map { clock.now + .seconds($0) }
    // A worker that is gone is found out when its answers end.
    try? Descriptor.write(try Frame.bytes(of: job), to: members[index].jobs)
  }

  private func start() throws -> Member {
    do throws(SystemError) {
      let (jobs, answers, errors) = (try Pipe(), try Pipe(), try Pipe())
      // What is printed by mistake must not get into a report.
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

  /// Waits until something happens, at most until the next look at interruptions.
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
            // It may be an earlier document that did the damage: this one gets a new worker.
            waiting.append(number)
          } else {
            outcomes.append((number, .crash(ending, reason: members[index].text.reason)))
          }
        } else if let answer = try Frame.take(W.Answer.self, from: &members[index].bytes),
          let number = members[index].current
        {
          outcomes.append((number, .answer(answer)))
          members[index].text.forward()
          members[index].current = nil
          members[index].isUsed = true
        }
      } else if let number = members[index].current, let deadline = members[index].deadline,
        clock.now >= deadline
      {
        ended.append(index)
        members[index].process.kill()
        _ = retire(members[index])
        outcomes.append((number, .timeout(limit ?? 0)))
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

  /// Ends all workers: nothing of theirs is needed any more.
  private func end() {
    for member in members { member.process.kill() }
    for member in members { _ = retire(member) }
    members = []
  }
}
