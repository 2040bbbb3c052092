public import Foundation

/// Something that can be done with what is shared.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivity>
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates the name of an activity.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates the name of an activity.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Posting to Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posting to Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posting to Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Posting to Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posting to Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posting to Tencent Weibo.
    public static let postToTencentWeibo = ActivityType(
      "com.apple.UIKit.activity.TencentWeibo")
    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copying.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// The picture of a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// The photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// The reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// AirDrop.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// Where an activity shows; raw values are Apple's.
  public enum Category: Int, Sendable {
    /// Among actions.
    case action = 0
    /// Among ways of sharing.
    case share = 1
  }

  /// Where the activity shows.
  open class var activityCategory: Category { .action }
  /// The name of the activity.
  open var activityType: ActivityType? { nil }
  /// The activity's title.
  open var activityTitle: String? { nil }
  /// The picture of the activity.
  open var activityImage: UIImage? { nil }
  /// A controller to show while the activity runs.
  open var activityViewController: UIViewController? { nil }
  /// Whether the activity takes items; no unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes the items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Runs the activity.
  open func perform() {}
  /// Says that the activity is over.
  open func activityDidFinish(_ completed: Bool) {}
}

/// Something to be shared that depends on the activity.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivityitemsource>
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Something of the same type, until the activity is known.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  /// Returns the shared item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject, for mail.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// Something to be shared that takes time to make.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// Something of the same type.
  open internal(set) var placeholderItem: Any?
  /// The shared item; by default the placeholder.
  open var item: Any { placeholderItem ?? "" }
  /// The activity that asks.
  open internal(set) var activityType: UIActivity.ActivityType?
  /// Creates a provider.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }
  /// The placeholder.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }
  /// The item.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}

/// What can be done with items; it can be presented, and its view is empty.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// The closure that is called when the controller is dismissed.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  package private(set) var activityItems: [Any] = []
  package private(set) var applicationActivities: [UIActivity] = []
  /// The activities that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the controller is done; by tests only.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Whether the app's own activities come first.
  open var allowsProminentActivity = true

  /// Creates a controller of items.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
  }
}
