internal import SourceReading

/// The sources of an app, in which names are looked for that a few findings depend on.
struct SearchedCode {
  private let files: [(bytes: [UInt8], language: SourceLanguage)]

  init(_ files: [SourceChecker.File]) {
    self.files = files.compactMap { file in
      SourceLanguage(fileName: file.name).map { (file.bytes, $0) }
    }
  }

  /// Returns how often names are mentioned in code.
  ///
  /// - Parameters:
  ///   - names: The names.
  ///   - enough: By name, how often it is mentioned at least; a few more mentions may be in comments and texts, which are
  ///     left out.
  ///   - few: How many more mentions are hardly all in comments and texts.
  /// - Returns: The numbers, by names.
  /// - Complexity: O(*n*) in the bytes of the sources.
  func counts(
    of names: Set<String>, beyond enough: [String: Int], few: Int = 6
  ) -> [String: Int] {
    guard !names.isEmpty else { return [:] }
    var counts = WordSearch(names).counts(in: files.map(\.bytes))
    let unsure = names.filter { name in
      let more = counts[name, default: 0] - enough[name, default: 0]
      return more > 0 && more <= few
    }
    guard !unsure.isEmpty else { return counts }
    let search = WordSearch(unsure)
    for name in unsure { counts[name] = 0 }
    for file in files where !search.found(in: [file.bytes]).isEmpty {
      counts.merge(
        SourceMentions(file.bytes, file.language).counts(of: unsure), uniquingKeysWith: +)
    }
    return counts
  }

  /// Returns those of some words that are in the sources, also in comments and texts.
  ///
  /// - Complexity: O(*n*) in the bytes of the sources.
  func words(among names: Set<String>) -> Set<String> {
    names.isEmpty ? [] : WordSearch(names).found(in: files.map(\.bytes))
  }

  /// Returns the members that code uses of the value of a property; nil if it also uses the value as a whole.
  ///
  /// - Complexity: O(*n*) in the bytes of the sources.
  func members(of property: String) -> Set<String>? {
    let search = WordSearch([property, "_" + property])
    var members: Set<String> = []
    for file in files where !search.found(in: [file.bytes]).isEmpty {
      guard let found = SourceMentions(file.bytes, file.language).members(of: property) else {
        return nil
      }
      members.formUnion(found)
    }
    return members
  }

  /// Returns the methods and properties that give names to UIKit and that nothing mentions but their declarations.
  ///
  /// - Complexity: O(*n*) in the bytes of the sources.
  func uncalledMembers(in index: SourceIndex, _ documents: [ConnectedDocument]) -> Set<String> {
    let names = Set(index.files.flatMap(\.uses).compactMap(\.callable))
    let selectors = documents.flatMap(\.connections).compactMap {
      $0.name.split(separator: ":").first.map(String.init)
    }
    var declared: [String: Int] = [:]
    var inSwift: Set<String> = []
    for type in index.files.flatMap(\.types) {
      for member in type.members where names.contains(member.writtenName) {
        declared[member.writtenName, default: 0] += 1
        if type.language == .swift { inSwift.insert(member.writtenName) }
      }
    }
    // A method of Objective-C that is only implemented can be one of UIKit's.
    let own = names.subtracting(selectors).filter {
      declared[$0, default: 0] >= (inSwift.contains($0) ? 1 : 2)
    }
    let counts = counts(of: own, beyond: declared)
    return own.filter { counts[$0, default: 0] <= declared[$0, default: 0] }
  }
}
