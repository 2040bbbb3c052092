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

  /// Receives each new conflict with its facts; unless replaced, calls
  /// ``UIViewAlertForUnsatisfiableConstraints(_:)``, which writes the report.
  public lazy var report: (ConflictReport) -> Void = { report in
    UIViewAlertForUnsatisfiableConstraints(report)
  }
}

/// Writes the report of a conflict to the log.
///
/// As on Apple's platforms, a symbolic breakpoint on this name stops where constraints collide
/// (`engine:E3.6`); in LLDB, `breakpoint set --name UIViewAlertForUnsatisfiableConstraints`. Apple's
/// function takes the constraint to break and the colliding set, which the report holds.
@MainActor
@inline(never)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIViewAlertForUnsatisfiableConstraints(_ report: ConflictReport) {
  let log = LayoutLog.shared
  log.write(report.text(log.flavor))
}
