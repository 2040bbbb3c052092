internal import AutoLayout
internal import Foundation
internal import HeadlessUIKit
internal import LayoutGeometry

/// Writes laid-out views as elements of an Interface Builder document.
///
/// A view of the code's own class becomes one of UIKit's class with the subviews and constraints that the class gave it.
@MainActor
struct ViewDocument {
  private let prefix: String
  private let root: UIView
  private var lines: [String] = []
  private var places: [Int: CodeLocation.Frame] = [:]
  private var omissions: [WrittenViews.Omission] = []
  private var ids: [ObjectIdentifier: String] = [:]
  private var views: [UIView] = []
  /// The names of the properties that hold views.
  private var names: [ObjectIdentifier: String] = [:]

  /// Writes the views of a controller, or a view and its subviews.
  ///
  /// - Parameters:
  ///   - content: The view controller or view, which is laid out.
  ///   - name: The name of the preview, from which a class without one gets its name.
  ///   - prefix: The beginning of all ids.
  /// - Returns: The elements; nil for a controller that only contains others.
  static func written(
    _ content: UIResponder, named name: String?, prefix: String
  ) -> WrittenViews? {
    let controller = content as? UIViewController
    if controller is UINavigationController || controller is UITabBarController
      || controller is UISplitViewController || controller is UIPageViewController
    {
      return nil
    }
    guard let view = controller?.view ?? content as? UIView else { return nil }
    var document = ViewDocument(view, prefix)
    if let controller { document.readNames(of: controller) }
    let label = name.map { XMLTag.Attribute("userLabel", $0) }
    guard let controller else {
      document.write(view, Self.own(view, UIView.self) + [label].compactMap { $0 })
      return document.result
    }
    let custom = Self.own(
      controller, UIViewController.self, UITableViewController.self, UICollectionViewController.self
    )
    let kind =
      switch controller {
      case is UITableViewController: "tableViewController"
      case is UICollectionViewController: "collectionViewController"
      default: "viewController"
      }
    document.open(
      XMLTag(
        kind, [.init("id", prefix + "controller")] + custom + [label].compactMap { $0 }))
    document.write(view, [.init("key", "view")])
    document.lines.append("</\(kind)>")
    if let presented = controller.presentedViewController {
      document.omit(
        "the presented controller \(type(of: presented))", of: view, affectsLayout: true)
    }
    return document.result
  }

  private init(_ root: UIView, _ prefix: String) {
    (self.root, self.prefix) = (root, prefix)
    collect(root)
  }

  private var result: WrittenViews {
    WrittenViews(
      elements: lines.map { $0 + "\n" }.joined(), rootID: ids[ObjectIdentifier(root)] ?? "",
      places: places, omissions: omissions)
  }

  /// The class of an object as an attribute, unless it is one of UIKit's.
  private static func own(_ object: NSObject, _ classes: AnyClass...) -> [XMLTag.Attribute] {
    let own = type(of: object)
    let isKnown = classes.contains { $0 == own } || "\(own)".hasPrefix("UI")
    return isKnown ? [] : [.init("customClass", "\(own)")]
  }

  private mutating func collect(_ view: UIView) {
    ids[ObjectIdentifier(view)] = "\(prefix)view\(views.count)"
    views.append(view)
    if !ViewElementKind(view).isExact { readNames(of: view) }
    for subview in Self.written(in: view) { collect(subview) }
  }

  /// Reads which views are values of stored properties, lazy ones among them.
  private mutating func readNames(of object: NSObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let present = mirror, !"\(present.subjectType)".hasPrefix("UI") {
      for (label, value) in present.children {
        guard let label, let view = value as? UIView else { continue }
        let name = label.split(separator: "_").last.map(String.init) ?? label
        names[ObjectIdentifier(view)] = label.hasPrefix("$__lazy_storage") ? name : label
      }
      mirror = present.superclassMirror
    }
  }

  /// The subviews that code adds; a list's are made by its data source, and a bar's by its items.
  private static func written(in view: UIView) -> [UIView] {
    switch view {
    case is UITableView, is UICollectionView, is UIDatePicker, is UIPickerView, is UINavigationBar,
      is UITabBar, is UIToolbar, is UIPageControl, is UIProgressView, is UIActivityIndicatorView,
      is UITextField, is UITextView, is UISearchBar:
      []
    default: view.subviews.filter { !view.drawsItself($0) }
    }
  }

  // MARK: Elements

  private mutating func open(_ tag: XMLTag, at site: CallSite = .unknown) {
    lines.append(tag.opening)
    guard let location = site.location else { return }
    places[lines.count] = CodeLocation.Frame(path: location.path, line: location.line)
  }

  mutating func add(_ tag: XMLTag) { lines.append(tag.text) }

  mutating func omit(_ text: String, of view: UIView, affectsLayout: Bool = false) {
    omissions.append(
      WrittenViews.Omission(
        id: ids[ObjectIdentifier(view)] ?? "", text: text, affectsLayout: affectsLayout))
  }

  private mutating func write(_ view: UIView, _ attributes: [XMLTag.Attribute] = []) {
    let id = ids[ObjectIdentifier(view)] ?? ""
    let kind = ViewElementKind(view)
    var content = ViewContent(view)
    var tag = XMLTag(kind.name, [.init("id", id)] + attributes)
    if view !== root, !view.translatesAutoresizingMaskIntoConstraints {
      tag["translatesAutoresizingMaskIntoConstraints"] = "NO"
    }
    if view !== root {
      tag["userLabel"] =
        names[ObjectIdentifier(view)] ?? (kind.isExact ? nil : "\(type(of: view))")
    }
    content.describe(&tag)
    open(tag, at: view.engineItem.site)
    add(.rect("frame", view.frame))
    add(.mask(view.autoresizingMask))
    for child in content.children { lines.append(child) }
    for text in content.omissions { omit(text.text, of: view, affectsLayout: text.affectsLayout) }
    noteClass(of: view, kind)
    writeGuides(of: view, id)
    if let effect = view as? UIVisualEffectView {
      write(effect.contentView, [.init("key", "contentView")])
    } else {
      let subviews = Self.written(in: view)
      if !subviews.isEmpty {
        lines.append("<subviews>")
        for subview in subviews { write(subview) }
        lines.append("</subviews>")
      }
    }
    if view === root { writeConstraints() }
    lines.append("</\(kind.name)>")
  }

  /// Says what a class of the code does itself.
  private mutating func noteClass(of view: UIView, _ kind: ViewElementKind) {
    if !kind.isExact, view !== root {
      let size = view.intrinsicContentSize
      let hasSize =
        kind.name == "view"
        && (size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric)
      let what = hasSize ? "the content size and the drawing" : "the drawing and the behavior"
      omit("\(what) of the class \(type(of: view))", of: view, affectsLayout: hasSize)
    }
    let rows =
      (view as? UITableView)?.dataSource != nil || (view as? UICollectionView)?.dataSource != nil
    if rows { omit("the cells, which a data source makes", of: view) }
    if let control = view as? UIControl, !control.allControlEvents.isEmpty {
      omit("the actions of the control", of: view)
    }
    if !(view is UIScrollView), view.gestureRecognizers?.isEmpty == false {
      omit("the gesture recognizers", of: view)
    }
  }

  // MARK: Guides and constraints

  private mutating func writeGuides(of view: UIView, _ id: String) {
    for (key, name) in Self.guides where view is UIScrollView || !key.hasSuffix("LayoutGuide") {
      add(XMLTag(name, [.init("key", key), .init("id", "\(id)\(key)")]))
    }
    for guide in view.layoutGuides where guide.engineItem.shape == .free {
      // A stack view has guides of its own.
      guard !(view is UIStackView) else { continue }
      omit("a layout guide with its constraints", of: view, affectsLayout: true)
    }
  }

  private static let guides = [
    ("safeArea", "viewLayoutGuide"), ("keyboard", "keyboardLayoutGuide"),
    ("contentLayoutGuide", "viewLayoutGuide"), ("frameLayoutGuide", "viewLayoutGuide"),
  ]

  /// Writes the active constraints of all views, in the order of activation.
  private mutating func writeConstraints() {
    let members = views.flatMap(\.constraints).filter { !$0.isSystem }
      .sorted { $0.serial < $1.serial }
    guard !members.isEmpty else { return }
    lines.append("<constraints>")
    for constraint in members { write(constraint) }
    lines.append("</constraints>")
  }

  private mutating func write(_ constraint: NSLayoutConstraint) {
    guard let first = item(constraint.firstItem, constraint.firstAttribute) else {
      return omitConstraint(constraint)
    }
    var tag = XMLTag(
      "constraint",
      [
        .init("firstItem", first.id), .init("firstAttribute", first.attribute),
        .init("relation", "\(constraint.relation)"),
        .init("constant", "\(Double(constraint.constant))"),
        .init("id", "\(prefix)constraint\(lines.count)"),
      ])
    if constraint.secondItem != nil {
      guard let second = item(constraint.secondItem, constraint.secondAttribute) else {
        return omitConstraint(constraint)
      }
      tag["secondItem"] = second.id
      tag["secondAttribute"] = second.attribute
      if constraint.multiplier != 1 { tag["multiplier"] = "\(Double(constraint.multiplier))" }
    }
    if constraint.priority != .required { tag["priority"] = "\(constraint.priority.rawValue)" }
    if let identifier = constraint.identifier { tag["identifier"] = identifier }
    open(tag, at: constraint.site)
    lines.append("</constraint>")
  }

  private mutating func omitConstraint(_ constraint: NSLayoutConstraint) {
    // Those of a guide of the code are left out with it.
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UILayoutGuide }
    guard !items.contains(where: { $0.engineItem.shape == .free }) else { return }
    let line = constraint.site.location.map { " (\($0.place))" } ?? ""
    omit("a constraint with a guide or a view outside\(line)", of: root, affectsLayout: true)
  }

  /// An item of a constraint in documents, where the margins of a view are attributes.
  private func item(
    _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> (id: String, attribute: String)? {
    if let view = object as? UIView {
      return ids[ObjectIdentifier(view)].map { ($0, "\(attribute)") }
    }
    guard let guide = object as? UILayoutGuide, let view = guide.owningView,
      let id = ids[ObjectIdentifier(view)]
    else { return nil }
    switch guide.engineItem.shape {
    case .inset(.safeArea): return (id + "safeArea", "\(attribute)")
    case .keyboard: return (id + "keyboard", "\(attribute)")
    case .content: return (id + "contentLayoutGuide", "\(attribute)")
    case .viewport: return (id + "frameLayoutGuide", "\(attribute)")
    case .inset(.margins): return Self.margins[attribute].map { (id, $0) }
    case .inset(.readable), .free, .topBar, .bottomBar: return nil
    }
  }

  private static let margins: [NSLayoutConstraint.Attribute: String] = [
    .left: "leftMargin", .right: "rightMargin", .top: "topMargin", .bottom: "bottomMargin",
    .leading: "leadingMargin", .trailing: "trailingMargin", .centerX: "centerXWithinMargins",
    .centerY: "centerYWithinMargins",
  ]
}

/// The element that a document has for views of a class.
@MainActor
struct ViewElementKind {
  /// The name of the element.
  let name: String
  /// Whether the view is of the element's class itself.
  let isExact: Bool

  /// Creates the kind of the nearest class that has an element.
  init(_ view: UIView) {
    let (known, name) = Self.all.first { view.isKind(of: $0.0) } ?? (UIView.self, "view")
    self.name = name
    isExact = type(of: view) == known
  }

  /// Subclasses before their superclasses.
  private static let all: [(UIView.Type, String)] = [
    (UILabel.self, "label"), (UIButton.self, "button"), (UIImageView.self, "imageView"),
    (UITextField.self, "textField"), (UITextView.self, "textView"), (UISwitch.self, "switch"),
    (UISlider.self, "slider"), (UIStepper.self, "stepper"),
    (UISegmentedControl.self, "segmentedControl"), (UIProgressView.self, "progressView"),
    (UIPageControl.self, "pageControl"), (UIActivityIndicatorView.self, "activityIndicatorView"),
    (UIDatePicker.self, "datePicker"), (UIPickerView.self, "pickerView"),
    (UISearchBar.self, "searchBar"), (UIToolbar.self, "toolbar"),
    (UINavigationBar.self, "navigationBar"), (UITabBar.self, "tabBar"),
    (UIStackView.self, "stackView"), (UITableView.self, "tableView"),
    (UICollectionView.self, "collectionView"), (UIScrollView.self, "scrollView"),
    (UIVisualEffectView.self, "visualEffectView"),
  ]
}

/// A tag with its attributes, as text of XML.
struct XMLTag {
  struct Attribute {
    let name: String
    let value: String
    init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  let name: String
  private(set) var attributes: [Attribute]
  /// The text of elements inside.
  var inner = ""

  init(_ name: String, _ attributes: [Attribute]) {
    (self.name, self.attributes) = (name, attributes)
  }

  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set { if let newValue { attributes.append(Attribute(name, newValue)) } }
  }

  var opening: String {
    "<\(name)" + attributes.map { " \($0.name)=\"\($0.value.markupText)\"" }.joined() + ">"
  }

  var text: String { "\(opening)\(inner)</\(name)>" }

  @MainActor static func rect(_ key: String, _ frame: CGRect) -> XMLTag {
    XMLTag(
      "rect",
      [
        .init("key", key), .init("x", "\(Double(frame.minX))"), .init("y", "\(Double(frame.minY))"),
        .init("width", "\(Double(frame.width))"), .init("height", "\(Double(frame.height))"),
      ])
  }

  @MainActor static func mask(_ mask: UIView.AutoresizingMask) -> XMLTag {
    let parts: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "flexibleMinX"), (.flexibleWidth, "widthSizable"),
      (.flexibleRightMargin, "flexibleMaxX"), (.flexibleTopMargin, "flexibleMinY"),
      (.flexibleHeight, "heightSizable"), (.flexibleBottomMargin, "flexibleMaxY"),
    ]
    let set = parts.filter { mask.contains($0.0) }.map { Attribute($0.1, "YES") }
    return XMLTag("autoresizingMask", [.init("key", "autoresizingMask")] + set)
  }
}
