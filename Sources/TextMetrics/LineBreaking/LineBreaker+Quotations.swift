extension LineBreaker {
  /// Rule 15a: no break after a mark that opens a quotation, even across spaces.
  func mayPrecedeOpeningQuotation(_ index: Int) -> Bool {
    switch kind(before: index) {
    case nil, .mandatory, .open, .quotation, .initialQuotation, .finalQuotation, .glue, .space,
      .zeroWidthSpace:
      true
    default: false
    }
  }

  /// Rule 15b: no break before a mark that closes a quotation, even across spaces.
  func mayFollowClosingQuotation(_ index: Int) -> Bool {
    switch kind(after: index) {
    case nil, .space, .glue, .wordJoiner, .close, .quotation, .initialQuotation, .finalQuotation,
      .closeParenthesis, .exclamation, .infix, .symbol, .mandatory, .zeroWidthSpace:
      true
    default: false
    }
  }

  /// Rules 15a, 15b, 19 and 19a for a position next to a quotation mark.
  ///
  /// The direction of a mark and the characters beside it matter only between East Asian
  /// characters; elsewhere there is no break on either side of a mark.
  func isBreakAtQuotation(_ index: Int) -> Bool {
    let previous = kind(before: index)
    let next = kind(after: index - 1)
    if previous == .initialQuotation && mayPrecedeOpeningQuotation(index - 1) { return false }
    if next == .finalQuotation && mayFollowClosingQuotation(index) { return false }
    if let next, next.isQuotation {
      if next != .initialQuotation { return false }
      if !isEastAsian(index - 1) || !isEastAsian(index + 1) { return false }
    }
    if let previous, previous.isQuotation {
      if previous != .finalQuotation { return false }
      if !isEastAsian(index) || !isEastAsian(index - 2) { return false }
    }
    return true
  }
}
