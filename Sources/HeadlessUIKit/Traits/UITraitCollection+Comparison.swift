extension UITraitCollection {
  /// Returns whether all traits specified in `trait` have the same values in this collection.
  ///
  /// An empty collection is contained in any other.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.contains(trait.values)
  }

  /// Returns whether a dynamic color can differ between this collection and `traitCollection`.
  ///
  /// The result depends on style, contrast, level and gamut, and on an app's traits that affect the
  /// appearance of colors. If `traitCollection` is nil, it is `true`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return changedTraits(since: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// The traits whose values differ from `earlier`, in the order in which they were specified.
  package func changedTraits(since earlier: UITraitCollection?) -> [UITrait] {
    values.traitsDiffering(from: earlier?.values ?? TraitValues())
  }

  /// UIKit's traits on which system colors depend.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self,
    ]
  }
}
