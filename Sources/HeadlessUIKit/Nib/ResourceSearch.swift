internal import Foundation

/// Finds documents in bundles.
@MainActor
enum ResourceSearch {
  /// Returns the path of a resource; nil if it does not exist.
  ///
  /// Xcode copies an app's resources into the main bundle. SwiftPM creates a bundle for each target
  /// beside the program. If no bundle or the main bundle is given, these bundles are also searched,
  /// in the order of their names.
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

  /// Records the target of a bundle `Package_Target.resources`, so that its documents can refer to
  /// the target's classes without their module.
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
