internal import Foundation

/// Why the operating system refused a call, from `errno`.
struct SystemError: Error, Hashable {
  let code: Int32

  /// The reason of the call that failed just now on this thread.
  static var last: Self { Self(code: errno) }

  /// The reason in the system's words, which begin in lower case here: they follow a path.
  var words: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    let words = unsafe String(cString: text)
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}
