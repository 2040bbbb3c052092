/// The view that has to be added where the constraints of code have no common ancestor.
///
/// That one of the views of the statement is in no tree is certain; which one, the text of the file says: the one whose
/// anchors the statement uses and that no call with a name such as `addSubview` gets.
package struct UnaddedView {
  /// The view's name in the code.
  package let name: String

  /// Finds the view of the statement that begins in a line of Swift code; nil if the text leaves a choice.
  package init?(inStatementAt line: Int, of text: [UInt8]) {
    let list = TokenList(SourceLexer.tokens(of: text, .swift))
    guard let start = list.tokens.firstIndex(where: { $0.place.line == line }) else { return nil }
    var end = start
    for index in start..<list.count where list.tokens[index].place.line == line {
      end = max(end, index, list.partner[index])
    }
    var names: [String] = []
    for index in start...end {
      guard let name = list.word(index), list.is(index + 1, "."),
        list.word(index + 2)?.hasSuffix("Anchor") == true,
        !list.is(index - 1, ".") || list.is(index - 2, "self"),
        !Self.owners.contains(name), !names.contains(name)
      else { continue }
      names.append(name)
    }
    let added = Self.addedNames(list)
    let others = names.filter { !added.contains($0) }
    guard let name = others.first, others.count == 1 else { return nil }
    self.name = name
  }

  /// The views that have a superview or are one, whatever the file says.
  private static let owners: Set = ["self", "view", "superview", "contentView", "window"]

  /// The names in the arguments of calls that add subviews.
  private static func addedNames(_ list: TokenList) -> Set<String> {
    var names: Set<String> = []
    for index in 0..<list.count {
      guard let call = list.word(index), call.contains("ubview") else { continue }
      // `addSubview(a)`, and `arrangedSubviews: [a, b]`.
      let bracket = list.is(index + 1, ":") ? index + 2 : index + 1
      guard list.is(bracket, "(") || list.is(bracket, "["), list.partner[bracket] > bracket else {
        continue
      }
      names.formUnion((bracket..<list.partner[bracket]).compactMap { list.word($0) })
    }
    return names
  }
}
