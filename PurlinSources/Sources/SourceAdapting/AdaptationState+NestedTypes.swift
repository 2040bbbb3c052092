internal import SwiftSyntax

// Extensions at the end of a file reach nested types only if these are not private to another type.
extension AdaptationState {
  mutating func openNestedTypes() {
    for index in files.indices {
      let finder = NestedTypeFinder()
      finder.walk(files[index].tree)
      for modifier in finder.modifiers { files[index].replace(modifier, with: "fileprivate") }
    }
  }
}

private final class NestedTypeFinder: SyntaxVisitor {
  private(set) var modifiers: [DeclModifierSyntax] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(node.modifiers, node)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(node.modifiers, node)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    visit(node.modifiers, node)
  }

  private func visit(
    _ list: DeclModifierListSyntax, _ node: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    if let modifier = list.first(where: { $0.name.text == "private" && $0.detail == nil }),
      node.parent?.is(MemberBlockItemSyntax.self) ?? false, node.containsExposedClass
    {
      modifiers.append(modifier)
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether a class in a node has members that are visible to Objective-C.
  fileprivate var containsExposedClass: Bool {
    let finder = ExposureFinder()
    finder.walk(self)
    return finder.hasFound
  }
}

private final class ExposureFinder: SyntaxVisitor {
  private(set) var hasFound = false

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.hasPrefix("IB") || node.name.hasPrefix("objc") { hasFound = true }
    return .skipChildren
  }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector" { hasFound = true }
    return .skipChildren
  }
}
