internal import Foundation
internal import IsolatedWork
internal import PreviewRunner

/// Compiles Purlin's modules, the runner and the adapter, once for each compiler and version of the sources.
struct ToolBuilder: Sendable {
  let toolchain: SwiftToolchain
  let tree: SourceTree
  let cache: PreviewCache
  /// Receives what is being done, one line at a time.
  let progress: @Sendable (String) -> Void

  /// The modules that code in previews can import, with all that they need.
  private static let roots = [
    "PreviewRunner", "UIKit", "QuartzCore", "CoreGraphics", "AppleNames", "Combine", "OSLog",
    "SwiftUI",
  ]
  private static let languageFlags = [
    "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-experimental-feature", "Lifetimes", "-strict-memory-safety", "-package-name", "purlin",
    "-Onone", "-suppress-warnings", "-parse-as-library", "-whole-module-optimization",
  ]
  private static let runnerText = """
    import Foundation
    import PreviewRunner

    PreviewProcess.run(CommandLine.arguments)

    """

  /// Returns the tools, which are compiled first if they are not in the cache.
  func tools() throws(PreviewError) -> PreviewTools {
    let stamp = try stamp()
    let list = cache.path("stamp", stamp) + "/tools.json"
    if let data = FileManager.default.contents(atPath: list),
      let tools = try? JSONDecoder().decode(PreviewTools.self, from: data), tools.isComplete
    {
      return tools
    }
    let tools = try build()
    try? FileManager.default.removeItem(atPath: cache.path("stamp", stamp))
    try cache.make("stamp", stamp) { folder throws(PreviewError) in
      guard let data = try? JSONEncoder().encode(tools),
        FileManager.default.createFile(atPath: folder + "/tools.json", contents: data)
      else { throw PreviewError("\(folder): \(SystemError.last.words)") }
    }
    return tools
  }

  /// The key of the sources by their sizes and times, which is found without reading them.
  private func stamp() throws(PreviewError) -> String {
    var key = CacheKey("stamp", of: toolchain.version)
    key.add("tools", [toolchain.compiler, tree.folder, Self.runnerText])
    for path in tree.files(in: "Sources") + tree.files(in: "PurlinSources/Sources") {
      guard let info = Folder.Info(at: path) else { throw PreviewError("\(path): cannot be read") }
      key.add(path, ["\(info.st_size) \(info.changed.tv_sec) \(info.changed.tv_nsec)"])
    }
    return key.digest
  }

  // MARK: Building

  private func build() throws(PreviewError) -> PreviewTools {
    let table = try tree.table()
    let modules = table.closure(of: Self.roots).filter { !sources(of: $0).isEmpty }
    var keys: [String: String] = [:]
    for module in modules {
      var key = CacheKey(module, of: toolchain.version)
      key.add("flags", Self.languageFlags)
      key.add("imports", table.imports(of: module).map { keys[$0] ?? "" })
      try key.add(files: tree.files(in: "Sources/\(module)"), in: tree.folder)
      keys[module] = key.digest
    }
    let known = keys
    let folders = modules.map { cache.path($0, known[$0] ?? "") }

    var jobs: [BuildJob] = []
    for module in modules where !cache.has(module, known[module] ?? "") {
      jobs.append(
        BuildJob(name: module, needs: table.imports(of: module)) { () throws(PreviewError) in
          try compile(module, key: known[module] ?? "", importing: folders)
        })
    }
    let (adapter, adapterKey) = ("SourceAdapter", try self.adapterKey())
    if !cache.has(adapter, adapterKey) {
      jobs.append(
        BuildJob(name: adapter, needs: []) { () throws(PreviewError) in
          try compileAdapter(adapter, key: adapterKey)
        })
    }
    let library = "PreviewLibrary"
    let libraryKey = CacheKey(library, of: Self.runnerText)
      .adding("modules", modules.compactMap { known[$0] }).digest
    if !cache.has(library, libraryKey) {
      jobs.append(
        BuildJob(name: library, needs: modules) { () throws(PreviewError) in
          try link(library, key: libraryKey, modules: folders)
        })
    }
    let count = jobs.count
    try BuildJob.run(jobs) { name, number in
      if number == 1 {
        progress("compiling Purlin's modules with this compiler, which is done once")
      }
      progress("compiling \(name) (\(number) of \(count))")
    }
    let libraryFolder = cache.path(library, libraryKey)
    return PreviewTools(
      moduleFolders: folders, libraryFolder: libraryFolder,
      runner: libraryFolder + "/purlin-preview-runner",
      adapter: cache.path(adapter, adapterKey) + "/purlin-port")
  }

  private func sources(of module: String) -> [String] {
    tree.files(in: "Sources/\(module)").filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") }
  }

  private func compile(
    _ module: String, key: String, importing folders: [String]
  ) throws(PreviewError) {
    try cache.make(module, key) { folder throws(PreviewError) in
      let sources = sources(of: module)
      if sources.allSatisfy({ $0.hasSuffix(".c") }) {
        guard let clang = toolchain.tool("clang") else {
          throw PreviewError("the Swift toolchain has no 'clang'; install clang")
        }
        let include = "\(tree.folder)/Sources/\(module)/include"
        try run(
          clang,
          ["-c", "-O1", "-fPIC", "-I", include, "-o", "\(folder)/\(module).o"] + sources)
        for name in FileManager.default.names(in: include) {
          try? FileManager.default.copyItem(
            atPath: "\(include)/\(name)", toPath: "\(folder)/\(name)")
        }
        return
      }
      try run(
        toolchain.compiler,
        Self.languageFlags + ["-module-name", module]
          + folders.flatMap { ["-I", $0] }
          + [
            "-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule", "-c", "-o",
            "\(folder)/\(module).o",
          ] + sources)
    }
  }

  private func link(
    _ name: String, key: String, modules: [String]
  ) throws(PreviewError) {
    try cache.make(name, key) { folder throws(PreviewError) in
      let objects = modules.flatMap { module in
        FileManager.default.names(in: module).filter { $0.hasSuffix(".o") }
          .map { "\(module)/\($0)" }
      }
      try run(
        toolchain.compiler,
        ["-emit-library", "-o", "\(folder)/lib\(PreviewTools.libraryName).so"] + toolchain.linker
          + objects)
      let main = "\(folder)/main.swift"
      do { try Self.runnerText.write(toFile: main, atomically: true, encoding: .utf8) } catch {
        throw PreviewError("\(main): \(SystemError.last.words)")
      }
      try run(
        toolchain.compiler,
        [
          "-swift-version", "6", "-module-name", "PurlinPreviewMain", "-o",
          "\(folder)/purlin-preview-runner", main,
        ]
          + modules.flatMap { ["-I", $0] } + toolchain.linker
          + ["-L", folder, "-l\(PreviewTools.libraryName)", "-Xlinker", "-rpath=$ORIGIN"])
    }
  }

  // MARK: The adapter

  private func adapterKey() throws(PreviewError) -> String {
    var key = CacheKey(toolchain.libraries, of: toolchain.version)
    try key.add(files: tree.files(in: "PurlinSources/Sources"), in: tree.folder)
    return key.digest
  }

  private func compileAdapter(_ name: String, key: String) throws(PreviewError) {
    guard let syntax = toolchain.syntaxLibraries else {
      throw PreviewError(
        "this Swift toolchain has no SwiftSyntax in lib/swift/host; use one from https://www.swift.org/install"
      )
    }
    try cache.make(name, key) { folder throws(PreviewError) in
      let adapting = tree.files(in: "PurlinSources/Sources/SourceAdapting")
      try run(
        toolchain.compiler,
        Self.languageFlags + [
          "-module-name", "SourceAdapting", "-I", syntax, "-emit-module", "-emit-module-path",
          "\(folder)/SourceAdapting.swiftmodule", "-c", "-o", "\(folder)/SourceAdapting.o",
        ] + adapting)
      try run(
        toolchain.compiler,
        [
          "-swift-version", "6", "-module-name", "purlin_port", "-suppress-warnings", "-I", folder,
          "-I", syntax,
        ] + tree.files(in: "PurlinSources/Sources/purlin-port") + [
          "\(folder)/SourceAdapting.o", "-o", "\(folder)/purlin-port", "-L", syntax,
          "-lSwiftSyntax", "-lSwiftParser", "-Xlinker",
          "-rpath=\(syntax)",
        ] + toolchain.linker)
    }
  }

  /// The linker of the toolchain, which is faster than the system's.
  private func run(_ program: String, _ arguments: [String]) throws(PreviewError) {
    let finished = try CapturedRun(of: program, arguments)
    guard finished.isSuccess else {
      let lines = finished.text.split(separator: "\n")
      let reason = lines.first { $0.contains("error:") } ?? lines.last ?? "no message"
      throw PreviewError("Purlin's modules cannot be compiled: \(reason)")
    }
  }
}

extension String {
  /// The rest of a path below a folder.
  func dropPrefix(_ folder: String) -> String {
    hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : self
  }
}
