/// The reason for which nothing was read, as text that follows a path.
package struct InputRefusal: Error {
  package let reason: String
  /// Whether the file was opened, and its content is rejected.
  package var isAboutContent = false
}
