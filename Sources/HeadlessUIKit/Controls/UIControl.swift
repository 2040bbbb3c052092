public import Foundation

/// The base of everything that can be operated: state, content alignment, actions.
///
/// Nothing touches a control here; ``sendActions(for:)`` runs what was added with `addAction`. A
/// target with a selector is remembered, but without Objective-C nothing can send it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uicontrol>
@preconcurrency @MainActor
open class UIControl: UIView {
  /// Makes a control of the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control as a document does.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control that runs an action when its primary event happens.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control reacts.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is chosen, as far as it makes a difference for it.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is being touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Where content stands between the upper and lower edge.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { contentAlignmentDidChange() }
  }

  /// Where content stands between the left and right edge.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { contentAlignmentDidChange() }
  }

  /// ``contentHorizontalAlignment`` with leading and trailing replaced by a side.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  /// What the properties say together.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Follows up a change of ``state``; controls whose content depends on it measure it again.
  func stateDidChange() {}

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

  private struct WeakTarget { weak var object: AnyObject? }

  private var registrations: [Registration] = []

  /// Remembers who wants to hear of events; nothing can send a selector here.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    registrations.append(
      Registration(
        receiver: .target(WeakTarget(object: target.map { $0 as AnyObject }), action),
        events: controlEvents))
  }

  /// Forgets who wanted to hear of events; `nil` stands for any target or any selector.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    remove(controlEvents) { receiver in
      guard case .target(let known, let selector) = receiver else { return false }
      return (object == nil || known.object === object) && (action == nil || selector == action)
    }
  }

  /// Runs `action` on events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(Registration(receiver: .action(action), events: controlEvents))
  }

  /// Stops running an action on events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Stops running an action on events.
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

  /// The selectors that a target wants to hear of an event.
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

  /// Every event that anybody wants to hear of.
  open var allControlEvents: Event {
    registrations.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  /// Runs the actions added for any of the events, in the order they were added.
  open func sendActions(for controlEvents: Event) {
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      if case .action(let action) = registration.receiver { action.run(from: self) }
    }
  }

  /// Runs one action now.
  open func sendAction(_ action: UIAction) { action.run(from: self) }
}
