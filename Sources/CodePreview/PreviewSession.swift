internal import Foundation
internal import IsolatedWork
package import PreviewRunner

/// Compiles sources and shows their previews, again whenever they change.
///
///     let session = try PreviewSession(sources, settings, tree: tree, cache: folder, digest: sha256) { print($0) }
///     let result = try session.show(request)
package final class PreviewSession: Sendable {
  /// The settings of a session.
  package struct Settings: Sendable {
    /// The classes that are shown; if there are none, the previews.
    package var classes: [String]
    /// The language mode.
    package var languageMode: String
    /// How long one preview may take, in seconds.
    package var timeLimit: Double

    /// The files and folders of an app whose resources and packages the sources use.
    package var app: [String] = []
    /// Asset catalogs of the app outside of its folders.
    package var catalogs: [String] = []

    /// Creates settings.
    package init(classes: [String] = [], languageMode: String = "5", timeLimit: Double = 20) {
      self.classes = classes
      self.languageMode = languageMode
      self.timeLimit = timeLimit
    }
  }

  /// The sources as they were compiled, and what became of their previews.
  package struct Result: Sendable {
    /// The compiled sources.
    package var sources: CompiledSources
    /// The previews.
    package var run: PreviewRunResult
  }

  private let sources: PreviewSources
  private let settings: Settings
  private let toolchain: SwiftToolchain
  private let tools: PreviewTools
  private let work: WorkFolder

  /// Opens a session; compiles Purlin's modules if that was not done before.
  ///
  /// - Parameters:
  ///   - sources: The sources.
  ///   - settings: The settings.
  ///   - tree: Purlin's own sources.
  ///   - folder: The folder for caches.
  ///   - progress: Receives what is being done, one line at a time.
  /// - Throws: ``PreviewError`` if there is no compiler, or Purlin's modules cannot be compiled.
  package init(
    _ sources: PreviewSources, _ settings: Settings, tree: SourceTree, cache folder: String,
    progress: @escaping @Sendable (String) -> Void
  ) throws(PreviewError) {
    self.sources = sources
    self.settings = settings
    toolchain = try SwiftToolchain()
    let cache = try PreviewCache(in: folder)
    tools = try ToolBuilder(toolchain: toolchain, tree: tree, cache: cache, progress: progress)
      .tools()
    // Another compiler does not read what the first one left.
    let key = CacheKey("work", of: toolchain.version)
      .adding("tools", [tools.libraryFolder, settings.languageMode])
      .adding("sources", sources.paths.map(PreviewSources.absolute))
    work = try cache.workFolder(key.digest)
  }

  /// Compiles the sources as they are now, and shows their previews.
  package func show(_ request: PreviewRequest) throws(PreviewError) -> Result {
    let own = try sources.files()
    let packages = PackageSources(
      for: own, in: sources.paths + settings.app,
      beside: Set(toolchain.modules + tools.modules))
    let folders =
      sources.folders + PreviewSources(settings.app).folders + packages.ownFolders
    let paths = (own + packages.files)
      .filter { !GeneratedNames.lacksModule($0, beside: packages.modules) }
    let packageFiles = Set(packages.moduleOfFile.keys)
    var compiled = try SourceCompiler(
      toolchain: toolchain, tools: tools, work: work, languageMode: settings.languageMode,
      resources: folders + settings.catalogs, packages: packages.modules,
      moduleOfFile: packages.moduleOfFile
    ).compile(paths, showing: settings.classes)
    if let note = Self.note(onLeftOut: try sources.leftOut()) { compiled.messages.append(note) }
    if settings.classes.isEmpty {
      let scenes = StoryboardScenes(in: sources.folders)
      // Without its scene, a class has no outlets.
      compiled.previews.removeAll { $0.className.map(scenes.classes.contains) ?? false }
      compiled.unshown.removeAll { $0.className.map(scenes.classes.contains) ?? false }
      compiled.previews += scenes.previews
    }
    guard let library = compiled.library, !compiled.previews.isEmpty else {
      return Result(sources: compiled, run: PreviewRunResult())
    }
    let bundle = try AppBundle(of: folders, runner: tools.runner, in: work)
    let run = PreviewRun(
      toolchain: toolchain, runner: bundle.program, library: library, paths: Set(paths),
      packageFiles: packageFiles, limit: settings.timeLimit)
    var request = request
    request.resources = folders + settings.catalogs
    request.symbolizer = toolchain.tool("llvm-symbolizer")
    // What is wrong on a screen without its constraints is not the app's mistake.
    if !compiled.missingLayoutLibraries.isEmpty { request.parts.subtract([.findings, .sizes]) }
    return Result(sources: compiled, run: try run.run(compiled.previews, request))
  }

  /// A note on files that no target has; nil if there are none.
  private static func note(onLeftOut files: [String]) -> CompilerMessage? {
    guard let first = files.first else { return nil }
    let others = files.count > 1 ? ", and \(files.count - 1) more" : ""
    return CompilerMessage(
      path: first, line: 1, column: 1,
      severity: .note,
      text: "not compiled\(others): no target of the project has it; name the file to compile it")
  }
}
