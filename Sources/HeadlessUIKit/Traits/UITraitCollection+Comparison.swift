extension UITraitCollection {
  /// Returns whether every trait that `trait` specifies has the same value in this collection.
  ///
  /// A collection that specifies nothing is contained in every other.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.contains(trait.values)
  }

  /// Returns whether a dynamic colour may look different here than under `traitCollection`.
  ///
  /// Style, contrast, level and gamut decide, and traits of an app that say so. Without a
  /// collection to compare with the answer is `true`.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return changedTraits(since: traitCollection).contains { $0.affectsColorAppearance }
  }

  /// The traits whose values differ from `earlier`, in the order in which they were specified.
  package func changedTraits(since earlier: UITraitCollection?) -> [UITrait] {
    values.traitsDiffering(from: earlier?.values ?? TraitValues())
  }

  /// UIKit's own traits on which the values of system colours depend.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitDisplayGamut.self,
    ]
  }
}
