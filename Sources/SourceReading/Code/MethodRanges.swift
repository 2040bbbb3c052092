/// The methods of a file, by their braces: the outermost ones, and those directly in a type.
struct MethodRanges {
  private let list: TokenList
  private let language: SourceLanguage
  /// The indices of the braces that begin and end methods, in order.
  private var braces: [(start: Int, end: Int)] = []

  /// Finds the methods.
  init(in list: TokenList, _ language: SourceLanguage) {
    (self.list, self.language) = (list, language)
    var types: Set<Int> = []
    var index = 0
    while index < list.count {
      if let brace = type(at: index)?.brace { types.insert(brace) }
      if list.is(index, "{"), !types.contains(index) {
        let end = min(list.partner[index], list.count)
        braces.append((index, end))
        index = end
      }
      index += 1
    }
  }

  /// Returns the type whose declaration begins at an index, with its brace, and the index of its end.
  func type(at index: Int) -> (name: String, brace: Int?, end: Int)? {
    guard let token = list[index], let name = list.word(index + 1) else { return nil }
    if language == .objectiveC {
      // It ends with the next one.
      return token.is("@implementation") ? (name, nil, list.count) : nil
    }
    guard token.kind == .word,
      ["class", "struct", "extension", "enum", "actor"].contains(token.text),
      !list.is(index - 1, "."), !["func", "var", "let", "subscript"].contains(name)
    else { return nil }
    var next = index + 2
    while let token = list[next], next < index + 400, !token.is("{"), !token.is("}"),
      !token.is(";")
    {
      next = list.after(next)
    }
    return list.is(next, "{") ? (name, next, min(list.partner[next], list.count)) : nil
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
