package import AutoLayout
package import LayoutScene

/// A question such as `title.width`, as typed on the command line.
package struct ValueQuestion: Sendable, Hashable {
  /// The id of the view.
  package var subject: String
  /// The attributes: the named one, or x, y, width and height.
  package var attributes: [NSLayoutConstraint.Attribute]

  /// Finds the view by id, name, text or class; exact matches first, then without regard to case.
  ///
  /// - Parameters:
  ///   - text: A view, optionally followed by a dot and one of its attributes.
  ///   - stage: The scene that contains the view.
  /// - Throws: An error of the question, with suggested names.
  package init(_ text: String, in stage: any Stage) throws(ValueQuestionError) {
    let subjects = stage.items
    // A name may itself contain a dot.
    if let whole = try SubjectNames.find(text, among: subjects) {
      subject = subjects[whole].id
      attributes = [.left, .top, .width, .height]
      return
    }
    guard let dot = text.lastIndex(of: ".") else {
      throw .unknownView(text, suggestions: SubjectNames.near(text, among: subjects))
    }
    let (view, word) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
    guard let found = try SubjectNames.find(view, among: subjects) else {
      throw .unknownView(view, suggestions: SubjectNames.near(view, among: subjects))
    }
    let number = NumberWord.all.first { $0.word.lowercased() == word.lowercased() }
    guard let number else {
      throw .unknownAttribute(word, known: NumberWord.all.map(\.word))
    }
    subject = subjects[found].id
    attributes = [number.attribute]
  }
}
