internal import SwiftSyntax

// What the adaptation asks of syntax.

extension AttributeListSyntax {
  /// The attributes of some names.
  func named(_ names: Set<String>) -> [AttributeSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element, names.contains(attribute.name)
      else { return nil }
      return attribute
    }
  }

  func has(_ name: String) -> Bool { !named([name]).isEmpty }

  /// The name that `@objc(name)` gives.
  var objectiveCName: String? {
    for attribute in named(["objc"]) {
      if let arguments = attribute.arguments { return arguments.trimmedDescription }
    }
    return nil
  }
}

extension AttributeSyntax {
  var name: String { attributeName.trimmedDescription }
}

extension DeclModifierListSyntax {
  func has(_ keyword: String) -> Bool { contains { $0.name.text == keyword } }
  var isStatic: Bool { has("static") || has("class") }
}

extension TypeSyntax {
  /// The name without generic arguments and attributes.
  var bareName: String {
    if let name = self.as(IdentifierTypeSyntax.self) { return name.name.text }
    if let member = self.as(MemberTypeSyntax.self) {
      return "\(member.baseType.bareName).\(member.name.text)"
    }
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.bareName }
    return trimmedDescription
  }

  /// The names that a composition joins.
  var composedNames: [String] {
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap(\.type.composedNames)
    }
    return [bareName]
  }
}

extension FunctionDeclSyntax {
  var parameters: [Member.Parameter] {
    signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text
      return Member.Parameter(
        label: label == "_" ? nil : label, type: parameter.type.trimmedDescription)
    }
  }

  var isThrowing: Bool { signature.effectSpecifiers?.throwsClause != nil }
  var isAsync: Bool { signature.effectSpecifiers?.asyncSpecifier != nil }
}

extension PatternBindingSyntax {
  var identifier: String? { pattern.as(IdentifierPatternSyntax.self)?.identifier.text }

  /// Whether it has a getter and no setter.
  var isComputedWithoutSetter: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard case .accessors(let list) = accessors else { return true }
    let kinds = Set(list.map(\.accessorSpecifier.text))
    return kinds.contains("get") && kinds.isDisjoint(with: ["set", "_modify"])
  }
}

extension SyntaxProtocol {
  /// The conditions of the `#if` directives around a node, the outermost first.
  func conditions(_ text: (ExprSyntax) -> String) -> [String] {
    var found: [String] = []
    var step = Syntax(self)
    while let parent = step.parent {
      if let clause = step.as(IfConfigClauseSyntax.self) {
        found.append(clause.fullCondition(text))
      }
      step = parent
    }
    return found.reversed()
  }
}

extension IfConfigClauseSyntax {
  /// The condition under which this clause counts: its own, and that no earlier one holds.
  func fullCondition(_ text: (ExprSyntax) -> String) -> String {
    var parts: [String] = []
    for clause in parent?.as(IfConfigClauseListSyntax.self) ?? [] {
      if clause.id == id { break }
      if let condition = clause.condition { parts.append("!(\(text(condition)))") }
    }
    if let condition { parts.append("(\(text(condition)))") }
    return parts.joined(separator: " && ")
  }
}
