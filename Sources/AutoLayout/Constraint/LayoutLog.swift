internal import Foundation

/// A log for the console messages of Auto Layout, which tests and tools can replace.
@MainActor
public final class LayoutLog {
  /// The default log, also used for constraints that are not installed on a view.
  nonisolated public static let shared = LayoutLog()

  /// Creates a log that writes to standard error.
  nonisolated public init() { isMuted = false }

  /// Returns a log that discards messages.
  ///
  /// Reports of conflicts are not computed.
  nonisolated public static func silent() -> LayoutLog { LayoutLog(isMuted: true) }

  nonisolated private init(isMuted: Bool) { self.isMuted = isMuted }

  /// The framework whose wording is used for reports of conflicts.
  public var flavor = ConflictReport.Flavor.uiKit

  /// Whether messages are discarded, so that reports need not be computed.
  package var isMuted: Bool

  /// A closure that receives each message.
  ///
  /// By default it writes to standard error.
  public lazy var write: (String) -> Void = { [unowned self] message in
    guard !isMuted else { return }
    // Messages about loops name their own category.
    let category = message.hasPrefix("[LayoutLoop]") ? "" : "[\(flavor.category)] "
    let line = category + message + "\n"
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// A closure that receives each new conflict.
  ///
  /// By default it calls ``UIViewAlertForUnsatisfiableConstraints(_:in:)``, which writes the
  /// report.
  public lazy var report: (ConflictReport) -> Void = { [unowned self] report in
    UIViewAlertForUnsatisfiableConstraints(report, in: self)
  }
}

/// The log for messages for which no view is known, such as about the constant of a constraint.
package enum LayoutLogScope {
  /// The log of the current layout pass or of the document being read; nil for
  /// ``LayoutLog/shared``.
  @TaskLocal package static var log: LayoutLog?

  static var current: LayoutLog { log ?? .shared }
}

/// Writes the report of a conflict to the log.
///
/// As on Apple's platforms, a symbolic breakpoint on this name stops when a conflict is detected
/// (`engine:E3.6`); in LLDB, `breakpoint set --name UIViewAlertForUnsatisfiableConstraints`. The
/// parameters of Apple's function are the broken constraint and the conflicting set, which the
/// report contains.
@MainActor
@inline(never)
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIViewAlertForUnsatisfiableConstraints(
  _ report: ConflictReport, in log: LayoutLog = .shared
) {
  log.write(report.text(log.flavor))
}
