/// The scenes of two versions of a document that are the same scene.
package struct ScenePairs {
  /// What identifies a scene.
  package struct Key {
    /// The id of its root view.
    package var id: String
    /// Its name.
    package var name: String

    package init(id: String, name: String) { (self.id, self.name) = (id, name) }
  }

  /// The indices of the old and the new scene, in the new order; those that only the old version has last.
  package private(set) var pairs: [(old: Int?, new: Int?)] = []

  /// Pairs scenes by id, then by name.
  ///
  /// - Parameters:
  ///   - old: The old version's scenes.
  ///   - new: The new version's scenes.
  ///   - joinsSingle: Whether the only scene of each version are one, whatever their names.
  package init(_ old: [Key], _ new: [Key], joinsSingle: Bool = false) {
    if joinsSingle, old.count == 1, new.count == 1 {
      pairs = [(0, 0)]
      return
    }
    var rest = Array(old.indices)
    for (index, key) in new.enumerated() {
      let place =
        rest.firstIndex { old[$0].id == key.id } ?? rest.firstIndex { old[$0].name == key.name }
      pairs.append((place.map { rest.remove(at: $0) }, index))
    }
    pairs += rest.map { ($0, nil) }
  }
}
