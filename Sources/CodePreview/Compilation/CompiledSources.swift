/// A library of compiled sources, and what it shows.
package struct CompiledSources: Sendable {
  /// Something that is shown.
  package struct Preview: Hashable, Sendable, Decodable {
    /// The name of the function that shows it.
    package var symbol: String
    /// The class, if it is not a `#Preview`.
    package var className: String?
    /// The path of the file.
    package var path: String
    /// The line, from 1.
    package var line: Int
    /// Whether it was made of a listing.
    var isFragment = false
    /// Whether the class is made with arguments that follow from their types.
    var hasChosenArguments = false

    /// The symbol of what the app's delegate makes.
    package static let app = "purlin_app"
  }

  /// The path of the library; nil if no file could be compiled.
  package var library: String?
  /// What the compiled files show, in their order.
  package var previews: [Preview] = []
  /// The compiler's messages.
  package var messages: [CompilerMessage] = []
  /// The files that were left out because they do not compile without the files with errors.
  package var dependents: [CompilerMessage] = []
  /// The view controllers that are not shown, because none of their initializers is without arguments.
  package var unshown: [Preview] = []
  /// The number of files that were compiled.
  package var fileCount = 0
  /// The layout libraries that are missing, where parts of a file that imports one were left out.
  package var missingLayoutLibraries: [String] = []
}
