// Guides that views have of their own.
extension LogModel {
  /// Returns the keys of the guides that only insets place: those of margins, of the safe area and of
  /// the readable content.
  ///
  /// Their length is negative where the insets exceed the view, which is no conflict: in all 4 public
  /// reports of such a guide without space, a view is pinned to it as well. Other guides are never
  /// negative, such as that of a title between margins.
  static func insetGuides(_ constraints: [LogConstraint]) -> Set<String> {
    var keys: Set<String> = []
    for constraint in constraints {
      for item in constraint.sides
      where isPlacedByInsets(item.text ?? item.className) {
        keys.insert(item.key)
      }
    }
    return keys
  }

  /// The view of each guide as far as it is known: that which owns it, or else one of UIKit's to
  /// which it is related, perhaps by other guides between the two.
  var ownersOfGuides: [Int: Int] {
    var owners: [Int: Int] = [:]
    for item in system.items.indices where system.isGuide(item) {
      let owner = system.owner(of: item)
      if !system.isGuide(owner) { owners[item] = owner }
    }
    // A guide that is related to a view which is not public is in the same part of UIKit's.
    for statement in system.statements {
      guard let first = statement.first?.item, let second = statement.second?.item else { continue }
      for (guide, view) in [(first, second), (second, first)]
      where system.isGuide(guide) && owners[guide] == nil && system.isPrivateContainer(view) {
        owners[guide] = view
      }
    }
    var isDone = owners.isEmpty
    while !isDone {
      isDone = true
      for statement in system.statements {
        guard let first = statement.first?.item, let second = statement.second?.item,
          system.isGuide(first), system.isGuide(second),
          (owners[first] == nil) != (owners[second] == nil)
        else { continue }
        let owner = owners[first] ?? owners[second]
        (owners[first], owners[second]) = (owner, owner)
        isDone = false
      }
    }
    return owners
  }

  private static func isPlacedByInsets(_ text: String) -> Bool {
    ["LayoutMarginsGuide", "SafeAreaLayoutGuide", "ReadableContentGuide"].contains {
      (text.hasPrefix("UIView") || text.hasPrefix("NSView")) && text.hasSuffix($0)
    }
  }
}
