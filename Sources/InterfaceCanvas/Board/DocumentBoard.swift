package import InterfaceBuilder
package import LayoutGeometry

/// The scenes of a document beside each other, as on Interface Builder's canvas.
///
/// A scene stands where the document saves it. Where scenes would overlap, because a scene is shown at
/// another size or with its cells below it, space is inserted, so that rows and columns stay what they are.
/// Scenes without a place, such as the views of a xib, follow in rows.
package struct DocumentBoard: Hashable, Sendable {
  /// A view tree on the board: a screen, a bar or a cell.
  package struct Part: Hashable, Sendable {
    /// The id of the outermost view.
    package var root: String
    /// The title.
    package var title: String
    /// The frame on the board.
    package var frame: LayoutRect
  }

  /// A scene, or a view of a xib.
  package struct Node: Hashable, Sendable {
    /// The id of the view controller, or of the view.
    package var id: String
    /// The title.
    package var title: String
    /// What it is, in words: `View Controller`, `Storyboard Reference`.
    package var kind: String
    /// Whether the app begins with it.
    package var isInitial: Bool
    /// The frame on the board, with all parts.
    package var frame: LayoutRect
    /// The view trees, the screen first.
    package var parts: [Part]
  }

  /// A segue from one scene to another.
  package struct Segue: Hashable, Sendable {
    /// The id of the scene from which it leads.
    package var source: String
    /// The id of the scene to which it leads.
    package var destination: String
    /// What it does, in the words of Interface Builder.
    package var words: String
    /// Whether it relates a container to its content, and shows nothing by itself.
    package var isRelationship: Bool
  }

  /// The scenes, in document order.
  package private(set) var nodes: [Node]
  /// The segues between them, in document order.
  package let segues: [Segue]

  /// The titles of all view trees, by the ids of their outermost views.
  package var titles: [String: String] {
    Dictionary(nodes.flatMap(\.parts).map { ($0.root, $0.title) }) { first, _ in first }
  }

  /// Creates the board of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - sizes: The sizes of view trees, by the ids of their outermost views; by default the saved ones.
  /// - Complexity: O(*n*³) in the number of scenes, of which at most 200 are compared.
  package init(_ document: InterfaceDocument, sizes: [String: LayoutSize] = [:]) {
    let drafts = Draft.all(of: document, sizes: sizes)
    nodes = BoardPlaces(drafts).nodes
    let known = Set(nodes.map(\.id))
    var seen: Set<Segue> = []
    segues = document.viewControllers.flatMap { controller in
      controller.segues.compactMap { segue in
        guard segue.kind != "unwind", known.contains(controller.id),
          known.contains(segue.destination)
        else { return nil }
        let made = Segue(
          source: controller.id, destination: segue.destination, words: segue.words,
          isRelationship: segue.kind == "relationship" || segue.kind == "embed")
        return seen.insert(made).inserted ? made : nil
      }
    }
  }
}

extension SegueElement {
  /// What the segue does, in the words of Interface Builder.
  fileprivate var words: String {
    let kinds = [
      "push": "Push", "show": "Show", "showDetail": "Show Detail", "modal": "Present Modally",
      "presentation": "Present Modally", "popover": "Popover",
      "popoverPresentation": "Present As Popover", "embed": "Embed", "replace": "Replace",
      "custom": "Custom",
    ]
    let relationships = [
      "rootViewController": "Root View Controller", "viewControllers": "View Controllers",
      "masterViewController": "Primary", "detailViewController": "Secondary",
      "supplementaryViewController": "Supplementary",
    ]
    let words =
      kind == "relationship"
      ? relationship.map { relationships[$0] ?? $0.spacedWords } ?? "Relationship"
      : kinds[kind] ?? kind.spacedWords
    guard let identifier, !identifier.isEmpty else { return words }
    return "\(words) “\(identifier)”"
  }
}

extension String {
  /// A name of a program as words: `tableHeaderView` gives `Table Header View`.
  var spacedWords: String {
    var words = ""
    for character in self {
      if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
      words.append(words.isEmpty ? Character(character.uppercased()) : character)
    }
    return words
  }
}
