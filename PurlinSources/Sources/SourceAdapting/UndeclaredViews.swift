internal import SwiftSyntax

/// The names in a fragment that stand for views which the text around the listing, and not the listing, declares.
///
///     myView.leadingAnchor.constraintEqualToAnchor(margins.leadingAnchor).active = true
struct UndeclaredViews {
  /// The names, in the order of their first use.
  private(set) var names: [String] = []

  init(_ items: [CodeBlockItemSyntax], in tree: SourceFileSyntax, _ model: ModuleModel) {
    let known = DeclaredNames.all(in: tree).union(model.members.map(\.name)).union(Self.inherited)
    let finder = ViewUses()
    for item in items { finder.walk(item) }
    for name in finder.names where !known.contains(name) && !names.contains(name) {
      names.append(name)
    }
  }

  /// The view that stands for a name, of the kind that the name ends in.
  func value(of name: String) -> String {
    let ending = name.lowercased()
    if ending.hasSuffix("label") { return "purlinView(UILabel(), \"\(name)\")" }
    if ending.hasSuffix("button") { return "purlinView(UIButton(type: .system), \"\(name)\")" }
    return "purlinView(UIView())"
  }

  /// Properties of a controller that can be constrained.
  private static let inherited: Set = [
    "view", "self", "super", "topLayoutGuide", "bottomLayoutGuide",
  ]
}

/// Collects what a file or a part of it declares, wherever it does.
final class DeclaredNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }
  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert((node.secondName ?? node.firstName).text)
    return .visitChildren
  }
  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    // `[weak label]` captures what is declared elsewhere.
    if node.initializer != nil { names.insert(node.name.text) }
    return .visitChildren
  }
}

/// Collects names that are used as only views are: their anchors, as items of constraints, beside their own name in a
/// dictionary of views.
private final class ViewUses: SyntaxVisitor {
  private(set) var names: [String] = []
  init() { super.init(viewMode: .sourceAccurate) }

  private static let members: Set = [
    "translatesAutoresizingMaskIntoConstraints", "layoutMarginsGuide", "readableContentGuide",
    "safeAreaLayoutGuide", "setContentHuggingPriority",
    "setContentCompressionResistancePriority",
  ]

  private func add(_ expression: ExprSyntax?) {
    guard let name = expression?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.first?.isLowercase ?? false
    else { return }
    names.append(name)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName.text
    if member.hasSuffix("Anchor") || Self.members.contains(member) { add(node.base) }
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if ["item", "toItem"].contains(node.label?.text) || Self.isAdded(node) { add(node.expression) }
    return .visitChildren
  }

  /// Whether an argument is a view that is added: `addSubview(box)`.
  private static func isAdded(_ node: LabeledExprSyntax) -> Bool {
    guard node.label == nil, let call = node.parent?.parent?.as(FunctionCallExprSyntax.self) else {
      return false
    }
    let name =
      call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return ["addSubview", "addSubviews", "addArrangedSubview"].contains(name)
  }

  override func visit(_ node: DictionaryElementSyntax) -> SyntaxVisitorContinueKind {
    if node.key.trimmedDescription == "\"\(node.value.trimmedDescription)\"" { add(node.value) }
    return .visitChildren
  }
}
