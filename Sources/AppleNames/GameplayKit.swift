public import Foundation

/// A state of a machine.
///
/// Apple: <https://developer.apple.com/documentation/gameplaykit/gkstate>
open class GKState: NSObject {
  /// The machine.
  open fileprivate(set) weak var stateMachine: GKStateMachine?
  /// Creates a state.
  public override init() {}
  /// Whether a state can follow.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// Called after the machine enters the state.
  open func didEnter(from previousState: GKState?) {}
  /// Called before the machine leaves the state.
  open func willExit(to nextState: GKState) {}
  /// Called for each step of time.
  open func update(deltaTime seconds: TimeInterval) {}
}

/// A machine with states.
///
/// Apple: <https://developer.apple.com/documentation/gameplaykit/gkstatemachine>
open class GKStateMachine: NSObject {
  private let states: [GKState]
  /// The present state.
  open private(set) var currentState: GKState?

  /// Creates a machine of states.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }
  /// The state of a class.
  open func state<State: GKState>(forClass stateClass: State.Type) -> State? {
    states.lazy.compactMap { $0 as? State }.first
  }
  /// Whether the state of a class can follow.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    currentState?.isValidNextState(stateClass) ?? true
  }
  /// Enters the state of a class, if it can follow.
  @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass),
      let next = states.first(where: { type(of: $0) == stateClass })
    else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }
  /// Updates the present state.
  open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
