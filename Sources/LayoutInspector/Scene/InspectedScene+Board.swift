internal import InterfaceBuilder
internal import InterfaceCanvas
internal import LayoutGeometry

extension InspectedScene {
  /// The scenes of a document beside each other, for the overview of a page.
  struct Board: Sendable, Encodable {
    /// A view tree; its frame is x, y, width, height.
    struct Part: Sendable, Encodable {
      var root: String
      var title: String
      var frame: [Double]
    }

    /// A scene, or a view of a xib.
    struct Node: Sendable, Encodable {
      var id: String
      var title: String
      var kind: String
      var isInitial: Bool
      var frame: [Double]
      var parts: [Part]
    }

    /// A segue; source and destination are indices of nodes.
    struct Segue: Sendable, Encodable {
      var source: Int
      var destination: Int
      var words: String
      var isRelationship: Bool
    }

    var nodes: [Node]
    var segues: [Segue]

    init(_ board: DocumentBoard) {
      func numbers(_ frame: LayoutRect) -> [Double] {
        [frame.x, frame.y, frame.width, frame.height].map { ($0 * 10).rounded() / 10 }
      }
      nodes = board.nodes.map { node in
        Node(
          id: node.id, title: node.title, kind: node.kind, isInitial: node.isInitial,
          frame: numbers(node.frame),
          parts: node.parts.map { part in
            Part(root: part.root, title: part.title, frame: numbers(part.frame))
          })
      }
      let places = Dictionary(
        board.nodes.enumerated().map { ($0.element.id, $0.offset) }
      ) { first, _ in first }
      segues = board.segues.compactMap { segue in
        guard let source = places[segue.source], let destination = places[segue.destination]
        else { return nil }
        return Segue(
          source: source, destination: destination, words: segue.words,
          isRelationship: segue.isRelationship)
      }
    }
  }
}
