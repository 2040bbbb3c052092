extension SourceIndex {
  /// The texts in code, and the names of types and constants of which code outside of them can make texts, if all types
  /// are used.
  ///
  /// - Parameter uncalled: The members that nothing uses.
  /// - Returns: The texts and names.
  package func namesInUse(without uncalled: Set<String>) -> Set<String> {
    let uses = TypeUses(self, without: uncalled)
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
  /// The names of the types, macros and constants, the macros and constants with `#` before their names.
  let owners: Set<String>
  /// The members that nothing uses.
  private let uncalled: Set<String>
  private var mentions: [String: Set<String>] = [:]
  private var named: [String: Set<String>] = [:]
  private var texts: [String: Set<String>] = [:]
  /// Whether the sources have what a process starts with: otherwise any type can be made.
  private let haveStart: Bool
  /// What is used whatever documents name.
  private var entries: Set<String>
  /// The names that types have in Swift, by those in Objective-C.
  private var others: [String: Set<String>] = [:]
  /// All names that a type, a macro or other code mentions, but for itself.
  private let mentioned: Set<String>
  /// The names of members that nothing uses, and of no types.
  private let unnamed: Set<String>

  init(_ index: SourceIndex, without uncalled: Set<String>) {
    self.uncalled = uncalled
    unnamed = uncalled.filter { !index.declares($0) }
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
    mentioned = mentions.reduce(into: []) { names, entry in
      names.formUnion(entry.value.filter { "#" + $0 != entry.key })
    }
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
      // Others have the name of a constant that nothing uses.
      let constant = uncalled.contains(name) ? [] : ["#" + name]
      for owner in [name] + constant + (others[name] ?? []) where used.insert(owner).inserted {
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
      let parts = owner.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      if parts.count > 1, uncalled.contains(parts[1]) { return false }
      if owner.hasPrefix("#") {
        let name = String(owner.dropFirst())
        if uncalled.contains(name) || !haveStart && !mentioned.contains(name) { return false }
      }
      return !haveStart || used.contains(parts[0]) || !owners.contains(parts[0])
    }
    let texts = texts.filter { isRun($0.key) }.reduce(into: Set()) { $0.formUnion($1.value) }
    let named = named.filter { isRun($0.key) }.reduce(into: Set()) { names, entry in
      names.formUnion(entry.value.subtracting([entry.key]))
    }
    .subtracting(unnamed)
    return (texts, named)
  }
}
