internal import InterfaceBuilder

/// How code creates the view of an element.
struct ViewCreation {
  /// The class of the view.
  let className: String
  /// The class of UIKit that it has or inherits from.
  let baseClass: String
  /// The expression that creates it.
  let expression: String
  /// The framework of the class, if that is not UIKit.
  let framework: String?
  /// What the code cannot express.
  let omission: String?

  init(_ element: ViewElement, in document: InterfaceDocument, markup: XMLElement? = nil) {
    var framework: String?
    var omission: String?
    let base: String
    switch element.kind {
    case .view, .tableViewCellContentView, .collectionViewCellContentView, .containerView:
      base = "UIView"
    // A web view of iOS 2 is one of WebKit now.
    case .wkWebView, .webView: (base, framework) = ("WKWebView", "WebKit")
    case .mapView: (base, framework) = ("MKMapView", "MapKit")
    case .mtkView: (base, framework) = ("MTKView", "MetalKit")
    case .skView: (base, framework) = ("SKView", "SpriteKit")
    case .arskView: (base, framework) = ("ARSKView", "ARKit")
    case .arscnView: (base, framework) = ("ARSCNView", "ARKit")
    case .sceneKitView: (base, framework) = ("SCNView", "SceneKit")
    case .glkView: (base, framework) = ("GLKView", "GLKit")
    case .other(let name):
      base = "UIView"
      if element.customClass == nil { omission = "<\(name)> became a plain view" }
    default: base = "UI" + SwiftNames.capitalized(element.kind.elementName)
    }
    baseClass = base
    className = element.customClass.flatMap(Self.className) ?? base
    self.framework =
      element.customClass == nil ? framework : Self.module(of: element, named: className)
    expression = className + Self.arguments(element, in: document, markup: markup)
    self.omission = omission
  }

  /// The framework of Apple's or the module of a library that has a custom class; nil for those of the app's target,
  /// which the document says to have it, or says nothing about.
  private static func module(of element: ViewElement, named className: String) -> String? {
    if let framework = frameworks[className] { return framework }
    let isOfTarget = element.otherAttributes.contains { $0.name == "customModuleProvider" }
    guard !isOfTarget, element.customClass.flatMap(Self.className) != nil else { return nil }
    return element.customModule.flatMap(Self.className)
  }

  /// The frameworks of Apple's views that are not in UIKit.
  private static let frameworks: [String: String] = {
    var table: [String: String] = [:]
    for line in [
      "WebKit WKWebView", "MapKit MKMapView MKAnnotationView MKMarkerAnnotationView",
      "MapKit MKPinAnnotationView MKCompassButton MKScaleView MKUserTrackingButton",
      "MetalKit MTKView", "SpriteKit SKView", "ARKit ARSKView ARSCNView ARCoachingOverlayView",
      "RealityKit ARView", "SceneKit SCNView", "GLKit GLKView", "PencilKit PKCanvasView",
      "PDFKit PDFView PDFThumbnailView", "MediaPlayer MPVolumeView", "AVKit AVRoutePickerView",
      "PhotosUI PHLivePhotoView", "LinkPresentation LPLinkView", "iAd ADBannerView",
      "PassKit PKPaymentButton PKAddPassButton", "ReplayKit RPSystemBroadcastPickerView",
      "AuthenticationServices ASAuthorizationAppleIDButton", "CoreLocationUI CLLocationButton",
      "IntentsUI INUIAddVoiceShortcutButton",
    ] {
      let names = line.split(separator: " ").map(String.init)
      for name in names.dropFirst() { table[name] = names[0] }
    }
    return table
  }()

  /// The name of a custom class in Swift, without the mangled module that old documents have.
  static func className(_ written: String) -> String? {
    let name = written.split(separator: ".").last.map(String.init) ?? written
    let isLegal =
      name.first.map { $0.isLetter || $0 == "_" } == true
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && name.contains { $0 != "_" }
    return isLegal ? name : nil
  }

  private static func arguments(
    _ element: ViewElement, in document: InterfaceDocument, markup: XMLElement?
  ) -> String {
    switch element.kind {
    case .button:
      switch element.button?.type {
      case "roundedRect", "system": return "(type: .system)"
      case "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close":
        return "(type: .\(element.button?.type ?? "custom"))"
      default: return "(type: .custom)"
      }
    case .tableView:
      switch element.table?.style {
      case "grouped", "insetGrouped": return "(frame: .zero, style: .\(element.table?.style ?? ""))"
      default: return "()"
      }
    case .collectionView: return "(frame: .zero, collectionViewLayout: layout)"
    case .progressView:
      return element.control?.style == "bar" ? "(progressViewStyle: .bar)" : "()"
    case .activityIndicatorView:
      let isLarge = ["large", "whiteLarge"].contains(element.control?.style)
      return "(style: \(isLarge ? ".large" : ".medium"))"
    case .visualEffectView:
      let style = element.control?.effectStyle ?? "regular"
      let blur = "UIBlurEffect(style: .\(style))"
      return markup?.child("vibrancyEffect") == nil
        ? "(effect: \(blur))" : "(effect: UIVibrancyEffect(blurEffect: \(blur)))"
    case .segmentedControl:
      let items = (element.control?.segments ?? []).map { segment in
        segment.image.map { "UIImage(named: \(SwiftText.string($0))) ?? UIImage()" }
          ?? SwiftText.string(segment.title ?? "")
      }
      let isMixed = items.contains { $0.hasPrefix("UIImage") }
      return items.isEmpty
        ? "()" : "(items: [\(items.joined(separator: ", "))]\(isMixed ? " as [Any]" : ""))"
    default: return "()"
    }
  }

  private static let none = "CGSize(width: 0, height: 0)"

  /// The statements before the one that creates a collection view: those of its layout.
  static func layout(of element: ViewElement, markup: XMLElement?) -> [String] {
    guard let collection = element.collection else { return [] }
    var list = SettingList()
    let written = markup?.children.first { $0["key"] == "collectionViewLayout" }
    let className = written?["customClass"].flatMap(Self.className) ?? "UICollectionViewFlowLayout"
    // Of an app's own layout, only its class is known.
    if written?.name == "collectionViewLayout" { return ["let layout = \(className)()"] }
    let estimate = written?.children.first { $0["key"] == "estimatedItemSize" }?.size
    if written?["automaticEstimatedItemSize"] == "YES" {
      list.set("estimatedItemSize", "UICollectionViewFlowLayout.automaticSize")
    } else {
      list.set("estimatedItemSize", estimate.map { SwiftText.size($0) }, standard: none)
    }
    switch written?["sectionInsetReference"] {
    case "safeArea": list.set("sectionInsetReference", ".fromSafeArea")
    case "layoutMargins": list.set("sectionInsetReference", ".fromLayoutMargins")
    default: break
    }
    if collection.scrollDirection == "horizontal" { list.set("scrollDirection", ".horizontal") }
    list.set("itemSize", collection.itemSize.map { SwiftText.size($0) })
    list.set("minimumLineSpacing", collection.minimumLineSpacing, standard: 10)
    list.set("minimumInteritemSpacing", collection.minimumInteritemSpacing, standard: 10)
    list.set(
      "headerReferenceSize", collection.headerReferenceSize.map { SwiftText.size($0) },
      standard: none)
    list.set(
      "footerReferenceSize", collection.footerReferenceSize.map { SwiftText.size($0) },
      standard: none)
    list.set(
      "sectionInset", collection.sectionInset.map { SwiftText.insets($0) },
      standard: SwiftText.noInsets)
    return ["let layout = \(className)()"] + list.statements(of: "layout")
  }
}
