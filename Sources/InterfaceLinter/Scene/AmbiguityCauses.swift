internal import AutoLayout
internal import DocumentAnalysis
internal import InterfaceBuilder

/// Groups ambiguous views that have the same cause: views that constraints or a stack view relate
/// along an axis become determined together.
///
/// Of views with the same causes along all ambiguous axes, the first one in the document represents
/// all.
@MainActor
struct AmbiguityCauses {
  private var leaders: [String: String] = [:]
  private var followers: [String: [String]] = [:]

  /// - Parameters:
  ///   - open: The ambiguous attributes of each view, by its id.
  ///   - scene: The scene the views are in.
  /// - Complexity: O(*n*) in the scene's views and constraints, up to the inverse Ackermann function.
  init(of open: [String: Set<NSLayoutConstraint.Attribute>], in scene: DocumentScene) {
    guard open.count > 1 else { return }
    let horizontal = Self.causes(
      of: open.filter { !$0.value.isDisjoint(with: [.left, .width]) }, along: .horizontal, in: scene
    )
    let vertical = Self.causes(
      of: open.filter { !$0.value.isDisjoint(with: [.top, .height]) }, along: .vertical, in: scene)
    for view in scene.views where open[view.id] != nil {
      let causes = Set([horizontal[view.id], vertical[view.id]].compactMap { $0 })
      guard causes.count == 1, let leader = causes.first, leader != view.id else { continue }
      leaders[view.id] = leader
      followers[leader, default: []].append(view.id)
    }
  }

  /// Returns whether a view represents itself.
  func isCause(_ id: String) -> Bool { leaders[id] == nil }

  /// Returns the views that are ambiguous for the same cause, in document order.
  func views(dueTo id: String) -> [String] { followers[id] ?? [] }

  /// Returns, for each view's id, the first of the related views.
  private static func causes(
    of open: [String: Set<NSLayoutConstraint.Attribute>], along axis: NSLayoutConstraint.Axis,
    in scene: DocumentScene
  ) -> [String: String] {
    var related = RelatedViews(of: scene, along: axis) { open[$0] != nil }
    var firsts: [String: String] = [:]
    var causes: [String: String] = [:]
    for view in scene.views where open[view.id] != nil {
      let group = related.leader(of: view.id)
      let first = firsts[group] ?? view.id
      firsts[group] = first
      causes[view.id] = first
    }
    return causes
  }
}
