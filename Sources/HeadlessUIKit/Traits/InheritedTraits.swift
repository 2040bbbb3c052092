/// The traits of views with subviews, while the traits of a whole tree are read.
///
/// The traits of a view follow from those of its superview, so without it reading those of all views takes
/// time in proportion to the sum of their depths.
@MainActor
enum InheritedTraits {
  private static var traits: [ObjectIdentifier: UITraitCollection]?

  /// Calls `body`, during which no traits change and no views are deallocated.
  static func whileConstant<Result>(_ body: () -> Result) -> Result {
    guard traits == nil else { return body() }
    traits = [:]
    defer { traits = nil }
    return body()
  }

  /// Returns the traits of a view, if they have been noted.
  static func known(of view: UIView) -> UITraitCollection? {
    guard traits != nil else { return nil }
    return traits?[ObjectIdentifier(view)]
  }

  /// Notes the traits of a view, for those of its subviews.
  static func note(_ found: UITraitCollection, of view: UIView) {
    guard traits != nil, !view.subviewList.isEmpty else { return }
    traits?[ObjectIdentifier(view)] = found
  }
}
