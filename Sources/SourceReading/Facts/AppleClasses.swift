/// The classes of Apple's frameworks that documents contain, with their superclasses.
public enum AppleClasses {
  /// Returns the superclass; nil for a root class and for a class that is not known.
  package static func superclass(of name: String) -> String? { superclasses[name] }

  /// Whether a class is one of Apple's.
  package static func contains(_ name: String) -> Bool {
    name == "NSObject" || superclasses[name] != nil
  }

  /// Whether a class of Apple's is another or inherits from it.
  package static func isKind(_ name: String, of ancestor: String) -> Bool {
    var next: String? = name
    while let class_ = next {
      if class_ == ancestor { return true }
      next = superclasses[class_]
    }
    return false
  }

  /// The views that have an intrinsic content size without a text or an image.
  static let haveContentSize = [
    "UIActivityIndicatorView", "UIButton", "UIDatePicker", "UIPageControl", "UIPickerView",
    "UIProgressView", "UISearchBar", "UISegmentedControl", "UISlider", "UIStepper", "UISwitch",
    "UITextField",
  ]

  /// Whether a class of Apple's is a view.
  static func isView(_ name: String) -> Bool { isKind(name, of: "UIView") }

  private static let superclasses: [String: String] = {
    var table: [String: String] = [:]
    for line in lines {
      let names = line.split(separator: " ").map(String.init)
      for name in names.dropFirst() { table[name] = names[0] }
    }
    return table
  }()

  /// A class, and those that inherit from it directly.
  private static let lines = [
    "NSObject UIResponder UIGestureRecognizer UIBarItem UINavigationItem NSLayoutConstraint UILayoutGuide",
    "NSObject UIStoryboardSegue UIStoryboard UICollectionViewLayout UISearchDisplayController NSFormatter",
    "NSObject UIImage UIColor UIFont NSTimer NSArray NSDictionary NSString UIDynamicAnimator Timer",
    "NSObject UIPrintInteractionController AVAudioPlayer CLLocationManager UIDynamicBehavior",
    "NSObject CALayer Operation NSOperation UIPercentDrivenInteractiveTransition XCTestCase Thread",
    "UIResponder UIView UIViewController UIApplication UIScene",
    "UIScene UIWindowScene",
    "UIView UIControl UILabel UIImageView UIScrollView UIStackView UIWindow UITableViewCell UIPickerView",
    "UIView UICollectionReusableView UITableViewHeaderFooterView UINavigationBar UIToolbar UITabBar",
    "UIView UISearchBar UIActivityIndicatorView UIProgressView UIVisualEffectView UIWebView WKWebView",
    "UIView MKMapView GLKView MTKView SCNView ARSCNView SKView ARView UIInputView MKAnnotationView",
    "UIView UIPopoverBackgroundView UIAlertView UIActionSheet ADBannerView CLKView PKCanvasView PDFView",
    "UIView UICalendarView UIContentUnavailableView ARSKView MPVolumeView UIActivity LPLinkView",
    "UIControl UIButton UITextField UISwitch UISlider UISegmentedControl UIStepper UIPageControl",
    "UIControl UIDatePicker UIRefreshControl UIColorWell UIPasteControl",
    "UITextField UISearchTextField",
    "UIScrollView UITableView UICollectionView UITextView PKCanvasScrollView",
    "UICollectionReusableView UICollectionViewCell",
    "UICollectionViewCell UICollectionViewListCell",
    "MKAnnotationView MKPinAnnotationView MKMarkerAnnotationView",
    "UIViewController UITableViewController UICollectionViewController UINavigationController",
    "UIViewController UITabBarController UISplitViewController UIPageViewController GLKViewController",
    "UIViewController UISearchController AVPlayerViewController UIAlertController UIActivityViewController",
    "UIViewController UIInputViewController UIHostingController UIDocumentPickerViewController",
    "UIViewController SLComposeServiceViewController MPMoviePlayerViewController QLPreviewController",
    "UIViewController SFSafariViewController UIDocumentBrowserViewController UISearchContainerViewController",
    "UIViewController MSMessagesAppViewController CNContactViewController UIReferenceLibraryViewController",
    "UINavigationController UIImagePickerController MFMailComposeViewController",
    "UINavigationController MFMessageComposeViewController CNContactPickerViewController",
    "UIGestureRecognizer UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer",
    "UIGestureRecognizer UISwipeGestureRecognizer UIRotationGestureRecognizer",
    "UIGestureRecognizer UILongPressGestureRecognizer UIHoverGestureRecognizer",
    "UIPanGestureRecognizer UIScreenEdgePanGestureRecognizer",
    "UIBarItem UIBarButtonItem UITabBarItem",
    "UIStoryboardSegue UIStoryboardPopoverSegue",
    "UICollectionViewLayout UICollectionViewFlowLayout UICollectionViewCompositionalLayout",
  ]

  /// The class of an element of a document; nil for one that is no object, or of a class that is not known.
  package static func className(ofElement name: String) -> String? { elements[name] }

  private static let elements: [String: String] = {
    var table: [String: String] = [
      "viewController": "UIViewController", "view": "UIView", "tableViewCellContentView": "UIView",
      "segue": "UIStoryboardSegue",
      "containerView": "UIView", "avPlayerViewController": "AVPlayerViewController",
      "glkViewController": "GLKViewController", "glkView": "GLKView", "mapView": "MKMapView",
      "webView": "UIWebView", "wkWebView": "WKWebView", "arscnView": "ARSCNView",
      "arskView": "ARSKView", "sceneKitView": "SCNView", "skView": "SKView", "mtkView": "MTKView",
      "collectionViewCell": "UICollectionViewCell", "constraint": "NSLayoutConstraint",
      "collectionViewFlowLayout": "UICollectionViewFlowLayout",
      // Interface Builder's own spelling.
      "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    ]
    for name in [
      "label", "button", "imageView", "textField", "textView", "switch", "slider", "stepper",
      "segmentedControl", "pageControl", "datePicker", "pickerView", "progressView", "scrollView",
      "activityIndicatorView", "tableView", "tableViewCell", "collectionView", "stackView",
      "collectionReusableView", "navigationBar", "toolbar", "tabBar", "searchBar",
      "visualEffectView", "window", "tableViewController", "collectionViewController",
      "navigationController", "tabBarController", "splitViewController", "pageViewController",
      "barButtonItem", "tabBarItem", "navigationItem", "tapGestureRecognizer",
      "panGestureRecognizer", "pinchGestureRecognizer", "swipeGestureRecognizer",
      "rotationGestureRecognizer", "longPressGestureRecognizer", "screenEdgePanGestureRecognizer",
      "searchDisplayController", "refreshControl",
    ] {
      table[name] = "UI" + name.prefix(1).uppercased() + name.dropFirst()
    }
    return table
  }()

  /// The outlets of Apple's classes, whichever class has them.
  public static let outlets: Set = [
    "view", "delegate", "dataSource", "gestureRecognizers", "tableView", "collectionView",
    "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
    "textLabel", "detailTextLabel", "imageView", "dragDelegate", "dropDelegate", "inputView",
    "inputAccessoryView", "refreshControl", "searchDisplayController", "searchBar",
    "searchContentsController", "searchResultsDataSource", "searchResultsDelegate",
    "navigationItem", "tabBarItem", "toolbarItems", "leftBarButtonItem", "rightBarButtonItem",
    "leftBarButtonItems", "rightBarButtonItems", "backBarButtonItem", "titleView",
    "prefetchDataSource",
    "navigationDelegate", "UIDelegate", "uiDelegate", "tabBar", "navigationBar", "window",
    "contentView", "tableHeaderView", "tableFooterView", "layoutDelegate",
    "multipleSelectionBackgroundView",
    "collectionViewLayout", "formatter", "leftView", "rightView", "customView", "scene", "mask",
    "textFieldDelegate", "contentLayoutGuide", "accessibilityElements", "viewController",
    "viewControllers",
    "masterViewController", "detailViewController", "maskView", "topItem", "items", "shadowView",
    "undoManager",
    "splitViewController", "nextResponder", "session", "searchController", "queryDelegate", "menu",
    "pasteDelegate", "sublayers", "layer", "owner", "interactions", "accessoryInputView",
    "preferredFocusedView", "rootViewController", "textDragDelegate", "textDropDelegate",
    "keyboardLayoutGuide",
  ]

  /// Whether Apple's class has an outlet, or may have one: of plain views and view controllers it is known which.
  package static func isOutlet(_ name: String, of root: String?) -> Bool {
    if root == "UITableViewCell", formerOfCells.contains(name) { return true }
    let isPlain = root == "UIView" || root == "UIViewController"
    return outlets.contains(name) && !(isPlain && ofOtherClasses.contains(name))
  }

  /// The deprecated properties of cells, which are still set.
  private static let formerOfCells: Set = ["image", "selectedImage", "text", "font"]

  /// Outlets that plain views and view controllers do not have.
  private static let ofOtherClasses: Set = [
    "tableView", "collectionView", "accessoryView", "editingAccessoryView", "backgroundView",
    "selectedBackgroundView", "multipleSelectionBackgroundView", "textLabel", "detailTextLabel",
    "imageView", "searchBar", "titleView", "tabBar", "navigationBar", "contentView",
    "tableHeaderView", "tableFooterView", "leftView", "rightView", "customView", "items", "menu",
    "topItem", "formatter", "delegate", "dataSource",
    "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem",
  ]

  /// The actions of Apple's classes that a document can name.
  public static let actions: Set = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:",
    "toggleItalics:", "toggleUnderline:", "becomeFirstResponder", "resignFirstResponder",
    "dismissModalViewControllerAnimated:", "popViewControllerAnimated:", "endEditing:",
    "startAnimating", "stopAnimating", "reload", "goBack", "goForward", "stopLoading", "reload:",
    "goBack:", "goForward:", "stopLoading:", "toggleMasterVisible:", "increaseSize:",
    "decreaseSize:",
    "performClose:", "orderFrontStandardAboutPanel:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "print:", "undo:", "redo:", "removeFromSuperview",
    "setNeedsDisplay", "setNeedsLayout", "reloadData", "removeTarget:", "toggleSidebar:", "zoomIn:",
    "zoomOut:",
  ]

  /// The properties of Apple's classes that runtime attributes commonly set, whichever class has them.
  public static let properties: Set = [
    "layer", "view", "tag", "alpha", "hidden", "opaque", "clipsToBounds", "backgroundColor",
    "tintColor",
    "contentMode", "title", "text", "attributedText", "font", "textColor", "placeholder", "image",
    "highlightedImage", "titleLabel", "imageView", "textLabel", "detailTextLabel", "enabled",
    "selected",
    "highlighted", "userInteractionEnabled", "multipleTouchEnabled", "exclusiveTouch", "frame",
    "bounds",
    "center", "transform", "autoresizesSubviews", "layoutMargins",
    "preservesSuperviewLayoutMargins",
    "accessibilityLabel", "accessibilityHint", "accessibilityIdentifier", "accessibilityTraits",
    "accessibilityValue", "isAccessibilityElement", "shouldGroupAccessibilityChildren",
    "numberOfLines",
    "textAlignment", "lineBreakMode", "minimumScaleFactor", "adjustsFontSizeToFitWidth",
    "shadowColor",
    "shadowOffset", "preferredMaxLayoutWidth", "contentInset", "contentOffset", "contentSize",
    "bounces",
    "scrollEnabled", "pagingEnabled", "scrollsToTop", "scrollIndicatorInsets", "separatorColor",
    "separatorInset",
    "separatorStyle", "rowHeight", "estimatedRowHeight", "sectionHeaderHeight",
    "sectionFooterHeight",
    "sectionHeaderTopPadding", "sectionIndexColor", "tableHeaderView", "tableFooterView",
    "allowsSelection",
    "keyboardAppearance", "keyboardType", "returnKeyType", "secureTextEntry", "autocorrectionType",
    "autocapitalizationType", "spellCheckingType", "borderStyle", "leftView", "rightView",
    "leftViewMode",
    "rightViewMode", "clearButtonMode", "textContainerInset", "textContainer", "editable",
    "selectable",
    "dataDetectorTypes", "barTintColor", "barStyle", "translucent", "shadowImage",
    "backgroundImage",
    "selectedImage", "selectedImageTintColor", "unselectedItemTintColor", "titleTextAttributes",
    "prompt",
    "hidesBottomBarWhenPushed", "hidesBackButton", "modalPresentationStyle", "modalTransitionStyle",
    "preferredContentSize", "edgesForExtendedLayout", "extendedLayoutIncludesOpaqueBars",
    "wantsFullScreenLayout",
    "automaticallyAdjustsScrollViewInsets", "definesPresentationContext", "restorationIdentifier",
    "nibName",
    "storyboard", "navigationItem", "tabBarItem", "navigationBar", "toolbar",
    "interactivePopGestureRecognizer",
    "selectedIndex", "viewControllers", "minimumValue", "maximumValue", "value", "on",
    "onTintColor", "thumbTintColor",
    "minimumTrackTintColor", "maximumTrackTintColor", "progress", "progressTintColor",
    "trackTintColor", "progressImage",
    "numberOfPages", "currentPage", "pageIndicatorTintColor", "currentPageIndicatorTintColor",
    "date", "minimumDate",
    "maximumDate", "datePickerMode", "locale", "color", "activityIndicatorViewStyle",
    "hidesWhenStopped",
    "selectionStyle", "accessoryType", "selectedBackgroundView", "backgroundView", "contentView",
    "reuseIdentifier",
    "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "showsTouchWhenHighlighted",
    "semanticContentAttribute",
    "delegate", "dataSource", "directionalLayoutMargins", "maskView",
    "adjustsFontForContentSizeCategory", "overrideUserInterfaceStyle", "searchBarStyle",
    "showsCancelButton", "identifier",
    "translatesAutoresizingMaskIntoConstraints", "insetsLayoutMarginsFromSafeArea", "itemSpacing",
    "spacing", "axis",
    "distribution", "alignment", "constant", "priority", "zoomScale", "minimumZoomScale",
    "maximumZoomScale", "decelerationRate",
    "prefersLargeTitles", "largeTitleDisplayMode", "isModalInPresentation", "sourceView",
    "userLabel", "customView", "width",
  ]

  /// Whether a module is Apple's.
  package static func isModule(_ name: String) -> Bool { modules.contains(name) }

  private static let modules: Set = [
    "UIKit", "Foundation", "CoreData", "CoreGraphics", "CoreLocation", "MapKit", "AVFoundation",
    "AVKit", "QuartzCore", "Photos", "PhotosUI", "WebKit", "MessageUI", "StoreKit",
    "SafariServices",
    "Social", "Accounts", "CoreImage", "CoreMotion", "CoreMedia", "CoreVideo", "Dispatch",
    "SceneKit",
    "SpriteKit", "ARKit", "GameplayKit", "GameKit", "HealthKit", "UserNotifications", "EventKit",
    "Contacts", "ContactsUI", "AddressBook", "AddressBookUI", "MediaPlayer", "MobileCoreServices",
    "Security", "LocalAuthentication", "CloudKit", "Combine", "SwiftUI", "os", "OSLog", "Darwin",
    "Swift", "ObjectiveC", "CoreText", "Metal", "MetalKit", "GLKit", "OpenGLES", "Accelerate",
    "CoreBluetooth", "CoreTelephony", "CoreSpotlight", "Intents", "IntentsUI", "PassKit", "PDFKit",
    "QuickLook", "QuickLookThumbnailing", "ReplayKit", "Speech", "SystemConfiguration", "Vision",
    "CoreML", "VisionKit", "WatchConnectivity", "WatchKit", "WidgetKit", "ActivityKit",
    "AppIntents",
    "NotificationCenter", "MultipeerConnectivity", "NetworkExtension", "Network", "CryptoKit",
    "CommonCrypto", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit",
    "PushKit",
    "XCTest", "Testing", "UniformTypeIdentifiers", "ImageIO", "iAd", "AssetsLibrary", "CoreAudio",
    "Observation", "SwiftData", "TipKit", "RealityKit", "LinkPresentation", "NaturalLanguage",
    "CarPlay", "ClassKit", "HomeKit", "ExternalAccessory", "Messages", "AppKit", "Cocoa", "simd",
    "sys",
    "TargetConditionals", "Availability", "AdSupport", "AppTrackingTransparency", "PencilKit",
    "Symbols",
    "_Concurrency", "UserNotificationsUI", "IOKit", "CoreFoundation", "CoreServices", "CFNetwork",
    "objc",
    "mach", "libkern", "dispatch", "DeviceCheck", "MediaToolbox", "Twitter", "JavaScriptCore",
  ]
}
