internal import Foundation

package enum Supervision {
  /// The descriptor to which a supervised process reports the current document; nil in other
  /// processes.
  nonisolated(unsafe) private static var notes: Int32?

  /// The default time limit for a document.
  package static let usualLimit = 600.0

  /// Reports that processing of a document begins.
  package static func note(_ path: String) {
    guard let notes = unsafe notes else { return }
    try? Descriptor.write(Array(path.utf8) + [0], to: notes)
    PlantedFault.strike(path)
  }

  /// Makes this process a supervised one, and returns the arguments of the command.
  package static func begin(_ arguments: [String]) -> [String] {
    let numbers = arguments.prefix(3).compactMap { Int32($0) }
    guard numbers.count == 3 else { exit(64) }
    unsafe notes = numbers[1]
    StandardError.use(numbers[2])
    Lifeline.hold(numbers[0])
    return Array(arguments.dropFirst(3))
  }

  /// Runs a command in a child process, and ends in the same way as the child.
  ///
  /// - Parameters:
  ///   - arguments: The command's arguments.
  ///   - limit: The limit for a document in seconds, see ``TimeAllowance``; nil for the default.
  ///   - finishesInterrupted: Whether the child completes its answer on Ctrl-C, and then ends by the signal.
  /// - Throws: The failure of a child that does not end by itself.
  package static func run(
    _ arguments: [String], limit: Double?, finishesInterrupted: Bool = false
  ) throws -> Never {
    let limit = limit ?? usualLimit
    if finishesInterrupted { Interruption.hold() }
    let (lifeline, notes, errors): (PipeEnds, PipeEnds, PipeEnds)
    let child: ChildProcess
    do {
      (lifeline, notes, errors) = (try PipeEnds(), try PipeEnds(), try PipeEnds())
      // The child's own messages go to standard error; the runtime's text in a crash comes to the
      // parent.
      let lines = dup(2)
      child = try ChildProcess(
        arguments: [
          HiddenVerb.supervised, "\(lifeline.read)", "\(notes.write)", "\(lines)",
        ] + arguments,
        inheriting: [lifeline.read, notes.write, lines], replacing: [2: errors.write])
      for end in [lifeline.read, notes.write, errors.write, lines] { try Descriptor.close(end) }
    } catch {
      throw CommandFailure.unfinished("a process cannot be started: \(error.words)")
    }
    var (document, isOverdue, text) = follow(
      child, notes.read, errors.read, limit: limit, interrupts: finishesInterrupted)
    if isOverdue { child.kill() }
    let ending = child.wait()
    let place = document.map { "\($0): " } ?? ""
    if isOverdue {
      throw CommandFailure.unfinished("\(place)\(UnfinishedDocument.message(seconds: limit))")
    }
    switch ending {
    case .status(let status):
      text.forward()
      exit(status)
    case .signal(let signal) where ending.isRequested: Interruption.end(by: signal)
    case .signal:
      throw CommandFailure.unfinished(
        "\(place)\(UnfinishedDocument.message(crash: ending, text.reason))")
    }
  }

  /// The longest time until a held signal is seen, in milliseconds.
  private static let longestWait: Int32 = 100

  /// Reads reports until the process ends or a document exceeds the limit.
  ///
  /// A signal that this process holds is passed on to the child if `interrupts`.
  private static func follow(
    _ child: ChildProcess, _ notes: Int32, _ errors: Int32, limit: Double, interrupts: Bool
  ) -> (document: String?, isOverdue: Bool, text: ErrorText) {
    var allowance: TimeAllowance?
    var bytes: [UInt8] = []
    var document: String?
    var text = ErrorText()
    var hasNotes = true
    var hasErrors = true
    var interrupts = interrupts
    while hasNotes || hasErrors {
      var left: Int32 = -1
      if let allowance {
        let seconds = allowance.left(of: child)
        guard seconds > 0 else { return (document, true, text) }
        left = Int32(min(seconds * 1000 + 1, 1e9))
      }
      if interrupts {
        if let signal = Interruption.pending {
          child.send(signal)
          interrupts = false
        } else {
          left = left < 0 ? longestWait : min(left, longestWait)
        }
      }
      // A negative descriptor is ignored.
      let events = Descriptor.wait(
        for: [(hasNotes ? notes : -1, Int16(POLLIN)), (hasErrors ? errors : -1, Int16(POLLIN))],
        milliseconds: left)
      if events[1] != 0 { hasErrors = text.read(errors) }
      guard events[0] != 0 else { continue }
      guard let count = try? Descriptor.read(notes, upTo: 4096, into: &bytes), count > 0 else {
        hasNotes = false
        continue
      }
      guard let end = bytes.lastIndex(of: 0) else { continue }
      let start = bytes[..<end].lastIndex(of: 0).map { $0 + 1 } ?? 0
      document = String(decoding: bytes[start..<end], as: UTF8.self)
      bytes.removeSubrange(...end)
      guard limit > 0 else { continue }
      allowance = TimeAllowance(limit, of: child)
      if let document, PlantedFault.isOverdue(document) { return (document, true, text) }
    }
    return (document, false, text)
  }
}

/// Messages about a document that could not be processed completely.
package enum UnfinishedDocument {
  package static func message(crash ending: Ending, _ reason: String?) -> String {
    "Purlin \(ending.words(reason)) while working on this document; please report it with the "
      + "document"
  }

  package static func message(seconds: Double) -> String {
    let shown = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    return "not finished after \(shown) second\(shown == "1" ? "" : "s") and given up; "
      + "--time-limit sets another limit"
  }
}
