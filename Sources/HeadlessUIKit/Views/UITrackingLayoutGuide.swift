public import AutoLayout
internal import Foundation

/// A layout guide with constraints that are active while it is near an edge or away from it.
///
/// Apple: <https://developer.apple.com/documentation/uikit/uitrackinglayoutguide>
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  private struct Tracked {
    var edges: NSDirectionalRectEdge
    var isNear: Bool
    var constraints: [NSLayoutConstraint]
  }

  private var tracked: [Tracked] = []
  private var nearEdges: NSDirectionalRectEdge = []

  /// Sets constraints that are active while the guide is near all of these edges of its view.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    set(Tracked(edges: edge, isNear: true, constraints: trackedConstraints))
  }

  /// Sets constraints that are active while the guide is away from all of these edges of its view.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    set(Tracked(edges: edges, isNear: false, constraints: trackedConstraints))
  }

  /// Returns the constraints that are active near these edges.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { $0.isNear && $0.edges == edge }?.constraints ?? []
  }

  /// Returns the constraints that are active away from these edges.
  open func constraintsActive(whenAwayFrom edges: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    tracked.first { !$0.isNear && $0.edges == edges }?.constraints ?? []
  }

  /// Removes all tracked constraints.
  open func removeAllTrackedConstraints() {
    for entry in tracked { NSLayoutConstraint.deactivate(entry.constraints) }
    tracked = []
  }

  /// Sets constraints, replacing those for the same edges.
  private func set(_ entry: Tracked) {
    if let index = tracked.firstIndex(where: {
      $0.isNear == entry.isNear && $0.edges == entry.edges
    }) {
      NSLayoutConstraint.deactivate(tracked[index].constraints)
      tracked[index] = entry
    } else {
      tracked.append(entry)
    }
    follow(entry)
  }

  /// Activates and deactivates constraints for the edges that the guide is near.
  func track(near edges: NSDirectionalRectEdge) {
    guard edges != nearEdges else { return }
    nearEdges = edges
    for entry in tracked { follow(entry) }
  }

  private func follow(_ entry: Tracked) {
    let isActive =
      entry.isNear ? nearEdges.isSuperset(of: entry.edges) : nearEdges.isDisjoint(with: entry.edges)
    for constraint in entry.constraints where constraint.isActive != isActive {
      constraint.isActive = isActive
    }
  }
}
