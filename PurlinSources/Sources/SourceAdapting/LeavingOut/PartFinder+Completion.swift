internal import SwiftSyntax

// Errors about something that is missing, mostly because of what has been left out before: it is added.
extension PartFinder {
  func completion() -> PartEdit? {
    if message.hasPrefix("missing return") { return result() }
    if message.contains("does not conform to protocol") { return conformance() }
    if message.contains("not initialized at") || message.contains("used before") {
      return property()
    }
    if message.hasPrefix("'required' initializer 'init(coder:)' must be provided") {
      return decodingInitializer()
    }
    if message.hasSuffix("has no initializers") { return properties() }
    if message.hasPrefix("switch must be exhaustive") { return otherCases() }
    return nil
  }

  /// The nearest node of a kind around the token.
  func around<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    var step = token.parent
    while let node = step {
      if let found = node.as(kind) { return found }
      step = node.parent
    }
    return nil
  }

  /// The name between the first apostrophes of the message.
  private func name(_ index: Int = 0) -> String? {
    let parts = message.split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.contains(2 * index + 1) ? String(parts[2 * index + 1]) : nil
  }

  /// The result of a body whose last statement was left out.
  private func result() -> PartEdit? {
    guard token.tokenKind == .rightBrace else { return nil }
    let list =
      token.parent?.as(CodeBlockSyntax.self)?.statements
      ?? token.parent?.as(ClosureExprSyntax.self)?.statements
    if let last = list?.last?.item.trimmedDescription, last.hasSuffix(LeftOutParts.value) {
      return nil
    }
    return insert("; return \(LeftOutParts.value) ", before: token)
  }

  /// A protocol that a type has promised and no longer has everything of.
  private func conformance() -> PartEdit? {
    guard let promised = name(1) else { return nil }
    let clause =
      around(ExtensionDeclSyntax.self)?.inheritanceClause
      ?? around(ClassDeclSyntax.self)?.inheritanceClause
      ?? around(StructDeclSyntax.self)?.inheritanceClause
      ?? around(EnumDeclSyntax.self)?.inheritanceClause
    guard
      let entry = clause?.inheritedTypes.first(where: { $0.type.composedNames.contains(promised) })
    else { return nil }
    return PartFinder(
      token: entry.type.firstToken(viewMode: .sourceAccurate) ?? token, message: "",
      extent: .statement
    ).edit()
  }

  /// A property that an initializer leaves without a value.
  private func property() -> PartEdit? {
    guard message.contains("not initialized at"), let name = name(),
      let item = around(CodeBlockItemSyntax.self), around(InitializerDeclSyntax.self) != nil
    else { return nil }
    let property = name.hasPrefix("self.") ? name : "self.\(name)"
    return insert("\(property) = \(LeftOutParts.value); ", before: item)
  }

  private func decodingInitializer() -> PartEdit? {
    guard let brace = around(ClassDeclSyntax.self)?.memberBlock.rightBrace else { return nil }
    return insert("; required init?(coder: NSCoder) { fatalError() } ", before: brace)
  }

  /// The first property of a class without a value, where no initializer is left that gives it one.
  private func properties() -> PartEdit? {
    guard let type = around(ClassDeclSyntax.self) else { return nil }
    for item in type.memberBlock.members {
      guard let variable = item.decl.as(VariableDeclSyntax.self),
        !variable.modifiers.isStatic, !variable.modifiers.has("lazy")
      else { continue }
      for binding in variable.bindings {
        guard binding.initializer == nil, binding.accessorBlock == nil,
          let annotation = binding.typeAnnotation
        else { continue }
        if variable.bindingSpecifier.text == "var",
          annotation.type.is(OptionalTypeSyntax.self)
            || annotation.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        {
          continue
        }
        return PartEdit(
          range: binding.endPositionBeforeTrailingTrivia
            .utf8Offset..<binding.endPositionBeforeTrailingTrivia.utf8Offset,
          replacement: " = \(LeftOutParts.value)")
      }
    }
    return nil
  }

  private func otherCases() -> PartEdit? {
    guard let statement = around(SwitchExprSyntax.self) else { return nil }
    return insert("default: fatalError() ", before: statement.rightBrace)
  }
}
