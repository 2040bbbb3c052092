// Views of Apple's frameworks that the console prints without a module.
extension OwnershipRule {
  private static let controllers =
    "the class is not in the public headers; its framework's controllers show it"
  /// The source for a name that is known by its prefix only.
  static let prefixes =
    "Apple, Programming with Objective-C: Conventions; class names have the prefix of a framework"
  private static let size =
    "If a size is 0, give the view of the controller that shows it a frame or constraints; otherwise "
    + "ignore it."

  /// The beginnings of class names, by the owner.
  ///
  /// A prefix such as `VK` or `SK` is an app's or a library's as well, so the first word of the name
  /// belongs to it. Public views, which apps place themselves, are not among them.
  private static let beginnings: [(owner: String, names: [String])] = [
    (
      "VisionKit",
      [
        "VKKeyboardCamera", "VKAVCapture", "VKDocumentCamera", "VKImageAnalysis", "VKCImage",
        "VKCVisualSearch", "VKCActionInfo", "VKCDataDetector", "VKCText",
      ]
    ),
    ("the map view", ["MKBasicMapView", "MKNewAnnotationContainer", "MKAttribution", "_MK"]),
    ("a place of the map's", ["MKPlace", "MKLookAroundContainer"]),
    (
      "the web view",
      [
        "WKFormAccessory", "WKSelect", "WKMultipleSelect", "WKFileUpload", "WKDateTime",
        "WKFullScreen", "WKPDFPage", "WKPDFHUD", "WKActionSheet",
      ]
    ),
    (
      "Apple Pay or Wallet",
      [
        "PKPaymentAuthorization", "PKPaymentSetup", "PKPaymentSheet", "PKPassView", "PKPassGroup",
        "PKPeerPayment",
      ]
    ),
    ("PencilKit", ["PKPalette", "PKDrawingPalette", "PKInkPicker", "PKToolPicker", "PKTiled"]),
    (
      "Quick Look",
      [
        "QLPreviewCollection", "QLPreviewItem", "QLPreviewScroll", "QLPreviewContent",
        "QLPreviewPage", "QLItemView", "QLPageView", "QLMedia", "QLScrubber", "QLFullScreen",
        "QLToolbar", "QLGenericView", "QLErrorView",
      ]
    ),
    (
      "SFSafariViewController", ["SFSafari", "SFCapsule", "SFUnifiedBar", "SFStartPage"]
    ),
    ("the photo picker", ["PHPicker", "PUPicker", "PUAlbum", "PUOneUp", "PUBrowsing", "PLPhoto"]),
    (
      "the camera of UIImagePickerController",
      [
        "CAMViewfinder", "CAMShutter", "CAMBottomBar", "CAMTopBar", "CAMModeDial", "CAMFlash",
        "CAMImageWell", "PLCrop",
      ]
    ),
    ("the message composer (ChatKit)", ["CKBalloon", "CKEntryView", "CKRecipient"]),
    ("a contact's or a picker's view", ["CNContactHeader", "CNContactContent", "CNContactAction"]),
    ("EventKit's controllers", ["EKEventEdit", "EKEventDetail", "EKUI"]),
    ("the store's page", ["SKStoreProduct", "SKRemoteProduct", "SKUI"]),
    ("Game Center", ["GKDashboard", "GKAuthenticate"]),
  ]

  static let frameworkViews = beginnings.flatMap { owner, names in
    names.map { OwnershipRule(.itemClass, .prefix($0), .closed, owner, cure: size, controllers) }
  }

  /// Returns whether a class without a module is one of those of Apple's frameworks.
  static func isFrameworkView(_ className: String) -> Bool {
    frameworkViews.contains { $0.match.accepts(className) }
  }
}
