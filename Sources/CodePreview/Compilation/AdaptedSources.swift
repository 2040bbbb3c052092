internal import Foundation
internal import IsolatedWork
internal import LayoutGeometry

/// What the adapter reports: the adapted files and what they show.
struct AdaptedSources: Decodable {
  struct File: Decodable {
    /// The path of the source.
    var path: String
    /// The name of the adapted file.
    var adapted: String
    var facts = Facts()
  }

  /// What the text of a file says that decides what a message about it means.
  struct Facts: Decodable {
    /// The modules that it imports and that are not here, or only as names.
    var missingModules: [String] = []
    var hasSyntaxError = false
    /// A checksum of what other files can see of it.
    var interface: UInt64 = 0
  }

  /// A static member that the sources add to a color, an image or a resource.
  struct ResourceMember: Decodable {
    var type: String
    var name: String
    /// The condition of the `#if` directives around it; nil without one.
    var condition: String?
  }

  typealias Preview = CompiledSources.Preview

  var files: [File]
  var previews: [Preview]
  /// The view controllers that are not among them, because they need arguments.
  var unshown: [Preview] = []
  var resourceMembers: [ResourceMember] = []
  /// The names of values and functions that they declare anywhere.
  var declaredNames: Set<String> = []
  /// The names of types that they declare outside of other types.
  var declaredTypes: Set<String> = []

  /// A name for these files, whatever they contain: what is kept of a compilation is that of the same files.
  var key: String {
    String(files.map(\.adapted).joined(separator: "\n").utf8.checksum, radix: 16)
  }
}

extension AdaptedSources {
  /// Adapts files.
  ///
  /// - Parameters:
  ///   - paths: The absolute paths.
  ///   - packages: The modules of those that are not the app's.
  ///   - classes: The classes that are shown besides previews.
  ///   - modules: The modules that the files can import.
  ///   - adapter: The program.
  ///   - folder: The folder of the work.
  /// - Returns: The list, and what cannot be adapted.
  /// - Throws: ``PreviewError`` if the adapter cannot read a file.
  static func adapt(
    _ paths: [String], of packages: [String: String], showing classes: [String],
    modules: [String], with adapter: String, in folder: String
  ) throws(PreviewError) -> (AdaptedSources, [CompilerMessage]) {
    let list = folder + "/previews.json"
    // The app's own are first.
    var (arguments, module) = ([String](), String?.none)
    for path in paths.filter({ packages[$0] == nil }) + paths.filter({ packages[$0] != nil }) {
      if packages[path] != module, let package = packages[path] {
        arguments += ["--package", package]
        module = package
      }
      arguments.append(path)
    }
    let finished = try CapturedRun(
      of: adapter,
      [
        "--platform", "iOS", "--previews", list, "--output", folder + "/adapted",
        "--allow-errors", "--available", modules.joined(separator: ","),
      ] + classes.flatMap { ["--class", $0] } + arguments)
    guard finished.isSuccess, let data = FileManager.default.contents(atPath: list),
      let sources = try? JSONDecoder().decode(AdaptedSources.self, from: data)
    else {
      throw PreviewError(
        finished.errorText.split(separator: "\n").first.map(String.init)
          ?? "the sources cannot be adapted")
    }
    return (sources, CompilerMessage.all(in: finished.errorText))
  }
}
