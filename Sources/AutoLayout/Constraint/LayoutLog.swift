internal import Foundation

/// Where Auto Layout's console messages go; replaceable, so that tests and tools can listen.
@MainActor
public final class LayoutLog {
  /// The log of layouts that state none, and of constraints that no view keeps yet.
  nonisolated public static let shared = LayoutLog()

  /// Creates a log that writes to standard error.
  nonisolated public init() { isMuted = false }

  /// A log for layouts whose conflicts are looked at otherwise: it writes nothing, and no time is spent
  /// on reports.
  nonisolated public static func silent() -> LayoutLog { LayoutLog(isMuted: true) }

  nonisolated private init(isMuted: Bool) { self.isMuted = isMuted }

  /// Whose words conflicts are reported in.
  public var flavor = ConflictReport.Flavor.uiKit

  /// Whether nothing is reported, so that reports need not be computed.
  package var isMuted: Bool

  /// Receives each message; prints to standard error unless replaced.
  public lazy var write: (String) -> Void = { [unowned self] message in
    guard !isMuted else { return }
    let line = "[\(flavor.category)] \(message)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Receives each new conflict with its facts; unless replaced, calls
  /// ``UIViewAlertForUnsatisfiableConstraints(_:in:)``, which writes the report.
  public lazy var report: (ConflictReport) -> Void = { [unowned self] report in
    UIViewAlertForUnsatisfiableConstraints(report, in: self)
  }
}

/// The log for messages before a view is known, such as about a constraint's constant.
package enum LayoutLogScope {
  /// The log of the layout or of the reading that is going on; nil is ``LayoutLog/shared``.
  @TaskLocal package static var log: LayoutLog?

  static var current: LayoutLog { log ?? .shared }
}

/// Writes the report of a conflict to the log.
///
/// As on Apple's platforms, a symbolic breakpoint on this name stops where constraints collide
/// (`engine:E3.6`); in LLDB, `breakpoint set --name UIViewAlertForUnsatisfiableConstraints`. Apple's
/// function takes the constraint to break and the colliding set, which the report holds.
@MainActor
@inline(never)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIViewAlertForUnsatisfiableConstraints(
  _ report: ConflictReport, in log: LayoutLog = .shared
) {
  log.write(report.text(log.flavor))
}
