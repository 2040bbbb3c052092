public import Foundation

/// The base class of controls, with state, content alignment and actions.
///
/// ``sendActions(for:)`` performs the actions added with `addAction`, and sends selectors to
/// targets: objects in sources adapted by PurlinSources, and ``SelectorReceiver``s.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontrol>
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Creates a control of the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from a document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control that performs an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control is enabled.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateHasChanged() } } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateHasChanged() } } }
  /// Whether the control is highlighted.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateHasChanged() } } }

  /// The vertical alignment of the content.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { contentAlignmentDidChange() }
  }

  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { contentAlignmentDidChange() }
  }

  /// ``contentHorizontalAlignment`` with leading and trailing replaced by left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// The state that results from the properties.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when ``state`` has changed.
  ///
  /// Controls whose content depends on it override this method.
  func stateDidChange() {}

  private func stateHasChanged() {
    stateDidChange()
    valuesDidChange()
  }

  func contentAlignmentDidChange() {
    syncFacts()
    setNeedsLayout()
  }

  // MARK: Actions

  private struct Registration {
    enum Receiver {
      case action(UIAction)
      case target(WeakTarget, Selector)
    }
    var receiver: Receiver
    var events: Event
  }

  private struct WeakTarget {
    weak var object: AnyObject?
    /// Whether the action is sent along the responder chain.
    var isAnyone: Bool
  }

  private var registrations: [Registration] = []

  /// Adds a target and a selector for events.
  ///
  /// If the target is nil, the selector is sent along the responder chain.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    registrations.append(
      Registration(
        receiver: .target(
          WeakTarget(object: target.map { $0 as AnyObject }, isAnyone: target == nil), action),
        events: controlEvents))
  }

  /// Removes targets of events; nil matches any target or any selector.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    remove(controlEvents) { receiver in
      guard case .target(let known, let selector) = receiver else { return false }
      return (object == nil || known.object === object) && (action == nil || selector == action)
    }
  }

  /// Adds an action for events.
  ///
  /// It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(receiver: .action(action), events: controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes an action for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    remove(controlEvents) { receiver in
      guard case .action(let known) = receiver else { return false }
      return known.identifier == actionIdentifier
    }
  }

  private func remove(_ events: Event, where matches: (Registration.Receiver) -> Bool) {
    for index in registrations.indices where matches(registrations[index].receiver) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  /// Returns the selectors of a target for an event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let found = registrations.compactMap { registration -> String? in
      guard registration.events.contains(controlEvent),
        case .target(let known, let selector) = registration.receiver, known.object === object
      else { return nil }
      return selector.description
    }
    return found.isEmpty ? nil : found
  }

  /// The events that have a target or an action.
  open var allControlEvents: Event {
    registrations.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// Performs the actions and sends the selectors added for any of the events, in the order in
  /// which they were added.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      switch registration.receiver {
      case .action(let action): sendAction(action)
      case .target(let target, let selector):
        if let object = target.object {
          sendAction(selector, to: object, for: nil)
        } else if target.isAnyone {
          sendAction(selector, to: nil, for: nil)
        }
      }
    }
  }

  /// Sends a selector to a target, or along the responder chain if the target is nil.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    SelectorSending.send(action, to: target, from: self, event)
  }

  // MARK: Touches

  /// Whether a touch that began in the control is being tracked.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control.
  open private(set) var isTouchInside = false

  /// Returns whether a touch that has begun in the control is tracked: true unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a tracked touch has moved; returns whether tracking continues.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a tracked touch has ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a tracked touch has been canceled.
  open func cancelTracking(with event: UIEvent?) {
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first, beginTracking(touch, with: event) else { return }
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return cancelTracking(with: event) }
    switch (wasInside, isTouchInside) {
    case (true, true): sendActions(for: .touchDragInside)
    case (false, false): sendActions(for: .touchDragOutside)
    case (false, true): sendActions(for: .touchDragEnter)
    case (true, false): sendActions(for: .touchDragExit)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    endTracking(touch, with: event)
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside { sendActions(for: .primaryActionTriggered) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  package override var contentRole: ViewDescription.Role { .control }
  /// Whether a tap presents the menu; only tests present menus.
  open var showsMenuAsPrimaryAction = false
  /// Whether the context menu of the control is enabled.
  open var isContextMenuInteractionEnabled = false
  /// The text of a tooltip.
  open var toolTip: String?
  /// Whether symbols in the control are animated; they are not.
  open var isSymbolAnimationEnabled = false
  /// The targets of the control.
  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap { registration in
        guard case .target(let known, _) = registration.receiver else { return nil }
        return (known.object as? NSObject).map { AnyHashable($0) }
      })
  }
  /// Returns the point at which a menu is attached: the middle of the bottom edge.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.maxY)
  }
  /// Sends `primaryActionTriggered`.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  /// Returns the menu of the control; nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview of the control while its menu opens: nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns the preview of the control while its menu closes: nil unless overridden.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
}
