internal import CBuild

/// The version of Purlin.
enum Version {
  /// The release number, set by `Scripts/release`.
  static let number = "0.1.0"

  /// The release number, followed by the commit if it was given to the build.
  static var text: String {
    let commit = unsafe String(cString: purlinCommit)
    return commit.isEmpty ? number : "\(number) (\(commit))"
  }
}
