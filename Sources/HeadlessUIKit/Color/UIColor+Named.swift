public import Foundation

extension UIColor {
  /// Creates the color registered under `name` in ``ImageLibrary``, or returns `nil` if there is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the color registered under `name` in ``ImageLibrary``, or returns `nil` if there is none.
  ///
  /// Bundle and traits are ignored, because a color is registered once for all; a registered dynamic
  /// color stays dynamic.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let environment = LayoutEnvironment.current
    guard let color = environment.images.color(name) else {
      environment.requests.missed(.color, name)
      return nil
    }
    self.init { traits in color.resolvedColor(with: traits) }
  }
}
