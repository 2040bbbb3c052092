internal import Foundation

/// A page that is made from the sources and published with the site, not kept in the repository.
///
/// `Scripts/site` runs the tests that make pages with the folder in `PURLIN_LISTS`; elsewhere they only make the text.
package enum PublishedList {
  /// Writes the page if a folder for pages is given.
  ///
  /// - Parameters:
  ///   - text: The page, in Markdown.
  ///   - name: The file's name, with its extension.
  /// - Throws: What writing throws.
  package static func publish(_ text: String, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["PURLIN_LISTS"] else { return }
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
  }
}
