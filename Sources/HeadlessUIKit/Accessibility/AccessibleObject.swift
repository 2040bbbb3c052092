public import Foundation

/// What assistive technology asks of an object: the members that Apple declares on `NSObject`.
///
/// Views, view controllers, bar items and accessibility elements inherit them, and a subclass may
/// override them; an override of a member declared in an extension of `NSObject` would need
/// Objective-C.
///
/// Apple: <https://developer.apple.com/documentation/uikit/accessibility-for-uikit>
@preconcurrency @MainActor
open class AccessibleObject: NSObject {
  /// Creates an object.
  public override init() { super.init() }

  private var known: AccessibilityDescription?

  /// The values that were set, allocated when the first one is set.
  private var described: AccessibilityDescription {
    if let known { return known }
    let made = AccessibilityDescription()
    known = made
    return made
  }

  // What the class says while nothing is set.
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

  /// What assistive technology calls the object.
  open var accessibilityLabel: String? {
    get { known?.label ?? standardLabel }
    set { described.label = newValue }
  }

  /// The label with attributes.
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

  /// The hint with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }

  /// The value assistive technology reads.
  open var accessibilityValue: String? {
    get { known?.value ?? standardValue }
    set { described.value = newValue }
  }

  /// The value with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }

  /// The traits of the object for assistive technology.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { known?.traits ?? standardTraits }
    set { described.traits = newValue }
  }

  /// The rectangle in screen coordinates, in points.
  open var accessibilityFrame: CGRect {
    get { known?.frame ?? standardFrame }
    set { described.frame = newValue }
  }

  /// The outline in screen coordinates, instead of the frame.
  open var accessibilityPath: UIBezierPath? {
    get { known?.path }
    set { described.path = newValue }
  }

  /// Where a tap activates the object, in screen coordinates: the middle of the frame unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      known?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
    }
    set { described.activationPoint = newValue }
  }

  /// The language to read the object in, such as `en-US`.
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

  /// The short text of a switch or a chart, for large text.
  open var accessibilityTextualContext: String? {
    get { known?.textualContext }
    set { described.textualContext = newValue }
  }

  // MARK: Structure

  /// The elements in the object, in reading order; nil lets assistive technology find them.
  open var accessibilityElements: [Any]? {
    get { known?.elements }
    set { described.elements = newValue }
  }

  /// How many elements there are.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at a place in reading order.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The place of an element in reading order; `NSNotFound` for an unknown one.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { ($0 as AnyObject) === (element as AnyObject) } ?? NSNotFound
  }

  /// Whether the elements in the object are left out.
  open var accessibilityElementsHidden: Bool {
    get { known?.hidesElements ?? false }
    set { described.hidesElements = newValue }
  }

  /// Whether assistive technology ignores everything but the object.
  open var accessibilityViewIsModal: Bool {
    get { known?.isModal ?? false }
    set { described.isModal = newValue }
  }

  /// Whether the elements in the object are read one after another.
  open var shouldGroupAccessibilityChildren: Bool {
    get { known?.groupsChildren ?? false }
    set { described.groupsChildren = newValue }
  }

  /// What kind of container the object is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { known?.containerType ?? .none }
    set { described.containerType = newValue }
  }

  /// How the elements in the object are moved through.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { known?.navigationStyle ?? .automatic }
    set { described.navigationStyle = newValue }
  }

  /// Whether the object reacts to users; that of a control that is enabled unless set.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { known?.responds ?? (!accessibilityTraits.contains(.notEnabled)) }
    set { described.responds = newValue }
  }

  /// Whether the colours stay when the screen's are inverted.
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

  /// The ways of moving through the object that assistive technology offers.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { known?.customRotors }
    set { described.customRotors = newValue }
  }

  /// Activates the object; returns whether it did anything.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value.
  open func accessibilityIncrement() {}
  /// Decrements the value.
  open func accessibilityDecrement() {}
  /// Scrolls in a direction; returns whether it did.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Dismisses what is shown; returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Does the most important action; returns whether it did.
  open func accessibilityPerformMagicTap() -> Bool { false }

  // MARK: Focus, which no assistive technology moves here

  /// Called when assistive technology has moved its focus to the object.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when assistive technology has moved its focus away.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether assistive technology has its focus on the object: never.
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
