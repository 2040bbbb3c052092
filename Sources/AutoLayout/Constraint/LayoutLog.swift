internal import Foundation

/// Where Auto Layout's console messages go; replaceable, so that tests and tools can listen.
@MainActor
public final class LayoutLog {
  /// The log that layout writes to.
  public static let shared = LayoutLog()

  /// Whose words conflicts are reported in.
  public var flavor = ConflictReport.Flavor.uiKit

  /// Whether nothing is reported, nor found out to be reported.
  package var isMuted = false

  /// Receives each message; prints to standard error unless replaced.
  public lazy var write: (String) -> Void = { [unowned self] message in
    let line = "[\(flavor.category)] \(message)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Receives each new conflict with its facts; writes the report unless replaced.
  ///
  /// Apple's hook is a breakpoint at `UIViewAlertForUnsatisfiableConstraints` (`engine:E3.6`).
  public lazy var report: (ConflictReport) -> Void = { [unowned self] report in
    write(report.text(flavor))
  }
}
