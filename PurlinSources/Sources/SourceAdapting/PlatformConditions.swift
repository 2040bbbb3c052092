internal import SwiftSyntax

/// Evaluates `os(iOS)` according to the options.
struct PlatformConditions {
  let isForIOS: Bool

  /// A condition's text.
  func text(_ condition: ExprSyntax) -> String {
    var text = condition.trimmedDescription
    guard isForIOS else { return text }
    let finder = Finder()
    finder.walk(condition)
    for call in finder.calls.reversed() {
      guard let value = value(of: call) else { continue }
      let start =
        call.positionAfterSkippingLeadingTrivia.utf8Offset
        - condition.positionAfterSkippingLeadingTrivia.utf8Offset
      let lower = text.utf8.index(text.startIndex, offsetBy: start)
      let upper = text.utf8.index(lower, offsetBy: call.trimmedDescription.utf8.count)
      text.replaceSubrange(lower..<upper, with: value)
    }
    return text
  }

  /// The replacement of a platform condition, if the options determine it.
  func value(of call: FunctionCallExprSyntax) -> String? {
    guard isForIOS, call.calledExpression.trimmedDescription == "os",
      let name = call.arguments.first?.expression.trimmedDescription
    else { return nil }
    return name == "iOS" ? "true" : "false"
  }

  private final class Finder: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []
    init() { super.init(viewMode: .sourceAccurate) }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .skipChildren
    }
  }
}
