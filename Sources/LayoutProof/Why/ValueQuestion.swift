public import AutoLayout
public import LayoutScene

/// A question such as `title.width`, as typed on the command line.
public struct ValueQuestion: Sendable, Hashable {
  /// The id of the view.
  public var subject: String
  /// The attributes: the named one, or x, y, width and height.
  public var attributes: [NSLayoutConstraint.Attribute]

  /// Finds the view by id, name, text or class; exact matches first, then without regard to case.
  ///
  /// - Parameters:
  ///   - text: A view, optionally followed by a dot and one of its attributes.
  ///   - scene: The scene that contains the view.
  /// - Throws: An error of the question, with suggested names.
  public init(_ text: String, in scene: some DiagnosableScene) throws(ValueQuestionError) {
    let subjects = scene.subjects
    // A name may itself contain a dot.
    if let whole = try Self.find(text, among: subjects) {
      subject = whole
      attributes = [.left, .top, .width, .height]
      return
    }
    guard let dot = text.lastIndex(of: ".") else {
      throw .unknownView(text, suggestions: Self.near(text, among: subjects))
    }
    let (view, word) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
    guard let found = try Self.find(view, among: subjects) else {
      throw .unknownView(view, suggestions: Self.near(view, among: subjects))
    }
    let number = NumberWord.all.first { $0.word.lowercased() == word.lowercased() }
    guard let number else {
      throw .unknownAttribute(word, known: NumberWord.all.map(\.word))
    }
    subject = found
    attributes = [number.attribute]
  }

  /// Returns the id of the one view with that name; nil if there is none.
  private static func find(
    _ text: String, among subjects: [ProofSubject]
  ) throws(ValueQuestionError) -> String? {
    let plain = bare(text)
    // Views without a name are not meant by an empty one.
    guard !plain.isEmpty else { return nil }
    let ways: [(ProofSubject) -> Bool] = [
      { $0.id == text }, { $0.name == text }, { bare($0.name) == plain },
      // The ids are appended to names that several views share.
      { bare($0.name) == plain + "(\($0.id.lowercased()))" },
      { $0.className.lowercased() == plain },
    ]
    for way in ways {
      let found = subjects.filter(way)
      if found.count == 1 { return found[0].id }
      if found.count > 1 { throw .manyViews(text, ids: found.map(\.id)) }
    }
    return nil
  }

  /// Returns the names that are most similar to the text.
  private static func near(_ text: String, among subjects: [ProofSubject]) -> [String] {
    var seen: Set<String> = []
    let names = subjects.flatMap { [$0.name, $0.id, $0.className] }.filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
    let wanted = bare(text)
    let ranked = names.enumerated().map { index, name in
      (distance: distance(wanted, bare(name)), index: index, name: name)
    }.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    let near = ranked.filter { $0.distance <= max(2, wanted.count / 3) }
    return (near.isEmpty ? Array(ranked.prefix(5)) : Array(near.prefix(3))).map(\.name)
  }

  private static func bare(_ text: String) -> String {
    text.lowercased().filter { $0 != "'" && $0 != "\"" }
  }

  /// Returns the number of different letters (Levenshtein distance).
  private static func distance(_ one: String, _ two: String) -> Int {
    let (one, two) = (Array(one.prefix(40)), Array(two.prefix(40)))
    var row = Array(0...two.count)
    for (i, a) in one.enumerated() {
      var previous = row[0]
      row[0] = i + 1
      for (j, b) in two.enumerated() {
        let cost = a == b ? previous : 1 + min(previous, row[j], row[j + 1])
        previous = row[j + 1]
        row[j + 1] = cost
      }
    }
    return row[two.count]
  }
}
