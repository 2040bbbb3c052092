internal import Foundation
internal import HeadlessUIKit
internal import LayoutProof

extension LaidOutScreen {
  /// The elements that assistive technology finds, in reading order.
  ///
  /// A container's `accessibilityElements` keep their order; other elements are read from top to bottom, and on one line
  /// in the direction of reading. Elements that are hidden, or lie below one that is modal, are left
  /// out.
  public func accessibilityElements() -> [AccessibilityNode] {
    var nodes: [AccessibilityNode] = []
    collect(window, &nodes)
    return nodes
  }

  private func collect(_ view: UIView, _ nodes: inout [AccessibilityNode]) {
    guard !view.isHidden, view.alpha > LayoutTolerance.alpha, !view.accessibilityElementsHidden
    else { return }
    if view.isAccessibilityElement {
      nodes.append(AccessibilityNode(view, in: view, identifier: view.accessibilityIdentifier))
      return
    }
    if let elements = view.accessibilityElements {
      for element in elements {
        if let inner = element as? UIView {
          collect(inner, &nodes)
        } else if let object = element as? AccessibleObject {
          let identifier = (object as? UIAccessibilityElement)?.accessibilityIdentifier
          nodes.append(AccessibilityNode(object, in: view, identifier: identifier))
        }
      }
      return
    }
    if let back = (view as? UINavigationBar)?.backButtonElement {
      nodes.append(AccessibilityNode(back, in: view, identifier: back.accessibilityIdentifier))
    }
    var inner = view.subviews
    if let modal = inner.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
      inner = [modal]
    }
    for subview in inReadingOrder(inner) { collect(subview, &nodes) }
  }

  /// The subviews from top to bottom; those that begin at about the same height in reading direction.
  private func inReadingOrder(_ views: [UIView]) -> [UIView] {
    let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let placed = views.map { (view: $0, frame: $0.convert($0.bounds, to: nil)) }
    // Rows first: comparing heights with a tolerance is no order by itself.
    var rows: [[(view: UIView, frame: CGRect)]] = []
    for entry in placed.enumerated().sorted(by: {
      ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset)
    }).map(\.element) {
      if let first = rows.last?.first, entry.frame.minY - first.frame.minY < 8 {
        rows[rows.count - 1].append(entry)
      } else {
        rows.append([entry])
      }
    }
    return rows.flatMap { row in
      row.enumerated().sorted { one, two in
        let (a, b) = (one.element.frame, two.element.frame)
        let (x, y) = isMirrored ? (-a.maxX, -b.maxX) : (a.minX, b.minX)
        return (x, one.offset) < (y, two.offset)
      }.map(\.element.view)
    }
  }
}

extension AccessibilityNode {
  @MainActor
  fileprivate init(_ object: AccessibleObject, in view: UIView, identifier: String?) {
    let frame = object.accessibilityFrame
    let point = object.accessibilityActivationPoint
    let inputs = object.accessibilityUserInputLabels
    let traits = object.accessibilityTraits.names
    label = object.accessibilityLabel
    value = object.accessibilityValue
    self.traits = traits
    self.identifier = identifier
    hint = object.accessibilityHint
    userInputLabels = inputs == [object.accessibilityLabel].compactMap { $0 } ? nil : inputs
    shape = Shape(
      origin: Point(x: Double(frame.minX), y: Double(frame.minY)),
      size: Point(x: Double(frame.width), y: Double(frame.height)))
    activationPoint = Point(x: Double(point.x), y: Double(point.y))
    usesDefaultActivationPoint =
      abs(point.x - frame.midX) < LayoutTolerance.reported
      && abs(point.y - frame.midY) < LayoutTolerance.reported
    customActions = (object.accessibilityCustomActions ?? []).map(\.name)
    accessibilityLanguage = object.accessibilityLanguage
    respondsToUserInteraction = object.accessibilityRespondsToUserInteraction
    // Static text is read without its kind.
    let kinds = traits.filter { !["staticText", "none"].contains($0) }.compactMap { Self.kinds[$0] }
    description = ([label, value].compactMap { $0 }.filter { !$0.isEmpty } + kinds)
      .map { $0.last.map { ".!?".contains($0) } == true ? $0 : $0 + "." }.joined(separator: " ")
  }

  /// VoiceOver's words for kinds of elements.
  private static let kinds = [
    "button": "Button", "link": "Link", "image": "Image", "selected": "Selected",
    "header": "Heading", "searchField": "Search Field", "adjustable": "Adjustable",
    "notEnabled": "Dimmed", "switchButton": "Switch Button", "tabBar": "Tab Bar",
  ]
}

extension UIAccessibilityTraits {
  /// The names of the traits, in the order of Apple's bits.
  var names: [String] {
    let known: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
      (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
      (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
      (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
      (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
      (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
      (.header, "header"), (.tabBar, "tabBar"), (.toggleButton, "switchButton"),
    ]
    var rest = rawValue
    var names: [String] = []
    for (trait, name) in known where contains(trait) {
      names.append(name)
      rest &= ~trait.rawValue
    }
    if rest != 0 { names.append("unknown(\(rest))") }
    return names
  }
}
