/// The name by which a scene of a storyboard is asked for among the functions that show something.
package struct SceneSymbol: Hashable, Sendable {
  /// The name of the storyboard.
  package let storyboard: String
  /// The identifier of the view controller in the document.
  package let controller: String
  /// Whether its classes are the ones that the document alone has, because the app's stopped.
  package let isWithoutClasses: Bool

  private static let mark = "scene "
  private static let plainMark = "plain scene "

  /// Creates the name of a scene.
  package init(storyboard: String, controller: String, isWithoutClasses: Bool = false) {
    (self.storyboard, self.controller) = (storyboard, controller)
    self.isWithoutClasses = isWithoutClasses
  }

  /// Reads a name; nil for that of a function.
  package init?(_ text: String) {
    guard let mark = [Self.mark, Self.plainMark].first(where: text.hasPrefix),
      let end = text.lastIndex(of: " ")
    else { return nil }
    let start = text.index(text.startIndex, offsetBy: mark.count)
    guard start < end else { return nil }
    self.init(
      storyboard: String(text[start..<end]), controller: String(text[text.index(after: end)...]),
      isWithoutClasses: mark == Self.plainMark)
  }

  /// The scene as the document alone shows it.
  package var withoutClasses: SceneSymbol {
    SceneSymbol(storyboard: storyboard, controller: controller, isWithoutClasses: true)
  }

  /// The name, which no function has.
  package var text: String {
    "\(isWithoutClasses ? Self.plainMark : Self.mark)\(storyboard) \(controller)"
  }
}
