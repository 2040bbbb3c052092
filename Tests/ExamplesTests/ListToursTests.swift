import Foundation
import HeadlessUIKit
@testable import ListTours
import Testing

@MainActor
@Suite struct ListToursTests {
  @Test(arguments: Devices.all)
  func `cards leave the next one in sight, badges hang over their tiles`(_ device: String) throws {
    let show = try Show(ListTours.makeFeatured(), on: device)
    let controller = try #require(show.window.rootViewController as? FeaturedViewController)
    let collection = controller.collection
    let width = Double(collection.bounds.width - 32)
    let cards = [0, 1].compactMap { collection.cellForItem(at: IndexPath(item: $0, section: 0)) }
    // Compositional layouts do not round fractions (Documentation/Differences.md).
    expect(cards[0], (16, 0, width * 0.8, 150), onPixels: false)
    expect(cards[1], (16 + width * 0.8 + 12, 0, width * 0.8, 150), onPixels: false)
    let path = IndexPath(item: 0, section: 1)
    let tile = try #require(collection.cellForItem(at: path))
    let badge = try #require(collection.supplementaryView(forElementKind: "badge", at: path))
    expect(tile, (16, Double(tile.frame.minY), width * 0.3, width * 0.22), onPixels: false)
    expect(
      badge,
      (16 + width * 0.3 - 24 + 7.2, Double(tile.frame.minY) - 7.2, 24, 24),
      onPixels: false)
  }

  @Test func `swipe actions change the list`() throws {
    let show = try Show(ListTours.makeInbox(), on: Devices.all[1])
    let navigation = try #require(show.window.rootViewController as? UINavigationController)
    let inbox = try #require(navigation.viewControllers.first as? InboxViewController)
    let first = IndexPath(item: 0, section: 0)
    let delete = inbox.configuration.trailingSwipeActionsConfigurationProvider?(first)?.actions
      .first
    var isDone = false
    delete?.handler(delete!, inbox.view) { isDone = $0 }
    show.window.layoutIfNeeded()
    #expect(isDone && inbox.collection.visibleCells.count == 2)
    let flag = inbox.configuration.leadingSwipeActionsConfigurationProvider?(first)?.actions.first
    flag?.handler(flag!, inbox.view) { _ in }
    show.window.layoutIfNeeded()
    let cell = inbox.collection.cellForItem(at: first) as? UICollectionViewListCell
    #expect(cell?.accessories.map(\.accessoryType) == [.checkmark, .disclosureIndicator])
  }

  @Test func `the header of a scrolled section is at the top`() throws {
    let show = try Show(ListTours.makeContacts(), on: Devices.all[1])
    let contacts = try #require(show.window.rootViewController as? ContactsViewController)
    let collection = contacts.collection
    collection.scrollToItem(at: IndexPath(item: 4, section: 1), at: .top, animated: false)
    show.window.layoutIfNeeded()
    let header = try #require(
      collection.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 1)))
    #expect(header.frame.minY == collection.bounds.minY + collection.adjustedContentInset.top)
    #expect(collection.subviews.last === header || header.superview === collection)
  }
}
