internal import SwiftSyntax

// Arguments that are chosen for what is shown of sources without a `#Preview`: a controller that needs a view model is
// shown with one, if the sources can make it of nothing.
extension AdaptationState {
  /// The expression that makes an object of a class with arguments that follow from their types, such as
  /// `Page(kind: .intro)` or `Feed(model: FeedModel())`; nil if each initializer needs something else.
  func creationWithArguments(of name: String) -> String? { creation(of: name, within: [name]) }

  /// Makes an object of a type of the sources with the first initializer whose arguments can be chosen.
  ///
  /// Returns nil if there is none. The types that are being made are not made again for it.
  private func creation(of name: String, within types: [String]) -> String? {
    guard let type = model.type(name), !type.isGeneric, !type.isLocal else { return nil }
    for initializer in Self.initializers(of: type)
    where initializer.optionalMark == nil && initializer.genericParameterClause == nil
      && !["private", "fileprivate"].contains(where: initializer.modifiers.has)
      && initializer.signature.effectSpecifiers == nil
    {
      let needed = initializer.signature.parameterClause.parameters.filter {
        $0.defaultValue == nil
      }
      let arguments = needed.compactMap { parameter in
        argument(of: parameter.type, in: name, within: types).map {
          parameter.firstName.text == "_" ? $0 : "\(parameter.firstName.text): \($0)"
        }
      }
      if arguments.count == needed.count {
        return "\(name)(\(arguments.joined(separator: ", ")))"
      }
    }
    return nil
  }

  /// The value of a type that has the least in it; nil if none follows from the type.
  private func argument(
    of type: TypeSyntax, in scope: String, within types: [String]
  ) -> String? {
    if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "nil"
    }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    if let function = (type.as(AttributedTypeSyntax.self)?.baseType ?? type)
      .as(FunctionTypeSyntax.self)
    {
      guard ["Void", "()"].contains(function.returnClause.type.trimmedDescription) else {
        return nil
      }
      let names = function.parameters.map { _ in "_" }.joined(separator: ", ")
      return names.isEmpty ? "{}" : "{ \(names) in }"
    }
    let plain = type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type
    guard plain.is(IdentifierTypeSyntax.self) || plain.is(MemberTypeSyntax.self) else { return nil }
    let name = model.qualifiedName(plain.bareName, from: scope)
    if let first = firstCase(of: name) { return ".\(first)" }
    guard types.count < 4, !types.contains(name), let declaration = model.type(name) else {
      return nil
    }
    if declaration.kind != .protocol { return made(name, within: types) }
    return model.types.lazy.filter { type in
      !type.isExtension && type.kind != .protocol && !type.isGeneric && !type.isLocal
        && self.model.adopted(by: type.name).contains(name)
    }.compactMap { self.made($0.name, within: types) }.first
  }

  /// An object of a type that is no view and no controller: those belong to the screen that shows them.
  private func made(_ name: String, within types: [String]) -> String? {
    guard let type = model.type(name), !types.contains(name), !type.isGeneric, !type.isLocal,
      type.conditions.isEmpty, firstCase(of: name) == nil,
      !(model.chain(of: name).last ?? name).hasPrefix("UI")
    else { return nil }
    if canBeMadePlainly(type) { return "\(name)()" }
    return creation(of: name, within: types + [name])
  }

  /// Whether a type has no initializer and no property that needs a value.
  private func canBeMadePlainly(_ type: TypeDeclaration) -> Bool {
    guard Self.initializers(of: type).isEmpty else { return false }
    if type.kind == .class, let superclass = model.superclass(of: type.name),
      superclass != "NSObject"
    {
      guard let known = model.type(superclass), canBeMadePlainly(known) else { return false }
    }
    return type.memberBlock.members.allSatisfy { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else {
        return member.decl.is(EnumCaseDeclSyntax.self) == false
      }
      if variable.modifiers.isStatic || variable.modifiers.has("lazy") { return true }
      let isVariable = variable.bindingSpecifier.text == "var"
      return variable.bindings.allSatisfy { binding in
        let kind = binding.typeAnnotation?.type
        let isOptional =
          kind?.is(OptionalTypeSyntax.self) ?? false
          || kind?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
        return binding.initializer != nil || isVariable && isOptional
          || binding.accessorBlock.map { !$0.isOfObservers } ?? false
          || !variable.attributes.isEmpty && isVariable
      }
    }
  }

  /// The first case of an enumeration of the sources, if it has no values of its own.
  private func firstCase(of name: String) -> String? {
    let first = model.type(name)?.memberBlock
      .members.lazy.compactMap { $0.decl.as(EnumCaseDeclSyntax.self)?.elements.first }.first
    return first?.parameterClause == nil ? first?.name.text : nil
  }
}

extension AccessorBlockSyntax {
  /// Whether it has `willSet` and `didSet` only: the property is stored.
  var isOfObservers: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
