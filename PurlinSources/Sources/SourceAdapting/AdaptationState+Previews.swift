internal import SwiftSyntax

// `#Preview("Name", traits: …) { … }` is a macro of Apple's SDK. It becomes a function on the same line, which a
// runner finds by its name; the body keeps its place.
extension AdaptationState {
  mutating func adaptPreviews() {
    var previews: [SourcePreview] = []
    for index in files.indices {
      let finder = PreviewFinder()
      finder.walk(files[index].tree)
      for macro in finder.macros {
        guard case .shown = options.previews else {
          files[index].blank(macro.node)
          continue
        }
        guard !showsSwiftUI(macro.node, in: index) else {
          files[index].blank(macro.node)
          report(.warning, "a view of SwiftUI is not shown", at: macro.node, in: index)
          continue
        }
        let symbol = "purlin_preview_\(previews.count)"
        files[index].replace(
          macro.pound,
          with: "@MainActor @_cdecl(\"\(symbol)\") public func \(symbol)() { PreviewRunner.")
        files[index].replace(macro.name, with: "showPreview")
        files[index].insert(" }", at: macro.node.endPositionBeforeTrailingTrivia)
        previews.append(
          SourcePreview(
            symbol: symbol, className: nil, path: files[index].path,
            line: files[index].location(macro.pound.positionAfterSkippingLeadingTrivia).line))
      }
    }
    for (number, fragment) in fragments.enumerated() {
      var preview = addPreview(
        of: fragment.name, number: number, in: fragment.file, fragment.line, [])
      preview.isFragment = true
      previews.append(preview)
    }
    if case .shown(let classes) = options.previews {
      if !classes.isEmpty || previews.isEmpty { previews += addClassPreviews(classes) }
    }
    self.previews = previews
  }

  /// Adds a function for each of the classes, or for each view controller if none are named.
  private mutating func addClassPreviews(_ names: Set<String>) -> [SourcePreview] {
    var previews: [SourcePreview] = []
    for type in model.types
    where type.kind == .class && !type.isExtension && type.scope.isEmpty && !type.isLocal
      && !type.isGeneric && canBeShown(type.name, named: names)
    {
      previews.append(
        addPreview(
          of: type.name, number: fragments.count + previews.count, in: type.file,
          files[type.file].location(type.position).line, type.conditions))
    }
    return previews
  }

  /// Adds a function that shows a class.
  private mutating func addPreview(
    of name: String, number: Int, in file: Int, _ line: Int, _ conditions: [String]
  ) -> SourcePreview {
    let symbol = "purlin_class_\(number)"
    appendices[file] += Self.conditional(
      [
        "@MainActor @_cdecl(\"\(symbol)\") public func \(symbol)() { "
          + "PreviewRunner.showPreview(\"\(name)\") { \(name)() } }"
      ], conditions)
    return SourcePreview(symbol: symbol, className: name, path: files[file].path, line: line)
  }

  private func canBeShown(_ name: String, named names: Set<String>) -> Bool {
    guard let root = model.chain(of: name).last, model.type(root) == nil else { return false }
    guard names.isEmpty else { return names.contains(name) && canBeMade(name, root: root) }
    return Self.controllers.contains(root) && canBeMade(name, root: root)
  }

  /// Whether a class has an initializer without arguments, declared or inherited.
  ///
  /// Source: The Swift Programming Language, "Automatic Initializer Inheritance". The compiler has the last
  /// word: what it refuses is left out.
  private func canBeMade(_ name: String, root: String) -> Bool {
    guard let type = model.type(name) else { return root != "UICollectionViewController" }
    let initializers = type.memberBlock.members.compactMap {
      $0.decl.as(InitializerDeclSyntax.self)
    }
    let declares = initializers.contains { initializer in
      initializer.optionalMark == nil
        && initializer.signature.parameterClause.parameters.allSatisfy { $0.defaultValue != nil }
    }
    if declares { return true }
    let designated = Set(
      initializers.filter { !$0.modifiers.has("convenience") }.map { initializer in
        initializer.signature.parameterClause.parameters.first?.firstName.text ?? ""
      })
    guard designated.isEmpty || designated.isSuperset(of: Self.designated(of: root)) else {
      return false
    }
    return canBeMade(model.superclass(of: name) ?? root, root: root)
  }

  /// The first labels of the designated initializers of a class of UIKit.
  private static func designated(of root: String) -> Set<String> {
    switch root {
    case "UITableViewController": ["style", "nibName", "coder"]
    case "UITableViewCell": ["style", "coder"]
    case _ where root.hasSuffix("Controller"): ["nibName", "coder"]
    default: ["frame", "coder"]
    }
  }

  private static let controllers: Set = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIPageViewController",
  ]
}

/// Finds `#Preview` at the top level of a file.
private final class PreviewFinder: SyntaxVisitor {
  private(set) var macros: [(node: Syntax, pound: TokenSyntax, name: TokenSyntax)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(Syntax(node), node.pound, node.macroName)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add(Syntax(node), node.pound, node.macroName)
  }

  // Elsewhere there are none.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(
    _ node: Syntax, _ pound: TokenSyntax, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    if name.text == "Preview" { macros.append((node, pound, name)) }
    return .skipChildren
  }
}
