internal import SwiftSyntax

/// Collects the declarations of a file.
final class DeclarationCollector: SyntaxVisitor {
  private(set) var types: [TypeDeclaration] = []
  private(set) var members: [Member] = []
  private(set) var optionalRequirements: [OptionalRequirement] = []
  /// The names of type aliases, after those of the types around them.
  private(set) var aliases: Set<String> = []
  private let file: Int
  private let condition: (ExprSyntax) -> String

  /// The types that enclose the visited node.
  private var scopes: [Scope] = []
  private var functions = 0

  private struct Scope {
    let name: String
    let isExtension: Bool
    let isProtocol: Bool
    /// Whether all members are exposed, by `@objcMembers` or `@objc extension`.
    let exposesMembers: Bool
    /// The number of enclosing functions.
    let depth: Int
  }

  init(file: Int, condition: @escaping (ExprSyntax) -> String) {
    self.file = file
    self.condition = condition
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, node.name.text, .class, node.attributes, node.inheritanceClause, node.memberBlock,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, node.name.text, .other, node.attributes, node.inheritanceClause, node.memberBlock,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, node.name.text, .other, node.attributes, node.inheritanceClause, node.memberBlock,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, node.name.text, .other, node.attributes, node.inheritanceClause, node.memberBlock,
      isGeneric: node.genericParameterClause != nil)
  }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, node.name.text, .protocol, node.attributes, node.inheritanceClause, node.memberBlock,
      isGeneric: false)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      node, node.extendedType.bareName, .other, node.attributes, node.inheritanceClause,
      node.memberBlock, isGeneric: node.genericWhereClause != nil, isExtension: true)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  private func enter(
    _ node: some SyntaxProtocol, _ written: String, _ kind: TypeDeclaration.Kind,
    _ attributes: AttributeListSyntax, _ inheritance: InheritanceClauseSyntax?,
    _ block: MemberBlockSyntax, isGeneric: Bool, isExtension: Bool = false
  ) -> SyntaxVisitorContinueKind {
    let scope = scopes.last?.name ?? ""
    var name = scope.isEmpty ? written : "\(scope).\(written)"
    // Two functions may declare types of one name.
    if functions > 0 {
      name += "@\(file):\(node.position.utf8Offset)"
    }
    types.append(
      TypeDeclaration(
        kind: kind, isExtension: isExtension, name: name, scope: scope, file: file,
        position: node.positionAfterSkippingLeadingTrivia,
        inherited: inheritance?.inheritedTypes.flatMap(\.type.composedNames) ?? [],
        objectiveCName: attributes.objectiveCName,
        isGeneric: isGeneric, isLocal: functions > 0, isMainActor: attributes.has("MainActor"),
        conditions: node.conditions(condition), rightBrace: block.rightBrace, memberBlock: block))
    scopes.append(
      Scope(
        name: name, isExtension: isExtension, isProtocol: kind == .protocol,
        exposesMembers: attributes.has("objcMembers") || (isExtension && attributes.has("objc")),
        depth: functions))
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let scope = functions > 0 ? "@" : scopes.last?.name ?? ""
    aliases.insert(scope.isEmpty ? node.name.text : "\(scope).\(node.name.text)")
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let scope = memberScope {
      let (attributes, parameters) = (node.attributes, node.parameters)
      let isHidden = node.modifiers.has("private") || node.modifiers.has("fileprivate")
      let selector =
        attributes.objectiveCName
        ?? ObjectiveCName.method(
          node.name.text, parameters.map(\.label), isThrowing: node.isThrowing)
      add(
        Member(
          kind: .method(parameters: parameters), name: node.name.text, type: scope.name,
          file: file, selector: selector,
          isExposed: !attributes.named(["objc", "IBAction", "IBSegueAction"]).isEmpty
            || (scope.exposesMembers && !isHidden),
          isOutlet: false, isStatic: node.modifiers.isStatic,
          isOverride: node.modifiers.has("override"), isThrowing: node.isThrowing,
          isAsync: node.isAsync, isInExtension: scope.isExtension, isLocal: functions > 0,
          conditions: node.conditions(condition), node: DeclSyntax(node)),
        isOptional: node.modifiers.has("optional"), scope)
    }
    functions += 1
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { functions -= 1 }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let scope = memberScope else { return .visitChildren }
    let attributes = node.attributes
    let isHidden = node.modifiers.has("private") || node.modifiers.has("fileprivate")
    let isOutlet = !attributes.named(["IBOutlet", "IBInspectable"]).isEmpty
    for binding in node.bindings {
      guard let name = binding.identifier else { continue }
      let isSettable = node.bindingSpecifier.text == "var" && !binding.isComputedWithoutSetter
      add(
        Member(
          kind: .property(isSettable: isSettable), name: name, type: scope.name, file: file,
          selector: attributes.objectiveCName ?? name,
          isExposed: attributes.has("objc") || (scope.exposesMembers && !isHidden),
          isOutlet: isOutlet, isStatic: node.modifiers.isStatic,
          isOverride: node.modifiers.has("override"), isThrowing: false, isAsync: false,
          isInExtension: scope.isExtension, isLocal: functions > 0,
          conditions: node.conditions(condition), node: DeclSyntax(node)),
        isOptional: node.modifiers.has("optional"), scope)
    }
    return .visitChildren
  }

  private func add(_ member: Member, isOptional: Bool, _ scope: Scope) {
    if scope.isProtocol {
      if isOptional {
        optionalRequirements.append(OptionalRequirement(protocol: scope.name, member: member))
      }
    } else {
      members.append(member)
    }
  }

  /// The type whose member the visited node is; nil inside a function.
  private var memberScope: Scope? {
    guard let scope = scopes.last, scope.depth == functions else { return nil }
    return scope
  }

  // Types in them are local; what they declare is no member.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: InitializerDeclSyntax) { functions -= 1 }
  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: DeinitializerDeclSyntax) { functions -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: AccessorBlockSyntax) { functions -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: ClosureExprSyntax) { functions -= 1 }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: SubscriptDeclSyntax) { functions -= 1 }

  private func enterBody() -> SyntaxVisitorContinueKind {
    functions += 1
    return .visitChildren
  }
}
