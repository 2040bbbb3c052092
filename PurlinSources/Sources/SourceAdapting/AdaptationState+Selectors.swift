internal import SwiftSyntax

// `#selector`.
extension AdaptationState {
  /// Replaces each `#selector` by the name of its method, and each `#keyPath` by those of its
  /// properties.
  mutating func replaceSelectors() {
    for index in files.indices {
      let finder = MacroFinder()
      finder.walk(files[index].tree)
      for use in finder.selectors { replaceSelector(use.node, in: index, scope: use.scope) }
      for use in finder.keyPaths { replaceKeyPath(use.node, in: index, scope: use.scope) }
    }
  }

  private mutating func replaceSelector(
    _ node: MacroExpansionExprSyntax, in file: Int, scope: String
  ) {
    guard let argument = node.arguments.first else { return }
    let accessor = argument.label?.text
    guard let method = SelectorExpression(argument.expression) else {
      report(
        .error, "#selector of this expression cannot be adapted; name a method of a type", at: node,
        in: file)
      return
    }
    let line = replacement(of: method, accessor: accessor, scope: scope, in: file, node)
    files[file].replace(node, with: keepingLines(line, of: node))
  }

  /// A one-line text with the line breaks of the node that it replaces.
  func keepingLines(_ text: String, of node: some SyntaxProtocol) -> String {
    text + String(repeating: "\n", count: node.trimmedDescription.count { $0.isNewline })
  }

  /// UIKit's type of selectors, with its module if the sources have a type of that name.
  private var selectorType: String {
    guard declaresSelector else { return "Selector" }
    return "\(options.implicitImports.first ?? "UIKit").Selector"
  }

  private mutating func replacement(
    of method: SelectorExpression, accessor: String?, scope: String, in file: Int,
    _ node: MacroExpansionExprSyntax
  ) -> String {
    let type = receiver(of: method, scope: scope)
    let candidates = members(named: method, ofProperty: accessor != nil, type: type)
    if let first = candidates.first {
      for candidate in candidates
      where model.members[candidate].selector
        == model.members[first].selector
      {
        model.members[candidate].isExposed = true
      }
      let member = model.members[first]
      if member.isStatic {
        report(
          .warning,
          "'\(member.name)' is a class method; selectors are sent to objects only: make it an instance method",
          at: node,
          in: file)
      }
      var name = member.selector
      if accessor == "setter" { name = ObjectiveCName.setter(member.name) }
      return "\(selectorType)(\"\(name)\", PurlinMessages.self)"
    }
    if accessor != nil {
      let name = accessor == "setter" ? ObjectiveCName.setter(method.name) : method.name
      return "\(selectorType)(\"\(name)\", PurlinMessages.self)"
    }
    // A method of another module: the method itself goes along.
    let name = ObjectiveCName.method(method.name, method.labels ?? [])
    guard let target = method.typeText ?? (scope.isEmpty ? nil : scopeText(scope)) else {
      return "\(selectorType)(\"\(name)\", PurlinMessages.self)"
    }
    if model.type(type ?? "")?.kind == .protocol || method.isProtocolLike {
      // A requirement: whoever answers it, answers by name.
      return "\(selectorType)(\"\(name)\", PurlinMessages.self)"
    }
    let reference = "\(target).\(method.reference)"
    let cast = method.castText.map { " as \($0)" } ?? ""
    return "\(selectorType)(\"\(name)\", PurlinMessages.self, \(reference)\(cast))"
  }

  /// The name of a type for code inside another type.
  private func scopeText(_ scope: String) -> String? {
    guard !scope.contains("@") else { return nil }
    return scope
  }

  /// The qualified name of the type whose method is meant; nil for an expression of unknown type.
  private func receiver(of method: SelectorExpression, scope: String) -> String? {
    switch method.base {
    case .scope: scope
    case .type(let name): model.qualifiedName(name, from: scope)
    case .unknown: nil
    }
  }

  /// The members of a name: of a class, its superclasses and the types around it, else of any.
  private func members(
    named method: SelectorExpression, ofProperty: Bool, type: String?
  ) -> [Int] {
    func matching(_ indices: some Sequence<Int>) -> [Int] {
      let found = indices.filter { index in
        let member = model.members[index]
        guard member.name == method.name, member.isMethod != ofProperty else { return false }
        return ofProperty || method.labels.map { $0 == member.labels } ?? true
      }
      let exposed = found.filter { model.members[$0].isExposed }
      var best = exposed.isEmpty ? found : exposed
      if let count = method.parameterCount {
        let fitting = best.filter { model.members[$0].labels.count == count }
        if !fitting.isEmpty { best = fitting }
      }
      return best
    }
    if let type {
      for step in model.chain(of: type) {
        let found = matching(model.members(of: step))
        if !found.isEmpty { return found }
      }
      // A nested type's code names methods of the type around it.
      if case .scope = method.base {
        var outer = type.split(separator: ".").dropLast()
        while !outer.isEmpty {
          let found = matching(model.members(of: outer.joined(separator: ".")))
          if !found.isEmpty { return found }
          outer = outer.dropLast()
        }
        return []
      }
      return []
    }
    let found = matching(model.members(named: method.name))
    let names = Set(found.map { model.members[$0].selector })
    return names.count == 1 ? found : []
  }
}

/// The argument of `#selector(…)`.
struct SelectorExpression {
  enum Base {
    /// Nothing or `self`: the type around it.
    case scope
    case type(String)
    /// An expression whose type the text does not determine.
    case unknown
  }

  let base: Base
  /// The type as written in the code; nil if it is not written.
  let typeText: String?
  let name: String
  /// The labels, where the code writes them; nil in it for `_`.
  let labels: [String?]?
  /// The name with its labels.
  let reference: String
  /// The function type after `as`.
  let castText: String?
  /// The number of parameters of that type.
  let parameterCount: Int?

  /// Whether the type is one of UIKit's protocols, by its name.
  var isProtocolLike: Bool {
    guard let typeText else { return false }
    return ["Delegate", "DataSource", "DataSourcePrefetching", "Actions"].contains {
      typeText.hasSuffix($0)
    }
  }

  init?(_ expression: ExprSyntax) {
    var expression = expression
    var cast: TypeSyntax?
    while true {
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
        let inner = tuple.elements.first
      {
        expression = inner.expression
      } else if let sequence = expression.as(SequenceExprSyntax.self),
        let first = sequence.elements.first,
        let written = sequence.elements.last?.as(TypeExprSyntax.self)
      {
        cast = written.type
        expression = first
      } else if let written = expression.as(AsExprSyntax.self) {
        cast = written.type
        expression = written.expression
      } else {
        break
      }
    }
    castText = cast?.trimmedDescription
    parameterCount = cast.flatMap(Self.parameterCount)

    let declaration: DeclReferenceExprSyntax
    if let member = expression.as(MemberAccessExprSyntax.self) {
      declaration = member.declName
      switch member.base?.trimmedDescription {
      case "self", "Self", "type(of: self)", "super": (base, typeText) = (.scope, nil)
      case let text? where Self.isTypeName(text): (base, typeText) = (.type(text), text)
      default: (base, typeText) = (.unknown, nil)
      }
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      declaration = reference
      (base, typeText) = (.scope, nil)
    } else {
      return nil
    }
    name = declaration.baseName.text.filter { $0 != "`" }
    reference = declaration.trimmedDescription
    labels = declaration.argumentNames.map { names in
      names.arguments.map { $0.name.text == "_" ? nil : $0.name.text }
    }
  }

  private static func isTypeName(_ text: String) -> Bool {
    text.split(separator: ".").allSatisfy { $0.first?.isUppercase ?? false }
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
  }

  private static func parameterCount(_ type: TypeSyntax) -> Int? {
    if let optional = type.as(OptionalTypeSyntax.self) {
      return parameterCount(optional.wrappedType)
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return parameterCount(inner.type)
    }
    guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
    // `(Type) -> (Argument) -> Result`, or the method's own type.
    if let inner = function.returnClause.type.as(FunctionTypeSyntax.self) {
      return inner.parameters.count
    }
    return function.parameters.count
  }
}

/// Finds `#selector` and `#keyPath`, and the types around them.
private final class MacroFinder: SyntaxVisitor {
  private(set) var selectors: [(node: MacroExpansionExprSyntax, scope: String)] = []
  private(set) var keyPaths: [(node: MacroExpansionExprSyntax, scope: String)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector": selectors.append((node, Syntax(node).enclosingTypeName))
    case "keyPath": keyPaths.append((node, Syntax(node).enclosingTypeName))
    default: return .visitChildren
    }
    return .skipChildren
  }
}

extension Syntax {
  /// The qualified name of the type around a node, as far as its text says it.
  fileprivate var enclosingTypeName: String {
    var names: [String] = []
    var step = parent
    while let node = step {
      if let type = node.asProtocol((any DeclGroupSyntax).self) {
        if let named = type.asProtocol((any NamedDeclSyntax).self) {
          names.append(named.name.text)
        } else if let extended = type.as(ExtensionDeclSyntax.self) {
          names.append(extended.extendedType.bareName)
        }
      }
      step = node.parent
    }
    return names.reversed().joined(separator: ".")
  }
}
