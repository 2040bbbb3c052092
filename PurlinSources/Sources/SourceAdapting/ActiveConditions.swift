internal import SwiftSyntax

/// Whether code under `#if` is compiled, as far as the options of the adaptation determine it.
struct ActiveConditions {
  let options: SourceAdaptation.Options

  /// Whether a node is surely not compiled.
  func excludes(_ node: some SyntaxProtocol) -> Bool {
    var step = Syntax(node)
    while let parent = step.parent {
      if let clause = step.as(IfConfigClauseSyntax.self), isActive(clause) == false { return true }
      step = parent
    }
    return false
  }

  /// Whether a clause is compiled: its condition holds, and no earlier one does.
  private func isActive(_ clause: IfConfigClauseSyntax) -> Bool? {
    var isKnown = true
    for other in clause.parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      let value = other.condition.map(value) ?? true
      if other.id == clause.id { return value == false ? false : isKnown ? value : nil }
      if value == true { return false }
      if value == nil { isKnown = false }
    }
    return nil
  }

  /// The value of a condition; nil if it is not known here.
  func value(of condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { value(of: $0.expression) }
    }
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return value(of: prefix.expression).map(!)
    }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return value(of: Array(sequence.elements))
    }
    if let flag = condition.as(DeclReferenceExprSyntax.self) {
      // A preview defines `DEBUG` and no other flag.
      return options.previews == .removed ? nil : flag.baseName.text == "DEBUG"
    }
    return condition.as(FunctionCallExprSyntax.self).flatMap(value)
  }

  /// The value of operands that `&&` and `||` join.
  private func value(of elements: [ExprSyntax]) -> Bool? {
    for (name, decisive) in [("||", true), ("&&", false)] {
      let parts = elements.split { $0.trimmedDescription == name }
      guard parts.count > 1 else { continue }
      let values = parts.map { value(of: Array($0)) }
      if values.contains(decisive) { return decisive }
      return values.contains(nil) ? nil : !decisive
    }
    return elements.count == 1 ? value(of: elements[0]) : nil
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression.trimmedDescription else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "os": return options.isForIOS ? argument == "iOS" : nil
    case "canImport":
      let module = argument.split(separator: ".").first.map(String.init) ?? argument
      return options.availableModules?.contains(module)
    case "targetEnvironment": return options.isForIOS ? false : nil
    // What compiles this has these versions at least.
    case "swift": return Self.isReached(argument, by: (5, 9))
    case "compiler": return Self.isReached(argument, by: (6, 0))
    default: return nil
    }
  }

  /// The value of `>=5.9` or `<5.9`, if it is known for a version and later ones.
  private static func isReached(_ text: String, by version: (Int, Int)) -> Bool? {
    let isLower = text.hasPrefix("<")
    guard isLower || text.hasPrefix(">=") else { return nil }
    let numbers = text.dropFirst(isLower ? 1 : 2).split(separator: ".").compactMap {
      Int($0.filter { !$0.isWhitespace })
    }
    guard let major = numbers.first else { return nil }
    return (major, numbers.dropFirst().first ?? 0) <= version ? !isLower : nil
  }
}
