internal import Foundation
internal import IsolatedWork
internal import PreviewRunner

/// A running runner: what it reports, and when it takes too long.
struct RunnerProcess {
  private let process: RunningProgram
  private let events: Int32

  /// What a runner has reported.
  struct Observation {
    var base: UInt?
    var unloadable: String?
    var began: [String] = []
    var missing: [String] = []
    var shown: [ShownPreview] = []
    var isFinished = false
    var isOverdue = false
    /// The signal that the code received, 0 for an exit; nil without a report.
    var signal: Int32?
    /// The addresses of the frames at that time.
    var frames: [UInt] = []
  }

  /// The greatest number of bytes of events; more are not read.
  private static let longest = 512 << 20

  init(_ runner: String, _ request: PreviewRequest) throws(PreviewError) {
    guard let pipe = try? PipeEnds() else {
      throw PreviewError("a pipe cannot be opened: \(SystemError.last.words)")
    }
    guard let data = try? JSONEncoder().encode(request) else {
      throw PreviewError("the request cannot be written")
    }
    defer { close(pipe.write) }
    process = try RunningProgram(
      runner, [String(decoding: data, as: UTF8.self), "\(pipe.write)"],
      // The line of a crash comes from the runner's own handler; the runtime's takes seconds.
      environment: ["SWIFT_BACKTRACE": "enable=no"], inheriting: pipe.write)
    events = pipe.read
  }

  /// Reads what the runner reports until it ends, or until a preview exceeds its time.
  ///
  /// - Parameters:
  ///   - limit: The time for one preview, in seconds.
  ///   - end: The end of the time for all.
  ///   - printed: Receives what the code prints.
  /// - Returns: What was reported.
  func observe(
    limit: Double, until end: ContinuousClock.Instant, _ printed: inout PrintedText
  ) -> Observation {
    var observation = Observation()
    var bytes: [UInt8] = []
    var total = 0
    var open = [events, process.output, process.errors]
    var questions = 8
    var deadline = min(ContinuousClock.now + .seconds(limit), end)
    while open[0] >= 0 {
      let left = (deadline - .now) / .milliseconds(1)
      guard left > 0 else {
        observation.isOverdue = true
        // Asks where the code is, several times, because at some instructions the frames cannot be followed; then
        // it is ended.
        guard questions > 0 else { break }
        questions -= 1
        process.send(SIGALRM)
        deadline = .now + .milliseconds(60)
        continue
      }
      let ready = RunningProgram.poll(open, Int32(min(left + 1, 1e6)))
      read(ready, of: &open, into: &printed)
      guard ready[0] else { continue }
      let count = RunningProgram.read(events, into: &bytes)
      total += count
      if count == 0 || total > Self.longest { break }
      guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else { continue }
      for line in bytes[..<last].split(separator: UInt8(ascii: "\n")) {
        if observation.take(line), !observation.isOverdue {
          deadline = min(ContinuousClock.now + .seconds(limit), end)
        }
      }
      bytes.removeSubrange(...last)
    }
    if observation.isOverdue { process.end() }
    drain(&open, &printed)
    return observation
  }

  /// Reads what was printed last: no more than fits into pipes, because something may still be printing.
  private func drain(_ open: inout [Int32], _ printed: inout PrintedText) {
    for _ in 0..<32 {
      let ready = RunningProgram.poll([-1, open[1], open[2]], 0)
      guard ready[1] || ready[2] else { return }
      read(ready, of: &open, into: &printed)
    }
  }

  private func read(_ ready: [Bool], of open: inout [Int32], into printed: inout PrintedText) {
    for index in [1, 2] where ready[index] {
      var piece: [UInt8] = []
      if RunningProgram.read(open[index], into: &piece) == 0 { open[index] = -1 }
      printed.add(piece)
    }
  }

  /// Ends the process and everything that it started.
  func end() -> Ending {
    // A process that has reported its end is left a moment to end by itself, with its own status.
    process.waitBriefly()
    process.end()
    close(events)
    return process.wait()
  }
}

extension RunnerProcess.Observation {
  /// Takes a line; returns whether it is about the next preview.
  fileprivate mutating func take(_ line: ArraySlice<UInt8>) -> Bool {
    if line.first == UInt8(ascii: "!") {
      let words = String(decoding: line.dropFirst(), as: UTF8.self).split(separator: " ")
      signal = words.first.flatMap { Int32($0) }
      let addresses = words.dropFirst().compactMap { UInt($0, radix: 16) }
      // Of several answers, the one that was followed furthest; a crash is the last word.
      if signal != SIGALRM || addresses.count > frames.count { frames = addresses }
      return false
    }
    guard let event = try? JSONDecoder().decode(PreviewEvent.self, from: Data(line)) else {
      return false
    }
    switch event {
    case .loaded(let address): base = address
    case .unloadable(let text): unloadable = text
    case .began(let symbol):
      began.append(symbol)
      return true
    case .missing(let symbol): missing.append(symbol)
    case .shown(let result), .settled(let result):
      shown.append(result)
      return true
    case .finished: isFinished = true
    }
    return false
  }
}
