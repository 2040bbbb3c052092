internal import Foundation

/// An error of a system call, from `errno`.
package struct SystemError: Error, Hashable {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of the last failed call on this thread.
  package static var last: Self { Self(code: errno) }

  /// The system's message, with a lower-case first letter because it follows a path.
  package var words: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    let words = unsafe String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
