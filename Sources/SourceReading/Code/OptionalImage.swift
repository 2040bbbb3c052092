/// Images that may be nil: UIKit has another one for them, or code has.
enum OptionalImage {
  /// The properties and methods for images without which a bar, a control or an image view keeps what it has.
  ///
  /// Source: Apple, UIKit, the documentation of each: nil, the default value, stands for the default appearance.
  private static let properties: Set = [
    "backgroundImage", "setBackgroundImage", "shadowImage", "setShadowImage", "backIndicatorImage",
    "setBackIndicatorImage", "backIndicatorTransitionMaskImage", "selectionIndicatorImage",
    "setSelectionIndicatorImage", "highlightedImage", "setHighlightedImage", "selectedImage",
    "setSelectedImage", "scopeBarBackgroundImage", "setDividerImage",
  ]
  /// The states of a control in which it shows the image of the normal one if they have none.
  private static let states: Set = [
    "UIControlStateHighlighted", "UIControlStateSelected", "UIControlStateDisabled",
    "UIControlStateFocused", "highlighted", "selected", "disabled", "focused",
  ]

  /// Whether what gets the image whose name is at an index goes on as designed without it.
  static func isOptional(_ index: Int, _ list: TokenList, _ language: SourceLanguage) -> Bool {
    let receivers = receivers(of: index, list, language)
    return receivers.contains { receiver in
      properties.contains(receiver.name)
        || ["setImage", "setBackgroundImage"].contains(receiver.name)
          && receiver.call.contains { isState($0, list, language) }
    } || isReplaced(index, list, language)
  }

  private static func isState(_ place: Int, _ list: TokenList, _ language: SourceLanguage) -> Bool {
    list.word(place).map(states.contains) == true
      && (language == .objectiveC || list.is(place - 1, "."))
  }

  /// Whether code has another image, or does nothing, where there is none: `UIImage(named: "star") ?? other`, `if let`.
  private static func isReplaced(
    _ index: Int, _ list: TokenList, _ language: SourceLanguage
  ) -> Bool {
    guard language == .swift, let call = opener(around: index, list) else { return false }
    let end = list.after(call)
    if list.is(end, "?"), list.is(end + 1, "?") { return true }
    // The type before the parenthesis, the sign, the name and the keywords: `if let image = UIImage(`.
    return list.is(call - 2, "=") && (list.is(call - 4, "let") || list.is(call - 4, "var"))
      && ["if", "guard", ","].contains(list[call - 5]?.text ?? "")
  }

  /// The bracket that is open at an index; nil if there is none in its block.
  private static func opener(around index: Int, _ list: TokenList) -> Int? {
    var place = index - 1
    // No expression is longer; a block of generated code can be.
    let least = max(0, index - TokenList.longestExpression)
    while place >= least, !list.is(place, "{"), !list.is(place, ";") {
      if list.is(place, "(") || list.is(place, "[") { return place }
      place =
        [")", "]", "}"].contains(list[place]?.text ?? "") ? list.partner[place] - 1 : place - 1
    }
    return nil
  }

  /// What gets a value, from the innermost on: labels of arguments, functions, and the property that is set; each with the
  /// tokens of its call.
  private static func receivers(
    of index: Int, _ list: TokenList, _ language: SourceLanguage
  ) -> [(name: String, call: Range<Int>)] {
    var found: [(name: String, call: Range<Int>)] = []
    var start = index
    while true {
      let open = opener(around: start, list)
      let call = open.map { $0..<list.after($0) } ?? 0..<0
      if list.is(start - 1, ":"), let label = list.word(start - 2) { found.append((label, call)) }
      if let open {
        if list.is(open, "("), let function = list.word(open - 1) { found.append((function, call)) }
        start = open
        if language == .swift {
          // The value begins with the first name of a chain: `UIImage` of `UIImage(named: …)`.
          while list.word(start - 1) != nil || list.is(start - 1, ".") { start -= 1 }
        }
        continue
      }
      if list.is(start - 1, "="), let property = list.word(start - 2) {
        found.append((property, 0..<0))
      }
      return found
    }
  }
}
