import UIKit

/// The screens of the example.
@MainActor
public enum ListTours {
  /// Returns sections that scroll sideways, badges and backgrounds.
  public static func makeFeatured() -> UIViewController { FeaturedViewController() }
  /// Returns a list with accessories and swipe actions.
  public static func makeInbox() -> UIViewController {
    UINavigationController(rootViewController: InboxViewController())
  }
  /// Returns a list with pinned headers, scrolled to the middle of its second section.
  public static func makeContacts() -> UIViewController { ContactsViewController() }
}
