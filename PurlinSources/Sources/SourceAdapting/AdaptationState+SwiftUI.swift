internal import SwiftSyntax

// Views of SwiftUI are not drawn. The bodies of what they consist of are replaced, so that only the names outside
// of them have to exist.
extension AdaptationState {
  mutating func adaptSwiftUI() {
    for index in files.indices where files[index].imports("SwiftUI") {
      let finder = BodyFinder()
      finder.walk(files[index].tree)
      for body in finder.bodies {
        let result =
          body.isOpaque ? "SwiftUI.Placeholder()" : "fatalError(\"SwiftUI is not drawn\")"
        files[index].replace(body.node, with: keepingLines("{ \(result)", of: body.node) + "}")
      }
      // Types of the app's other modules, which are files of this one, have such names, too.
      for name in finder.wrappers where model.type(name.text).map({ !$0.isWrapper }) ?? false {
        files[index].replace(name, with: "SwiftUI.\(name.text)")
      }
    }
  }

  /// Whether a preview shows a view of SwiftUI: its last expression makes one, as far as the text says it.
  func showsSwiftUI(_ node: Syntax, in file: Int) -> Bool {
    guard files[file].imports("SwiftUI") else { return false }
    let closure =
      node.as(MacroExpansionDeclSyntax.self).flatMap {
        $0.trailingClosure ?? $0.arguments.last?.expression.as(ClosureExprSyntax.self)
      }
      ?? node.as(MacroExpansionExprSyntax.self).flatMap {
        $0.trailingClosure ?? $0.arguments.last?.expression.as(ClosureExprSyntax.self)
      }
    guard var expression = closure?.statements.last?.item.as(ExprSyntax.self) else { return false }
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        expression = base
      } else if let generic = expression.as(GenericSpecializationExprSyntax.self) {
        expression = generic.expression
      } else {
        break
      }
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    if let type = model.type(name) { return type.kind != .class }
    return name.first?.isUppercase ?? false && !name.hasPrefix("UI")
  }
}

extension SourceFile {
  /// Whether the file imports a module.
  func imports(_ module: String) -> Bool {
    tree.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
        || ($0.item.as(IfConfigDeclSyntax.self)?.clauses.contains { clause in
          clause.elements?.trimmedDescription.contains("import \(module)") ?? false
        } ?? false)
    }
  }
}

/// Finds the bodies of properties and functions whose type is one of SwiftUI's protocols.
private final class BodyFinder: SyntaxVisitor {
  private(set) var bodies: [(node: Syntax, isOpaque: Bool)] = []
  /// The names of SwiftUI's property wrappers in attributes.
  private(set) var wrappers: [TokenSyntax] = []
  private static let wrapperNames: Set = [
    "AppStorage", "Bindable", "Binding", "Environment", "EnvironmentObject", "FocusState",
    "GestureState", "Namespace", "ObservedObject", "SceneStorage", "State", "StateObject",
  ]
  private static let protocols: Set = [
    "View", "Scene", "ToolbarContent", "CustomizableToolbarContent", "Commands", "Gesture", "Shape",
    "InsettableShape", "ShapeStyle", "WidgetConfiguration", "DynamicViewContent", "TabContent",
    "ChartContent", "ViewModifier", "TableRowContent",
  ]
  private static let views: Set = ["AnyView", "Text", "AnyTransition"]

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.signature.returnClause?.type, let body = node.body,
      let isOpaque = Self.isOpaque(type)
    {
      bodies.append((Syntax(body), isOpaque))
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type, let block = node.accessorBlock,
      let isOpaque = Self.isOpaque(type)
    {
      bodies.append((Syntax(block), isOpaque))
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name,
      Self.wrapperNames.contains(name.text)
    {
      wrappers.append(name)
    }
    return .visitChildren
  }

  /// Whether a type is `some` of a protocol of SwiftUI's; nil for other types.
  private static func isOpaque(_ type: TypeSyntax) -> Bool? {
    if let some = type.as(SomeOrAnyTypeSyntax.self), some.someOrAnySpecifier.text == "some" {
      return protocols.isDisjoint(with: some.constraint.composedNames.map(last)) ? nil : true
    }
    return views.contains(last(type.bareName)) ? false : nil
  }

  private static func last(_ name: String) -> String {
    String(name.split(separator: ".").last ?? "")
  }
}
