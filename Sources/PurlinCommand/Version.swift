internal import CBuild
internal import Foundation

/// The version of Purlin.
enum Version {
  /// The release number, set by `Scripts/release`; after it has a suffix, that of the next release.
  static let number = "0.2.0-dev"

  /// The release number, followed by the commit if it was given to the build.
  static var text: String {
    let commit = unsafe String(cString: purlinCommit)
    return commit.isEmpty ? number : "\(number) (\(commit))"
  }

  /// Identifies this build: the version with its commit or, in a build by hand, with the size and date
  /// of the executable.
  static let identity: String = {
    guard unsafe String(cString: purlinCommit).isEmpty else { return text }
    let attributes = try? FileManager.default.attributesOfItem(atPath: Installation.executable)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(text) \(attributes?[.size] ?? 0) \(date)"
  }()
}
