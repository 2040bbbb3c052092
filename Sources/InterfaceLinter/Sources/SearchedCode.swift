internal import SourceReading

/// The sources of an app, in which names are looked for that a few findings depend on.
struct SearchedCode {
  private let files: [(bytes: [UInt8], language: SourceLanguage)]

  init(_ files: [SourceChecker.File]) {
    self.files = files.compactMap { file in
      SourceLanguage(fileName: file.name).map { (file.bytes, $0) }
    }
  }

  /// Returns those of some names that code mentions, without comments and texts.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - members: The methods and properties of which nothing runs the code.
  /// - Returns: The names.
  /// - Complexity: O(*n*) in the bytes of the sources.
  func mentioned(among names: Set<String>, outside members: Set<String>) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let search = WordSearch(names)
    var mentioned: Set<String> = []
    for file in files {
      let open = search.found(in: [file.bytes]).subtracting(mentioned)
      guard !open.isEmpty else { continue }
      for (name, places) in SourceMentions(file.bytes, file.language).places(of: open)
      where places.keys.contains(where: { !members.contains($0) }) {
        mentioned.insert(name)
      }
    }
    return mentioned
  }

  /// Returns the members that code uses of the value of a property; nil if it also uses the value as a whole.
  ///
  /// - Parameters:
  ///   - property: The name of the property.
  ///   - types: The type that has it, and those that inherit it: other files use properties of other types.
  /// - Returns: The names of the members.
  /// - Complexity: O(*n*) in the bytes of the sources.
  func members(of property: String, in types: Set<String>) -> Set<String>? {
    let search = WordSearch([property, "_" + property])
    let owners = WordSearch(types)
    var members: Set<String> = []
    for file in files
    where !search.found(in: [file.bytes]).isEmpty && !owners.found(in: [file.bytes]).isEmpty {
      guard let found = SourceMentions(file.bytes, file.language).members(of: property) else {
        return nil
      }
      members.formUnion(found)
    }
    return members
  }

  /// Returns the methods, properties and cases of which nothing runs the code or uses the text.
  ///
  /// Nothing mentions them but their declarations and code that itself is never run. Those that give names to UIKit are
  /// looked at, those whose text is a name in a document, and those that mention them.
  ///
  /// - Returns: All of them, and the constants and cases that no method mentions either.
  /// - Complexity: O(*n*) in the bytes of the sources.
  func uncalledMembers(
    in index: SourceIndex, _ documents: [ConnectedDocument]
  ) -> (all: Set<String>, constants: Set<String>) {
    let named = Set(documents.map(\.name) + documents.flatMap(\.identifiers).map(\.name))
    let constants = index.files.reduce(into: Set<String>()) { names, file in
      names.formUnion(file.constants.filter { !$0.value.isDisjoint(with: named) }.keys)
    }
    var open = constants.union(index.files.flatMap(\.uses).compactMap(\.callable))
    var candidates = Candidates(
      index, documents, cases: constants, madeOfValues: typesMadeOfValues())
    var callers: [String: [String: Int]] = [:]
    for _ in 0..<Self.mostSteps {
      let added = candidates.filter(open)
      guard !added.isEmpty else { break }
      for (name, places) in places(of: added, candidates) {
        callers[name] = places
      }
      for name in added where callers[name] == nil { callers[name] = [:] }
      open = Set(added.flatMap { callers[$0]?.keys.map { $0 } ?? [] }).subtracting(callers.keys)
    }
    // What one that is run mentions is run.
    let silent = Set(
      callers.filter { name, places in
        places["", default: 0] <= candidates.declared[name, default: 0]
      }.keys)
    func mentionedByNoOther(of names: Set<String>) -> Set<String> {
      var names = names
      var isChanging = true
      while isChanging {
        let left = names.filter { name in
          callers[name]?.keys.allSatisfy { $0.isEmpty || $0 == name || names.contains($0) } ?? true
        }
        isChanging = left.count < names.count
        names = left
      }
      return names
    }
    return (
      mentionedByNoOther(of: silent),
      mentionedByNoOther(of: silent.subtracting(candidates.methods))
    )
  }

  /// Returns the types of which code makes values from raw values or uses all cases.
  private func typesMadeOfValues() -> Set<String> {
    let search = WordSearch(["rawValue", "allCases"])
    return files.filter { $0.language == .swift && !search.found(in: [$0.bytes]).isEmpty }
      .reduce(into: []) { $0.formUnion(SourceMentions($1.bytes, .swift).typesMadeOfValues) }
  }

  /// The greatest number of members in a row that are followed from code to what mentions it.
  private static let mostSteps = 8

  /// Returns where names are mentioned, by the members whose code it is; of a name with many mentions, a place outside of
  /// them.
  private func places(
    of names: Set<String>, _ candidates: Candidates
  ) -> [String: [String: Int]] {
    let few = 12
    let counts = WordSearch(names).counts(in: files.map(\.bytes))
    var places: [String: [String: Int]] = [:]
    var unsure: Set<String> = []
    for name in names {
      let more = counts[name, default: 0] - candidates.declared[name, default: 0]
      // Most mentions of another thing's name are of that.
      if more > few, candidates.owners[name] == nil, !candidates.types.contains(name) {
        places[name] = ["": counts[name, default: 0]]
      } else if more > 0 {
        unsure.insert(name)
      }
    }
    guard !unsure.isEmpty else { return places }
    let search = WordSearch(unsure)
    for file in files where !search.found(in: [file.bytes]).isEmpty {
      let mentions = SourceMentions(file.bytes, file.language)
      let found = mentions.places(
        of: unsure, owners: candidates.owners, types: candidates.types)
      for (name, found) in found {
        places[name, default: [:]].merge(found, uniquingKeysWith: +)
      }
    }
    return places
  }
}

/// The members that only code of the app runs.
private struct Candidates {
  /// The types of those that only types have, with the subclasses.
  private(set) var owners: [String: Set<String>] = [:]
  /// The types.
  private(set) var types: Set<String> = []
  /// How often each is declared.
  private(set) var declared: [String: Int] = [:]
  private var inSwift: Set<String> = []
  private var inObjectiveC: Set<String> = []
  /// Those of Objective-C that are called by their selectors only.
  private var actions: Set<String> = []
  private(set) var methods: Set<String> = []
  private var cases: Set<String> = []
  /// The cases that are made without their names.
  private var unnamed: Set<String> = []
  private let documents: [ConnectedDocument]

  /// Reads the sources; of cases, those with some names, and none of types whose values are made otherwise.
  init(
    _ index: SourceIndex, _ documents: [ConnectedDocument], cases wanted: Set<String>,
    madeOfValues: Set<String>
  ) {
    self.documents = documents
    var others: Set<String> = []
    let below = index.families.below
    for type in index.files.flatMap(\.types) {
      for member in type.members {
        let isCase = member.kind == .enumerationCase
        if isCase, !wanted.contains(member.writtenName) { continue }
        if isCase {
          // Its declaration is not found as a mention.
          cases.insert(member.writtenName)
          if madeOfValues.contains(type.name) || madeOfValues.contains("")
            || !Self.listing.isDisjoint(with: type.inherited)
          {
            unnamed.insert(member.writtenName)
          }
        } else {
          declared[member.writtenName, default: 0] += 1
        }
        if type.language == .swift {
          inSwift.insert(member.writtenName)
        } else {
          inObjectiveC.insert(member.writtenName)
        }
        if member.isStatic || isCase, type.language == .swift,
          type.kind != .protocol
        {
          owners[member.writtenName, default: []].formUnion(below[type.name] ?? [type.name])
          owners[member.writtenName]?.insert(type.name)
        } else {
          others.insert(member.writtenName)
        }
        if member.kind == .method { methods.insert(member.writtenName) }
        // An `id` has no name.
        if member.kind == .method, member.parameters.count == 1, !member.isStatic,
          member.parameters[0].isEmpty && type.language == .objectiveC
            || CallableMember.actionTypes.contains(member.parameters[0]),
          !CallableMember.standardActions.contains(member.writtenName),
          !Self.systemPrefixes.contains(where: { member.writtenName.hasPrefix($0) })
        {
          actions.insert(member.writtenName)
        }
      }
    }
    owners = owners.filter { name, types in
      // An extension of a protocol gives its member to other types, and an alias another name to one.
      !others.contains(name) && types.allSatisfy { !index.isProtocolOrAliased($0) }
    }
    types = Set(index.typeNames)
  }

  /// The protocols by which all cases of an enumeration can be made without their names.
  private static let listing: Set = ["CaseIterable", "Codable", "Decodable", "RawRepresentable"]

  /// How methods begin that are called by other means than their names, or by the system.
  private static let systemPrefixes = ["set", "is", "init", "encode", "observe", "did", "will"]

  /// Returns those of some names that are members, and that no document has.
  ///
  /// A method of Objective-C that is only implemented can be one of UIKit's, unless it is an action.
  mutating func filter(_ names: Set<String>) -> Set<String> {
    let own = names.subtracting(unnamed).filter { name in
      let least = inSwift.contains(name) || actions.contains(name) ? 1 : 2
      // `photo.image = x` calls setImage: of Objective-C.
      let isSwift = inSwift.contains(name) && !inObjectiveC.contains(name)
      guard isSwift || Self.property(setBy: name) == nil else { return false }
      return !name.isEmpty && (cases.contains(name) || declared[name, default: 0] >= least)
    }
    guard !own.isEmpty else { return [] }
    // A document names actions and properties, and no static members.
    let named = own.filter { owners[$0] == nil }
    let properties = Dictionary(
      named.compactMap { name in Self.property(setBy: name).map { ($0, name) } },
      uniquingKeysWith: { first, _ in first })
    let found = WordSearch(named.union(properties.keys)).found(in: documents.map(\.markup.bytes))
    return own.subtracting(found).subtracting(found.compactMap { properties[$0] })
  }

  /// Returns the property that a method of Objective-C with a name sets; nil for other methods.
  private static func property(setBy name: String) -> String? {
    guard name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase else {
      return nil
    }
    return first.lowercased() + name.dropFirst(4)
  }
}
