internal import Foundation

/// Properties that few views have, stored separately.
@MainActor
final class ViewInteractions {
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var tintAdjustmentMode = UIView.TintAdjustmentMode.normal
  var motionEffects: [UIMotionEffect] = []
  var focusGroupIdentifier: String?
  var focusEffect: UIFocusEffect?
}

extension UIView {
  var madeInteractions: ViewInteractions {
    if let known = storage.interactions { return known }
    let made = ViewInteractions()
    storage.interactions = made
    return made
  }

  /// The recognizers of the view, in the order in which they were added.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { storage.interactions.map(\.recognizers).flatMap { $0.isEmpty ? nil : $0 } }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// The interactions of the view, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { storage.interactions?.interactions ?? [] }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, and removes it from its previous view.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    madeInteractions.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storage.interactions?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    madeInteractions.recognizers.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    storage.interactions?.recognizers.removeAll { $0 === recognizer }
  }
}

/// An interaction of a view, such as dragging its content.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiinteraction>
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that has the interaction.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed if the view is nil.
  func willMove(to view: UIView?)
  /// Called after the interaction has been added to a view, or removed if the view is nil.
  func didMove(to view: UIView?)
}
