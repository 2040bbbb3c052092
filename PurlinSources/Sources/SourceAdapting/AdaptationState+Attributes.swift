internal import SwiftSyntax

// Attributes, modifiers and conditions that mean something to Apple's platforms only.
extension AdaptationState {
  mutating func adaptAttributes(_ conditions: PlatformConditions) {
    for index in files.indices {
      let finder = AppleSyntaxFinder(conditions)
      finder.walk(files[index].tree)
      for attribute in finder.attributes { files[index].blank(attribute) }
      for (attribute, name) in finder.entryPoints
      where options.previews != .removed || isApplicationDelegate(name) {
        files[index].blank(attribute)
      }
      for modifier in finder.modifiers { files[index].blank(modifier) }
      for (call, value) in finder.platforms { files[index].replace(call, with: value) }
      for (call, type) in finder.classNames {
        files[index].replace(call, with: "String(reflecting: \(type.trimmedDescription))")
      }
      for parenthesis in finder.textsWithoutString {
        files[index].insert("string: \"\"", at: parenthesis.positionAfterSkippingLeadingTrivia)
      }
      if options.availableModules?.contains(Self.names) ?? false {
        for label in finder.sortKeys { files[index].replace(label, with: "purlinKey") }
      }
      for call in finder.processes { files[index].replace(call, with: "ProcessInfo.processInfo") }
      for node in finder.protocols { requireObject(node, in: index) }
      for node in finder.managed { addManagedAccessors(node, in: index) }
      for node in finder.managedMethods {
        files[index].insert(
          " { fatalError(\"Core Data is not available\") }",
          at: node.endPositionBeforeTrailingTrivia)
      }
    }
  }

  /// Whether a class is an app delegate, whose `main()` is removed: the program that runs the sources
  /// has its own entry point.
  private func isApplicationDelegate(_ name: String) -> Bool {
    model.chain(of: name).contains { model.adopted(by: $0).contains("UIApplicationDelegate") }
  }

  /// Adds `AnyObject`, which `@objc` implies, to a protocol.
  private mutating func requireObject(_ node: ProtocolDeclSyntax, in file: Int) {
    let inherited = node.inheritanceClause?.inheritedTypes
    if inherited?.contains(where: { ["AnyObject", "class"].contains($0.type.bareName) }) == true {
      return
    }
    if let first = inherited?.first {
      files[file].insert("AnyObject, ", at: first.positionAfterSkippingLeadingTrivia)
    } else {
      files[file].insert(": AnyObject", at: node.name.endPositionBeforeTrailingTrivia)
    }
  }

  private mutating func addManagedAccessors(_ node: VariableDeclSyntax, in file: Int) {
    report(
      .warning, "@NSManaged: Core Data is not available; using the property stops the program",
      at: node, in: file)
    for binding in node.bindings where binding.accessorBlock == nil {
      files[file].insert(
        " { get { fatalError(\"Core Data is not available\") } set {} }",
        at: binding.endPositionBeforeTrailingTrivia)
    }
  }
}

/// Finds code that exists only on Apple's platforms.
private final class AppleSyntaxFinder: SyntaxVisitor {
  private(set) var attributes: [AttributeSyntax] = []
  private(set) var modifiers: [DeclModifierSyntax] = []
  /// The attributes that mark a program's entry point, and their classes.
  private(set) var entryPoints: [(AttributeSyntax, String)] = []
  private(set) var platforms: [(FunctionCallExprSyntax, String)] = []
  /// Calls of the class method `description()`, which is a class's name, and the class.
  private(set) var classNames: [(FunctionCallExprSyntax, ExprSyntax)] = []
  /// The ends of calls such as `NSMutableAttributedString()`, which Foundation on Linux does not have.
  private(set) var textsWithoutString: [TokenSyntax] = []
  /// Calls of `ProcessInfo()`, an initializer that is internal on Linux.
  private(set) var processes: [FunctionCallExprSyntax] = []
  /// The labels of `NSSortDescriptor(key:ascending:)`, which Foundation on Linux has with key paths only.
  private(set) var sortKeys: [TokenSyntax] = []
  private(set) var protocols: [ProtocolDeclSyntax] = []
  private(set) var managed: [VariableDeclSyntax] = []
  private(set) var managedMethods: [FunctionDeclSyntax] = []
  private let conditions: PlatformConditions

  private static let names: Set = [
    "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "GKInspectable", "NSCopying", "NSApplicationMain",
    "UIApplicationMain",
  ]

  init(_ conditions: PlatformConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if Self.names.contains(node.name) { attributes.append(node) }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["dynamic", "optional"].contains(node.name.text) { modifiers.append(node) }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.has("objc") { protocols.append(node) }
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addEntryPoint(node.attributes, node.name)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    addEntryPoint(node.attributes, node.name)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    addEntryPoint(node.attributes, node.name)
  }

  private func addEntryPoint(
    _ attributes: AttributeListSyntax, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    entryPoints += attributes.named(["main"]).map { ($0, name.text) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map(\.label?.text)
    if labels == ["key", "ascending"], let label = node.arguments.first?.label,
      ["NSSortDescriptor", "NSSortDescriptor.init"]
        .contains(node.calledExpression.trimmedDescription)
    {
      sortKeys.append(label)
    }
    guard node.arguments.isEmpty, node.trailingClosure == nil else { return .visitChildren }
    if node.calledExpression.trimmedDescription == "ProcessInfo" { processes.append(node) }
    if let end = node.rightParen, let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
      ["NSAttributedString", "NSMutableAttributedString", "NSTextStorage"].contains(
        name.baseName.text)
    {
      textsWithoutString.append(end)
    }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.trimmedDescription == "description",
      let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.trimmedDescription == "type", type.arguments.first?.label?.text == "of"
    {
      classNames.append((node, ExprSyntax(type)))
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.has("NSManaged") { managed.append(node) }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.attributes.has("NSManaged") { managedMethods.append(node) }
    return .visitChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition {
      let finder = CallFinder()
      finder.walk(condition)
      for call in finder.calls {
        if let value = conditions.value(of: call) { platforms.append((call, value)) }
      }
    }
    return .visitChildren
  }

  private final class CallFinder: SyntaxVisitor {
    private(set) var calls: [FunctionCallExprSyntax] = []
    init() { super.init(viewMode: .sourceAccurate) }
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      calls.append(node)
      return .visitChildren
    }
  }
}
