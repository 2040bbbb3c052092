internal import SwiftSyntax

// Statements at the top level of a file: a preview does not run them. If they are a part of a controller's code, as
// printed in a book, they become one.
extension AdaptationState {
  mutating func adaptTopLevel() {
    guard options.previews != .removed else { return }
    for index in files.indices {
      let items = Array(files[index].tree.statements).filter { Self.isPartOfBody($0) }
      let statements = items.filter { Self.isStatement($0) }
      let hasOverride = items.contains {
        $0.item.as(FunctionDeclSyntax.self)?.modifiers.has("override") ?? false
      }
      let isBody = hasOverride || isPartOfController(items, in: index)
      guard !statements.isEmpty || isBody else { continue }
      let views = UndeclaredViews(items, in: files[index].tree, model)
      if isBody || !views.names.isEmpty || mentionsController(statements, in: files[index].tree) {
        enclose(items, views: views, in: index)
      } else {
        for statement in statements { files[index].blank(statement.item) }
        if let first = statements.first {
          report(.warning, "statements at the top level are not run", at: first, in: index)
        }
      }
    }
  }

  /// Encloses the items of a fragment in a controller: declarations become members if there are functions, and
  /// otherwise a part of the method in which the statements run.
  private mutating func enclose(
    _ items: [CodeBlockItemSyntax], views: UndeclaredViews, in file: Int
  ) {
    guard let first = items.first, let last = items.last else { return }
    let name = "Fragment\(file == 0 ? "" : "\(file)")"
    let functions = Set(items.compactMap { $0.item.as(FunctionDeclSyntax.self)?.name.text })
    var runs = 0
    let members = views.names.map { name in
      "lazy var \(name) = { let made = \(views.value(of: name)); "
        + "made.translatesAutoresizingMaskIntoConstraints = false; "
        + "view.addSubview(made); return made }(); "
    }
    files[file].insert(
      "class \(name): UIViewController { \(members.joined())",
      at: first.positionAfterSkippingLeadingTrivia)
    func method(_ number: Int) -> String { "func purlinStatements\(number)() { " }
    if functions.isEmpty {
      files[file].insert(method(0), at: first.positionAfterSkippingLeadingTrivia)
      files[file].insert(" }", at: last.endPositionBeforeTrailingTrivia)
      runs = 1
    } else {
      var open: CodeBlockItemSyntax?
      for item in items {
        if Self.isStatement(item) {
          if open == nil {
            files[file].insert(method(runs), at: item.positionAfterSkippingLeadingTrivia)
            runs += 1
          }
          open = item
          continue
        }
        if let end = open {
          files[file].insert(" }", at: end.endPositionBeforeTrailingTrivia)
          open = nil
        }
        // The value may be made of other members.
        if let variable = item.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
          variable.bindings.first?.initializer != nil, !variable.modifiers.has("lazy")
        {
          files[file].replace(variable.bindingSpecifier, with: "lazy var")
        }
      }
      if let end = open { files[file].insert(" }", at: end.endPositionBeforeTrailingTrivia) }
    }
    var calls = (0..<runs).map { "purlinStatements\($0)()" }
    // What only declares functions shows what they do.
    if calls.isEmpty, !functions.contains("viewDidLoad") { calls = Self.startingPoints(items) }
    let place =
      functions.contains("viewDidLoad")
      ? (name: "viewWillAppear", parameters: "_ animated: Bool", arguments: "animated")
      : (name: "viewDidLoad", parameters: "", arguments: "")
    if !calls.isEmpty, !functions.contains(place.name) {
      files[file].insert(
        "; override func \(place.name)(\(place.parameters)) "
          + "{ super.\(place.name)(\(place.arguments)); \(calls.joined(separator: "; ")) }",
        at: last.endPositionBeforeTrailingTrivia)
    }
    files[file].insert(" }", at: last.endPositionBeforeTrailingTrivia)
    let line = files[file].location(first.positionAfterSkippingLeadingTrivia).line
    fragments.append(Fragment(name: name, file: file, line: line))
  }

  /// Calls of the functions without parameters that no other one of the items calls.
  private static func startingPoints(_ items: [CodeBlockItemSyntax]) -> [String] {
    let functions = items.compactMap { $0.item.as(FunctionDeclSyntax.self) }
    return functions.filter { function in
      function.parameters.isEmpty && !function.modifiers.has("override")
        && !functions.contains { other in
          other.id != function.id
            && other.tokens(viewMode: .sourceAccurate).contains { $0.text == function.name.text }
        }
    }.map { "\($0.signature.returnClause == nil ? "" : "_ = ")\($0.name.text)()" }
  }

  /// Whether functions without a type use `view`, which nothing in the file declares: methods of a controller.
  private func isPartOfController(_ items: [CodeBlockItemSyntax], in file: Int) -> Bool {
    let functions = items.filter { $0.item.is(FunctionDeclSyntax.self) }
    guard !functions.isEmpty, !DeclaredNames.all(in: files[file].tree).contains("view") else {
      return false
    }
    return functions.contains { function in
      function.tokens(viewMode: .sourceAccurate).contains { token in
        token.text == "view" && !token.isInType(within: function)
          && token.previousToken(viewMode: .sourceAccurate)?.text != "."
          && token.nextToken(viewMode: .sourceAccurate)?.text == "."
      }
    }
  }

  /// Whether statements use `view` or `self`, which the file does not declare.
  private func mentionsController(
    _ statements: [CodeBlockItemSyntax], in tree: SourceFileSyntax
  ) -> Bool {
    let declared = tree.statements.contains {
      $0.item.as(VariableDeclSyntax.self)?.bindings.contains { $0.identifier == "view" } ?? false
    }
    return statements.contains { statement in
      statement.tokens(viewMode: .sourceAccurate).contains { token in
        (token.text == "view" && !declared || token.text == "self")
          && token.previousToken(viewMode: .sourceAccurate)?.text != "."
          && token.nextToken(viewMode: .sourceAccurate)?.text != ":"
      }
    }
  }

  private static func isStatement(_ item: CodeBlockItemSyntax) -> Bool {
    if item.item.is(StmtSyntax.self) { return true }
    // A macro declares something.
    return item.item.is(ExprSyntax.self) && !item.item.is(MacroExpansionExprSyntax.self)
  }

  /// Whether an item can stand in the body of a controller.
  private static func isPartOfBody(_ item: CodeBlockItemSyntax) -> Bool {
    isStatement(item) || item.item.is(VariableDeclSyntax.self)
      || item.item.is(FunctionDeclSyntax.self)
  }
}

extension TokenSyntax {
  /// Whether a token belongs to a type that is declared in a node, whose members are its own.
  fileprivate func isInType(within node: some SyntaxProtocol) -> Bool {
    var step = parent
    while let next = step, next.id != node.id {
      if next.asProtocol((any DeclGroupSyntax).self) != nil { return true }
      step = next.parent
    }
    return false
  }
}

/// A controller that was made of the statements of a file.
struct Fragment {
  let name: String
  let file: Int
  let line: Int
}

extension DeclaredNames {
  static func all(in tree: SourceFileSyntax) -> Set<String> {
    let names = DeclaredNames()
    names.walk(tree)
    return names.names
  }
}
