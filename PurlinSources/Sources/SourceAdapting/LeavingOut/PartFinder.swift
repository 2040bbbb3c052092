internal import SwiftSyntax

/// Finds the part of a file that an error takes with it: outwards from the token at its place.
struct PartFinder {
  let token: TokenSyntax
  let message: String
  let extent: LeftOutParts.Extent

  /// The change that leaves the part out; nil if there is none.
  func edit() -> PartEdit? {
    if extent < .declaration, let edit = completion() { return edit }
    if extent == .statement, let edit = standIn() ?? plainCall() { return edit }
    var child = Syntax(token)
    while let parent = child.parent {
      if extent == .statement, let edit = entry(parent, from: child) { return edit }
      if extent == .statement, let item = parent.as(CodeBlockItemSyntax.self),
        !isOfFile(item), let edit = statement(item)
      {
        return edit
      }
      if extent < .declaration, let member = parent.as(MemberBlockItemSyntax.self) {
        return self.member(member)
      }
      if let item = parent.as(CodeBlockItemSyntax.self), isOfFile(item) { return blank(item) }
      child = parent
    }
    return nil
  }

  // MARK: Entries

  /// The change in a list or a value around the place.
  private func entry(_ parent: Syntax, from child: Syntax) -> PartEdit? {
    if let inherited = parent.as(InheritedTypeSyntax.self) {
      if message.hasPrefix("cannot find type"),
        let superclass = Self.superclass(standingFor: inherited)
      {
        var edit = replace(inherited.type, superclass)
        edit.isStandIn = true
        return edit
      }
      return removal(of: inherited)
    }
    if let attribute = parent.as(AttributeSyntax.self) { return blank(attribute) }
    // A list can do without an entry; the comma of the one before it may be the last.
    if parent.is(ArrayElementSyntax.self) || parent.is(DictionaryElementSyntax.self) {
      return blank(parent)
    }
    if let initializer = parent.as(InitializerClauseSyntax.self), child.id == initializer.value.id {
      return value(of: initializer)
    }
    return nil
  }

  /// An entry of the list of a type's protocols, with its comma; with the colon if it is the only one.
  private func removal(of inherited: InheritedTypeSyntax) -> PartEdit? {
    guard let list = inherited.parent?.as(InheritedTypeListSyntax.self),
      let clause = list.parent?.as(InheritanceClauseSyntax.self)
    else { return nil }
    if list.count == 1 { return blank(clause) }
    if inherited.trailingComma != nil { return blank(inherited) }
    // The last one takes the comma before it.
    guard let index = list.index(of: inherited), index != list.startIndex,
      let comma = list[list.index(before: index)].trailingComma
    else { return nil }
    return PartEdit(range: start(comma)..<end(inherited))
  }

  /// A value whose type is written: it is made when it is asked for, of the type alone.
  private func value(of initializer: InitializerClauseSyntax) -> PartEdit? {
    guard initializer.value.trimmedDescription != LeftOutParts.value else { return nil }
    if let binding = initializer.parent?.as(PatternBindingSyntax.self),
      binding.typeAnnotation != nil
    {
      return replace(initializer.value, LeftOutParts.value)
    }
    if initializer.parent?.is(FunctionParameterSyntax.self) ?? false {
      return replace(initializer.value, LeftOutParts.value)
    }
    return nil
  }

  // MARK: Statements

  /// The change of a statement in a body; nil if it is left out as well as it can be.
  private func statement(_ item: CodeBlockItemSyntax) -> PartEdit? {
    if let result = item.item.as(ReturnStmtSyntax.self), let value = result.expression {
      guard value.trimmedDescription != LeftOutParts.value else { return nil }
      return replace(value, LeftOutParts.value)
    }
    if item.item.is(ThrowStmtSyntax.self) { return replace(item, "fatalError()") }
    if item.item.trimmedDescription == LeftOutParts.value { return nil }
    if let value = valueForProperty(item) { return replace(value, LeftOutParts.value) }
    if let edit = argumentOfInitializer(item) { return edit }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    if list.count == 1 {
      if list.parent?.is(SwitchCaseSyntax.self) ?? false {
        return item.trimmedDescription == "break" ? nil : replace(item, "break")
      }
      if item.item.is(ExprSyntax.self), isResult(list) { return replace(item, LeftOutParts.value) }
    }
    return blank(item)
  }

  /// Whether the only expression of a body is its result.
  private func isResult(_ list: CodeBlockItemListSyntax) -> Bool {
    guard let parent = list.parent else { return false }
    if parent.is(ClosureExprSyntax.self) || parent.is(AccessorBlockSyntax.self) { return true }
    guard let block = parent.as(CodeBlockSyntax.self), let owner = block.parent else {
      return false
    }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause != nil
    }
    return owner.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
  }

  /// The value that an initializer gives to a property, which needs one.
  private func valueForProperty(_ item: CodeBlockItemSyntax) -> ExprSyntax? {
    guard let owner = item.parent?.parent?.parent, owner.is(InitializerDeclSyntax.self),
      let sequence = item.item.as(SequenceExprSyntax.self), sequence.elements.count >= 3
    else { return nil }
    let parts = Array(sequence.elements)
    guard parts[1].is(AssignmentExprSyntax.self), isProperty(parts[0]),
      token.position >= parts[2].position,
      let last = parts.last, parts[2].trimmedDescription != LeftOutParts.value
    else { return nil }
    // Several operands are one value: the first takes the place of all.
    return parts.count == 3 ? last : nil
  }

  private func isProperty(_ expression: ExprSyntax) -> Bool {
    if expression.is(DeclReferenceExprSyntax.self) { return true }
    return expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self"
  }

  /// The argument with an error of `super.init(…)` or `self.init(…)`, which an initializer needs.
  private func argumentOfInitializer(_ item: CodeBlockItemSyntax) -> PartEdit? {
    guard let call = item.item.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
      callee.declName.baseName.text == "init",
      let argument = call.arguments.first(where: {
        token.position >= $0.expression.position && token.endPosition <= $0.expression.endPosition
      }), argument.expression.trimmedDescription != LeftOutParts.value
    else { return nil }
    return replace(argument.expression, LeftOutParts.value)
  }

  // MARK: Members

  /// A member; for a type whose header has the error, the whole of it.
  private func member(_ item: MemberBlockItemSyntax) -> PartEdit? { blank(item) }

  private func isOfFile(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), let parent = list.parent else {
      return true
    }
    return parent.is(SourceFileSyntax.self)
      || parent.is(IfConfigClauseSyntax.self)
        && item.item.is(DeclSyntax.self) && !isInBody(parent)
  }

  private func isInBody(_ node: Syntax) -> Bool {
    var step: Syntax? = node
    while let present = step {
      if present.is(CodeBlockSyntax.self) || present.is(ClosureExprSyntax.self)
        || present.is(AccessorBlockSyntax.self)
      {
        return true
      }
      step = present.parent
    }
    return false
  }

  // MARK: Changes

  private func start(_ node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }
  private func end(_ node: some SyntaxProtocol) -> Int {
    node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Leaves a node out; nil if nothing is left of it.
  func blank(_ node: some SyntaxProtocol) -> PartEdit? {
    let range = start(node)..<end(node)
    return range.isEmpty ? nil : PartEdit(range: range)
  }

  func replace(_ node: some SyntaxProtocol, _ text: String) -> PartEdit {
    PartEdit(range: start(node)..<end(node), replacement: text)
  }

  func insert(_ text: String, before node: some SyntaxProtocol) -> PartEdit {
    PartEdit(range: start(node)..<start(node), replacement: text)
  }
}
