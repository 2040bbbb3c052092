internal import Foundation
internal import InterfaceBuilder
internal import IsolatedWork

/// A document and, after a number sign, one of its objects: `Main.storyboard#con-1`.
///
/// Reports name what they are about in this way, and `explain`, `why` and `show` accept it.
struct DocumentHandle: Hashable {
  /// The document's path.
  let file: String
  /// The id or name of a scene, view or constraint; nil for the whole document.
  let object: String?

  /// Reads a handle; a file whose own name has a number sign is found first.
  init(_ text: String) {
    let signs = text.indices.filter { text[$0] == "#" }
    let split =
      FileManager.default.fileExists(atPath: text)
      ? nil
      : signs.first { FileManager.default.fileExists(atPath: String(text[..<$0])) }
        ?? signs.first { Files.isDocument(String(text[..<$0])) }
    guard let split else {
      (file, object) = (text, nil)
      return
    }
    let rest = text[text.index(after: split)...]
    (file, object) = (String(text[..<split]), rest.isEmpty ? nil : String(rest))
  }

  /// The handle of an object of a document.
  static func text(_ file: String, _ object: String?) -> String {
    object.map { "\(file)#\($0)" } ?? file
  }
}

extension InterfaceDocument {
  /// Returns the islands that contain the view, constraint or controller with an id or, if there are none,
  /// those with that name.
  func islands(holding object: String) -> [Island] {
    let holding = islands.filter { $0.holds(object) }
    return holding.isEmpty ? islands(named: object) : holding
  }
}

extension InterfaceDocument {
  /// Returns whether an id or name is that of a scene, and not of a view or constraint in one.
  func hasScene(_ object: String) -> Bool {
    let ids = Set(islands.map(\.root.id))
    return islands.contains { $0.displayName == object || $0.viewController?.id == object }
      || ids.contains(object)
  }
}

extension Island {
  /// Returns whether an id is that of a view, a constraint or the controller.
  fileprivate func holds(_ id: String) -> Bool {
    var isFound = viewController?.id == id
    forEachView { view in
      isFound = isFound || view.id == id || view.constraints.contains { $0.id == id }
    }
    return isFound
  }
}
