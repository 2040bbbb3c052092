internal import Foundation
internal import IsolatedWork

/// Ends a server on Ctrl-C, SIGTERM and SIGHUP, without losing edits.
///
/// On a terminal Ctrl-C asks. Otherwise, and if the answer does not come, the difference of each
/// edited document is written to a file. The main actor is not waited for.
struct SessionEnding: Sendable {
  private let page: SharedPage
  private let signals: PipeEnds

  /// Handles the signals from now on, other than those that the parent ignores.
  static func watch(_ page: SharedPage) throws {
    let signals: PipeEnds
    do throws(SystemError) { signals = try PipeEnds() } catch {
      throw CommandFailure.unfinished("a pipe cannot be opened: \(error.words)")
    }
    let ending = Self(page: page, signals: signals)
    Interruption.report(Interruption.unignored, to: signals.write)
    let thread = Thread { ending.wait() }
    thread.start()
  }

  private func wait() {
    var numbers: [UInt8] = []
    while numbers.isEmpty {
      _ = try? Descriptor.read(signals.read, upTo: 1, into: &numbers)
    }
    let signal = Int32(numbers[0])
    let answer = signal == SIGINT && !unsaved.isEmpty && Self.isAtTerminal ? ask() : .patch
    page.stopWriting()
    for document in unsaved { keep(document, answer) }
    Interruption.end(by: signal)
  }

  private var unsaved: [EditedDocument] { page.present.documents.filter(\.isEdited) }

  private func keep(_ document: EditedDocument, _ answer: Answer) {
    var document = document
    if answer == .discard { return }
    do {
      if answer == .save {
        do {
          try document.save()
          return StandardError.line("purlin: saved \(document.file)")
        } catch {
          StandardError.line("purlin: \(Self.message(error))")
        }
      }
      let path = try document.writePatch()
      StandardError.line("purlin: the edits of \(document.file) are in \(path)")
    } catch {
      // The last place that is left.
      StandardError.line("purlin: \(Self.message(error)); these are the edits:")
      StandardError.write(OutputText(document.patch, as: .lines))
    }
  }

  private static func message(_ error: any Error) -> String {
    (error as? CommandFailure)?.message ?? "\(error)"
  }

  // MARK: The question

  private enum Answer: Hashable {
    case save
    case patch
    case discard
  }

  /// Whether somebody can answer: this process has the terminal, and not only its output.
  private static var isAtTerminal: Bool {
    isatty(0) == 1 && isatty(2) == 1 && tcgetpgrp(0) == getpgrp()
  }

  /// Asks what becomes of the edits; a second signal and the end of the input mean a patch.
  private func ask() -> Answer {
    while true {
      let files = unsaved.map(\.file).joined(separator: ", ")
      StandardError.write(
        "\npurlin: \(files): edits are not saved; save, write a patch, or discard them? [s/p/d] ")
      let events = Descriptor.wait(
        for: [(0, Int16(POLLIN)), (signals.read, Int16(POLLIN))], milliseconds: -1)
      var line: [UInt8] = []
      guard events[1] == 0, events[0] != 0,
        let count = try? Descriptor.read(0, upTo: 256, into: &line), count > 0
      else {
        StandardError.line("")
        return .patch
      }
      switch String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        .lowercased()
      {
      case "s", "save": return .save
      case "p", "patch": return .patch
      case "d", "discard": return .discard
      default: break
      }
    }
  }
}
