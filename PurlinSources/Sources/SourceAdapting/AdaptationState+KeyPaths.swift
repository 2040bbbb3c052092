internal import SwiftSyntax

// `#keyPath`.
extension AdaptationState {
  /// Replaces a `#keyPath` by a string of the names that its properties have in Objective-C.
  mutating func replaceKeyPath(
    _ node: MacroExpansionExprSyntax, in file: Int, scope: String
  ) {
    var names = node.arguments.first.map { Self.components(of: $0.expression) } ?? []
    let type = names.prefix { $0.first?.isUppercase ?? false }
    names.removeFirst(type.count)
    guard !names.isEmpty else {
      report(
        .error, "#keyPath of this expression cannot be adapted; write the key path as a string",
        at: node, in: file)
      return
    }
    // Only the first property's type is in the text.
    var owner: String? =
      type.isEmpty ? scope : model.qualifiedName(type.joined(separator: "."), from: scope)
    var keys: [String] = []
    for name in names {
      guard let key = key(of: name, in: owner) else {
        report(
          .error,
          "the name of '\(name)' in Objective-C is not known; write the key path as a string",
          at: node, in: file)
        return
      }
      keys.append(key)
      owner = nil
    }
    files[file].replace(
      node, with: keepingLines("\"\(keys.joined(separator: "."))\"", of: node))
  }

  /// The names that dots join; empty for any other expression.
  private static func components(of expression: ExprSyntax) -> [String] {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return [name.baseName.text.filter { $0 != "`" }]
    }
    if let optional = expression.as(OptionalChainingExprSyntax.self) {
      return components(of: optional.expression)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return []
    }
    let names = components(of: base)
    return names.isEmpty ? [] : names + [member.declName.baseName.text.filter { $0 != "`" }]
  }

  /// Returns the name of a property in Objective-C, or nil if several are possible.
  ///
  /// - Parameters:
  ///   - name: The name in Swift.
  ///   - owner: The qualified name of the property's type, if it is known.
  /// - Returns: The name in Objective-C.
  private func key(of name: String, in owner: String?) -> String? {
    func properties(_ indices: some Sequence<Int>) -> [String] {
      indices.map { model.members[$0] }.filter { $0.name == name && !$0.isMethod }.map(\.selector)
    }
    let imported = ObjectiveCName.importedProperty(name)
    guard let owner else {
      return Set(properties(model.members(named: name))).isSubset(of: [imported ?? ""])
        ? imported : nil
    }
    for type in model.chain(of: owner) {
      if let own = properties(model.members(of: type)).first { return own }
    }
    return imported
  }
}
