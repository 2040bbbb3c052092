internal import SwiftSyntax

// `@objc optional` requirements. Each becomes a protocol of its own, adopted by the classes that have the
// method, and a member of the protocol that is nil for others:
//
//     protocol Source_title { func title(_ row: Int) -> String }
//     extension Source { var title: ((Int) -> String)? { (self as? any Source_title)?.title } }
extension AdaptationState {
  mutating func adaptOptionalRequirements() {
    guard !model.optionalRequirements.isEmpty else { return }
    for requirement in model.optionalRequirements { split(requirement) }
    let calls = Dictionary(
      model.optionalRequirements.map { ($0.member.callKey, $0.callName) },
      uniquingKeysWith: { first, _ in first })
    for index in files.indices {
      let finder = OptionalCallFinder(calls)
      finder.walk(files[index].tree)
      for (name, replacement) in finder.names { files[index].replace(name, with: replacement) }
      for label in finder.labels { files[index].blank(label) }
    }
  }

  private mutating func split(_ requirement: OptionalRequirement) {
    let member = requirement.member
    guard let type = model.type(requirement.protocol), !type.isLocal else { return }
    files[member.file].blank(member.node)

    let access = accessLevel(of: type).map { $0 + " " } ?? ""
    let actor = type.isMainActor ? "@MainActor " : ""
    let single = requirement.singleName
    var declaration = ""
    var accessor = ""
    if let function = member.node.as(FunctionDeclSyntax.self) {
      let types = function.parameters.map(\.type).joined(separator: ", ")
      let result = function.signature.returnClause?.type.trimmedDescription ?? "Void"
      let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
      declaration =
        "func \(function.name.text)\(function.signature.trimmedDescription)"
      accessor = "(\(actor)(\(types))\(effects) -> \(result))?"
    } else if let variable = member.node.as(VariableDeclSyntax.self),
      let written = variable.bindings.first?.typeAnnotation?.type.trimmedDescription
    {
      declaration = "var \(member.name): \(written) { get }"
      let isOptional = written.hasSuffix("?") || written.hasSuffix("!")
      accessor = isOptional ? String(written.dropLast()) + "?" : written + "?"
    } else {
      return
    }
    let reference =
      member.labels.isEmpty || !member.isMethod
      ? member.name
      : "\(member.name)(\(member.labels.map { ($0 ?? "_") + ":" }.joined()))"
    appendices[member.file] += Self.conditional(
      [
        "\(actor)\(access)protocol \(single): AnyObject { \(declaration) }",
        "extension \(type.name) {",
        "  \(actor)\(access)var \(requirement.callName): \(accessor) "
          + "{ (self as? any \(single))?.\(reference) }",
        "}",
      ], type.conditions + member.conditions)
    for name in adopters(of: requirement) { adopt(single, in: name) }
  }

  private func accessLevel(of type: TypeDeclaration) -> String? {
    type.memberBlock.parent?.as(ProtocolDeclSyntax.self)?.modifiers.map(\.name.text).first {
      ["public", "package", "private", "fileprivate"].contains($0)
    }
  }

  /// The classes that must declare conformance for the method.
  private func adopters(of requirement: OptionalRequirement) -> [String] {
    let classes = model.types.filter { $0.kind == .class && !$0.isExtension }.map(\.name)
    return classes.filter { name in
      let chain = model.chain(of: name)
      let isAdopter = model.adopted(by: name).contains(requirement.protocol)
      let inherits = chain.dropFirst().contains {
        model.adopted(by: $0).contains(requirement.protocol)
      }
      if isAdopter, !inherits { return chain.contains { implements(requirement.member, $0) } }
      return inherits && implements(requirement.member, name, newly: true)
    }
  }

  private func implements(_ member: Member, _ type: String, newly: Bool = false) -> Bool {
    model.members(of: type).contains { index in
      let own = model.members[index]
      return own.name == member.name && own.labels == member.labels
        && own.isMethod == member.isMethod && !(newly && own.isOverride)
    }
  }

  /// Adds conformance to a protocol whose requirements the class already meets.
  mutating func adopt(_ protocol: String, in name: String) {
    guard let type = model.type(name) else { return }
    guard !type.isLocal else {
      report(
        .warning,
        "a class inside a function cannot be extended to adopt \(`protocol`): move it out of the "
          + "function", at: type.rightBrace, in: type.file)
      return
    }
    appendices[type.file] += Self.conditional(
      ["extension \(type.name): \(`protocol`) {}"], type.conditions)
  }
}

extension OptionalRequirement {
  /// The protocol for this requirement.
  fileprivate var singleName: String {
    `protocol`.replacing(".", with: "_") + "_" + member.callKey.replacing(":", with: "_")
  }

  /// The member that is nil if the requirement is not implemented.
  ///
  /// A function value has no argument labels, so that they become part of its name.
  fileprivate var callName: String {
    let labels = member.labels.compactMap { $0 }
    return labels.isEmpty ? member.name : ([member.name] + labels).joined(separator: "_")
  }
}

extension Member {
  /// The name with its labels, as in a call.
  var callKey: String { name + labels.map { ($0 ?? "") + ":" }.joined() }
}

/// Finds calls of optional requirements with labels: `delegate?.list?(self, didSelect: row)`.
private final class OptionalCallFinder: SyntaxVisitor {
  private(set) var names: [(TokenSyntax, String)] = []
  private(set) var labels: [TokenSyntax] = []
  private let calls: [String: String]

  init(_ calls: [String: String]) {
    self.calls = calls
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee =
      node.calledExpression.as(OptionalChainingExprSyntax.self)?.expression
      ?? node.calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
    guard let member = callee?.as(MemberAccessExprSyntax.self) else { return .visitChildren }
    var written = node.arguments.map(\.label?.text)
    if node.trailingClosure != nil { written.append(nil) }
    let name = member.declName.baseName
    let key = name.text + written.map { ($0 ?? "") + ":" }.joined()
    guard written.contains(where: { $0 != nil }), let replacement = calls[key]
    else { return .visitChildren }
    names.append((name, replacement))
    for argument in node.arguments {
      if let label = argument.label { labels.append(label) }
      if let colon = argument.colon { labels.append(colon) }
    }
    return .visitChildren
  }
}
