internal import SwiftSyntax

// Properties that an app sets after it has made an object: `var presenter: FeedPresenter!`. What is shown of sources
// without a `#Preview` is made by Purlin, and nothing sets them. Messages to them have no effect then, as in Objective-C,
// and values are empty, so that the screen is shown without what it would get from them.
extension AdaptationState {
  /// Marks uses of implicitly unwrapped properties as optional where a missing value changes nothing of the types.
  mutating func skipUnsetProperties() {
    guard case .shown = options.previews, !files.contains(where: { $0.text.contains("#Preview") })
    else { return }
    var names: [String: Set<String>] = [:]
    for type in Set(model.types.map(\.name)) {
      let unset = unsetProperties(of: type)
      if !unset.isEmpty { names[type] = unset }
    }
    guard !names.isEmpty else { return }
    for type in model.types {
      guard let unset = names[type.name] else { continue }
      let finder = UnsetUseFinder(of: unset)
      finder.walk(type.memberBlock)
      for use in finder.uses {
        if use.isGrouped { files[type.file].insert("(", at: use.start) }
        files[type.file].insert("?", at: use.mark)
        guard use.needsValue else { continue }
        let end = use.isGrouped ? ")" : ""
        files[type.file].insert(" ?? PreviewRunner.purlinLeftOut()\(end)", at: use.end)
      }
    }
  }

  /// The implicitly unwrapped properties of a type and its superclasses that neither a document nor a value sets.
  private func unsetProperties(of type: String) -> Set<String> {
    var names: Set<String> = []
    for name in model.chain(of: type) {
      for index in model.members(of: name) {
        let member = model.members[index]
        guard !member.isMethod, !member.isOutlet, !member.isStatic, !member.isLocal,
          let variable = member.node.as(VariableDeclSyntax.self),
          let binding = variable.bindings.first(where: { $0.identifier == member.name }),
          let type = binding.typeAnnotation?.type,
          type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self), binding.initializer == nil,
          binding.accessorBlock?.isOfObservers ?? true
        else { continue }
        names.insert(member.name)
      }
    }
    return names
  }
}

/// Finds the uses of properties at which the compiler accepts that the value is missing.
private final class UnsetUseFinder: SyntaxVisitor {
  struct Use {
    /// The beginning of the expression, the place behind the property, and the end.
    let start: AbsolutePosition
    let mark: AbsolutePosition
    let end: AbsolutePosition
    /// Whether a value is needed in place of the missing one.
    let needsValue: Bool
    /// Whether it has to be in parentheses.
    let isGrouped: Bool
  }

  private(set) var uses: [Use] = []
  private let names: Set<String>

  init(of names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  // Types in a type have properties of their own.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    node.parent?.is(ClassDeclSyntax.self) ?? false
      || node.parent?.is(ExtensionDeclSyntax.self)
        ?? false
      || node.parent?.is(StructDeclSyntax.self) ?? false
      ? .visitChildren : .skipChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard names.contains(node.baseName.text), node.argumentNames == nil else {
      return .visitChildren
    }
    if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
      // `self.presenter` and `self?.presenter`.
      let base = access.base?.as(OptionalChainingExprSyntax.self)?.expression ?? access.base
      if base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
        add(ExprSyntax(access))
      }
    } else if !isShadowed(node) {
      add(ExprSyntax(node))
    }
    return .visitChildren
  }

  /// Whether a function around a name declares it, too.
  private func isShadowed(_ node: DeclReferenceExprSyntax) -> Bool {
    var step = Syntax(node)
    while let parent = step.parent, !step.is(MemberBlockItemSyntax.self) { step = parent }
    let declared = DeclaredNames()
    declared.walk(step)
    return declared.names.contains(node.baseName.text)
  }

  private func add(_ property: ExprSyntax) {
    guard let chain = chain(from: property), let context = chain.parent else { return }
    guard let need = need(of: chain, in: context) else { return }
    uses.append(
      Use(
        start: chain.positionAfterSkippingLeadingTrivia,
        mark: property.endPositionBeforeTrailingTrivia, end: chain.endPositionBeforeTrailingTrivia,
        needsValue: need.value, isGrouped: need.grouped))
  }

  /// The members, calls and subscripts that follow a property; nil if nothing follows.
  private func chain(from property: ExprSyntax) -> ExprSyntax? {
    var step = property
    while let parent = step.parent {
      let next: ExprSyntax?
      if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == step.id {
        next = ExprSyntax(access)
      } else if let call = parent.as(FunctionCallExprSyntax.self),
        call.calledExpression.id == step.id, step.id != property.id
      {
        next = ExprSyntax(call)
      } else if let call = parent.as(SubscriptCallExprSyntax.self),
        call.calledExpression.id == step.id
      {
        next = ExprSyntax(call)
      } else if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
      {
        // `presenter?.load()` is written already.
        guard step.id != property.id else { return nil }
        next = ExprSyntax(parent)
      } else {
        next = nil
      }
      guard let next else { break }
      step = next
    }
    return step.id == property.id ? nil : step
  }

  /// Whether an expression needs a value where it is, and parentheses with it; nil where its type is not known.
  private func need(
    of chain: ExprSyntax, in context: Syntax
  ) -> (value: Bool, grouped: Bool)? {
    if let effect = context.as(TryExprSyntax.self), effect.questionOrExclamationMark == nil {
      return effect.parent.flatMap { need(of: ExprSyntax(effect), in: $0) }.flatMap {
        $0.value ? nil : $0
      }
    }
    if let effect = context.as(AwaitExprSyntax.self) {
      return effect.parent.flatMap { need(of: ExprSyntax(effect), in: $0) }.flatMap {
        $0.value ? nil : $0
      }
    }
    if let item = context.as(CodeBlockItemSyntax.self) { return need(ofStatement: item) }
    if let item = context.as(ReturnStmtSyntax.self) {
      return hasKnownResult(around: Syntax(item)) ? (true, false) : nil
    }
    if context.is(ConditionElementSyntax.self) { return (true, true) }
    if let not = context.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return not.parent?.is(ConditionElementSyntax.self) ?? false ? (true, true) : nil
    }
    if context.parent?.is(OptionalBindingConditionSyntax.self) ?? false { return (false, false) }
    if let loop = context.as(ForStmtSyntax.self), loop.sequence.id == chain.id {
      return (true, true)
    }
    return need(of: chain, inSequence: context)
  }

  /// What one side of an assignment needs.
  private func need(
    of chain: ExprSyntax, inSequence context: Syntax
  ) -> (value: Bool, grouped: Bool)? {
    guard let list = context.as(ExprListSyntax.self),
      list.parent?.parent?.is(CodeBlockItemSyntax.self) ?? false
    else { return nil }
    let parts = Array(list)
    guard parts.count >= 3 else { return nil }
    let isAssignment = parts[1].is(AssignmentExprSyntax.self)
    let changes = parts[1].as(BinaryOperatorExprSyntax.self)
    if parts[0].id == chain.id {
      let isChange = changes.map { ["+=", "-=", "*=", "/="].contains($0.operator.text) } ?? false
      return isAssignment || isChange ? (false, false) : nil
    }
    guard isAssignment, parts.count == 3, parts[2].id == chain.id else { return nil }
    return parts[0].is(DiscardAssignmentExprSyntax.self) ? (false, false) : (true, false)
  }

  /// What a statement needs: the only one of a function is its value.
  private func need(ofStatement item: CodeBlockItemSyntax) -> (value: Bool, grouped: Bool)? {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return (false, false)
    }
    if let closure = list.parent?.as(ClosureExprSyntax.self) {
      return returnsNothing(closure) ? (false, false) : nil
    }
    guard
      let owner = list.parent?.is(AccessorBlockSyntax.self) ?? false
        ? list.parent : list.parent?.parent
    else { return nil }
    if let function = owner.as(FunctionDeclSyntax.self) {
      guard let result = function.signature.returnClause?.type else { return (false, false) }
      return Self.isKnown(result) ? (true, false) : nil
    }
    if owner.is(AccessorBlockSyntax.self) {
      return hasKnownResult(around: Syntax(item)) ? (true, false) : nil
    }
    if let accessor = owner.as(AccessorDeclSyntax.self) {
      guard accessor.accessorSpecifier.text == "get" else { return (false, false) }
      return hasKnownResult(around: Syntax(item)) ? (true, false) : nil
    }
    return (false, false)
  }

  /// Whether a closure is known to have no result.
  private func returnsNothing(_ closure: ClosureExprSyntax) -> Bool {
    if let result = closure.signature?.returnClause?.type {
      return ["Void", "()"].contains(result.trimmedDescription)
    }
    let call =
      closure.parent?.as(FunctionCallExprSyntax.self)
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    let name = call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name.map(["async", "asyncAfter", "animate", "performWithoutAnimation"].contains)
      ?? false
  }

  /// Whether the function or property around a statement, and no closure, says what it returns.
  private func hasKnownResult(around node: Syntax) -> Bool {
    var step = node
    while let parent = step.parent {
      if parent.is(ClosureExprSyntax.self) || parent.is(InitializerDeclSyntax.self) {
        return false
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.map { Self.isKnown($0.type) } ?? false
      }
      if let binding = parent.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation.map { Self.isKnown($0.type) } ?? false
      }
      step = parent
    }
    return false
  }

  /// Whether a value can be chosen for a type without knowing more than its name.
  private static func isKnown(_ type: TypeSyntax) -> Bool {
    type.as(SomeOrAnyTypeSyntax.self)?.someOrAnySpecifier.text != "some"
  }
}
