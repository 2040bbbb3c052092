internal import SwiftSyntax

// The methods that answer messages, and the tables by which they are found.
extension AdaptationState {
  mutating func addMessages() {
    for index in files.indices {
      var statements: [String] = []
      for group in groups(in: index) { statements += addAnswers(of: group, in: index) }
      statements += classRegistrations(in: index)
      guard !statements.isEmpty else { continue }
      appendices[index] += [
        "@MainActor func \(tableFunction(index))(_ table: inout MessageTable) {"
      ]
      appendices[index] += statements.map { $0.hasPrefix("#") ? $0 : "  " + $0 }
      appendices[index] += ["}"]
      tableFunctions.append(tableFunction(index))
    }
  }

  private func tableFunction(_ file: Int) -> String { "purlinMessages_\(file)" }

  /// The members of one type in one file, in which even private ones are seen.
  private struct Group {
    let type: String
    var members: [Int]
  }

  private func groups(in file: Int) -> [Group] {
    var groups: [Group] = []
    for index in model.members(inFile: file) {
      let member = model.members[index]
      guard !member.isStatic, member.isExposed || member.isOutlet,
        isAnswerable(member)
      else { continue }
      if let known = groups.firstIndex(where: { $0.type == member.type }) {
        groups[known].members.append(index)
      } else {
        groups.append(Group(type: member.type, members: [index]))
      }
    }
    return groups
  }

  private func isAnswerable(_ member: Member) -> Bool {
    if let type = model.type(member.type) { return type.kind == .class }
    return true
  }

  private mutating func addAnswers(of group: Group, in file: Int) -> [String] {
    let declaration = model.declarations(of: group.type).first { $0.file == file }
    guard let declaration else { return [] }
    let name =
      "Messages_\(file)_"
      + group.type.replacing(".", with: "_").replacing("@", with: "_")
      .replacing(":", with: "_")
    let function = "answer\(name)"

    var names: [(names: [String], conditions: [String])] = []
    var cases: [String] = []
    for index in group.members {
      let (lines, selectors) = answers(to: model.members[index], in: file)
      guard !lines.isEmpty else { continue }
      // The type's own conditions stand around everything.
      let conditions = Array(
        model.members[index].conditions.dropFirst(declaration.conditions.count))
      let isSame = model.members[index].conditions.starts(with: declaration.conditions)
      let around = isSame ? conditions : model.members[index].conditions
      cases += Self.conditional(lines, around)
      if let known = names.firstIndex(where: { $0.conditions == around }) {
        names[known].names += selectors
      } else {
        names.append((selectors, around))
      }
    }
    guard !cases.isEmpty else { return [] }
    let isolation = declaration.isLocal ? "@MainActor " : ""
    let answer =
      [
        "  \(isolation)func \(function)(_ message: NamedMessage) -> Bool {",
        "    switch message.name {",
      ]
      + cases.map { $0.hasPrefix("#") ? $0 : "    " + $0 }
      + ["    default: return false", "    }", "  }"]
    // A local class adopts it where it is declared, which would isolate the class with the protocol.
    appendices[file] += [
      (declaration.isLocal ? "" : "@MainActor ") + "private protocol \(name): AnyObject {",
      "  \(isolation)func \(function)(_ message: NamedMessage) -> Bool",
      "}",
    ]
    if declaration.isLocal {
      addLocalAnswer(name, answer, to: declaration)
    } else {
      appendices[file] += Self.conditional(
        ["extension \(group.type): \(name) {"] + answer + ["}"], declaration.conditions)
    }
    let depth = model.chain(of: group.type).count - 1
    return names.flatMap { entry in
      let list = entry.names.map { "\"\($0)\"" }.joined(separator: ", ")
      return Self.conditional(
        [
          "table.add([\(list)], depth: \(depth)) { "
            + "($0 as? any \(name))?.\(function)($1) ?? false }"
        ], entry.conditions)
    }
  }

  /// A class inside a function is extended nowhere else: it adopts the protocol itself.
  private mutating func addLocalAnswer(
    _ name: String, _ answer: [String], to type: TypeDeclaration
  ) {
    guard let node = type.memberBlock.parent?.as(ClassDeclSyntax.self) else { return }
    if let last = node.inheritanceClause?.inheritedTypes.last {
      files[type.file].insert(", @MainActor \(name)", at: last.type.endPositionBeforeTrailingTrivia)
    } else {
      files[type.file].insert(
        ": @MainActor \(name)",
        at: (node.genericParameterClause.map(Syntax.init) ?? Syntax(node.name))
          .endPositionBeforeTrailingTrivia)
    }
    files[type.file].insertLines(answer, before: type.rightBrace)
  }

  /// The cases for a member, with the selectors that they handle.
  private func answers(to member: Member, in file: Int) -> (lines: [String], names: [String]) {
    var lines: [String] = []
    var names: [String] = []
    func add(_ name: String, _ answer: String) {
      lines.append("case \"\(name)\": return \(answer)")
      names.append(name)
    }
    switch member.kind {
    case .method(let parameters):
      guard !member.isAsync else { return ([], []) }
      let isOverloaded =
        model.members(of: member.type).count {
          let other = model.members[$0]
          return other.name == member.name && other.labels == member.labels && !other.isStatic
        } > 1
      let arguments = parameters.enumerated().map { offset, parameter in
        let label = parameter.label.map { "\($0): " } ?? ""
        let type =
          parameter.type.hasSuffix("!")
          ? String(parameter.type.dropLast()) + "?" : parameter.type
        // Without its type, a closure that does not escape would be one here, too.
        let isClosure = type.contains("->") && !type.hasPrefix("@") && !type.hasSuffix("?")
        return label + "message[\(offset)]" + (isOverloaded || isClosure ? " as \(type)" : "")
      }
      let call = "\(escaped(member.name))(\(arguments.joined(separator: ", ")))"
      add(member.selector, "message.call { \(member.isThrowing ? "try? " : "")self.\(call) }")
    case .property(let isSettable):
      if member.isExposed {
        add(member.selector, "message.call { self.\(escaped(member.name)) }")
      }
      if isSettable {
        let name = member.isOutlet ? member.name : member.selector
        add(
          ObjectiveCName.setter(name),
          "message.assign(self, \\.\(escaped(member.name)))")
      }
    }
    return (lines, names)
  }

  private func escaped(_ name: String) -> String {
    ["default", "switch", "in", "repeat", "return", "continue", "for", "is", "as"].contains(name)
      ? "`\(name)`" : name
  }

  /// Registers the classes that documents can name.
  private func classRegistrations(in file: Int) -> [String] {
    model.types.flatMap { type -> [String] in
      guard type.file == file, type.kind == .class, !type.isExtension, !type.isGeneric,
        !type.isLocal, type.scope.isEmpty, !type.inherited.isEmpty
      else { return [] }
      let name = type.objectiveCName ?? type.name
      let maker = isMadeWithoutArguments(type) ? " { \(type.name)() }" : ""
      return Self.conditional(
        ["table.add(\(type.name).self, named: \"\(name)\")\(maker)"], type.conditions)
    }
  }

  /// Whether a class is a subclass of `NSObject`, or of a layout of collection views, with an initializer without
  /// arguments: an object of it may stand in a document.
  private func isMadeWithoutArguments(_ type: TypeDeclaration) -> Bool {
    let chain = model.chain(of: type.name)
    let roots = ["NSObject", "UICollectionViewLayout", "UICollectionViewFlowLayout"]
    guard let root = chain.last, roots.contains(root) else { return false }
    // The nearest class with initializers decides; without any they are inherited.
    for name in chain.dropLast() {
      let initializers = model.type(name)?.initializers ?? []
      if !initializers.isEmpty { return initializers.contains { $0.isWithoutArguments } }
    }
    return true
  }

  /// A function by which a preview finds where the module is in memory.
  private static let marker = """
    @_cdecl("purlin_module") public func purlin_module() {}

    """

  /// The type that the runtime finds by its name.
  var moduleFile: String {
    let calls = tableFunctions.map { "    \($0)(&table)" }
    return """
      import UIKit

      /// Dispatches the messages to the objects of this module; see ``ModuleMessages``.
      final class PurlinMessages: ModuleMessages {
        override class func fill(_ table: inout MessageTable) {
      \(calls.joined(separator: "\n"))
        }
      }

      """ + makingText + (options.previews == .removed ? "" : Self.marker)
  }
}

extension TypeDeclaration {
  /// The designated initializers in the declaration itself.
  fileprivate var initializers: [InitializerDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.filter {
      !$0.modifiers.has("convenience")
    }
  }
}

extension InitializerDeclSyntax {
  fileprivate var isWithoutArguments: Bool {
    optionalMark == nil && signature.parameterClause.parameters.isEmpty
      && signature.effectSpecifiers == nil && !modifiers.has("private")
  }
}
