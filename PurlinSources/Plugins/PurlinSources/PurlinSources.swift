import Foundation
import PackagePlugin

/// Hands the compiler the adapted text of sources that were written for Xcode.
///
/// The target's folder holds `purlin-sources.json`, which says where the sources are:
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
      throw PluginError(description: "PurlinSources: there is no '\(url.path)'")
    }
    guard isFolder.boolValue else { return [url] }
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return paths.filter {
      $0.hasSuffix(".swift") && !$0.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    .sorted().map { url.appendingPathComponent($0) }
  }
}

/// What `purlin-sources.json` says.
private struct Settings: Decodable {
  var sources = ["."]
  var exclude: [String] = []
  var platform: String?
  var imports: [String]?
  var allowErrors = false

  private enum CodingKeys: String, CodingKey {
    case sources, exclude, platform, imports, allowErrors
  }

  init(in folder: URL) throws {
    let url = folder.appendingPathComponent("purlin-sources.json")
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    do { self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url)) } catch {
      throw PluginError(description: "\(url.path): \(error)")
    }
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    sources = try values.decodeIfPresent([String].self, forKey: .sources) ?? ["."]
    exclude = try values.decodeIfPresent([String].self, forKey: .exclude) ?? []
    platform = try values.decodeIfPresent(String.self, forKey: .platform)
    imports = try values.decodeIfPresent([String].self, forKey: .imports)
    allowErrors = try values.decodeIfPresent(Bool.self, forKey: .allowErrors) ?? false
  }
}

private struct PluginError: Error, CustomStringConvertible { let description: String }
