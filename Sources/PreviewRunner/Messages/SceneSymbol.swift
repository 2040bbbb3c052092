/// The name by which a scene of a storyboard is asked for among the functions that show something.
package struct SceneSymbol: Hashable, Sendable {
  /// The name of the storyboard.
  package let storyboard: String
  /// The identifier of the view controller in the document.
  package let controller: String

  private static let mark = "scene "

  /// Creates the name of a scene.
  package init(storyboard: String, controller: String) {
    (self.storyboard, self.controller) = (storyboard, controller)
  }

  /// Reads a name; nil for that of a function.
  package init?(_ text: String) {
    guard text.hasPrefix(Self.mark), let end = text.lastIndex(of: " ") else { return nil }
    let start = text.index(text.startIndex, offsetBy: Self.mark.count)
    guard start < end else { return nil }
    self.init(
      storyboard: String(text[start..<end]), controller: String(text[text.index(after: end)...]))
  }

  /// The name, which no function has.
  package var text: String { "\(Self.mark)\(storyboard) \(controller)" }
}
