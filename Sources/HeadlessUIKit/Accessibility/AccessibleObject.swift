public import Foundation

/// A base class with the accessibility members that Apple declares on `NSObject`.
///
/// Views, view controllers, bar items and accessibility elements inherit them, and a subclass can
/// override them. Overriding a member declared in an extension of `NSObject` would require
/// Objective-C.
///
/// Apple: <https://developer.apple.com/documentation/uikit/accessibility-for-uikit>
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
  /// Creates an object.
  public override init() { super.init() }

  private var known: AccessibilityDescription?

  /// The values that were set; allocated when the first one is set.
  private var described: AccessibilityDescription {
    if let known { return known }
    let made = AccessibilityDescription()
    known = made
    return made
  }

  // The default values of the class.
  var isElementByDefault: Bool { false }
  var standardTraits: UIAccessibilityTraits { .none }
  var standardLabel: String? { nil }
  var standardValue: String? { nil }
  var standardFrame: CGRect { .zero }

  // MARK: Attributes

  /// Whether the object is an element that assistive technology reads.
  open var isAccessibilityElement: Bool {
    get { known?.isElement ?? isElementByDefault }
    set { described.isElement = newValue }
  }

  /// A short description of the object for assistive technology.
  open var accessibilityLabel: String? {
    get { known?.label ?? standardLabel }
    set { described.label = newValue }
  }

  /// The label with text attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { known?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set {
      described.attributedLabel = newValue
      described.label = newValue?.string
    }
  }

  /// The result of performing an action on the object, for assistive technology.
  open var accessibilityHint: String? {
    get { known?.hint }
    set { described.hint = newValue }
  }

  /// The hint with text attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  /// The value of the object for assistive technology.
  open var accessibilityValue: String? {
    get { known?.value ?? standardValue }
    set { described.value = newValue }
  }

  /// The value with text attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// The traits of the object for assistive technology.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { known?.traits ?? standardTraits }
    set { described.traits = newValue }
  }

  /// The frame of the object in screen coordinates, in points.
  open var accessibilityFrame: CGRect {
    get { known?.frame ?? standardFrame }
    set { described.frame = newValue }
  }

  /// The outline of the object in screen coordinates, used instead of the frame.
  open var accessibilityPath: UIBezierPath? {
    get { known?.path }
    set { described.path = newValue }
  }

  /// The point, in screen coordinates, at which a tap activates the object.
  ///
  /// The default is the center of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get {
      known?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { described.activationPoint = newValue }
  }

  /// The language in which the object is read, such as `en-US`.
  open var accessibilityLanguage: String? {
    get { known?.language }
    set { described.language = newValue }
  }

  // Apple's signature:
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The phrases with which a user activates the object by voice.
  open var accessibilityUserInputLabels: [String]! {
    get { known?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { described.inputLabels = newValue }
  }

  /// A text that describes the type of the content, such as source code.
  open var accessibilityTextualContext: String? {
    get { known?.textualContext }
    set { described.textualContext = newValue }
  }

  // MARK: Structure

  /// The elements in the object, in reading order; nil for the default order.
  open var accessibilityElements: [Any]? {
    get { known?.elements }
    set { described.elements = newValue }
  }

  /// Returns the number of elements.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the element at an index in reading order.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an element in reading order; `NSNotFound` for an unknown element.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// Whether the elements in the object are hidden from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { known?.hidesElements ?? false }
    set { described.hidesElements = newValue }
  }

  /// Whether assistive technology ignores the siblings of the object.
  open var accessibilityViewIsModal: Bool {
    get { known?.isModal ?? false }
    set { described.isModal = newValue }
  }

  /// Whether the elements in the object are read as a group, one after another.
  open var shouldGroupAccessibilityChildren: Bool {
    get { known?.groupsChildren ?? false }
    set { described.groupsChildren = newValue }
  }

  /// The type of the container.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { known?.containerType ?? .none }
    set { described.containerType = newValue }
  }

  /// The way in which assistive technology navigates the elements in the object.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { known?.navigationStyle ?? .automatic }
    set { described.navigationStyle = newValue }
  }

  /// Whether the object responds to users.
  ///
  /// The default is whether the object is an enabled control.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { known?.responds ?? (!accessibilityTraits.contains(.notEnabled)) }
    set { described.responds = newValue }
  }

  /// Whether the colors are kept when the colors of the screen are inverted.
  open var accessibilityIgnoresInvertColors: Bool {
    get { known?.ignoresInvertColors ?? false }
    set { described.ignoresInvertColors = newValue }
  }

  // MARK: Actions

  /// The actions that assistive technology offers on the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { known?.customActions }
    set { described.customActions = newValue }
  }

  /// The custom rotors for navigating the object.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { known?.customRotors }
    set { described.customRotors = newValue }
  }

  /// Activates the object; returns whether it was activated.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value.
  open func accessibilityIncrement() {}
  /// Decrements the value.
  open func accessibilityDecrement() {}
  /// Scrolls in a direction; returns whether it scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses a modal view; returns whether it was dismissed.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Performs the most important action; returns whether it was performed.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus, which does not move without assistive technology

  /// Called when assistive technology has moved its focus to the object.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when assistive technology has moved its focus away.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether assistive technology is focused on the object: always false.
  open func accessibilityElementIsFocused() -> Bool { false }
}

/// The accessibility values of an object, stored separately, because few objects have any.
@MainActor
final class AccessibilityDescription {
  var isElement: Bool?
  var label: String?
  var attributedLabel: NSAttributedString?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var language: String?
  var inputLabels: [String]?
  var textualContext: String?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var responds: Bool?
  var ignoresInvertColors = false
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
}
