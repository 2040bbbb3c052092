public import Foundation

/// An activity for shared items.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivity>
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The type of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from a name.
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
    /// Assigning an image to a contact.
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
    /// SharePlay; Apple's name is not documented, and this one is formed like the others.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
  }

  /// The category of an activity; raw values are Apple's.
  public enum Category: Int, Sendable {
    /// The activity is an action.
    case action = 0
    /// The activity shares items.
    case share = 1
  }

  /// The category of the activity.
  open class var activityCategory: Category { .action }
  /// The type of the activity.
  open var activityType: ActivityType? { nil }
  /// The activity's title.
  open var activityTitle: String? { nil }
  /// The image of the activity.
  open var activityImage: UIImage? { nil }
  /// The controller that is presented for the activity.
  open var activityViewController: UIViewController? { nil }
  /// Returns whether the activity can handle items: false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity.
  open func perform() {}
  /// Marks the activity as finished.
  open func activityDidFinish(_ completed: Bool) {}
}

/// A source of an item that depends on the activity.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiactivityitemsource>
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder of the same type, before the activity is known.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> Any
  /// Returns the shared item.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject, for mail.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// A provider of an item that takes time to create.
@preconcurrency @MainActor
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
  /// A placeholder of the same type.
  open internal(set) var placeholderItem: Any?
  /// The shared item; by default the placeholder.
  open var item: Any { placeholderItem ?? "" }
  /// The type of the activity.
  open internal(set) var activityType: UIActivity.ActivityType?
  /// Creates a provider.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }
  /// Returns the placeholder.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? "" }
  /// Returns the item.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { item }
}

/// A controller that offers activities for items; its view is empty.
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
  /// The excluded activities.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called when the controller is dismissed; only tests call it.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// Whether prominent activities are allowed.
  open var allowsProminentActivity = true

  /// Creates a controller for items.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller without items.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
