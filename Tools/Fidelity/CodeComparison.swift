internal import AutoLayout
package import Foundation
internal import HeadlessUIKit
package import InterfaceBuilder
internal import InterfaceCanvas
internal import TextMetrics

/// Compares the views of a document with those that its code creates, in the same windows.
///
/// Both are laid out as in an app: the document's views as `UINib` creates them, without the adaptations to
/// Interface Builder's canvas.
@MainActor
package struct CodeComparison {
  /// A device with its settings.
  package struct Situation: Sendable {
    /// The device, the orientation and the settings.
    package let name: String
    let device: Device
    let orientation: Device.Orientation
    let isRightToLeft: Bool
    let category: ContentSizeCategory

    init(
      _ name: String, _ device: Device, _ orientation: Device.Orientation = .portrait,
      isRightToLeft: Bool = false, category: ContentSizeCategory = .large
    ) {
      (self.name, self.device, self.orientation) = (name, device, orientation)
      (self.isRightToLeft, self.category) = (isRightToLeft, category)
    }

    /// Phones and a pad in both orientations, right to left, and the smallest and a large text size.
    package static let all: [Situation] = {
      let names = ["iPhone SE (2nd generation)", "iPhone 15 Pro Max", "iPad Pro 11"]
      let found = names.compactMap { Device.named($0) }
      guard let small = found.first, let last = found.last else { return [] }
      return found.flatMap { device in
        [
          Situation("\(device.name) portrait", device),
          Situation("\(device.name) landscape", device, .landscape),
        ]
      } + [
        Situation("\(small.name) right to left", small, isRightToLeft: true),
        Situation("\(last.name) right to left", last, isRightToLeft: true),
        Situation("\(small.name) smallest text", small, category: .extraSmall),
        Situation("\(small.name) large accessible text", small, category: .accessibilityLarge),
      ]
    }()
  }

  /// A view whose frame or property differs.
  package struct Difference {
    /// The id in the document.
    package let id: String
    /// The situation.
    package let situation: String
    /// What is different.
    package let text: String
  }

  /// The number of compared frames.
  package private(set) var frameCount = 0
  /// The number of frames that the document leaves open, by ambiguity or conflict, and that the code chooses otherwise.
  package private(set) var openCount = 0
  /// The differences, in the order of situations and views.
  package private(set) var differences: [Difference] = []
  private let document: InterfaceDocument

  /// Creates a comparison for a document with its variations.
  package init(_ document: InterfaceDocument) { self.document = document }

  /// Compares a layout root with the view or controller that `make` creates, in each situation.
  ///
  package mutating func compare(
    rootID: String, in situations: [Situation] = Situation.all, make: () -> NSObject
  ) {
    for situation in situations { compare(rootID, situation, make) }
  }

  private mutating func compare(_ id: String, _ situation: Situation, _ make: () -> NSObject) {
    let stage = InterfaceStage(document, canvas: .device(situation.device, situation.orientation))
    guard let island = stage.document.islands.first(where: { $0.root.id == id }) else { return }
    var environment = stage.environment
    environment.images = images(of: stage.document)
    environment.log = .silent()
    let screen = UIScreen(device: situation.device, orientation: situation.orientation)
    screen.traitOverrides = UITraitCollection { traits in
      if situation.isRightToLeft { traits.layoutDirection = .rightToLeft }
      traits.preferredContentSizeCategory = UIContentSizeCategory(
        rawValue: situation.category.rawValue)
    }
    environment.screen = screen
    LayoutEnvironment.with(environment) {
      let window = UIWindow(screen: screen, environment: environment)
      var loader = NibLoader(
        stage.document, textSize: situation.category, adapter: PlainAdapter())
      let expected = loader.load(island)
      let other = UIWindow(screen: screen, environment: environment)
      show(expected, of: island, with: &loader, in: window)
      var actual: UIView?
      // As while an app starts: fonts of text styles have the size of the settings.
      other.traitCollection.performAsCurrent { actual = show(make(), island.root, in: other) }
      guard let actual else {
        return differences.append(
          Difference(id: id, situation: situation.name, text: "is no view"))
      }
      var walk = Walk(views: loader.views, situation: situation.name)
      walk.compare(island.root, expected, actual, isRoot: true)
      frameCount += walk.frameCount
      openCount += walk.openCount
      differences += walk.differences
    }
  }

  /// The images and colors of the document, as code finds them by name.
  private func images(of document: InterfaceDocument) -> ImageLibrary {
    let library = ImageLibrary()
    for image in document.resources.images {
      let size = CGSize(width: image.size.width, height: image.size.height)
      if image.catalog == "system" {
        library.register(systemName: image.name, proportions: size)
      } else {
        library.register(name: image.name, size: size)
      }
    }
    for color in document.resources.namedColors {
      guard let parts = color.components else { continue }
      library.register(
        colorName: color.name,
        UIColor(
          red: CGFloat(parts.red), green: CGFloat(parts.green), blue: CGFloat(parts.blue),
          alpha: CGFloat(parts.alpha)))
    }
    return library
  }

  private func show(
    _ root: UIView, of island: Island, with loader: inout NibLoader, in window: UIWindow
  ) {
    if island.kind == .viewControllerRoot || island.context.isViewOfOwner {
      let controller = UIViewController()
      if let element = island.viewController {
        controller.viewRespectsSystemMinimumLayoutMargins =
          element.viewRespectsSystemMinimumLayoutMargins
      }
      root.translatesAutoresizingMaskIntoConstraints = true
      controller.view = root
      loader.addConstraints(of: island, controller: controller)
      window.rootViewController = controller
    } else {
      loader.addConstraints(of: island, controller: nil)
      place(root, island.root, in: window)
    }
    window.layoutIfNeeded()
  }

  private func show(_ object: NSObject, _ element: ViewElement, in window: UIWindow) -> UIView? {
    defer { window.layoutIfNeeded() }
    if let controller = object as? UIViewController {
      window.rootViewController = controller
      // Its own view contains the collection.
      return (controller as? UICollectionViewController)?.collectionView ?? controller.view
    }
    guard let view = object as? UIView else { return nil }
    place(view, element, in: window)
    return view
  }

  /// Views and cells have the height in the document, and on narrow screens no more than their width.
  private func place(_ view: UIView, _ element: ViewElement, in window: UIWindow) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = []
    let size = element.frame?.size ?? LayoutSize(width: 320, height: 44)
    let width = min(CGFloat(size.width), window.bounds.width)
    view.frame = CGRect(x: 0, y: 0, width: width, height: CGFloat(size.height))
    window.addSubview(view)
  }
}

/// Loads views as an app does.
@MainActor
private final class PlainAdapter: NibViewAdapter {
  var isCanvas: Bool { false }
  func isAddedLast(_ constraint: ConstraintElement, of holder: ViewElement) -> Bool { false }
  func adapt(_ view: UIView, to element: ViewElement, arrangedIn stack: ViewElement?) {
    // The loader leaves it out, because the saved frame of the content view includes it.
    switch element.cell?.accessoryType {
    case "disclosureIndicator": (view as? UITableViewCell)?.accessoryType = .disclosureIndicator
    case "detailDisclosureButton":
      (view as? UITableViewCell)?.accessoryType = .detailDisclosureButton
    case "checkmark": (view as? UITableViewCell)?.accessoryType = .checkmark
    case "detailButton": (view as? UITableViewCell)?.accessoryType = .detailButton
    default: break
    }
    // A compact picker is as wide as its date, and a layout does not depend on the day.
    guard let picker = view as? UIDatePicker, element.control?.date == nil else { return }
    picker.date = Date(timeIntervalSinceReferenceDate: 0)
  }
  func didAdd(_ view: UIView, for element: ViewElement, to superview: UIView?) {}
}

/// A walk through two trees that have the same views.
@MainActor
private struct Walk {
  let views: [String: UIView]
  let situation: String
  var frameCount = 0
  var openCount = 0
  var differences: [CodeComparison.Difference] = []

  mutating func compare(
    _ element: ViewElement, _ expected: UIView, _ actual: UIView, isRoot: Bool = false
  ) {
    frameCount += 1
    let (one, two) = (expected.frame, actual.frame)
    let lengths: [(NSLayoutConstraint.Attribute, CGFloat, CGFloat)] = [
      (.left, one.minX, two.minX), (.top, one.minY, two.minY), (.width, one.width, two.width),
      (.height, one.height, two.height),
    ]
    let differing = lengths.filter { abs($0.1 - $0.2) > 0.01 }.map(\.0)
    // Constraints in another order can lead to another of several layouts that are as good.
    let open = Self.ambiguousAttributes(of: expected)
    // The order decides, too, which of conflicting constraints is broken.
    let isConflicting = expected.layoutEngine?.conflicts.isEmpty == false
    if !isConflicting, !open.isSuperset(of: differing) {
      note(element, "frame \(Self.text(one)) is \(Self.text(two)) in code")
    } else if !differing.isEmpty {
      openCount += 1
    }
    compareProperties(element, expected, actual)
    for member in element.islandMembers {
      guard let child = views[member.id] else { continue }
      guard let other = counterpart(of: child, member, in: expected, actual) else {
        note(member, "is missing in code")
        continue
      }
      compare(member, child, other)
    }
  }

  /// Those of a frame, which is relative to that of the superview.
  private static func ambiguousAttributes(of view: UIView) -> Set<NSLayoutConstraint.Attribute> {
    guard let engine = view.layoutEngine else { return [] }
    let origin = view.superview.map { engine.ambiguousAttributes(of: $0.engineItem) } ?? []
    return Set(engine.ambiguousAttributes(of: view.engineItem))
      .union(origin.filter { $0 == .left || $0 == .top })
  }

  private static func text(_ frame: CGRect) -> String {
    "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
  }

  private func counterpart(
    of child: UIView, _ element: ViewElement, in expected: UIView, _ actual: UIView
  ) -> UIView? {
    if element.key == "contentView" {
      switch actual {
      case let cell as UITableViewCell: return cell.contentView
      case let cell as UICollectionViewCell: return cell.contentView
      case let effect as UIVisualEffectView: return effect.contentView
      default: return nil
      }
    }
    guard let index = expected.subviews.firstIndex(where: { $0 === child }),
      actual.subviews.indices.contains(index)
    else { return nil }
    return actual.subviews[index]
  }

  private mutating func compareProperties(
    _ element: ViewElement, _ one: UIView, _ two: UIView
  ) {
    func check<Value: Equatable>(_ name: String, _ value: (UIView) -> Value) {
      let (expected, actual) = (value(one), value(two))
      if expected != actual { note(element, "\(name) \(expected) is \(actual) in code") }
    }
    check("isHidden") { $0.isHidden }
    check("alpha") { Float($0.alpha) }
    check("clipsToBounds") { $0.clipsToBounds }
    check("tag") { $0.tag }
    for axis in NSLayoutConstraint.Axis.allCases {
      check("hugging") { $0.contentHuggingPriority(for: axis).rawValue }
      check("resistance") { $0.contentCompressionResistancePriority(for: axis).rawValue }
    }
    if one is UILabel {
      check("text") { ($0 as? UILabel)?.text ?? "" }
      check("font") { ($0 as? UILabel)?.font.map { "\($0.fontName) \($0.pointSize)" } }
      check("numberOfLines") { ($0 as? UILabel)?.numberOfLines }
      check("textAlignment") { ($0 as? UILabel)?.textAlignment }
      check("lineBreakMode") { ($0 as? UILabel)?.lineBreakMode }
    }
    // A configuration has a title of its own, and an attributed title replaces the other.
    if let button = one as? UIButton, button.configuration == nil,
      button.attributedTitle(for: .normal) == nil
    {
      check("title") { ($0 as? UIButton)?.title(for: .normal) }
    }
    if one is UIImageView { check("contentMode") { $0.contentMode } }
    if one is UIScrollView { check("isScrollEnabled") { ($0 as? UIScrollView)?.isScrollEnabled } }
  }

  private mutating func note(_ element: ViewElement, _ text: String) {
    differences.append(
      CodeComparison.Difference(
        id: element.id, situation: situation,
        text: "<\(element.kind.elementName)> \(element.id): \(text)"))
  }
}
