public import Foundation

extension Bundle {
  /// The resources of a package's target, which are the app's in a preview.
  public static var module: Bundle { .main }
}
