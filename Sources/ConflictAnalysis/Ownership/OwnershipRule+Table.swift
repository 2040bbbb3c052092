extension OwnershipRule {
  private static let guide = "Apple, Auto Layout Guide: Debugging Tricks and Tips"
  private static let cells = "Apple, Auto Layout Guide: Working with Self-Sizing Table View Cells"
  private static let masks =
    "Apple, UIView: translatesAutoresizingMaskIntoConstraints; UITableViewCell: contentView"
  private static let stacks = "Apple, UIStackView: Managing the stack view's appearance"
  private static let safeArea = "Apple, UIView: safeAreaLayoutGuide, layoutMarginsGuide"
  private static let encapsulated =
    "Stack Overflow 25059443, what is NSLayoutConstraint 'UIView-Encapsulated-Layout-Height'"
  private static let alerts =
    "Stack Overflow 55372093, UIAlertController's action sheet gives a constraint error"
  /// The source of the rules about keyboards and what contains them.
  static let keyboard =
    "Open Radar 36578167, UIKeyboardAssistantBar leads to unsatisfiable constraints"
  private static let bars =
    "Stack Overflow 70163150, constraints of a navigation bar's content view at width 0"
  /// What is said of a bar whose size is 0.
  static let barCure =
    "A bar that your code makes with an empty frame prints this before it gets its size: use a frame "
    + "as wide as the screen and 44 points high, or call sizeToFit(), before its items are set. "
    + "Otherwise ignore it."
  private static let classNames =
    "the class is not in the public headers of UIKit or AppKit"
  private static let hiding =
    "Stack Overflow 32428210; useyourloaf.com, Stack view constraint conflicts when hiding views"
  private static let fitting =
    "Apple, UIView: systemLayoutSizeFitting(_:withHorizontalFittingPriority:)"
  private static let toolbars =
    "Apple, NSToolbarItem: view; the views around an item's are not in the public headers"
  private static let reserved =
    "Apple, NSLayoutConstraint: identifier; names that begin with UI or NS are the system's"
  private static let intrinsic = "Apple, UIView: intrinsicContentSize"
  private static let prototypes =
    "Stack Overflow 38062245; travisjeffery.com, Preventing 'IB auto generated at build time'"

  /// The table, in the order in which it is consulted.
  public static let all: [OwnershipRule] =
    loneConstraints + identifiers + constraintClasses + itemTexts + frameworkViews + classes
    + modules + controls

  /// The views of alerts themselves, to which apps add constraints.
  static let alertViews: Set<String> = [
    "_UIAlertControllerPhoneTVMacView", "_UIAlertControllerView",
  ]

  /// The public controls that apps put into alerts and toolbars; the frameworks use classes of their own for theirs.
  static let controlsOfApps: Set<String> = [
    "UITextField", "UITextView", "UISwitch", "UISlider", "UISegmentedControl", "UIStepper",
    "UIDatePicker", "UIPickerView", "UIProgressView", "NSTextField", "NSSearchField", "NSButton",
    "NSPopUpButton", "NSSegmentedControl", "NSSlider", "NSComboBox", "NSStepper",
  ]

  /// Whether it is about a view of an alert or a toolbar.
  var isOfAlertOrToolbar: Bool { source == Self.alerts || source == Self.toolbars }

  /// By the ends of names, which subclasses keep.
  private static let controls = [
    "Button", "Switch", "Slider", "SegmentedControl", "Stepper", "TextField", "SearchBar",
    "BannerView", "PageControl", "ProgressView", "ActivityIndicatorView", "DatePicker",
    "PickerView", "Toolbar", "NavigationBar", "TabBar", "Label", "Checkbox", "RadioButton",
  ].map { OwnershipRule(.itemClass, .suffix($0), .control, "a control", intrinsic) }

  private static let modules = PrintedClass.frameworks.sorted().map { module in
    OwnershipRule(.itemModule, .exactly(module), .framework, module, classNames)
  }

  private static let loneConstraints: [OwnershipRule] = [
    .init(
      .loneConstraint, .exactly("UIView.width == -16"), .closed, "UIAlertController's action sheet",
      cure:
        "nothing; the sheet is laid out correctly, and iOS 12.2 and later print this for every one",
      alerts)
  ]

  private static let identifiers: [OwnershipRule] = [
    // Sizes that a container imposes or tries.
    .init(
      .identifier, .part("ncapsulated-Layout"), .imposedSize, "the container",
      cure:
        "lower the priority of the constraint at the far end, or give the row or view this size",
      encapsulated),
    .init(
      .identifier, .part("TemporaryLayout"), .temporarySize, "UIKit, for one measurement",
      cure: "lower the priority of the constraint at the far end", fitting),
    .init(
      .identifier, .prefix("fittingSize"), .temporarySize, "systemLayoutSizeFitting",
      cure: "pass a real target size, or lower the priority of the constraint at the far end",
      fitting),
    // Stack views.
    .init(
      .identifier, .exactly("UISV-hiding"), .stack, "the stack view, which hides the view",
      cure:
        "lower the priority of a constraint inside the hidden view, or hide the nested views too",
      hiding),
    .init(
      .identifier, .prefix("UISV"), .stack, "the stack view",
      cure: "change the stack view's properties, never its constraints", stacks),
    .init(.identifier, .prefix("NSStackView"), .stack, "the stack view", stacks),
    .init(.identifier, .prefix("UICollectionViewList"), .framework, "the list", cells),
    // Guides.
    .init(.identifier, .suffix("guide-constraint"), .guide, "the view's margins", safeArea),
    .init(.identifier, .prefix("UIViewSafeAreaLayoutGuide"), .guide, "the safe area", safeArea),
    .init(.identifier, .prefix("UIViewLayoutMarginsGuide"), .guide, "the view's margins", safeArea),
    .init(
      .identifier, .prefix("UIViewKeyboardLayoutGuide"), .guide, "the keyboard guide", safeArea),
    .init(.identifier, .prefix("UIKeyboardLayoutGuide"), .guide, "the keyboard guide", safeArea),
    .init(.identifier, .prefix("UIScrollView-"), .guide, "the scroll view's guides", safeArea),
    .init(.identifier, .part("LayoutGuide-"), .guide, "a guide of the framework's", safeArea),
    .init(
      .identifier, .suffix("readableContentGuide"), .guide, "the readable content guide", safeArea),
    // Keyboards.
    .init(.identifier, .exactly("assistantHeight"), .closed, "the keyboard", keyboard),
    .init(.identifier, .prefix("assistantView."), .closed, "the keyboard", keyboard),
    .init(.identifier, .prefix("accessoryView."), .closed, "the keyboard", keyboard),
    .init(.identifier, .prefix("accessoryHeight"), .closed, "the keyboard", keyboard),
    .init(.identifier, .prefix("inputView."), .closed, "the keyboard", keyboard),
    .init(.identifier, .prefix("UIKB"), .closed, "the keyboard", keyboard),
    .init(.identifier, .prefix("UIInput"), .closed, "the keyboard", keyboard),
    .init(.identifier, .prefix("TUI"), .closed, "the keyboard", keyboard),
    // Bars.
    .init(
      .identifier, .prefixes("UIButtonBar.", "_UIButtonBar"),
      .framework, "the bar", cure: barCure, bars),
    .init(
      .identifier, .prefixes("_UINavigationBar", "UINav", "LeadingBarLead", "TrailingBar"),
      .framework, "the navigation bar", cure: barCure, bars),
    .init(.identifier, .prefix("Mask"), .framework, "the bar", cure: barCure, bars),
    .init(.identifier, .prefix("IB_"), .framework, "the bar's button", cure: barCure, bars),
    .init(.identifier, .prefix("TB_"), .framework, "the bar's button", cure: barCure, bars),
    .init(.identifier, .prefix("BIB_"), .framework, "the bar's button", cure: barCure, bars),
    // Constraints that Interface Builder adds at build time.
    .init(
      .identifier, .prefix("IB auto generated at build time"), .prototype, "Interface Builder",
      cure: "give the view constraints of its own in the document", prototypes),
    // Windows and tables of AppKit.
    .init(.identifier, .prefixes("NSWindow", "NSTitlebar"), .framework, "the window", guide),
    .init(.identifier, .prefix("NSTable"), .framework, "the table view", guide),
    .init(.identifier, .prefix("NSScrollView"), .framework, "the scroll view", guide),
    .init(.identifier, .prefix("NSSplitView"), .framework, "the split view", guide),
    // SwiftUI.
    .init(.identifier, .prefix("UIHosting"), .framework, "SwiftUI's hosting view", fitting),
    .init(.identifier, .prefix("_UIHosting"), .framework, "SwiftUI's hosting view", fitting),
    // Other private names.
    .init(.identifier, .prefix("_UI"), .framework, "UIKit", classNames),
    .init(.identifier, .prefix("_NS"), .framework, "AppKit", classNames),
    .init(
      .identifier, .prefix("UIIB"), .framework, "Interface Builder",
      cure:
        "A width or height with a fraction moves these by less than a pixel: round the size of the item.",
      reserved),
    .init(.identifier, .prefix("UI"), .framework, "UIKit", reserved),
    .init(.identifier, .prefix("NS"), .framework, "AppKit", reserved),
  ]

  private static let constraintClasses: [OwnershipRule] = [
    .init(
      .constraintClass, .exactly("NSIBPrototypingLayoutConstraint"), .prototype,
      "Interface Builder", cure: "give the view constraints of its own in the document", prototypes),
    .init(
      .constraintClass, .exactly("_UILayoutSupportConstraint"), .guide, "a layout guide", safeArea),
    .init(
      .constraintClass, .exactly("NSContentSizeLayoutConstraint"), .content, "the content", guide),
    .init(
      .constraintClass, .prefix("_UIScrollView"), .framework, "the scroll view, for its content",
      classNames),
    .init(
      .constraintClass, .exactly("NSWindowAutoLayoutConstraint"), .framework, "the window", guide),
    .init(.constraintClass, .prefix("NSSW"), .framework, "the window", guide),
  ]

  private static let itemTexts: [OwnershipRule] = [
    .init(.itemText, .exactly("UIViewSafeAreaLayoutGuide"), .guide, "the safe area", safeArea),
    .init(.itemText, .exactly("UIViewLayoutMarginsGuide"), .guide, "the view's margins", safeArea),
    .init(
      .itemText, .exactly("UIViewReadableContentGuide"), .guide, "the readable content", safeArea),
    .init(.itemText, .prefix("UIViewKeyboard"), .guide, "the keyboard guide", safeArea),
    .init(.itemText, .prefix("UIScrollView-"), .guide, "the scroll view", safeArea),
    .init(.itemText, .prefix("UISV-"), .stack, "the stack view", stacks),
    .init(.itemText, .prefix("UIButtonBar."), .open, "a bar", cure: barCure, bars),
    .init(.itemText, .prefix("SystemInputAssistant"), .closed, "the keyboard", keyboard),
  ]

  private static let classes: [OwnershipRule] = [
    .init(
      .itemClass, .suffix("KeyboardLayoutGuide"), .guide, "the keyboard guide", safeArea),
    .init(.itemClass, .exactly("UITrackingLayoutGuide"), .guide, "the keyboard guide", safeArea),
    // Closed: only the system adds constraints inside.
    .init(
      .itemClass, .part("UIAlertController"), .closed, "UIAlertController",
      alerts),
    .init(.itemClass, .prefix("_UIAlert"), .closed, "UIAlertController", alerts),
    .init(.itemClass, .prefix("_UIInterfaceAction"), .closed, "UIAlertController", alerts),
    .init(.itemClass, .prefix("UIInterfaceAction"), .closed, "UIAlertController", alerts),
    .init(
      .itemClass,
      .prefixes(
        "TUIKeyboard", "TUIPrediction", "TUISystemInput", "TUIInputAssistant", "TUIEmoji", "TUIKey",
        "UIKB", "_UIKB", "UIKeyboard", "_UIKeyboard", "_UIRemoteKeyboard", "UIRemoteKeyboard",
        "SystemInputAssistant", "UISystemInputAssistant", "UIPrediction", "UISystemKeyboard",
        "UIAssistantBar", "UIEditingOverlay", "UITextEffects", "UICompatibilityInput"),
      .closed, "the keyboard", keyboard),
    .init(.itemClass, .prefix("UIInputSet"), .open, "the keyboard's container", keyboard),
    .init(
      .itemClass, .prefixes("CKMessage", "CKConversation", "CKTranscript"),
      .closed, "the message composer (ChatKit)", classNames),
    .init(.itemClass, .prefixes("MFMail", "MFCompose"), .closed, "the mail composer", classNames),
    .init(.itemClass, .prefix("SPUI"), .closed, "Spotlight's search", classNames),
    .init(.itemClass, .prefix("SBUI"), .closed, "SpringBoard", classNames),
    .init(.itemClass, .prefix("SLCompose"), .closed, "the share sheet", classNames),
    .init(.itemClass, .prefix("_UIActivity"), .closed, "the share sheet", classNames),
    // Not every `UIActivity`: an indicator is the author's.
    .init(
      .itemClass,
      .prefixes(
        "UIActivityContent", "UIActivityAction", "UIActivityGroup", "UIActivityViewController",
        "SFAirDrop"), .closed, "the share sheet", classNames),
    .init(.itemClass, .prefix("SFBrowser"), .closed, "SFSafariViewController", classNames),
    // The player's public views have controls of their own, and apps place them like a control.
    .init(.itemClass, .exactly("AVRoutePickerView"), .leaf, "a route picker", classNames),
    .init(.itemClass, .exactly("AVCaptureView"), .leaf, "a capture view", classNames),
    .init(.itemClass, .prefixes("AV", "_AV"), .closed, "AVPlayerViewController", classNames),
    .init(.itemClass, .prefix("PUPhoto"), .closed, "the photo picker", classNames),
    .init(.itemClass, .prefix("_UIDatePicker"), .closed, "UIDatePicker", classNames),
    .init(.itemClass, .prefix("_UICalendar"), .closed, "UIDatePicker", classNames),
    .init(.itemClass, .prefix("_UIContextMenu"), .closed, "a context menu", classNames),
    .init(.itemClass, .prefix("_UISearchBar"), .closed, "UISearchBar", bars),
    .init(.itemClass, .prefix("_UISearchControl"), .closed, "UISearchController", bars),
    .init(.itemClass, .prefix("_UIPageIndicator"), .closed, "UIPageControl", bars),
    .init(
      .itemClass, .prefixes("_UITableViewCellSwipe", "UISwipeAction"),
      .closed, "the table view's swipe actions", cells),
    .init(.itemClass, .prefix("FI_T"), .closed, "Finder's views in an open or save panel", guide),
    .init(.itemClass, .prefix("_NSFunctionRow"), .closed, "the Touch Bar", guide),
    .init(.itemClass, .prefix("NSFunctionRow"), .closed, "the Touch Bar", guide),
    .init(.itemClass, .prefix("NSTouchBar"), .closed, "the Touch Bar", guide),
    .init(.itemClass, .prefixes("NSToolbar", "_NSToolbar"), .closed, "the toolbar", toolbars),
    .init(.itemClass, .prefix("NSTitlebar"), .closed, "the window's title bar", guide),
    .init(.itemClass, .prefix("NSThemeFrame"), .closed, "the window's frame", guide),
    // Open: system views that can contain yours.
    .init(.itemClass, .prefix("_UIToolbar"), .open, "a toolbar", cure: barCure, bars),
    .init(.itemClass, .prefix("_UIButtonBar"), .open, "a bar", cure: barCure, bars),
    .init(.itemClass, .prefix("_UIModernBar"), .open, "a bar's button", cure: barCure, bars),
    .init(.itemClass, .prefix("_UITAMIC"), .open, "a bar's adaptor for a custom view", bars),
    .init(.itemClass, .prefix("_UINavigationBar"), .open, "a navigation bar", cure: barCure, bars),
    .init(.itemClass, .prefix("_UIBar"), .open, "a bar", cure: barCure, bars),
    .init(.itemClass, .prefixes("_UITabBar", "UITabBarButton"), .open, "a tab bar", bars),
    .init(.itemClass, .prefix("UINavigationBar"), .open, "a navigation bar", cure: barCure, bars),
    .init(.itemClass, .exactly("UIToolbar"), .open, "a toolbar", cure: barCure, bars),
    .init(.itemClass, .exactly("UITabBar"), .open, "a tab bar", bars),
    .init(.itemClass, .prefix("_UIHostingView"), .leaf, "SwiftUI's hosting view", fitting),
    .init(.itemClass, .prefix("_UILayoutSpacer"), .stack, "a stack view's spacer", stacks),
    .init(.itemClass, .prefix("_UIOLA"), .stack, "a stack view's spacer", stacks),
    .init(
      .itemClass, .exactly("_UILayoutGuide"), .guide, "topLayoutGuide or bottomLayoutGuide",
      safeArea),
    .init(
      .itemClass, .exactly("_UIScrollViewLayoutGuide"), .guide, "the scroll view's guide", safeArea),
    .init(.itemClass, .prefix("UITableViewCellContent"), .cell, "a table view cell", cells),
    .init(.itemClass, .prefix("_UITableViewHeaderFooterContent"), .cell, "a section header", cells),
    .init(.itemClass, .prefix("UITableViewHeaderFooter"), .cell, "a section header", cells),
    .init(.itemClass, .prefix("_UICollectionView"), .cell, "a collection view's cell", cells),
    .init(.itemClass, .prefix("UICollectionReusable"), .cell, "a collection view's cell", cells),
    .init(.itemClass, .exactly("UITableViewCell"), .cell, "a table view cell", cells),
    .init(.itemClass, .exactly("UICollectionViewCell"), .cell, "a collection view cell", cells),
    .init(.itemClass, .exactly("NSTableCellView"), .cell, "a table view cell", cells),
    .init(.itemClass, .prefix("NSTableRow"), .cell, "a table view row", cells),
    .init(.itemClass, .part("CollectionViewCell"), .cell, "a collection view cell", cells),
    .init(.itemClass, .part("TableViewCell"), .cell, "a table view cell", cells),
    .init(.itemClass, .suffix("Cell"), .cell, "a cell", cells),
    .init(.itemClass, .part("HeaderFooter"), .cell, "a section header", cells),
    // Views that keep their masks.
    .init(.itemClass, .prefix("UIIB"), .keepsMask, "a content view of Interface Builder's", masks),
    .init(.itemClass, .exactly("UIWindow"), .keepsMask, "the window", masks),
    .init(.itemClass, .suffix("Window"), .keepsMask, "the window", masks),
    .init(.itemClass, .prefix("UITransitionView"), .keepsMask, "the presentation", masks),
    .init(.itemClass, .prefix("UIDropShadow"), .keepsMask, "the presentation", masks),
    .init(
      .itemClass, .prefix("UILayoutContainerView"), .controllerView, "a container controller", masks
    ),
    .init(
      .itemClass, .prefixes("UIViewControllerWrapper", "UINavigationTransition"),
      .keepsMask, "a container controller", masks),
    .init(
      .itemClass, .prefix("_UIPageViewController"), .controllerView, "a container controller", masks
    ),
    .init(.itemClass, .exactly("NSClipView"), .keepsMask, "a scroll view", masks),
    .init(.itemClass, .suffix("ClipView"), .keepsMask, "a scroll view", masks),
    .init(.itemClass, .prefix("UITableViewLabel"), .keepsMask, "a table view cell", masks),
    .init(.itemClass, .prefixes("_UI", "_NS"), .framework, "the framework", classNames),
    // Views that usually have no subviews, so a mask in addition to constraints is a mistake.
    .init(.itemClass, .exactly("UILabel"), .leaf, "a label", masks),
    .init(.itemClass, .exactly("UIButton"), .leaf, "a button", masks),
    .init(.itemClass, .exactly("UIImageView"), .leaf, "an image view", masks),
    .init(.itemClass, .exactly("UITextField"), .leaf, "a text field", masks),
    .init(.itemClass, .exactly("UITextView"), .leaf, "a text view", masks),
    .init(.itemClass, .exactly("UISwitch"), .leaf, "a switch", masks),
    .init(.itemClass, .exactly("UISlider"), .leaf, "a slider", masks),
    .init(.itemClass, .exactly("UISegmentedControl"), .leaf, "a segmented control", masks),
    .init(.itemClass, .exactly("UIProgressView"), .leaf, "a progress view", masks),
    .init(.itemClass, .exactly("UIActivityIndicatorView"), .leaf, "an activity indicator", masks),
    .init(.itemClass, .exactly("UIPageControl"), .leaf, "a page control", masks),
    .init(.itemClass, .exactly("NSImageView"), .leaf, "an image view", masks),
    .init(.itemClass, .exactly("NSTextField"), .leaf, "a text field", masks),
    .init(.itemClass, .exactly("NSButton"), .leaf, "a button", masks),
  ]
}
