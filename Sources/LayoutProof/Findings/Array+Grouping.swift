extension Array {
  /// Groups elements of the same key, in the order of their first ones; one without a key is alone.
  ///
  /// - Complexity: O(n) for n elements.
  func grouped<Key: Hashable>(by key: (Element) -> Key?) -> [[Element]] {
    var groups: [[Element]] = []
    var known: [Key: Int] = [:]
    for element in self {
      let key = key(element)
      if let key, let index = known[key] {
        groups[index].append(element)
      } else {
        if let key { known[key] = groups.count }
        groups.append([element])
      }
    }
    return groups
  }
}
