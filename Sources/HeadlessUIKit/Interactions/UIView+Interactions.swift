internal import Foundation

/// What few views have besides geometry and appearance; out of line.
@MainActor
final class ViewInteractions {
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var tintAdjustmentMode = UIView.TintAdjustmentMode.normal
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

  /// Adds an interaction, taking it from the view that has it.
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

/// Something that a view can be used for, such as dragging its content.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uiinteraction>
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that has the interaction.
  var view: UIView? { get }
  /// Is called before the interaction moves to a view, or to none.
  func willMove(to view: UIView?)
  /// Is called after the interaction has moved to a view, or to none.
  func didMove(to view: UIView?)
}
