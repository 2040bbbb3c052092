/// The methods of a file, by their braces: the outermost ones, and those directly in a type.
struct MethodRanges {
  private let list: TokenList
  /// The indices of the braces that begin and end methods, in order.
  private var braces: [(start: Int, end: Int)] = []

  /// Finds the methods.
  init(in list: TokenList, _ language: SourceLanguage) {
    self.list = list
    var types: Set<Int> = []
    var index = 0
    while index < list.count {
      if let brace = list.type(at: index, language)?.brace { types.insert(brace) }
      if list.is(index, "{"), !types.contains(index) {
        let end = min(list.partner[index], list.count)
        braces.append((index, end))
        index = end
      }
      index += 1
    }
  }

  /// Returns the number of the method that an index is in, or that follows it.
  ///
  /// - Complexity: O(log *n*) in the methods.
  func method(at index: Int) -> Int {
    var (low, high) = (0, braces.count)
    while low < high {
      let middle = (low + high) / 2
      if braces[middle].end < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the tokens between the previous method and the brace of a method, and those between its braces.
  func parts(of method: Int) -> (before: Range<Int>, body: Range<Int>) {
    guard braces.indices.contains(method) else { return (0..<0, 0..<0) }
    let (start, end) = braces[method]
    return ((method == 0 ? 0 : braces[method - 1].end)..<start, start..<end)
  }
}
