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
}
