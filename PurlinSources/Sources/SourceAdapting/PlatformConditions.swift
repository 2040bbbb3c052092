internal import SwiftSyntax

/// Evaluates `os(iOS)` according to the options, and takes parts of modules for the modules.
struct PlatformConditions {
  let isForIOS: Bool

  /// A condition's text.
  func text(_ condition: ExprSyntax) -> String {
    var text = condition.trimmedDescription
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

  /// The replacement of a condition about platforms or modules, if it has another value here than in Xcode.
  func value(of call: FunctionCallExprSyntax) -> String? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os" where isForIOS: return argument == "iOS" ? "true" : "false"
    case "canImport" where call.arguments.count == 1 && argument.contains("."):
      // Modules of Objective-C have parts, such as `UIKit.UIView`; those that stand for them here do not.
      return "canImport(\(argument.prefix { $0 != "." }))"
    default: return nil
    }
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
