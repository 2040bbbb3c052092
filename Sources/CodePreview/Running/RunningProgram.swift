internal import Foundation
internal import IsolatedWork

/// A program that runs beside this one, in a group of its own, with its output drained by this one.
struct RunningProgram {
  private let process: ChildProcess
  /// Standard input of the program: closed when this process ends, however it ends.
  private let input: Int32
  let output: Int32
  let errors: Int32

  /// Starts a program by its path.
  ///
  /// - Parameters:
  ///   - program: The path.
  ///   - arguments: The arguments after the program's name.
  ///   - environment: Further variables of its environment.
  ///   - inherited: A descriptor that the program inherits with the same number.
  /// - Throws: ``PreviewError`` if it cannot be started.
  init(
    _ program: String, _ arguments: [String], environment: [String: String],
    inheriting inherited: Int32
  ) throws(PreviewError) {
    do throws(SystemError) {
      let (input, output, errors) = (try PipeEnds(), try PipeEnds(), try PipeEnds())
      let ends = [input.read, output.write, errors.write]
      defer { for end in ends { close(end) } }
      process = try ChildProcess(
        program: program, arguments: arguments, environment: environment, inheriting: [inherited],
        replacing: [0: ends[0], 1: ends[1], 2: ends[2]], isGroup: true)
      (self.input, self.output, self.errors) = (input.write, output.read, errors.read)
    } catch {
      throw PreviewError("\(program) cannot be started: \(error.words)")
    }
  }

  /// Sends a signal to the program alone.
  func send(_ signal: Int32) { kill(process.identifier, signal) }

  /// Ends the program and what it started.
  func end() { process.kill() }

  /// Waits until the program has ended, at most a tenth of a second: its end is known before its status.
  func waitBriefly() {
    for _ in 0..<50 {
      var info = unsafe siginfo_t()
      let code = unsafe waitid(P_PID, id_t(process.identifier), &info, WEXITED | WNOHANG | WNOWAIT)
      if unsafe code != 0 || info.si_signo != 0 { return }
      usleep(2000)
    }
  }

  /// Waits for the end, and closes the descriptors.
  func wait() -> Ending {
    let ending = process.wait()
    for descriptor in [input, output, errors] { close(descriptor) }
    return ending
  }

  // MARK: Descriptors

  /// Waits until one of the descriptors can be read; negative ones are ignored.
  static func poll(_ descriptors: [Int32], _ milliseconds: Int32) -> [Bool] {
    Descriptor.wait(for: descriptors.map { ($0, Int16(POLLIN)) }, milliseconds: milliseconds)
      .map { $0 != 0 }
  }

  /// Reads what is there, and returns the number of bytes; 0 at the end.
  static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Int {
    (try? Descriptor.read(descriptor, upTo: 1 << 16, into: &bytes)) ?? 0
  }
}

extension CapturedRun {
  /// Runs a program to its end.
  init(of program: String, _ arguments: [String]) throws(PreviewError) {
    do throws(SystemError) { try self.init(program, arguments) } catch {
      throw PreviewError("\(program) cannot be started: \(error.words)")
    }
  }

  /// What the program wrote to standard error, and then what it wrote to standard output.
  var text: String { errorText + String(decoding: output, as: UTF8.self) }

  /// What the program wrote to standard error.
  var errorText: String { String(decoding: errors, as: UTF8.self) }
}
