/// The reason for which nothing was read, as text that follows a path.
struct InputRefusal: Error {
  let reason: String
  /// Whether the file was opened, and its content is rejected.
  var isAboutContent = false
}
