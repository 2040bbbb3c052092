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

  /// Whether the statement with the name of an image at an index goes on as designed without the image.
  static func isOptional(_ index: Int, _ list: TokenList, _ language: SourceLanguage) -> Bool {
    let statement = statement(around: index, list, language)
    if list.is(statement.lowerBound, "if") || list.is(statement.lowerBound, "guard"),
      list.is(statement.lowerBound + 1, "let") || list.is(statement.lowerBound + 1, "var")
    {
      return true
    }
    return statement.contains { place in
      guard let token = list[place] else { return false }
      if token.kind == .word {
        return properties.contains(token.text)
          || states.contains(token.text) && (language == .objectiveC || list.is(place - 1, "."))
      }
      return token.is("?") && list.is(place + 1, "?") && place > index
    }
  }

  /// The statement that an index is in, with the brackets around it.
  private static func statement(
    around index: Int, _ list: TokenList, _ language: SourceLanguage
  ) -> Range<Int> {
    var (place, outermost) = (index - 1, index)
    while place >= 0, !list.is(place, ";"), !list.is(place, "{") {
      if list.is(place, ")") || list.is(place, "]") || list.is(place, "}") {
        let opener = list.partner[place]
        // A block that ends before the statement, not a closure in it.
        guard opener >= 0, !list.is(place, "}") else { break }
        place = opener - 1
        continue
      }
      if list.is(place, "(") || list.is(place, "[") { outermost = place }
      place -= 1
    }
    var start = outermost
    while start - 1 > place, language == .objectiveC || list[start]?.startsLine != true {
      start -= 1
    }
    return list.statement(from: start, language)
  }
}
