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
