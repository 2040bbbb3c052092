import Foundation
import PackagePlugin

/// Passes the adapted text of sources that were written for Xcode to the compiler.
///
/// The target's folder contains `purlin-sources.json`, which specifies where the sources are:
///
///     { "sources": ["../../App"], "exclude": ["../../App/Widget"], "platform": "iOS" }
///
/// Without the file they are the Swift files of the target's folder that the target does not compile
/// itself. A target needs one file of its own that it does.
@main
struct PurlinSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let folder = module.directoryURL
    let settings = try Settings(in: folder)
    // Files that the target leaves out are listed as well, as of an unknown type.
    let own = Set(
      module.sourceFiles(withSuffix: "swift").filter { $0.type == .source }.map {
        $0.url.standardizedFileURL.resolvingSymlinksInPath().path
      })
    let excluded = settings.exclude.map { Self.resolved($0, in: folder).path }
    for path in excluded where !FileManager.default.fileExists(atPath: path) {
      Diagnostics.warning("PurlinSources: 'exclude' names '\(path)', which does not exist")
    }
    var files: [URL] = []
    for source in settings.sources {
      let found = try Self.swiftFiles(Self.resolved(source, in: folder))
      files += found.filter { file in
        !own.contains(file.resolvingSymlinksInPath().path)
          && !excluded.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
      }
    }
    guard !files.isEmpty else {
      Diagnostics.warning(
        "PurlinSources: no Swift files to adapt for \(target.name) in \(settings.sources.map { Self.resolved($0, in: folder).path })"
      )
      return []
    }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Adapted")
    // As `SourceAdaptation.outputNames` names them.
    let names =
      files.enumerated().map { "Adapted\($0)-\($1.lastPathComponent)" } + ["PurlinMessages.swift"]
    var arguments = ["--module", module.moduleName, "--output", output.path]
    if let platform = settings.platform { arguments += ["--platform", platform] }
    for name in settings.imports ?? [] { arguments += ["--import", name] }
    if settings.allowErrors { arguments.append("--allow-errors") }
    return [
      .buildCommand(
        displayName: "Adapting \(target.name)",
        executable: try context.tool(named: "purlin-port").url,
        arguments: arguments + files.map(\.path), inputFiles: files,
        outputFiles: names.map { output.appendingPathComponent($0) })
    ]
  }

  private static func resolved(_ path: String, in folder: URL) -> URL {
    // An enumerator does not enter a folder that is a symbolic link.
    let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
    return url.standardizedFileURL.resolvingSymlinksInPath()
  }

  /// The Swift files of a folder in the order of their paths, or the file itself.
  private static func swiftFiles(_ url: URL) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw PluginError(
        description: "PurlinSources: 'sources' names '\(url.path)', which does not exist")
    }
    guard isFolder.boolValue else { return [url] }
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return paths.filter {
      $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted().map { url.appendingPathComponent($0) }
  }
}

/// The content of `purlin-sources.json`.
private struct Settings: Decodable {
  var sources = ["."]
  var exclude: [String] = []
  var platform: String?
  var imports: [String]?
  var allowErrors = false

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case sources, exclude, platform, imports, allowErrors
  }

  private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private static func message(of error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context) where context.codingPath.isEmpty:
      return "an object with keys is expected"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let kinds = ["String": "a string", "Bool": "true or false"]
      let kind = kinds["\(type)"] ?? "a list of strings"
      return "'\(context.codingPath.first?.stringValue ?? "")' takes \(kind)"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      return context.debugDescription
    default: return "the file is not valid JSON"
    }
  }

  init(in folder: URL) throws {
    let url = folder.appendingPathComponent("purlin-sources.json")
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    do {
      self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
    } catch let error as DecodingError {
      throw PluginError(description: "\(url.path): \(Self.message(of: error))")
    } catch {
      throw PluginError(description: "\(url.path): \(error.localizedDescription)")
    }
    if let platform, platform != "iOS" {
      throw PluginError(
        description: "\(url.path): unknown platform '\(platform)'; the only one is 'iOS'")
    }
  }

  init(from decoder: any Decoder) throws {
    let known = CodingKeys.allCases.map(\.rawValue)
    for key in try decoder.container(keyedBy: AnyKey.self).allKeys
    where !known.contains(key.stringValue) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [key],
          debugDescription: "unknown key '\(key.stringValue)'; the keys are "
            + known.map { "'\($0)'" }.joined(separator: ", ")))
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    sources = try values.decodeIfPresent([String].self, forKey: .sources) ?? ["."]
    exclude = try values.decodeIfPresent([String].self, forKey: .exclude) ?? []
    platform = try values.decodeIfPresent(String.self, forKey: .platform)
    imports = try values.decodeIfPresent([String].self, forKey: .imports)
    allowErrors = try values.decodeIfPresent(Bool.self, forKey: .allowErrors) ?? false
  }
}

private struct PluginError: Error, CustomStringConvertible { let description: String }
