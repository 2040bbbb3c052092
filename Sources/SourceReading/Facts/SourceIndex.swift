/// The sources of an app: its classes with all that they inherit.
///
///     let index = SourceIndex(files)
///     index.lineage(of: "DetailViewController")?.names   // ["DetailViewController", "BaseViewController"]
public struct SourceIndex: Sendable, Codable {
  /// The files.
  public let files: [SourceFacts]
  private var declarations: [String: [Place]] = [:]
  private var aliases: [String: Set<String>] = [:]
  /// The aliases of each type, by which extensions can name it.
  private var otherNames: [String: [String]] = [:]
  /// The values of constants by their names.
  public private(set) var constants: [String: Set<String>] = [:]
  /// The numbers that macros stand for, by their names.
  private var numbers: [String: Set<String>] = [:]
  /// The names of static properties whose values are not known, such as `String(describing: self)`.
  private var computedConstants: Set<String> = []
  /// The texts in all files.
  package private(set) var literals: Set<String> = []
  /// The texts and names of types in all files.
  public private(set) var mentioned: Set<String> = []
  /// Whether code imports modules or headers that are neither Apple's nor the app's.
  public let usesForeignModules: Bool
  /// The modules that the sources belong to, as far as they are known.
  public let ownModules: Set<String>

  private struct Place: Codable {
    var file: Int
    var type: Int
  }

  /// Creates an index of files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - ownModules: The names of the modules that they belong to.
  package init(_ files: [SourceFacts], ownModules: Set<String> = []) {
    self.files = files
    self.ownModules = ownModules
    let names = Set(files.compactMap { $0.file.split(separator: "/").last.map(String.init) })
    usesForeignModules = files.contains { file in
      file.imports.contains { !AppleClasses.isModule($0) && !ownModules.contains($0) }
        || file.headers.contains { !names.contains($0) && !$0.hasSuffix("-Swift.h") }
    }
    for (number, file) in files.enumerated() {
      aliases.merge(file.aliases) { $0.union($1) }
      constants.merge(file.constants) { $0.union($1) }
      numbers.merge(file.numbers) { $0.union($1) }
      literals.formUnion(file.literals)
      for (index, type) in file.types.enumerated() {
        let place = Place(file: number, type: index)
        declarations[type.name, default: []].append(place)
        if let name = type.objectiveCName { declarations[name, default: []].append(place) }
        mentioned.insert(type.name)
        for member in type.members
        where member.isStatic && member.kind == .property && !member.isSettable
          && file.constants[member.writtenName] == nil
        {
          computedConstants.insert(member.writtenName)
        }
      }
    }
    mentioned.formUnion(literals)
    for (alias, names) in aliases where declarations[alias]?.contains(where: isDeclaration) != true
    {
      for name in names { otherNames[name, default: []].append(alias) }
    }
  }

  /// A declaration, and its file.
  package struct Declaration: Sendable {
    /// The type.
    package var type: SourceType
    /// The path of the file.
    package var file: String
  }

  /// Returns the declarations of a type and of its extensions.
  package func declarations(of name: String) -> [Declaration] {
    let others = (otherNames[name] ?? []).flatMap { declarations[$0] ?? [] }
    return ((declarations[name] ?? []) + others).map {
      Declaration(type: files[$0.file].types[$0.type], file: files[$0.file].file)
    }
  }

  /// The names of all types that are declared.
  public var typeNames: [String] {
    declarations.filter { $0.value.contains { isDeclaration($0) } }.map(\.key).sorted()
  }

  private func isDeclaration(_ place: Place) -> Bool {
    files[place.file].types[place.type].kind != .extension
  }

  /// Whether a type is declared, and not only extended.
  package func declares(_ name: String) -> Bool {
    declarations[name]?.contains { isDeclaration($0) } == true
  }

  /// Follows type aliases.
  ///
  /// One that stands for several types, as each platform has its own, is not known. One with the name of a class of
  /// Apple's is for another platform.
  package func resolved(_ name: String) -> String {
    var (name, steps) = (name, 0)
    while declarations[name]?.contains(where: { isDeclaration($0) }) != true,
      !AppleClasses.contains(name), let others = aliases[name], others.count == 1,
      let other = others.first, steps < 20
    {
      (name, steps) = (other, steps + 1)
    }
    return name
  }

  /// A class with all that it inherits from.
  package struct Lineage: Sendable {
    /// The names of the classes in the sources, beginning with the class itself.
    package var names: [String] = []
    /// The class of Apple's from which they inherit; nil if it is not known.
    package var root: String?
    /// The members of all of them.
    package var members: [SourceMember] = []
    /// The names of their instance variables: a property `name` of Objective-C has the variable `_name`.
    package var variables: Set<String> = []
    /// Whether one of them is generic.
    package var isGeneric = false

    fileprivate mutating func addMembers(of type: SourceType) {
      members += type.members
      let properties = type.members.lazy.filter { $0.kind == .property && !$0.isStatic }
      variables.formUnion(properties.map(\.name))
      if type.language == .objectiveC { variables.formUnion(properties.map { "_" + $0.name }) }
    }
  }

  /// Returns a class with its superclasses; nil if neither the sources nor Apple's frameworks have it.
  package func lineage(of name: String) -> Lineage? {
    var lineage = Lineage()
    var open = [resolved(name)]
    var seen: Set<String> = []
    var isKnown = true
    var roots: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      let all = declarations(of: name)
      let own = all.filter { $0.type.kind == .class }
      if own.isEmpty {
        guard AppleClasses.contains(name) else {
          isKnown = false
          for declaration in all { lineage.addMembers(of: declaration.type) }
          continue
        }
        roots.insert(name)
        addExtensions(of: name, to: &lineage)
        continue
      }
      // In documents and in Objective-C, a class of Swift can have another name.
      let others = own.flatMap { [$0.type.name, $0.type.objectiveCName] }.compactMap(\.self)
      for name in [name] + others where !lineage.names.contains(name) { lineage.names.append(name) }
      for declaration in all { lineage.addMembers(of: declaration.type) }
      // Several targets can have a class of one name: it has what any of them has.
      for declaration in own {
        lineage.isGeneric = lineage.isGeneric || declaration.type.isGeneric
        switch superclass(of: declaration.type) {
        case .some(let name?): open.append(name)
        case .some(nil): break
        case nil: isKnown = false
        }
      }
      if own.allSatisfy({ superclass(of: $0.type) == .some(nil) }) { roots.insert("") }
    }
    guard !lineage.names.isEmpty || !roots.isEmpty else { return nil }
    lineage.root = isKnown && roots.count == 1 ? roots.first : nil
    return lineage
  }

  /// Returns whether the sources have the interface of a class of Objective-C without an implementation, which can have
  /// more members.
  package func isOnlyDeclared(_ name: String) -> Bool {
    let all = declarations(of: resolved(name))
    return !all.isEmpty
      && all.allSatisfy { $0.type.kind == .class && $0.type.language == .objectiveC }
  }

  /// Adds what the sources add to Apple's classes.
  private func addExtensions(of name: String, to lineage: inout Lineage) {
    var next: String? = name
    while let name = next {
      for declaration in declarations(of: name) { lineage.addMembers(of: declaration.type) }
      next = AppleClasses.superclass(of: name) ?? (name == "NSObject" ? nil : "NSObject")
    }
  }

  /// Returns the superclass of a class: none if it has none, nil if it is not known.
  private func superclass(of type: SourceType) -> String?? {
    // A superclass is the first of what a class of Swift inherits.
    guard let first = type.inherited.first.map({ resolved($0) }) else { return .some(nil) }
    let all = declarations(of: first)
    if all.contains(where: { $0.type.kind == .class }) || AppleClasses.contains(first) {
      return .some(first)
    }
    if all.contains(where: { $0.type.kind == .protocol }) { return .some(nil) }
    return nil
  }

  /// Returns the names that a value stands for; nil if they are not known.
  public func names(of value: SourceUse.Value) -> Set<String>? {
    switch value {
    case .text(let text): [text]
    // Of a generic parameter, the name is not known.
    case .type(let name): declares(name) || AppleClasses.contains(name) ? [name] : nil
    case .constant(let name): computedConstants.contains(name) ? nil : constants[name]
    case .variable, .computed: nil
    }
  }

  /// Whether the value of a property's or parameter's type can be an object of a class; nil if that is not known.
  ///
  /// - Parameters:
  ///   - name: The class of the object.
  ///   - type: The name of the type.
  /// - Returns: Whether it is the class, one of its superclasses, or any object.
  package func accepts(_ name: String, as type: String) -> Bool? {
    let type = resolved(type)
    if ["AnyObject", "Any", "NSObject", "id", "UIResponder", "NSObjectProtocol"].contains(type) {
      return true
    }
    guard let lineage = lineage(of: name) else { return nil }
    if lineage.names.contains(type) { return true }
    let isClass = declarations(of: type).contains { $0.type.kind == .class }
    guard isClass || AppleClasses.contains(type) else { return nil }
    guard let root = lineage.root else { return nil }
    return AppleClasses.isKind(root, of: type)
  }
}

extension SourceIndex {
  /// The names of the members that a class has and another does not have; nil if the sources do not have the class.
  package func members(of name: String, missingIn other: String) -> Set<String>? {
    let classes = (lineage(of: name)?.names ?? []).filter { accepts(other, as: $0) != true }
    let declarations = classes.flatMap { self.declarations(of: $0) }
    return declarations.isEmpty
      ? nil : Set(declarations.flatMap(\.type.members).map(\.writtenName))
  }

  /// The names of a class, and of those that inherit from it or from one of its superclasses in the sources.
  package func heirs(of name: String) -> Set<String> {
    let own = Set(lineage(of: name)?.names ?? []).union([name])
    return own.union(
      typeNames.filter { lineage(of: $0)?.names.contains(where: own.contains) == true })
  }

  /// For each class of the sources, itself with its superclasses and subclasses in the sources: those of which its code can
  /// mean an outlet.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of classes and *d* the number of their superclasses.
  package var families: (all: [String: Set<String>], below: [String: Set<String>]) {
    var all: [String: Set<String>] = [:]
    var below: [String: Set<String>] = [:]
    for name in typeNames {
      guard let names = lineage(of: name)?.names, names.contains(name) else { continue }
      all[name, default: []].formUnion(names)
      for other in names {
        all[other, default: []].insert(name)
        below[other, default: []].insert(name)
      }
    }
    return (all, below)
  }

  /// Whether a type is a protocol, or has another name by an alias.
  package func isProtocolOrAliased(_ name: String) -> Bool {
    otherNames[name] != nil
      || declarations[name]?.contains { files[$0.file].types[$0.type].kind == .protocol } == true
  }

  /// Whether code is never run because a branch before compares the same value with the same number, by the name of another
  /// macro.
  package func isExcluded(_ use: SourceUse) -> Bool {
    use.tests.contains { test in
      guard let own = numbers[test.name], own.count == 1 else { return false }
      return test.earlier.contains { $0 == test.name || numbers[$0] == own }
    }
  }

  /// Whether code imports a library's header, or a module, with the name of a class.
  package func importsHeader(of name: String) -> Bool {
    files.contains { $0.imports.contains(name) || $0.libraryHeaders.contains(name) }
  }

  /// The names of a kind that only code of some methods and properties has.
  package func names(_ kind: SourceUse.Kind, onlyIn callables: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for file in files {
      for use in file.uses where use.kind == kind {
        guard case .text(let name) = use.value, let callable = use.callable,
          callables.contains(callable)
        else { continue }
        found.insert(name)
      }
    }
    return found.filter { name in
      files.allSatisfy { file in
        let uses = file.uses.filter { $0.value == .text(name) }
        return uses.isEmpty
          ? !file.literals.contains(name)
          : uses.allSatisfy { $0.callable.map(callables.contains) ?? false }
      }
    }
  }

  /// The kinds of names of which code computes some, so that any can be used.
  package var computedKinds: Set<SourceUse.Kind> {
    Set(files.flatMap(\.uses).filter { names(of: $0.value) == nil }.map(\.kind))
  }

  /// Those of ``computedKinds`` of which some can be other names than those in code.
  package var inventedKinds: Set<SourceUse.Kind> {
    let invented = files.flatMap(\.uses).filter { use in
      guard names(of: use.value) == nil else { return false }
      return switch use.value {
      case .variable: false
      case .constant(let name): !NameUses.isName(name)
      default: true
      }
    }
    return Set(invented.map(\.kind))
  }

  /// Whether code may compute a text: one with variable parts has its beginning or its end.
  package func canCompute(_ text: String) -> Bool {
    files.contains { file in
      file.nameParts.contains { !$0.isEmpty && (text.hasPrefix($0) || text.hasSuffix($0)) }
    }
  }

  /// The classes of views that override `intrinsicContentSize`, or load a xib of their name or of a name that is computed
  /// into themselves, with their subclasses.
  package var selfSized: Set<String> {
    var loading: Set<String> = []
    for use in files.flatMap(\.uses) where use.kind == .nib {
      if names(of: use.value)?.contains(use.owner) ?? true { loading.insert(use.owner) }
    }
    return Set(
      typeNames.filter { name in
        guard let lineage = lineage(of: name), let root = lineage.root,
          AppleClasses.isKind(root, of: "UIView")
        else { return false }
        return lineage.members.contains { $0.name == "intrinsicContentSize" && !$0.isStatic }
          || !loading.isDisjoint(with: lineage.names)
      })
  }

  /// The classes that inherit from one of Apple's views that has an intrinsic content size.
  package var contentSized: Set<String> {
    Set(
      typeNames.filter { name in
        guard let root = lineage(of: name)?.root else { return false }
        return AppleClasses.haveContentSize.contains { AppleClasses.isKind(root, of: $0) }
      })
  }

  /// The classes of views that lay out their subviews by setting the frames of all of them, with their subclasses.
  package var placing: Set<String> {
    let own = files.reduce(into: Set<String>()) { $0.formUnion($1.placing) }
    guard !own.isEmpty else { return [] }
    return Set(
      typeNames.filter { name in
        guard let lineage = lineage(of: name), let root = lineage.root,
          AppleClasses.isKind(root, of: "UIView"), !own.isDisjoint(with: lineage.names)
        else { return false }
        return lineage.members.contains { $0.name == "layoutSubviews" && !$0.isStatic }
      })
  }

  /// The view controllers that make their view themselves, with their subclasses: those of documents are not loaded.
  package var viewMaking: Set<String> {
    let own = files.reduce(into: Set<String>()) { $0.formUnion($1.viewMaking) }
    guard !own.isEmpty else { return [] }
    return Set(
      typeNames.filter { name in
        guard let lineage = lineage(of: name), let root = lineage.root,
          AppleClasses.isKind(root, of: "UIViewController")
        else { return false }
        return !own.isDisjoint(with: lineage.names)
      })
  }

  /// Whether the delegate of the app or of a scene makes its windows light, and no code makes anything else of them.
  package var isAlwaysLight: Bool {
    let styles = files.reduce(into: Set<Bool>()) { styles, file in
      for change in file.changes {
        if case .appearance(let isLight) = change.kind { styles.insert(isLight) }
      }
    }
    return styles == [true]
  }
}
