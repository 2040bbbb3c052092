public import Foundation

/// A snapshot whose sections and items are of any types, as fetched results controllers pass it.
///
/// Without Objective-C's bridging it cannot be cast to `NSDiffableDataSourceSnapshot`: ``purlinTyped(_:_:)``
/// converts it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshotreference>
@preconcurrency @MainActor
open class NSDiffableDataSourceSnapshotReference: NSObject {
  private var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>()

  private static func keys(_ identifiers: [Any]) -> [AnyHashable] {
    identifiers.compactMap { $0 as? AnyHashable }
  }

  /// The number of items.
  open var numberOfItems: Int { snapshot.numberOfItems }
  /// The number of sections.
  open var numberOfSections: Int { snapshot.numberOfSections }
  /// The sections.
  open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
  /// The items.
  open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }
  /// Returns the items of a section.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    Self.keys([sectionIdentifier]).flatMap { snapshot.itemIdentifiers(inSection: $0).map(\.base) }
  }
  /// Appends sections.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    snapshot.appendSections(Self.keys(sectionIdentifiers))
  }
  /// Appends items to the last section.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    snapshot.appendItems(Self.keys(identifiers))
  }
  /// Appends items to a section.
  open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier section: Any)
  {
    for section in Self.keys([section]) {
      snapshot.appendItems(Self.keys(identifiers), toSection: section)
    }
  }
  /// Deletes items.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    snapshot.deleteItems(Self.keys(identifiers))
  }
  /// Reloads items.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    snapshot.reloadItems(Self.keys(identifiers))
  }

  /// Returns a snapshot of sections and items of given types; others are left out.
  public func purlinTyped<Section: Hashable, Item: Hashable>(
    _ section: Section.Type, _ item: Item.Type
  )
    -> NSDiffableDataSourceSnapshot<Section, Item>
  {
    var typed = NSDiffableDataSourceSnapshot<Section, Item>()
    for key in snapshot.sectionIdentifiers {
      guard let section = key.base as? Section else { continue }
      typed.appendSections([section])
      typed.appendItems(
        snapshot.itemIdentifiers(inSection: key).compactMap { $0.base as? Item },
        toSection: section)
    }
    typed.reloadItems(
      snapshot.reloadedItemIdentifiers.compactMap { $0.base as? Item }
        .filter { typed.sectionIdentifier(containingItem: $0) != nil })
    return typed
  }
}
