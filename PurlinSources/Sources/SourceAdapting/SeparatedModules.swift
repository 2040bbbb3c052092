internal import SwiftSyntax

/// Separates what an app and its packages both declare, whose sources become one module.
///
/// A type of a package gets another name. A member that a package adds to a type of another module is left out of it,
/// since the app's has the same arguments: such members are mostly copies.
struct SeparatedModules {
  /// The texts of the files, each with the lines that it had.
  private(set) var sources: [(path: String, text: String)]
  /// What was left out.
  private(set) var issues: [SourceAdaptation.Issue] = []

  /// Separates the files of modules.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - options: The options, with the modules of files that are not the app's.
  init(_ sources: [(path: String, text: String)], options: SourceAdaptation.Options) {
    self.sources = sources
    let modules = sources.map { options.packages[$0.path] ?? "" }
    guard Set(modules).count > 1 else { return }
    let conditions = ActiveConditions(options: options)
    var files = sources.map { SourceFile(path: $0.path, text: $0.text) }
    let declarations = files.map { file in
      let collector = VisibleDeclarations(conditions)
      collector.walk(file.tree)
      return collector.declarations
    }
    var types: [String: Set<String>] = [:]
    for (module, found) in zip(modules, declarations) {
      types[module, default: []].formUnion(found.filter { $0.container == nil }.map(\.key))
    }
    // The app's first, then those of the packages in the order of their files.
    var owners: [String: (module: String, place: String)] = [:]
    var renamed: [String: Set<String>] = [:]
    var changed: Set<Int> = []
    let own = files.indices.filter { modules[$0].isEmpty }
    for index in own + files.indices.filter({ !modules[$0].isEmpty }) {
      let module = modules[index]
      for declaration in declarations[index] {
        // What a module adds to a type of its own is not another's.
        if let container = declaration.container, types[module]?.contains(container) ?? false {
          continue
        }
        let start = declaration.node.positionAfterSkippingLeadingTrivia
        let (line, column) = files[index].location(start)
        guard let owner = owners[declaration.key] else {
          let name = files[index].path.split(separator: "/").last ?? ""
          owners[declaration.key] = (module, "\(name):\(line)")
          continue
        }
        guard owner.module != module else { continue }
        guard declaration.isMember else {
          renamed[module, default: []].insert(declaration.key)
          continue
        }
        files[index].blank(declaration.node)
        changed.insert(index)
        issues.append(
          SourceAdaptation.Issue(
            severity: .warning, path: files[index].path, line: line, column: column,
            message: "left out: '\(declaration.name)' is declared in \(owner.place), too"))
      }
    }
    for index in files.indices {
      guard let names = renamed[modules[index]] else { continue }
      for token in files[index].tree.tokens(viewMode: .sourceAccurate)
      where names.contains(token.text) && token.isNameOfType {
        files[index].replace(token, with: "\(token.text)_\(modules[index])")
        changed.insert(index)
      }
    }
    for index in changed { self.sources[index].text = files[index].changedText }
  }
}

extension TokenSyntax {
  /// Whether it can be the name of a type that is not inside another one, and is no label and no member.
  fileprivate var isNameOfType: Bool {
    guard case .identifier = tokenKind, previousToken(viewMode: .sourceAccurate)?.text != "." else {
      return false
    }
    return !(parent?.is(LabeledExprSyntax.self) ?? false)
  }
}

/// The declarations of a file that other files of its module see: types and functions that are in no other type, and
/// members of extensions.
private final class VisibleDeclarations: SyntaxVisitor {
  struct Declaration {
    /// What no other declaration of the module has.
    let key: String
    let name: String
    /// The extended type; nil outside of extensions.
    let container: String?
    /// Whether it is no type.
    let isMember: Bool
    let node: DeclSyntax
  }

  private(set) var declarations: [Declaration] = []
  private let conditions: ActiveConditions
  private var container: (name: String, key: String)?

  init(_ conditions: ActiveConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, node.modifiers, node)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, node.modifiers, node)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, node.modifiers, node)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, node.modifiers, node)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, node.modifiers, node)
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    addType(node.name, node.modifiers, node)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isVisible(node.modifiers, node) else { return .skipChildren }
    let name = node.extendedType.bareName
    container = (name, name + (node.genericWhereClause?.trimmedDescription ?? "") + ".")
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { container = nil }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    addMember(node.name.text, node.signature.parameterClause, node.modifiers, node)
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    addMember("init", node.signature.parameterClause, node.modifiers, node)
  }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    addMember("subscript", node.parameterClause, node.modifiers, node)
  }
  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.bindings.count == 1, let name = node.bindings.first?.identifier {
      _ = addMember(name, nil, node.modifiers, node)
    }
    return .skipChildren
  }

  private func addType(
    _ name: TokenSyntax, _ modifiers: DeclModifierListSyntax, _ node: some DeclSyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    if container == nil, isVisible(modifiers, node) {
      declarations.append(
        Declaration(
          key: name.text, name: name.text, container: nil, isMember: false, node: DeclSyntax(node)))
    }
    return .skipChildren
  }

  private func addMember(
    _ name: String, _ parameters: FunctionParameterClauseSyntax?,
    _ modifiers: DeclModifierListSyntax, _ node: some DeclSyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    guard isVisible(modifiers, node) else { return .skipChildren }
    let labels = parameters?.parameters.map {
      "\($0.firstName.text): \($0.type.trimmedDescription)"
    }
    let key =
      (modifiers.isStatic ? "static " : "") + (container?.key ?? "") + name
      + (labels.map { "(\($0.joined(separator: ", ")))" } ?? "")
    declarations.append(
      Declaration(
        // No type has a period in its name.
        key: "." + key, name: name, container: container?.name, isMember: true,
        node: DeclSyntax(node)))
    return .skipChildren
  }

  private func isVisible(
    _ modifiers: DeclModifierListSyntax, _ node: some SyntaxProtocol
  ) -> Bool {
    !["private", "fileprivate", "override"].contains(where: modifiers.has)
      && !conditions.excludes(node)
  }
}
