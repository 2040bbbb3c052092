internal import Foundation

/// Finds documents in bundles.
@MainActor
enum ResourceSearch {
  /// The path of a resource, and nil where there is none.
  ///
  /// Xcode copies an app's resources into the main bundle. SwiftPM makes a bundle for each target,
  /// beside the program: without a bundle, or in the main bundle, these are searched as well, in the
  /// order of their names.
  static func path(of name: String, _ ending: String, in bundle: Bundle?) -> String? {
    let main = Bundle.main
    let bundle = bundle ?? main
    var candidates = [bundle]
    if bundle.bundleURL.standardizedFileURL == main.bundleURL.standardizedFileURL {
      candidates += targetBundles
    }
    for candidate in candidates {
      guard let path = candidate.path(forResource: name, ofType: ending) else { continue }
      noteModule(of: candidate)
      return path
    }
    return nil
  }

  private static var targetBundles: [Bundle] {
    let folder = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().compactMap {
      Bundle(url: folder.appendingPathComponent($0))
    }
  }

  /// A document belongs to the target in whose bundle it is, `Package_Target.resources`: the
  /// target's classes can be named without their module.
  private static func noteModule(of bundle: Bundle) {
    #if !canImport(Darwin)
    guard bundle.bundleURL.pathExtension == "resources" else { return }
    let parts = bundle.bundleURL.deletingPathExtension().lastPathComponent.split(separator: "_")
    for start in parts.indices.dropFirst() {
      KnownModules.note(named: parts[start...].joined(separator: "_"))
    }
    #endif
  }
}
