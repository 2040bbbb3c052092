internal import CBuild

/// Which Purlin this is.
enum Version {
  /// The number of the release; `Scripts/release` sets it.
  static let number = "0.1.0"

  /// The number, with the commit where the build was told it, as that of a release is.
  static var text: String {
    let commit = unsafe String(cString: purlinCommit)
    return commit.isEmpty ? number : "\(number) (\(commit))"
  }
}
