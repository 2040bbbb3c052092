internal import SwiftSyntax

/// The declarations in the files of a module, as far as the text determines them.
struct ModuleModel {
  var types: [TypeDeclaration] = []
  var members: [Member] = []
  /// The names of type aliases, after those of the types around them.
  var aliases: Set<String> = []
  /// The optional requirements of the module's own protocols.
  var optionalRequirements: [OptionalRequirement] = []

  /// The declaration of a type, by its qualified name; of several, the first.
  private var index: [String: Int] = [:]
  /// The declaration of a type and its extensions, by its qualified name.
  private var declarations: [String: [Int]] = [:]
  private var membersByType: [String: [Int]] = [:]
  private var membersByName: [String: [Int]] = [:]
  private var membersByFile: [Int: [Int]] = [:]

  mutating func finish() {
    for (offset, type) in types.enumerated() {
      declarations[type.name, default: []].append(offset)
      if index[type.name] == nil, !type.isExtension { index[type.name] = offset }
    }
    for (offset, member) in members.enumerated() {
      membersByType[member.type, default: []].append(offset)
      membersByName[member.name, default: []].append(offset)
      membersByFile[member.file, default: []].append(offset)
    }
  }

  func type(_ name: String) -> TypeDeclaration? { index[name].map { types[$0] } }

  /// The declarations and extensions of a type, by its qualified name.
  func declarations(of name: String) -> [TypeDeclaration] {
    (declarations[name] ?? []).map { types[$0] }
  }

  func members(of type: String) -> [Int] { membersByType[type] ?? [] }

  func members(named name: String) -> [Int] { membersByName[name] ?? [] }

  func members(inFile file: Int) -> [Int] { membersByFile[file] ?? [] }

  /// The qualified name of a type that code inside another type mentions.
  func qualifiedName(_ name: String, from scope: String) -> String {
    var parts = scope.isEmpty ? [] : scope.split(separator: ".").map(String.init)
    while !parts.isEmpty {
      let candidate = (parts + [name]).joined(separator: ".")
      if index[candidate] != nil { return candidate }
      parts.removeLast()
    }
    return name
  }

  /// The types that a class inherits or adopts, in its declaration and its extensions.
  func inherited(by name: String) -> [String] {
    declarations(of: name).flatMap { type in
      type.inherited.map { qualifiedName($0, from: type.scope) }
    }
  }

  /// The superclass of a class, if it is written: the first that is inherited, unless it is a protocol
  /// of the module.
  func superclass(of name: String) -> String? {
    guard let type = type(name), type.kind == .class, let first = type.inherited.first
    else { return nil }
    let superclass = qualifiedName(first, from: type.scope)
    return self.type(superclass)?.kind == .protocol ? nil : superclass
  }

  /// A class and its superclasses, as far as they are written in the module, ending with the first that
  /// is not.
  func chain(of name: String) -> [String] {
    var result = [name]
    while let last = result.last, let next = superclass(of: last), !result.contains(next) {
      result.append(next)
    }
    return result
  }

  /// Every protocol that a type adopts by itself, with those that the module's protocols refine.
  func adopted(by name: String) -> Set<String> {
    var found: Set<String> = []
    var open = inherited(by: name)
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      if type(next)?.kind == .protocol { open += inherited(by: next) }
    }
    return found
  }
}

/// A declaration or extension of a type.
struct TypeDeclaration {
  enum Kind { case `class`, `protocol`, other }

  let kind: Kind
  let isExtension: Bool
  /// The name with those of the types around it.
  let name: String
  /// The name of the type around it.
  let scope: String
  /// The index of the file that declares it.
  let file: Int
  /// The place of the declaration, after its comments.
  let position: AbsolutePosition
  /// The inherited types, without generic arguments.
  let inherited: [String]
  /// The name in Objective-C and in documents, if the code specifies one.
  let objectiveCName: String?
  let isGeneric: Bool
  /// Whether it is declared inside a function.
  let isLocal: Bool
  let isMainActor: Bool
  /// The compilation conditions of the declaration.
  let conditions: [String]
  /// The brace that ends it.
  let rightBrace: TokenSyntax
  let memberBlock: MemberBlockSyntax

  /// Whether it is declared as a property wrapper.
  var isWrapper: Bool {
    memberBlock.parent?.asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "propertyWrapper"
    } ?? false
  }
}

/// A method or property of a type.
struct Member {
  enum Kind {
    case method(parameters: [Parameter])
    case property(isSettable: Bool)
  }

  struct Parameter {
    /// nil for `_`.
    let label: String?
    let type: String
  }

  let kind: Kind
  let name: String
  /// The qualified name of its type.
  let type: String
  let file: Int
  /// The name in Objective-C, given or derived.
  let selector: String
  /// Whether Objective-C could call it.
  var isExposed: Bool
  /// Whether documents set it.
  let isOutlet: Bool
  let isStatic: Bool
  let isOverride: Bool
  let isThrowing: Bool
  let isAsync: Bool
  let isInExtension: Bool
  let isLocal: Bool
  let conditions: [String]
  let node: DeclSyntax

  var labels: [String?] {
    guard case .method(let parameters) = kind else { return [] }
    return parameters.map(\.label)
  }

  var parameterTypes: [String] {
    guard case .method(let parameters) = kind else { return [] }
    return parameters.map(\.type)
  }

  var isMethod: Bool { if case .method = kind { true } else { false } }
}

/// An `@objc optional` requirement of a protocol.
struct OptionalRequirement {
  let `protocol`: String
  let member: Member
}
