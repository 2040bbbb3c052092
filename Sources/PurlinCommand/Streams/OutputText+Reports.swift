internal import InterfaceLinter
internal import IsolatedWork

extension OutputText.Syntax {
  /// The syntax of a format of reports.
  init(_ format: LintFormat) {
    self =
      switch format {
      case .text, .xcode: .lines
      case .github: .workflowCommands
      case .json, .sarif: .json
      case .junit: .markup
      }
  }
}
