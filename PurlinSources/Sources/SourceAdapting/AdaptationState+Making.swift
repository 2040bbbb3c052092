internal import SwiftSyntax

// Objective-C's classes can be created through a class object with any initializer: `type.init(frame: .zero)`,
// `T()` in a generic function, `Self()`. Swift needs a required initializer, which UIKit's classes here do not have.
// Such calls ask a table that each file fills with closures for the classes that it declares.
extension AdaptationState {
  mutating func adaptMaking() {
    var isUsed = false
    for index in files.indices {
      let finder = MakingFinder(model)
      finder.walk(files[index].tree)
      for call in finder.calls {
        guard let parenthesis = call.node.leftParen else { continue }
        isUsed = true
        if let member = call.node.calledExpression.as(MemberAccessExprSyntax.self),
          member.base?.is(MemberAccessExprSyntax.self) ?? false
        {
          // The expression can have several lines.
          files[index].insert("purlinMake(", at: member.positionAfterSkippingLeadingTrivia)
          files[index].blank(member.period)
          files[index].blank(member.declName)
          files[index].replace(parenthesis, with: call.node.arguments.isEmpty ? "" : ", ")
          continue
        }
        files[index].replace(call.node.calledExpression, with: "purlinMake")
        files[index].insert(
          call.type + (call.node.arguments.isEmpty ? "" : ", "),
          at: parenthesis.endPositionBeforeTrailingTrivia)
      }
    }
    guard isUsed else { return }
    usesMaking = true
    for index in files.indices { addMakers(in: index) }
  }

  /// Adds the function that registers the classes of a file.
  private mutating func addMakers(in file: Int) {
    let lines = model.types.flatMap { type -> [String] in
      guard type.file == file, type.kind == .class, !type.isExtension, !type.isGeneric,
        !type.isLocal, type.scope.isEmpty, MadeClass(of: type.name, in: model) != nil
      else { return [] }
      let makers = MadeInitializer.allCases.filter { model.has($0, in: type.name) }.map {
        "table.add(\(type.name).self) { (\($0.parameters)) in \(type.name)(\($0.passed)) }"
      }
      return Self.conditional(makers, type.conditions)
    }
    guard !lines.isEmpty else { return }
    let name = "purlinMakers_\(file)"
    appendices[file] +=
      ["@MainActor func \(name)(_ table: inout PurlinMakers) {"]
      + lines.map { $0.hasPrefix("#") ? $0 : "  " + $0 } + ["}"]
    makerFunctions.append(name)
  }

  /// The table and the functions that ask it, for the module's own file.
  var makingText: String {
    guard usesMaking else { return "" }
    let calls = makerFunctions.map { "    \($0)(&table)\n" }.joined()
    let views = Self.views.map { "    table.addView(\($0).self) { \($0)(frame: $0) }\n" }.joined()
    let functions = MadeInitializer.allCases.map { made in
      """
      /// Creates an object of a class that is known only at run time.
      @preconcurrency @MainActor
      func purlinMake<Made: \(made.root)>(_ type: Made.Type\(made.following)) -> Made {
        let make = PurlinMakers.all.\(made.table)[ObjectIdentifier(type)]
        guard let made = make?(\(made.names)) as? Made else {
          fatalError("\\(type) cannot be created through its class object: it lacks this initializer")
        }
        return made
      }


      """
    }.joined()
    let tables = MadeInitializer.allCases.map { made in
      """
        var \(made.table): [ObjectIdentifier: @MainActor (\(made.types)) -> UIResponder] = [:]
        mutating func add(_ type: UIResponder.Type, _ make: @escaping @MainActor (\(made.types)) -> UIResponder) {
          \(made.table)[ObjectIdentifier(type)] = make
        }

      """
    }.joined()
    return """

      /// Creates objects of classes that are known only at run time.
      @MainActor
      struct PurlinMakers {
      \(tables)
        mutating func addView(_ type: UIView.Type, _ make: @escaping @MainActor (CGRect) -> UIView) {
          frame[ObjectIdentifier(type)] = make
          plain[ObjectIdentifier(type)] = { make(.zero) }
        }

        static let all: PurlinMakers = {
          var table = PurlinMakers()
      \(views)    table.add(UITableViewCell.self) { (style: UITableViewCell.CellStyle, identifier: String?) in
            UITableViewCell(style: style, reuseIdentifier: identifier)
          }
          table.add(UIViewController.self) { () in UIViewController() }
          table.add(UIViewController.self) { (name: String?, bundle: Bundle?) in
            UIViewController(nibName: name, bundle: bundle)
          }
          table.add(UINavigationController.self) { () in UINavigationController() }
          table.add(UITableViewController.self) { () in UITableViewController() }
          table.add(UITabBarController.self) { () in UITabBarController() }
      \(calls)    return table
        }()
      }

      \(functions)
      """
  }

  /// UIKit's views that are created with a frame.
  private static let views = [
    "UIView", "UILabel", "UIImageView", "UIButton", "UIStackView", "UIScrollView", "UITextField",
    "UITextView", "UIControl", "UISwitch", "UISlider", "UIStepper", "UIProgressView",
    "UISegmentedControl", "UIPageControl", "UISearchBar", "UIDatePicker", "UIPickerView",
    "UITableView", "UICollectionReusableView", "UICollectionViewCell", "UIToolbar",
    "UINavigationBar",
  ]
}

/// The initializers through which classes are created.
private enum MadeInitializer: CaseIterable {
  case plain, frame, cell, controller

  init?(labels: [String?]) {
    guard let known = Self.allCases.first(where: { $0.labels == labels }) else { return nil }
    self = known
  }

  var labels: [String] {
    switch self {
    case .plain: []
    case .frame: ["frame"]
    case .cell: ["style", "reuseIdentifier"]
    case .controller: ["nibName", "bundle"]
    }
  }
  var table: String { "\(self)" }
  var root: String {
    switch self {
    case .plain: "UIResponder"
    case .frame: "UIView"
    case .cell: "UITableViewCell"
    case .controller: "UIViewController"
    }
  }
  /// The types of the arguments.
  var types: String {
    switch self {
    case .plain: ""
    case .frame: "CGRect"
    case .cell: "UITableViewCell.CellStyle, String?"
    case .controller: "String?, Bundle?"
    }
  }
  var parameters: String {
    switch self {
    case .plain: ""
    case .frame: "frame: CGRect"
    case .cell: "style: UITableViewCell.CellStyle, reuseIdentifier: String?"
    case .controller: "nibName: String?, bundle: Bundle?"
    }
  }
  /// The parameters after another one.
  var following: String { parameters.isEmpty ? "" : ", " + parameters }
  /// The names of the parameters.
  var names: String { labels.joined(separator: ", ") }
  /// The arguments of a call in a closure with these parameters.
  var passed: String { labels.map { "\($0): \($0)" }.joined(separator: ", ") }
}

/// A class whose superclasses end with one of UIKit's.
private struct MadeClass {
  let chain: [String]

  init?(of name: String, in model: ModuleModel) {
    chain = model.chain(of: name)
    guard let last = chain.last, last.hasPrefix("UI"), last.count > 3,
      ["View", "Controller", "Cell", "Control", "Button", "Label", "Bar", "Field", "Switch"]
        .contains(where: { last.hasSuffix($0) })
    else { return nil }
  }
}

extension ModuleModel {
  /// Whether a class has an initializer that is its own or inherited.
  fileprivate func has(_ made: MadeInitializer, in name: String) -> Bool {
    guard let known = MadeClass(of: name, in: self), let root = known.chain.last else {
      return false
    }
    switch made {
    case .plain: break
    case .frame: if root.hasSuffix("Controller") || root == "UITableViewCell" { return false }
    case .cell: if root != "UITableViewCell" { return false }
    case .controller: if !root.hasSuffix("ViewController") { return false }
    }
    for type in known.chain.dropLast() {
      let all =
        self.type(type)?.memberBlock.members
        .compactMap { $0.decl.as(InitializerDeclSyntax.self) } ?? []
      let labels = all.filter { !$0.modifiers.has("private") && $0.optionalMark == nil }
        .map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
      if labels.contains(made.labels) { return true }
      let designated = all.filter { !$0.modifiers.has("convenience") }
      if designated.isEmpty { continue }
      // A class that has its superclass's designated initializers inherits the others.
      guard made == .plain, designated.contains(where: { $0.signature.isOfCoder }),
        labels.contains(where: { MadeInitializer(labels: $0).map { $0 != .plain } ?? false })
      else { return false }
    }
    return true
  }

  /// Whether calls through a class object are accepted as they are.
  fileprivate func isRequired(_ made: MadeInitializer, in name: String) -> Bool {
    chain(of: name).contains { type in
      (self.type(type)?.memberBlock.members ?? []).contains { member in
        guard let own = member.decl.as(InitializerDeclSyntax.self) else { return false }
        return own.modifiers.has("required")
          && own.signature.parameterClause.parameters.map(\.firstName.text) == made.labels
      }
    }
  }
}

extension FunctionSignatureSyntax {
  fileprivate var isOfCoder: Bool {
    parameterClause.parameters.map(\.firstName.text) == ["coder"]
  }
}

/// Finds calls of initializers through class objects whose class the text determines.
private final class MakingFinder: SyntaxVisitor {
  private(set) var calls: [(node: FunctionCallExprSyntax, type: String)] = []
  private let model: ModuleModel

  init(_ model: ModuleModel) {
    self.model = model
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.arguments.map { $0.label?.text }
    guard node.leftParen != nil, node.trailingClosure == nil,
      let made = MadeInitializer(labels: labels), let (type, bound) = classObject(of: node),
      MadeClass(of: bound, in: model) != nil, !model.isRequired(made, in: bound)
    else { return .visitChildren }
    calls.append((node, type))
    return .visitChildren
  }

  /// The class object of a call, as an expression, and a class that it is a kind of.
  private func classObject(of call: FunctionCallExprSyntax) -> (String, bound: String)? {
    let called = call.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if name == "Self" { return enclosingClass(of: Syntax(call)).map { ("Self.self", $0) } }
      return bound(of: name, at: Syntax(call)).map { ("\(name).self", $0) }
    }
    guard let member = called.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let object = member.base
    else { return nil }
    guard let base = object.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      guard let property = object.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      else { return nil }
      return classOfProperty(named: property).map { (object.trimmedDescription, $0) }
    }
    if base == "Self" { return enclosingClass(of: Syntax(call)).map { ("Self.self", $0) } }
    if let bound = bound(of: base, at: Syntax(call)) { return ("\(base).self", bound) }
    guard let type = parameterType(named: base, at: Syntax(call)) else {
      return classOfProperty(named: base).map { (base, $0) }
    }
    return (base, bound(of: type, at: Syntax(call)) ?? type)
  }

  /// The class of which all properties of a name that are class objects hold a kind.
  ///
  /// A property of that name that is an object is not meant: it has no `init`.
  private func classOfProperty(named name: String) -> String? {
    let classes = Set(
      model.members(named: name).compactMap { index -> String? in
        let member = model.members[index]
        guard
          let binding = member.node.as(VariableDeclSyntax.self)?.bindings.first(where: {
            $0.identifier == name
          })
        else { return nil }
        var type = binding.typeAnnotation?.type.as(MetatypeTypeSyntax.self)?.baseType.bareName
        if binding.typeAnnotation == nil,
          let value = binding.initializer?.value.as(MemberAccessExprSyntax.self),
          value.declName.baseName.text == "self"
        {
          type = value.base?.trimmedDescription
        }
        return type.map { model.qualifiedName($0, from: member.type) }
      })
    return classes.count == 1 ? classes.first : nil
  }

  /// The class in which a node stands.
  private func enclosingClass(of node: Syntax) -> String? {
    for step in sequence(first: node, next: \.parent) {
      if let declaration = step.as(ClassDeclSyntax.self) {
        return model.types.first {
          !$0.isExtension && $0.memberBlock.id == declaration.memberBlock.id
        }?.name
      }
      if let declaration = step.as(ExtensionDeclSyntax.self) {
        return declaration.extendedType.bareName
      }
    }
    return nil
  }

  /// The class that a generic parameter in scope inherits.
  private func bound(of name: String, at node: Syntax) -> String? {
    for step in sequence(first: node, next: \.parent) {
      let (parameters, condition): (GenericParameterClauseSyntax?, GenericWhereClauseSyntax?)
      if let function = step.as(FunctionDeclSyntax.self) {
        (parameters, condition) = (function.genericParameterClause, function.genericWhereClause)
      } else if let own = step.as(InitializerDeclSyntax.self) {
        (parameters, condition) = (own.genericParameterClause, own.genericWhereClause)
      } else if let type = step.as(ClassDeclSyntax.self) {
        (parameters, condition) = (type.genericParameterClause, type.genericWhereClause)
      } else if let type = step.as(StructDeclSyntax.self) {
        (parameters, condition) = (type.genericParameterClause, type.genericWhereClause)
      } else {
        continue
      }
      guard let parameter = parameters?.parameters.first(where: { $0.name.text == name }) else {
        continue
      }
      var names = parameter.inheritedType?.composedNames ?? []
      for requirement in condition?.requirements ?? [] {
        if case .conformanceRequirement(let conformance) = requirement.requirement,
          conformance.leftType.trimmedDescription == name
        {
          names += conformance.rightType.composedNames
        }
      }
      return names.first { MadeClass(of: $0, in: model) != nil }
    }
    return nil
  }

  /// The type `T` of a parameter or constant `name: T.Type` in scope.
  private func parameterType(named name: String, at node: Syntax) -> String? {
    for step in sequence(first: node, next: \.parent) {
      let parameters =
        step.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? step.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      guard
        let parameter = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name })
      else { continue }
      guard let metatype = parameter.type.as(MetatypeTypeSyntax.self),
        metatype.metatypeSpecifier.text == "Type"
      else { return nil }
      return metatype.baseType.bareName
    }
    return nil
  }
}
