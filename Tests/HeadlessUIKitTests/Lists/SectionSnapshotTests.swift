import Foundation
import HeadlessUIKit
import Testing

/// Trees of items, of which a list shows what is expanded.
@MainActor
@Suite struct SectionSnapshotTests {
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

  /// The tree a (a1 (a11), a2), b.
  private func tree() -> Tree {
    var tree = Tree()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["a11"], to: "a1")
    return tree
  }

  /// A data source whose section 7 has a tree.
  private func source(showing tree: Tree) -> UICollectionViewDiffableDataSource<Int, String> {
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      _, _, _ in UICollectionViewCell()
    }
    source.apply(tree, to: 7)
    return source
  }

  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    collectionViewLayout: UICollectionViewFlowLayout())

  @Test func `items are in the order of the tree, and collapsed ones are not visible`() {
    var tree = tree()
    #expect(tree.items == ["a", "a1", "a11", "a2", "b"] && tree.rootItems == ["a", "b"])
    #expect(tree.visibleItems == ["a", "b"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
    tree.expand(["a1"])
    #expect(tree.visibleItems == tree.items && tree.isVisible("a11"))
    tree.collapse(["a"])
    #expect(!tree.isVisible("a11") && tree.isExpanded("a1") && !tree.isExpanded("a"))
  }

  @Test func `items know their parents, levels and places`() {
    let tree = tree()
    #expect(tree.parent(of: "a11") == "a1" && tree.parent(of: "b") == nil)
    #expect(tree.level(of: "a11") == 2 && tree.level(of: "b") == 0)
    #expect(tree.index(of: "a2") == 3 && tree.index(of: "c") == nil)
    #expect(tree.contains("a11") && !tree.contains("c"))
  }

  @Test func `items are inserted, deleted with their descendants, and replaced`() {
    var tree = tree()
    tree.insert(["a0"], before: "a1")
    tree.insert(["a3"], after: "a2")
    #expect(tree.items == ["a", "a0", "a1", "a11", "a2", "a3", "b"])
    tree.delete(["a1"])
    #expect(tree.items == ["a", "a0", "a2", "a3", "b"] && !tree.contains("a11"))
    var other = Tree()
    other.append(["x"])
    other.append(["y"], to: "x")
    other.expand(["x"])
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "x", "y", "b"] && tree.isExpanded("x"))
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  @Test func `items that the tree does not contain are not expanded`() {
    var tree = tree()
    tree.expand(["c"])
    #expect(!tree.isExpanded("c"))
  }

  @Test func `an item that is appended to a tree again stops the program`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = NSDiffableDataSourceSectionSnapshot<String>()
      tree.append(["a", "b"])
      tree.append(["a"], to: "b")
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("Identifiers in a section snapshot must be unique."))
  }

  @Test func `a tree follows a snapshot of all sections`() {
    var tree = tree()
    tree.expand(["a"])
    let source = source(showing: tree)
    var whole = source.snapshot()
    whole.deleteItems(["a2"])
    source.apply(whole)
    #expect(source.snapshot(for: 7).items == ["a", "a1", "a11", "b"])
    whole.appendItems(["c"])
    source.apply(whole)
    #expect(source.snapshot(for: 7).rootItems == ["a", "a1", "b", "c"])
    whole.deleteSections([7])
    source.apply(whole)
    #expect(source.snapshot(for: 7).items.isEmpty)
  }

  @Test func `a part of a tree is a tree`() {
    let tree = tree()
    #expect(tree.snapshot(of: "a").items == ["a1", "a11", "a2"])
    #expect(tree.snapshot(of: "a", includingParent: true).items == ["a", "a1", "a11", "a2"])
  }

  @Test func `a data source shows the visible items and keeps the tree`() {
    var tree = tree()
    tree.expand(["a"])
    let source = source(showing: tree)
    #expect(source.snapshot().itemIdentifiers(inSection: 7) == ["a", "a1", "a2", "b"])
    #expect(source.snapshot(for: 7).items == tree.items)
    tree.collapse(["a"])
    source.apply(tree, to: 7)
    #expect(source.snapshot().itemIdentifiers == ["a", "b"])
  }

  @Test func `an untyped snapshot is converted to a typed one`() {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: ["s", "t"])
    reference.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "s")
    reference.appendItems(withIdentifiers: [3])
    reference.deleteItems(withIdentifiers: [2])
    reference.reloadItems(withIdentifiers: [3])
    let typed = reference.purlinTyped(String.self, Int.self)
    #expect(typed.sectionIdentifiers == ["s", "t"] && typed.itemIdentifiers == [1, 3])
    #expect(typed.reloadedItemIdentifiers == [3])
    #expect(reference.numberOfItems == 2 && reference.numberOfSections == 2)
  }
}
