internal import SwiftSyntax

// Without Objective-C a member of an extension neither overrides nor is overridden. Such a member keeps
// its place under another name, and the body of its class gets a member that calls it.
extension AdaptationState {
  mutating func moveExtensionMembers() {
    for index in model.members.indices { redirectOverrides(of: index) }
    for index in model.members.indices
    where model.members[index].isInExtension && !redirected.contains(index) {
      let member = model.members[index]
      guard member.isOverride || isOverridden(member) else { continue }
      if let type = model.type(member.type), type.kind == .class {
        move(member, into: type)
      } else if member.isOverride {
        renameWithoutEffect(member)
      }
    }
  }

  /// Makes a member that the module adds to another module's class call an override first.
  ///
  ///     extension UIView {
  ///       func fill() {
  ///         if let object = self as? any Overrides_fill { return object.purlinOverride_fill() }
  ///         return purlinMoved_fill()
  ///       }
  ///     }
  private mutating func redirectOverrides(of index: Int) {
    let member = model.members[index]
    guard member.isInExtension, !member.isOverride, !member.isStatic,
      !redirected.contains(index), model.type(member.type) == nil
    else { return }
    let overriding = model.members(named: member.name).filter { other in
      let candidate = model.members[other]
      return candidate.isOverride && candidate.labels == member.labels
        && candidate.isMethod == member.isMethod
        && candidate.parameterTypes == member.parameterTypes && candidate.type != member.type
        && !candidate.isStatic && !isDeclaredAbove(candidate)
        && (member.isExposed || isClass(candidate.type, below: member.type))
    }
    guard !overriding.isEmpty else { return }
    let name = "purlinOverride_\(member.name)"
    let single = "Overrides_\(member.file)_\(member.node.position.utf8Offset)_\(member.name)"
    guard let requirement = declaration(of: member, named: name),
      let lines = forwarding(
        member, firstTo: "if let object = self as? any \(single) { return object.", named: name)
    else {
      report(
        .error,
        "'\(member.name)' is added to \(member.type), a class of another module, and overridden; only a "
          + "method of a class of this module can be: declare it in a class of your own",
        at: member.node, in: member.file)
      return
    }
    rename(member)
    redirected.insert(index)
    let access = Syntax(member.node).enclosingExtension?.modifiers.map(\.name.text).first {
      ["public", "package"].contains($0)
    }
    // UIKit's classes belong to the main actor.
    let actor = member.type.hasPrefix("UI") ? "@MainActor " : ""
    appendices[member.file] += Self.conditional(
      [
        "\(actor)\(access.map { $0 + " " } ?? "")protocol \(single): AnyObject { \(requirement) }",
        "extension \(member.type) {", lines, "}",
      ], member.conditions)
    for other in overriding { becomeOverride(other, of: member, named: name, single) }
  }

  /// Whether a class is a subclass of one of another module, as far as its name says it.
  ///
  /// A member that an extension declares can only be overridden if it is one of Objective-C, also without `@objc`:
  /// it then implements a requirement of a protocol that is.
  private func isClass(_ type: String, below other: String) -> Bool {
    guard let root = model.chain(of: type).last, root != type else { return false }
    switch other {
    case root, "NSObject": return true
    case "UIResponder": return root.hasPrefix("UI")
    case "UIViewController": return root.hasPrefix("UI") && root.hasSuffix("Controller")
    case "UIView": return root.hasPrefix("UI") && !root.hasSuffix("Controller")
    default: return false
    }
  }

  /// Whether a superclass in the module has the member that another one overrides.
  private func isDeclaredAbove(_ member: Member) -> Bool {
    model.chain(of: member.type).dropFirst().contains { type in
      model.type(type) != nil
        && model.members(of: type).contains {
          let other = model.members[$0]
          return !other.isOverride && other.name == member.name && other.labels == member.labels
        }
    }
  }

  private mutating func becomeOverride(
    _ index: Int, of base: Member, named name: String, _ single: String
  ) {
    let member = model.members[index]
    let above = model.chain(of: member.type).dropFirst()
    let isHighest = !above.contains { type in
      model.members(of: type).contains {
        let other = model.members[$0]
        return other.isOverride && other.name == member.name && other.labels == member.labels
      }
    }
    rename(member, to: name, keepsOverride: !isHighest)
    redirected.insert(index)
    let finder = SuperMemberFinder(member.name)
    finder.walk(member.node)
    for token in finder.names where isHighest {
      files[member.file].replace(token, with: movedName(base))
    }
    for token in finder.names where !isHighest { files[member.file].replace(token, with: name) }
    if isHighest {
      appendices[member.file] += Self.conditional(
        ["extension \(member.type): \(single) {}"], member.conditions)
    }
  }

  /// Whether a subclass in the module overrides a member.
  private func isOverridden(_ member: Member) -> Bool {
    guard !member.isStatic || member.isMethod else { return false }
    return model.members(named: member.name).contains { index in
      let other = model.members[index]
      return other.isOverride && other.labels == member.labels
        && other.isMethod == member.isMethod && other.type != member.type
        && model.chain(of: other.type).contains(member.type)
    }
  }

  /// The name of a member that keeps its place, which no other one of its class's superclasses has.
  private func movedName(_ member: Member) -> String {
    let above = model.chain(of: member.type).dropFirst()
    let isTaken = above.contains { type in
      model.members(of: type).contains {
        let other = model.members[$0]
        return other.isInExtension && other.name == member.name && other.labels == member.labels
      }
    }
    return "purlinMoved\(isTaken ? "\(above.count)" : "")_\(member.name)"
  }

  private mutating func move(_ member: Member, into type: TypeDeclaration) {
    guard let declaration = forwarding(member) else {
      report(
        .error,
        "'\(member.name)' overrides a method in an extension, which Swift does not allow; move it into "
          + "the class", at: member.node, in: member.file)
      return
    }
    rename(member)
    files[type.file].insertLines(
      Self.conditional([declaration], member.conditions), before: type.rightBrace)
  }

  /// An override of what another module declares, in an extension of that module's class.
  private mutating func renameWithoutEffect(_ member: Member) {
    report(
      .warning,
      "'\(member.name)' overrides a member of \(member.type), whose class is in another module, in an "
        + "extension; the override has no effect: write it in a subclass", at: member.node,
      in: member.file)
    rename(member)
  }

  private mutating func rename(
    _ member: Member, to name: String? = nil, keepsOverride: Bool = false
  ) {
    let name = name ?? movedName(member)
    let modifiers: DeclModifierListSyntax
    if let function = member.node.as(FunctionDeclSyntax.self) {
      files[member.file].replace(function.name, with: name)
      modifiers = function.modifiers
    } else if let variable = member.node.as(VariableDeclSyntax.self),
      let pattern = variable.bindings.first(where: { $0.identifier == member.name })?.pattern
    {
      files[member.file].replace(pattern, with: name)
      modifiers = variable.modifiers
    } else {
      return
    }
    for modifier in modifiers where modifier.name.text == "override" && !keepsOverride {
      files[member.file].blank(modifier)
    }
  }

  /// A member that calls the renamed one; nil if that is not possible.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - condition: The beginning of a statement that calls another object's member first.
  ///   - other: The name of that member.
  /// - Returns: The member's text.
  private func forwarding(
    _ member: Member, firstTo condition: String? = nil, named other: String = ""
  ) -> String? {
    guard let declaration = declaration(of: member, named: member.name, isComplete: true)
    else { return nil }
    let moved = movedName(member)
    if let function = member.node.as(FunctionDeclSyntax.self) {
      guard let arguments = arguments(of: function) else { return nil }
      let effects = (function.isThrowing ? "try " : "") + (function.isAsync ? "await " : "")
      let first = condition.map {
        $0.replacing("return ", with: "return " + effects) + "\(other)\(arguments) }; return "
      }
      return declaration + " { \(first ?? "")\(effects)\(moved)\(arguments) }"
    }
    guard case .property(let isSettable) = member.kind else { return nil }
    if let condition {
      guard !isSettable else { return nil }
      return declaration + " { \(condition)\(other) }; return \(moved) }"
    }
    return declaration
      + (isSettable ? " { get { \(moved) } set { \(moved) = newValue } }" : " { \(moved) }")
  }

  /// The arguments with which a function passes its parameters on.
  private func arguments(of function: FunctionDeclSyntax) -> String? {
    var arguments: [String] = []
    for (offset, parameter) in function.signature.parameterClause.parameters.enumerated() {
      guard parameter.ellipsis == nil else { return nil }
      let local = Self.named(parameter, offset).localName
      let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
      let label = parameter.firstName.text
      arguments.append((label == "_" ? "" : "\(label): ") + (isInout ? "&" : "") + local)
    }
    return "(\(arguments.joined(separator: ", ")))"
  }

  /// A parameter with a name for a function that passes it on: `_` is none.
  private static func named(
    _ parameter: FunctionParameterSyntax, _ offset: Int
  ) -> FunctionParameterSyntax {
    guard parameter.localName == "_" else { return parameter }
    let name = TokenSyntax.identifier("purlin\(offset)", leadingTrivia: .space)
    return parameter.with(\.firstName.trailingTrivia, []).with(\.secondName, name)
  }

  /// The declaration of a member without its body: as a requirement, or with attributes and modifiers.
  private func declaration(
    of member: Member, named name: String, isComplete: Bool = false
  ) -> String? {
    if let function = member.node.as(FunctionDeclSyntax.self) {
      var signature = function.signature
      let named = signature.parameterClause.parameters.enumerated().map { Self.named($1, $0) }
      signature.parameterClause.parameters = FunctionParameterListSyntax(named)
      if !isComplete {
        // A requirement has no default arguments.
        let parameters = signature.parameterClause.parameters.map {
          // A requirement has no default values; the space before one goes as well.
          $0.defaultValue == nil ? $0 : $0.with(\.defaultValue, nil).with(\.type.trailingTrivia, [])
        }
        signature.parameterClause.parameters = FunctionParameterListSyntax(parameters)
      }
      return (isComplete ? prefix(function.attributes, function.modifiers, of: member) : "")
        + "func \(name)" + (function.genericParameterClause?.trimmedDescription ?? "")
        + signature.trimmedDescription
        + (function.genericWhereClause.map { " " + $0.trimmedDescription } ?? "")
    }
    guard let variable = member.node.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first(where: { $0.identifier == member.name }),
      let type = binding.typeAnnotation?.type.trimmedDescription
    else { return nil }
    if case .accessors(let accessors) = binding.accessorBlock?.accessors,
      accessors.contains(where: { ["didSet", "willSet"].contains($0.accessorSpecifier.text) })
    {
      return nil
    }
    guard isComplete else { return "var \(name): \(type) { get }" }
    return prefix(variable.attributes, variable.modifiers, of: member) + "var \(name): \(type)"
  }

  private func prefix(
    _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax, of member: Member
  ) -> String {
    var words = attributes.named(["MainActor", "available", "discardableResult"])
      .map(\.trimmedDescription)
    var kept = modifiers.map(\.trimmedDescription).filter { $0 != "dynamic" && $0 != "final" }
    if !member.isOverride { kept = kept.map { $0 == "open" ? "public" : $0 } }
    let access = ["open", "public", "internal", "fileprivate", "private", "package"]
    if !kept.contains(where: access.contains) {
      let around = Syntax(member.node).enclosingExtension?.modifiers.map(\.trimmedDescription) ?? []
      if around.contains("public") { kept.insert("public", at: 0) }
    }
    words += kept
    return words.map { $0 + " " }.joined()
  }
}

extension Syntax {
  fileprivate var enclosingExtension: ExtensionDeclSyntax? {
    var step = parent
    while let node = step {
      if let found = node.as(ExtensionDeclSyntax.self) { return found }
      step = node.parent
    }
    return nil
  }
}

/// Finds `super.name`.
private final class SuperMemberFinder: SyntaxVisitor {
  private(set) var names: [TokenSyntax] = []
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.base?.is(SuperExprSyntax.self) ?? false, node.declName.baseName.text == name {
      names.append(node.declName.baseName)
    }
    return .visitChildren
  }
}

extension FunctionParameterSyntax {
  /// The name of the parameter in the function; `_` is none.
  fileprivate var localName: String { (secondName ?? firstName).text }
}
