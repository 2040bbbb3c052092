internal import SwiftSyntax

// Objective-C finds the properties of an `AnyObject` by their names: `constraints.first?.priority`, where
// `constraints` is an `[AnyObject]`. `PurlinMessages.object(…)` around the object does as well. Where the text
// errs, as beside a local variable of the same name, it returns a value of a known type as it is.
extension AdaptationState {
  mutating func wrapDynamicMembers() {
    for index in files.indices {
      let finder = DynamicMemberFinder(declaredTypes)
      finder.walk(files[index].tree)
      for object in finder.objects {
        files[index].insert(
          "PurlinMessages.object(", at: object.positionAfterSkippingLeadingTrivia)
        files[index].insert(")", at: object.endPositionBeforeTrailingTrivia)
      }
    }
  }

  /// The types of the properties of a name, in whatever type; a method has none.
  private func declaredTypes(_ name: String) -> Set<String> {
    Set(
      model.members(named: name).filter { !model.members[$0].isMethod }.map { index in
        model.members[index].node.as(VariableDeclSyntax.self)?.bindings.first {
          $0.identifier == name
        }?
        .typeAnnotation?.type.trimmedDescription ?? "?"
      })
  }
}

/// Finds accesses to properties of objects whose class is not known.
private final class DynamicMemberFinder: SyntaxVisitor {
  private(set) var objects: [ExprSyntax] = []
  private let declaredTypes: (String) -> Set<String>

  init(_ declaredTypes: @escaping (String) -> Set<String>) {
    self.declaredTypes = declaredTypes
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // A call would be a method, whose arguments the name does not tell.
    guard node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id,
      node.declName.baseName.text != "self", let base = node.base
    else { return .visitChildren }
    let object =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    if type(of: object).map({ ["AnyObject", "AnyObject?", "AnyObject!"].contains($0) }) ?? false {
      objects.append(object)
    }
    return .visitChildren
  }

  /// The type of an expression, as far as declarations with an explicit type determine it.
  private func type(of expression: ExprSyntax) -> String? {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return property(name.baseName) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first
    {
      return type(of: inner.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self),
      sequence.elements.dropLast().last?.is(UnresolvedAsExprSyntax.self) ?? false
    {
      return sequence.elements.last?.as(TypeExprSyntax.self)?.type.trimmedDescription
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return elementType(of: element.calledExpression)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self) else { return nil }
    if let base = member.base, ["first", "last"].contains(member.declName.baseName.text) {
      return elementType(of: base).map { $0 + "?" }
    }
    return property(member.declName.baseName)
  }

  private func elementType(of expression: ExprSyntax) -> String? {
    guard let type = type(of: expression), type.hasPrefix("["), type.hasSuffix("]")
    else { return nil }
    return String(type.dropFirst().dropLast())
  }

  /// The type that all properties of a name have.
  private func property(_ name: TokenSyntax) -> String? {
    let types = declaredTypes(name.text)
    return types.count == 1 ? types.first : nil
  }
}
