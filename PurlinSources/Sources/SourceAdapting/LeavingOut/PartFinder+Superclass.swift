internal import SwiftSyntax

// A class of a module that is not here is a superclass: without one, its subclass would be no view or controller. The
// class of UIKit that it derives from, as far as names say it, takes its place.
extension PartFinder {
  /// The class of UIKit that stands for a missing superclass; nil if the entry is no superclass, or none of UIKit's.
  static func superclass(standingFor inherited: InheritedTypeSyntax) -> String? {
    guard let list = inherited.parent?.as(InheritedTypeListSyntax.self),
      list.first?.id == inherited.id,
      let declaration = list.parent?.parent?.as(ClassDeclSyntax.self)
    else { return nil }
    // A protocol has nothing to override.
    let finder = OverrideFinder(viewMode: .sourceAccurate)
    finder.walk(declaration.memberBlock)
    guard finder.usesSuper || !finder.names.isEmpty else { return nil }
    let name = inherited.type.bareName
    guard !["Delegate", "DataSource", "Protocol"].contains(where: name.hasSuffix) else {
      return nil
    }
    if finder.labels.contains("style"), name.hasSuffix("Cell") { return "UITableViewCell" }
    return byName.first { name.hasSuffix($0.end) }?.superclass
      ?? byMember.first { !finder.names.isDisjoint(with: $0.members) }?.superclass
  }

  /// The class of UIKit that stands for a missing class of views, as far as its name says it: a property of the type
  /// `LottieAnimationView` is a `UIView`, with all constraints that it has.
  ///
  /// Not for the type of an extension, whose members all views would have, nor where a value is asked for its type.
  func standIn() -> PartEdit? {
    guard
      ["cannot find type '", "cannot find '"].contains(where: message.hasPrefix),
      case .identifier(let name) = token.tokenKind, name.first?.isUppercase ?? false,
      message.contains("'\(name)'"),
      let known = Self.views.first(where: name.hasSuffix)
    else { return nil }
    let parent = token.parent
    if let reference = parent?.as(DeclReferenceExprSyntax.self) {
      // Only where an object is made: other members are those of the class.
      guard reference.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == reference.id
      else { return nil }
    } else if let type = parent?.as(IdentifierTypeSyntax.self) {
      guard type.genericArgumentClause == nil, let owner = owner(of: type) else { return nil }
      if owner.is(ExtensionDeclSyntax.self) || owner.is(InheritedTypeSyntax.self)
        || owner.is(MemberTypeSyntax.self) || owner.is(AsExprSyntax.self)
        || owner.is(UnresolvedAsExprSyntax.self) || owner.is(TypeExprSyntax.self)
        || owner.is(IsTypePatternSyntax.self) || owner.is(SomeOrAnyTypeSyntax.self)
      {
        return nil
      }
    } else {
      return nil
    }
    // Written in a way in which no class of UIKit is: its calls are known later.
    var edit = replace(token, "`UI\(known)`")
    edit.isStandIn = true
    return edit
  }

  /// The node that a type is written in, around optionals and arrays of it.
  private func owner(of type: IdentifierTypeSyntax) -> Syntax? {
    var node = type.parent
    while let step = node,
      step.is(OptionalTypeSyntax.self) || step.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        || step.is(ArrayTypeSyntax.self) || step.is(AttributedTypeSyntax.self)
    {
      node = step.parent
    }
    return node
  }

  /// The call of a class that stands for a missing one, without its arguments, where it does not take them.
  func plainCall() -> PartEdit? {
    var step = token.parent
    while let node = step, !node.is(CodeBlockItemSyntax.self), !node.is(MemberBlockItemSyntax.self)
    {
      if let call = node.as(FunctionCallExprSyntax.self),
        let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.hasPrefix("`UI"), !call.arguments.isEmpty || call.trailingClosure != nil
      {
        return replace(call, "\(name)()")
      }
      step = node.parent
    }
    return nil
  }

  /// The ends of names that classes of views have.
  private static let views = byName.map(\.end).filter { end in
    !end.hasSuffix("Cell") && !["CollectionView", "Window", "CollectionReusableView"].contains(end)
  }

  private static let byName: [(end: String, superclass: String)] =
    [
      "TableViewController", "CollectionViewController", "NavigationController", "TabBarController",
      "SplitViewController", "PageViewController", "ViewController", "TableViewCell",
      "CollectionViewCell", "CollectionReusableView", "TableViewHeaderFooterView", "ImageView",
      "TableView", "CollectionView", "StackView", "ScrollView", "TextField", "TextView", "Label",
      "Button", "Switch", "Slider", "Control", "Window", "View",
    ].map { ($0, "UI" + $0) } + [("Cell", "UICollectionViewCell")]

  private static let byMember: [(members: Set<String>, superclass: String)] = [
    (
      [
        "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewWillTransition", "preferredStatusBarStyle",
      ], "UIViewController"
    ),
    (["prepareForReuse", "preferredLayoutAttributesFitting"], "UICollectionViewCell"),
    (
      [
        "layoutSubviews", "updateConstraints", "intrinsicContentSize", "sizeThatFits",
        "didMoveToSuperview", "didMoveToWindow", "layerClass", "draw",
      ], "UIView"
    ),
  ]
}

/// Finds what a class overrides.
private final class OverrideFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []
  /// The labels of initializers that it overrides.
  private(set) var labels: Set<String> = []
  private(set) var usesSuper = false

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isOverride(node.modifiers) { names.insert(node.name.text) }
    return .visitChildren
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if isOverride(node.modifiers) {
      names.formUnion(node.bindings.compactMap { $0.pattern.trimmedDescription })
    }
    return .visitChildren
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if isOverride(node.modifiers) {
      names.insert("init")
      labels.formUnion(node.signature.parameterClause.parameters.map(\.firstName.text))
    }
    return .visitChildren
  }
  override func visit(_ node: SuperExprSyntax) -> SyntaxVisitorContinueKind {
    usesSuper = true
    return .skipChildren
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func isOverride(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { $0.name.text == "override" }
  }
}
