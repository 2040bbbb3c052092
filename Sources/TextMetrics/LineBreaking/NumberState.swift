/// The state of matching a number for rule 25: `NU (SY | IS)* (CL | CP)?`.
enum NumberState {
  case none
  /// Inside the number: digits, separators and slashes.
  case inside
  /// After the closing bracket.
  case closed

  mutating func advance(over kind: LineBreakClass) {
    switch (self, kind) {
    case (_, .numeric): self = .inside
    case (.inside, .symbol), (.inside, .infix): break
    case (.inside, .close), (.inside, .closeParenthesis): self = .closed
    default: self = .none
    }
  }

  /// Returns whether a character belongs to the number.
  func binds(_ next: LineBreakClass) -> Bool {
    switch self {
    case .none: false
    case .inside: next == .numeric || next.isCurrencyOrPercent
    case .closed: next.isCurrencyOrPercent
    }
  }
}
