internal import InterfaceBuilder

/// The islands of a document by their ids, found when the first is asked for.
@MainActor
final class IslandIndex {
  private let document: InterfaceDocument
  private lazy var islands = document.islands
  private lazy var places: [String: Int] = Dictionary(
    islands.enumerated().map { ($1.root.id, $0) }, uniquingKeysWith: { first, _ in first })
  /// The islands that have a view, by the id of the view.
  private lazy var owners: [String: [Int]] = {
    var owners: [String: [Int]] = [:]
    for (place, island) in islands.enumerated() {
      island.forEachView { owners[$0.id, default: []].append(place) }
    }
    return owners
  }()

  init(_ document: InterfaceDocument) { self.document = document }

  /// The first island with this outermost view.
  func island(rootedAt id: String) -> Island? { places[id].map { islands[$0] } }

  /// The first island that has a view, and whose outermost view is another than `root`.
  func owner(of view: String, except root: String) -> Island? {
    owners[view]?.first { islands[$0].root.id != root }.map { islands[$0] }
  }
}
