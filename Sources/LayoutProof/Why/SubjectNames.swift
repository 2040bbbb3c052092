internal import AutoLayout
internal import LayoutScene

/// Finds views by what people call them.
enum SubjectNames {
  /// Returns the view with an id, name, text or class; nil if there is none.
  ///
  /// Exact matches come first, then those without regard to case.
  ///
  /// - Throws: An error if several views have the name.
  static func find(
    _ text: String, among subjects: [Scene.Item]
  ) throws(ValueQuestionError) -> Int? {
    let plain = bare(text)
    // Views without a name are not meant by an empty one.
    guard !plain.isEmpty else { return nil }
    let ways: [(Scene.Item) -> Bool] = [
      { $0.id == text }, { $0.name == text }, { bare($0.name) == plain },
      // The ids are appended to names that several views share.
      { bare($0.name) == plain + "(\($0.id.lowercased()))" },
      // As in a comparison of layouts: `'Label'(Kd5-hE-zsP)`.
      { !$0.id.isEmpty && text.hasSuffix("(\($0.id))") },
      { $0.text.map(bare) == plain },
      { $0.className.lowercased() == plain },
    ]
    for way in ways {
      let found = subjects.indices.filter { way(subjects[$0]) }
      if found.count == 1 { return found[0] }
      if found.count > 1 { throw .manyViews(text, ids: found.map { subjects[$0].id }) }
    }
    return nil
  }

  /// Returns the names of views that are similar to a text.
  static func near(_ text: String, among subjects: [Scene.Item]) -> [String] {
    var seen: Set<String> = []
    let names = subjects.flatMap { [$0.name, $0.id, $0.className] }.filter {
      !$0.isEmpty && seen.insert($0).inserted
    }
    // Of many views, the nearest can have nothing in common with the text.
    return near(text, among: names, orNearest: 0)
  }

  /// Returns the most similar of some names: three that are near, or else the nearest.
  static func near(
    _ text: String, among names: [String], orNearest count: Int = 5
  ) -> [String] {
    let wanted = Array(bare(text).prefix(40))
    let ranked = names.enumerated().map { index, name in
      (
        distance: wanted.editDistance(to: Array(bare(name).prefix(40))), index: index, name: name
      )
    }.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
    let near = ranked.filter { $0.distance <= max(2, wanted.count / 3) }
    return (near.isEmpty ? Array(ranked.prefix(count)) : Array(near.prefix(3))).map(\.name)
  }

  private static func bare(_ text: String) -> String {
    text.lowercased().filter { $0 != "'" && $0 != "\"" }
  }
}
