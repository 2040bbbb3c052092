internal import InterfaceBuilder

/// What the code expresses of the elements of a document; everything else becomes a `TODO`.
///
/// The table has the attributes and children of each element that are written, or that have no effect in a running app.
/// What it does not have cannot be lost silently, whatever Interface Builder adds.
enum MarkupCoverage {
  /// A part of an element that the code does not express.
  struct Gap {
    let text: String
    let position: SourcePosition
  }

  private struct Entry {
    let attributes: Set<String>
    /// Children by name, or by name and key.
    let children: Set<String>

    init(_ attributes: String, _ children: String = "") {
      self.attributes = Set(attributes.split(separator: " ").map(String.init))
      self.children = Set(children.split(separator: " ").map(String.init))
    }

    func has(_ child: XMLElement) -> Bool {
      children.contains(child.name) || children.contains("\(child.name):\(child["key"] ?? "")")
    }
  }

  /// Returns whether a child of a view is read into the model of documents, or has no effect.
  static func isRead(_ child: XMLElement) -> Bool {
    view.has(child) || child["key"] == "collectionViewLayout" || isSimulated(child)
  }

  /// Returns what the code leaves out of an element that is otherwise written.
  static func gaps(in element: XMLElement) -> [Gap] {
    if skipped.contains(element.name) || isSimulated(element) { return [] }
    guard let entry = table[element.name] else { return [gap(element, in: "")] }
    let owner = words(element)
    var gaps: [Gap] = []
    for attribute in element.attributes
    where !entry.attributes.contains(attribute.name) && !isWithoutEffect(attribute) {
      gaps.append(
        Gap(
          text: "\(attribute.name) of \(owner) is \(attribute.value)", position: attribute.position)
      )
    }
    for child in element.children where child.name != "nil" && !child.isView {
      guard !isZero(child) else { continue }
      gaps += entry.has(child) ? Self.gaps(in: child) : [gap(child, in: " of " + owner)]
    }
    return gaps
  }

  /// Whether all numbers of a size or inset are 0, or what Interface Builder writes for it.
  static func isZero(_ element: XMLElement) -> Bool {
    let numbers = element.attributes.filter { $0.name != "key" }
    return ["size", "inset", "edgeInsets"].contains(element.name) && !numbers.isEmpty
      && numbers.allSatisfy { attribute in
        Double(attribute.value).map { abs($0) <= .leastNormalMagnitude } ?? false
      }
  }

  /// The gap that a whole element is.
  static func gap(_ element: XMLElement, in owner: String = "") -> Gap {
    let values = element.attributes.filter { $0.name != "key" }.map { "\($0.name) \($0.value)" }
    let end = values.isEmpty ? "" : ": " + values.joined(separator: ", ")
    return Gap(text: "\(words(element))\(owner)\(end)", position: element.position)
  }

  private static func words(_ element: XMLElement) -> String {
    element["key"].map { $0 == element.name ? $0 : "\(element.name) \($0)" } ?? element.name
  }

  /// Metrics that the canvas simulates, places on it, and names in the outline.
  private static func isSimulated(_ element: XMLElement) -> Bool {
    let key = element["key"] ?? ""
    return key.hasPrefix("simulated") || element.name.hasPrefix("simulated")
      || ["canvasLocation", "userLabel"].contains(key)
  }

  /// Values that are those of an app without them.
  private static func isWithoutEffect(_ attribute: RawAttribute) -> Bool {
    if attribute.name == "key" { return true }
    return withoutEffect.contains("\(attribute.name)=\(attribute.value)")
  }

  private static let withoutEffect: Set<String> = [
    "baseWritingDirection=natural", "tighteningFactorForTruncation=0.0",
    "allowsDefaultTighteningForTruncation=NO", "paragraphSpacing=0.0",
    "paragraphSpacingBefore=0.0", "firstLineHeadIndent=0.0", "headIndent=0.0", "tailIndent=0.0",
    "hyphenationFactor=0.0", "minimumLineHeight=0.0", "maximumLineHeight=0.0",
    "headerLevel=0", "defaultTabInterval=0.0", "lineBreakMode=wordWrapping",
  ]

  /// Elements whose contents other parts of the writer express or name: views, constraints and connections.
  private static let skipped: Set<String> = [
    "subviews", "prototypes", "cells", "connections", "userDefinedRuntimeAttributes", "items",
    "variation", "nil", "autoresizingMask", "accessibilityTraits", "mask",
  ]

  private static let view = Entry(
    "",
    """
    rect:frame frame:frameInset autoresizingMask edgeInsets:layoutMargins \
    directionalEdgeInsets:directionalLayoutMargins color:backgroundColor color:tintColor \
    viewLayoutGuide layoutGuide keyboardLayoutGuide variation userDefinedRuntimeAttributes \
    connections accessibility constraints subviews prototypes cells sections nil items \
    fontDescription color:textColor string:text mutableString:text attributedString:attributedText \
    attributedString:attributedPlaceholder inset:contentInset edgeInsets:contentInset \
    inset:separatorInset edgeInsets:separatorInset inset:contentEdgeInsets \
    inset:titleEdgeInsets inset:imageEdgeInsets edgeInsets:contentEdgeInsets \
    edgeInsets:titleEdgeInsets edgeInsets:imageEdgeInsets imageReference:image \
    preferredSymbolConfiguration state buttonConfiguration segments blurEffect vibrancyEffect \
    date:date size:customSize rect:contentStretch attributedString:userComments \
    gestureRecognizers
    """)

  private static let font = Entry("type name family pointSize weight style metaFont size")
  private static let numbers = Entry(
    "x y width height minX minY maxX maxY top left bottom right leading trailing horizontal vertical"
  )
  private static let text = Entry("base64-UTF8")
  private static let guide = Entry("id userLabel")
  private static let effect = Entry("style", "blurEffect")

  private static let table: [String: Entry] = [
    "rect": numbers, "frame": numbers, "point": numbers, "size": numbers, "inset": numbers,
    "edgeInsets": numbers, "directionalEdgeInsets": numbers, "fontDescription": font, "font": font,
    "string": text, "mutableString": text, "viewLayoutGuide": guide, "layoutGuide": guide,
    "keyboardLayoutGuide": guide, "blurEffect": effect, "vibrancyEffect": effect,
    "color": Entry(
      """
      red green blue alpha white colorSpace customColorSpace name systemColor cocoaTouchSystemColor \
      xcode11CocoaTouchSystemColor catalog
      """),
    "accessibility": Entry(
      "label hint identifier",
      "accessibilityTraits bool:isElement string:label string:hint string:identifier"),
    "bool": Entry("value"), "real": Entry("value"), "integer": Entry("value"),
    "date": Entry("timeIntervalSinceReferenceDate"),
    "constraints": Entry("", "constraint"),
    "constraint": Entry(
      """
      firstItem firstAttribute relation secondItem secondAttribute multiplier constant symbolic priority \
      identifier placeholder id userLabel shouldBeArchived
      """, "variation"),
    "state": Entry(
      "title image catalog backgroundImage",
      """
      string:title mutableString:title attributedString:attributedTitle color:titleColor \
      color:titleShadowColor imageReference:image imageReference:backgroundImage \
      preferredSymbolConfiguration
      """),
    "buttonConfiguration": Entry(
      """
      style title subtitle image catalog imagePlacement imagePadding titlePadding buttonSize cornerStyle \
      titleAlignment showsActivityIndicator
      """,
      """
      directionalEdgeInsets:contentInsets fontDescription string:title mutableString:title \
      string:subtitle mutableString:subtitle attributedString:attributedTitle \
      attributedString:attributedSubtitle imageReference:image preferredSymbolConfiguration \
      color:baseForegroundColor color:baseBackgroundColor
      """),
    "imageReference": Entry("image catalog symbolScale", "fontDescription"),
    "preferredSymbolConfiguration": Entry(
      "configurationType scale weight pointSize", "fontDescription"),
    "attributedString": Entry("", "fragment"),
    "fragment": Entry("content", "string:content mutableString:content attributes"),
    "attributes": Entry(
      "",
      """
      font:NSFont font:NSOriginalFont color:NSColor paragraphStyle:NSParagraphStyle real:NSKern \
      integer:NSKern
      """),
    // No text with tabs is known; an empty list of stops is the usual one.
    "paragraphStyle": Entry("alignment lineSpacing lineHeightMultiple", "array:tabStops"),
    "array": Entry(""),
    "collectionViewFlowLayout": Entry(
      """
      automaticEstimatedItemSize scrollDirection minimumLineSpacing minimumInteritemSpacing \
      sectionInsetReference id customClass customModule customModuleProvider
      """,
      """
      size:itemSize size:estimatedItemSize size:headerReferenceSize size:footerReferenceSize \
      inset:sectionInset edgeInsets:sectionInset
      """),
    "collectionViewLayout": Entry("id customClass customModule customModuleProvider"),
    "segments": Entry("", "segment"),
    "segment": Entry("title image catalog width enabled"),
    "sections": Entry("", "tableViewSection"),
    "tableViewSection": Entry(
      "id headerTitle footerTitle userLabel colorLabel",
      "cells string:headerTitle string:footerTitle"),
    "tabBarItem": Entry(
      "title image selectedImage catalog systemItem tag badgeValue id userLabel",
      "inset:imageInsets imageReference:image imageReference:selectedImage"),
    "navigationItem": Entry(
      """
      title prompt largeTitleDisplayMode leftItemsSupplementBackButton backButtonTitle hidesBackButton \
      id userLabel
      """,
      """
      barButtonItem leftBarButtonItems rightBarButtonItems connections string:title string:prompt \
      string:backButtonTitle
      """),
    "leftBarButtonItems": Entry("", "barButtonItem"),
    "rightBarButtonItems": Entry("", "barButtonItem"),
    "toolbarItems": Entry("", "barButtonItem"),
    "barButtonItem": Entry(
      """
      title image catalog systemItem style width enabled tag id userLabel customClass customModule \
      customModuleProvider springLoaded
      """,
      """
      string:title accessibility color:tintColor userDefinedRuntimeAttributes connections \
      inset:imageInsets imageReference:image
      """),
    "refreshControl": Entry(
      "opaque contentMode id autoresizesSubviews multipleTouchEnabled userLabel",
      "rect:frame color:tintColor color:backgroundColor autoresizingMask connections"),
    "layoutGuides": Entry("", "viewControllerLayoutGuide"),
    "viewControllerLayoutGuide": Entry("type id"),
    "extendedEdge": Entry("top left bottom right"),
    "controller": Entry(
      // Xcode's own, and properties of UIKit that have had no effect since iOS 7 or earlier.
      """
      id sceneMemberID customClass customModule customModuleProvider storyboardIdentifier userLabel title \
      hidesBottomBarWhenPushed automaticallyAdjustsScrollViewInsets extendedLayoutIncludesOpaqueBars \
      viewRespectsSystemMinimumLayoutMargins modalPresentationStyle modalTransitionStyle \
      definesPresentationContext providesPresentationContextTransitionStyle restorationIdentifier \
      useStoryboardIdentifierAsRestorationIdentifier clearsSelectionOnViewWillAppear \
      wantsFullScreenLayout autoresizesArchivedViewToFullSize nibName
      """,
      """
      layoutGuides extendedEdge connections navigationItem toolbarItems refreshControl tabBarItem \
      userDefinedRuntimeAttributes size:freeformSize size:preferredContentSize \
      value:contentSizeForViewInPopover attributedString:userComments
      """),
  ]

  /// Returns what the code leaves out of a controller, besides its views.
  static func gaps(inController element: XMLElement) -> [Gap] {
    guard let entry = table["controller"] else { return [] }
    let attributes = element.attributes.filter { !entry.attributes.contains($0.name) }.map {
      Gap(text: "\($0.name) is \($0.value)", position: $0.position)
    }
    let children = element.children.filter {
      $0.name != "nil" && !isSimulated($0) && ($0.name == "refreshControl" || !$0.isView)
    }
    return attributes
      + children.flatMap { entry.has($0) ? Self.gaps(in: $0) : [gap($0)] }
  }
}
