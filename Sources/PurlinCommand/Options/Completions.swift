internal import ArgumentParser
internal import HeadlessUIKit
internal import InterfaceLinter
internal import TextMetrics

// Values that a shell completes.

extension CompletionKind {
  /// The names of devices.
  static var devices: CompletionKind { .list(["all"] + Device.all.map(\.name)) }
  /// The ids of rules.
  static var rules: CompletionKind { .list(RulePage.checks.map(\.id)) }
  /// The formats of reports.
  static var reportFormats: CompletionKind { .list(LintFormat.allCases.map(\.rawValue)) }
  /// The user's text sizes.
  static var textSizes: CompletionKind {
    .list(["all"] + ContentSizeCategory.allCases.map(\.shortName))
  }
  /// What determines size classes.
  static var regimes: CompletionKind { .list(WindowRegime.allCases.map(\.rawValue)) }
}
