internal import ArgumentParser

extension ExitCode {
  /// Something was found; scripts can stop at this status.
  static let findings = ExitCode(1)
  /// A part of what was asked for could not be done; the rest was.
  static let trouble = ExitCode(2)
}
