extension SourceIndex {
  /// The texts in code, and the names of types and constants of which code outside of them can make texts, if all types
  /// are used.
  package var namesInUse: Set<String> {
    let uses = TypeUses(self)
    let names = uses.names(in: uses.owners)
    return names.texts.union(names.named)
  }

  /// What the types have with which a process starts.
  fileprivate static let entries: Set = [
    "App", "UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate",
  ]

  fileprivate func isFoundBySystem(_ name: String) -> Bool {
    let all = declarations(of: name).map(\.type)
    if all.contains(where: { $0.kind == .class }), lineage(of: name)?.root == nil { return true }
    return all.contains { type in
      type.members.contains { $0.isStatic && $0.name == "load" }
        || type.inherited.contains { inherited in
          !declares(inherited)
            && (Self.entries.contains(inherited)
              || ["Intent", "Widget", "Preview"].contains { inherited.contains($0) })
        }
    }
  }
}

/// What the types and macros of an app mention, and which of them are used.
///
/// What code outside of types mentions is used, and what in turn is mentioned by what is used. A type that an
/// unknown class is a superclass of, or that the system finds by itself, is used.
struct TypeUses {
  /// The names of the types and macros, the macros with `#` before their names.
  let owners: Set<String>
  private var mentions: [String: Set<String>] = [:]
  private var named: [String: Set<String>] = [:]
  private var texts: [String: Set<String>] = [:]
  /// Whether the sources have what a process starts with: otherwise any type can be made.
  private let haveStart: Bool
  /// What is used whatever documents name.
  private var entries: Set<String>
  /// The names that types have in Swift, by those in Objective-C.
  private var others: [String: Set<String>] = [:]

  init(_ index: SourceIndex) {
    for file in index.files {
      mentions.merge(file.mentions) { $0.union($1) }
      named.merge(file.named) { $0.union($1) }
      texts.merge(file.texts) { $0.union($1) }
    }
    haveStart = index.files.flatMap(\.types).contains {
      !SourceIndex.entries.isDisjoint(with: $0.inherited)
    }
    let owners = Set(mentions.keys.filter { $0.hasPrefix("#") || index.declares($0) })
    self.owners = owners
    entries = Set(mentions.filter { !owners.contains($0.key) }.flatMap(\.value))
    entries.formUnion(owners.filter { !$0.hasPrefix("#") && index.isFoundBySystem($0) })
    let makesClasses = index.files.contains(where: \.makesClasses)
    let parts = makesClasses ? Set(index.files.flatMap(\.nameParts)) : []
    for type in index.files.flatMap(\.types) {
      if let name = type.objectiveCName { others[name, default: []].insert(type.name) }
      if parts.contains(where: { type.name.hasPrefix($0) || type.name.hasSuffix($0) }) {
        entries.insert(type.name)
      }
    }
  }

  /// Returns all names that are used if some names are.
  func reached(from names: Set<String>) -> Set<String> {
    var open = names.union(entries)
    var used: Set<String> = []
    while let name = open.popFirst() {
      for owner in [name, "#" + name] + (others[name] ?? []) where used.insert(owner).inserted {
        open.formUnion(mentions[owner] ?? [])
      }
    }
    return used
  }

  /// Returns the texts in some types and macros and outside of all, and the names of other types of which these can make
  /// texts.
  ///
  /// - Parameter used: The types and macros that are used, as of ``reached(from:)``.
  /// - Returns: Both.
  func names(in used: Set<String>) -> (texts: Set<String>, named: Set<String>) {
    func isRun(_ owner: String) -> Bool {
      !haveStart || used.contains(owner) || !owners.contains(owner)
    }
    let texts = texts.filter { isRun($0.key) }.reduce(into: Set()) { $0.formUnion($1.value) }
    let named = named.filter { isRun($0.key) }.reduce(into: Set()) { names, entry in
      names.formUnion(entry.value.subtracting([entry.key]))
    }
    return (texts, named)
  }
}
