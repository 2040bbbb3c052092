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
      guard !statements.isEmpty || hasOverride else { continue }
      let names = UndeclaredViews(items, in: files[index].tree, model).names
      if hasOverride || !names.isEmpty || mentionsController(statements, in: files[index].tree) {
        enclose(items, views: names, in: index)
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
    _ items: [CodeBlockItemSyntax], views: [String], in file: Int
  ) {
    guard let first = items.first, let last = items.last else { return }
    let name = "Fragment\(file == 0 ? "" : "\(file)")"
    let functions = Set(items.compactMap { $0.item.as(FunctionDeclSyntax.self)?.name.text })
    var runs = 0
    let members = views.map {
      "lazy var \($0) = { let made = UIView(); view.addSubview(made); return made }(); "
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
    let calls = (0..<runs).map { "purlinStatements\($0)()" }.joined(separator: "; ")
    let place =
      functions.contains("viewDidLoad")
      ? (name: "viewWillAppear", parameters: "_ animated: Bool", arguments: "animated")
      : (name: "viewDidLoad", parameters: "", arguments: "")
    if runs > 0, !functions.contains(place.name) {
      files[file].insert(
        "; override func \(place.name)(\(place.parameters)) "
          + "{ super.\(place.name)(\(place.arguments)); \(calls) }",
        at: last.endPositionBeforeTrailingTrivia)
    }
    files[file].insert(" }", at: last.endPositionBeforeTrailingTrivia)
    let line = files[file].location(first.positionAfterSkippingLeadingTrivia).line
    fragments.append(Fragment(name: name, file: file, line: line))
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

/// A controller that was made of the statements of a file.
struct Fragment {
  let name: String
  let file: Int
  let line: Int
}
