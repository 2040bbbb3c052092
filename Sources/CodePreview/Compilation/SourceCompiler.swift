internal import Foundation
internal import IsolatedWork
internal import LayoutGeometry

/// Compiles sources that were written for Xcode to a library, in a folder that keeps what did not change.
struct SourceCompiler: Sendable {
  let toolchain: SwiftToolchain
  let tools: PreviewTools
  let work: WorkFolder
  /// The language mode, such as `5`.
  let languageMode: String
  /// The folders with the app's asset catalogs.
  let resources: [String]
  /// The modules whose sources are among the files.
  let packages: Set<String>
  /// The modules of their files.
  let moduleOfFile: [String: String]

  /// The name of the compiled module.
  static let moduleName = "App"
  /// A name that no class has: without any, the controllers are shown of sources without previews.
  private static let noClass = ["-"]

  /// Compiles files; those with errors are left out, and then those that need them.
  ///
  /// - Parameters:
  ///   - paths: The absolute paths.
  ///   - classes: The classes that are shown; if there are none, the previews.
  /// - Returns: The library, and the messages about what is not part of it.
  /// - Throws: ``PreviewError`` if the compiler cannot be run.
  func compile(_ paths: [String], showing classes: [String]) throws(PreviewError) -> CompiledSources
  {
    var shown = classes
    // Also of files that are left out.
    var declared: Set<String> = []
    var unshown: [CompiledSources.Preview]?
    var compiled: Set<String> = []
    let modules = toolchain.modules + tools.modules
    let found = try CompilableFiles(of: paths) {
      (files: [String]) throws(PreviewError) -> ((AdaptedSources, String)?, [CompilerMessage]) in
      while true {
        let (sources, issues) = try AdaptedSources.adapt(
          files, of: moduleOfFile, showing: shown, modules: modules, with: tools.adapter,
          in: work.path)
        declared.formUnion(sources.declaredNames)
        compiled.insert(sources.key)
        unshown = unshown ?? sources.unshown
        let names = MissingNames(
          in: sources, declaring: declared, packages: packages,
          packageFiles: Set(moduleOfFile.keys),
          hasObjectiveC: resources.contains(where: MissingNames.hasObjectiveC))
        let (library, printed) = try buildParts(of: sources, names)
        // The imports of these are left out, and their names are there.
        let messages =
          issues.filter { issue in
            !packages.contains { issue.text.hasPrefix("the module '\($0)' is not available") }
          } + printed
        // Classes that have no such initializer after all.
        let refused = Set(messages.compactMap { refusedClass($0, in: sources) })
        guard refused.isEmpty else {
          if shown.isEmpty {
            unshown? += sources.previews.filter {
              $0.symbol != CompiledSources.Preview.app
                && $0.className.map(refused.contains) ?? false
            }
          }
          shown = sources.previews.compactMap(\.className).filter { !refused.contains($0) }
          if shown.isEmpty { shown = Self.noClass }
          continue
        }
        // Classes stand in for previews only if there are none, also none in files that are left out.
        if shown.isEmpty, sources.previews.contains(where: { $0.className == nil }) {
          shown = Self.noClass
        }
        return (library.map { (sources, $0) }, messages.map { original($0, in: sources) })
      }
    }
    work.removeObjects(except: compiled)
    if found.product == nil, found.messages.isEmpty {
      throw PreviewError("the sources cannot be compiled, and the compiler says not why")
    }
    var result = CompiledSources()
    result.messages = found.messages
    result.dependents = found.dependents
    result.unshown = (unshown ?? []).filter { moduleOfFile[$0.path] == nil }
    guard let (sources, library) = found.product else { return result }
    result.library = library
    result.fileCount = found.files.count
    result.missingLayoutLibraries = MissingNames.layoutLibraries(
      missing: Dictionary(
        sources.files.map { ($0.path, Set($0.facts.missingModules).subtracting(packages)) },
        uniquingKeysWith: { $0.union($1) }),
      leftOut: found.messages)
    result.previews = sources.previews.filter { classes.isEmpty || $0.className != nil }
    return result
  }

  // MARK: Parts

  /// Compiles adapted files; where names of modules are missing, or names of Apple's in the sources of an app, without
  /// the parts that have errors.
  private func buildParts(
    of sources: AdaptedSources, _ names: MissingNames
  ) throws(PreviewError) -> (String?, [CompilerMessage]) {
    // A listing needs what the text around it has.
    guard sources.previews.contains(where: \.isFragment) || names.areUsed else {
      return try buildWhole(sources, names)
    }
    return try buildLeavingOut(sources, names)
  }

  /// Compiles adapted files that import nothing that is missing.
  private func buildWhole(
    _ sources: AdaptedSources, _ names: MissingNames
  ) throws(PreviewError) -> (String?, [CompilerMessage]) {
    let (library, printed) = try build(sources)
    // In a single file, an unknown name is a mistake like any other.
    guard library == nil,
      printed.contains(where: { message in
        MissingNames.isUnavailable(message)
          || sources.files.count > 1 && MissingNames.isOfApple(message)
          || message.severity == .error && moduleOfFile[message.path] != nil
      })
    else { return (library, printed) }
    return try buildLeavingOut(sources, names)
  }

  private func buildLeavingOut(
    _ sources: AdaptedSources, _ names: MissingNames
  ) throws(PreviewError) -> (String?, [CompilerMessage]) {
    var parts = try LeftOutParts(
      of: sources, beside: generated(beside: sources).map(\.text), with: tools.adapter,
      in: work.path,
      isMistake: names.isMistake)
    var (library, printed): (String?, [CompilerMessage]) = (nil, [])
    if parts.endedAtMistake { printed = try check(sources) }
    if printed.isEmpty { (library, printed) = try build(sources) }
    while library == nil {
      let errors = printed.filter { $0.severity == .error }
      // A crash is at no part of a file.
      guard
        !errors.contains(where: { $0.isCrash || refusedClass($0, in: sources) != nil }),
        try parts.leaveOut(errors)
      else {
        if parts.mistakes.isEmpty { return (nil, parts.messages + printed) }
        // Without the files with mistakes, parts are left out of the others.
        try parts.keep()
        return (nil, parts.mistakes)
      }
      // A build ends with the first files that have errors; a check goes through all of them.
      let remaining = try check(sources)
      (library, printed) = remaining.isEmpty ? try build(sources) : (nil, remaining)
    }
    try parts.keep()
    return (library, parts.messages + printed)
  }

  // MARK: The compiler

  /// Compiles adapted files; the library is nil if there are errors.
  private func build(
    _ sources: AdaptedSources
  ) throws(PreviewError) -> (String?, [CompilerMessage]) {
    let files = try inputs(sources)
    let library = "\(work.path)/libApp.so"
    let map = "\(work.path)/files.json"
    try writeFileMap(files, to: map, objects: try work.objects(of: sources.key))
    for file in files { try Self.datePerContents(file) }
    let finished = try CapturedRun(
      of: toolchain.compiler,
      [
        "-emit-library", "-Onone", "-gline-tables-only", "-continue-building-after-errors",
        "-incremental", "-enable-batch-mode", "-output-file-map", map, "-o", library,
        "-L", tools.libraryFolder, "-l\(PreviewTools.libraryName)",
        "-Xlinker", "-rpath=\(tools.libraryFolder)",
      ] + toolchain.linker + commonArguments + files)
    let messages = CompilerMessage.all(in: finished.text)
    if finished.isSuccess { return (library, messages) }
    guard messages.contains(where: { $0.severity == .error }) else {
      return (nil, messages + [unplaced(finished.text, in: sources)])
    }
    return (nil, messages)
  }

  /// Returns the errors of the type checker in all adapted files.
  private func check(_ sources: AdaptedSources) throws(PreviewError) -> [CompilerMessage] {
    let finished = try CapturedRun(
      of: toolchain.compiler,
      ["-typecheck", "-whole-module-optimization"] + commonArguments + inputs(sources))
    return CompilerMessage.all(in: finished.text).filter { $0.severity == .error }
  }

  private var commonArguments: [String] {
    [
      "-module-name", Self.moduleName, "-parse-as-library", "-swift-version", languageMode,
      "-D", "DEBUG", "-suppress-warnings", "-diagnostic-style=llvm", "-enable-bare-slash-regex",
      // A tenth of the default: with names of missing modules in an expression, it would take minutes to fail.
      "-Xfrontend", "-solver-scope-threshold=100000",
      // Compilers for Linux check their own work, and some end at valid code that those of Xcode compile.
      "-Xfrontend", "-sil-verify-none",
    ] + tools.moduleFolders.flatMap { ["-I", $0] }
  }

  /// The paths of the adapted files, and of those that are generated for all.
  private func inputs(_ sources: AdaptedSources) throws(PreviewError) -> [String] {
    let files = (sources.files.map(\.adapted) + ["PurlinMessages.swift"])
      .map { "\(work.path)/adapted/\($0)" }
    return try files
      + generated(beside: sources).map { (name, text) throws(PreviewError) in
        let path = "\(work.path)/adapted/\(name)"
        do { try text.write(toFile: path, atomically: true, encoding: .utf8) } catch {
          throw PreviewError("\(path): \(error.localizedDescription)")
        }
        return path
      }
  }

  /// The sources that Xcode and tools generate: the names of the app's assets and texts, and the classes of its data
  /// models.
  private func generated(beside sources: AdaptedSources) -> [(name: String, text: String)] {
    [
      ("AssetSymbols.swift", AssetSymbols(in: resources).text(beside: sources.resourceMembers)),
      (
        "GeneratedNames.swift",
        GeneratedNames(in: resources).text(
          beside: sources.declaredTypes,
          usedBy: sources.files.compactMap {
            try? String(contentsOfFile: $0.path, encoding: .utf8)
          })
      ),
      ("CoreDataClasses.swift", CoreDataClasses(in: resources).text(beside: sources.declaredTypes)),
    ].compactMap { name, text in text.map { (name, $0) } }
  }

  /// Gives a file a date of change that follows from its contents.
  ///
  /// The driver compiles a file again if its date differs from that of the last time in whole seconds, so a file
  /// that was saved twice within a second would stay as it was.
  private static func datePerContents(_ path: String) throws(PreviewError) {
    guard let contents = FileManager.default.contents(atPath: path) else {
      throw PreviewError("\(path): \(SystemError.last.words)")
    }
    // Some years in seconds.
    let date = Date(
      timeIntervalSince1970: 1_000_000_000 + Double(contents.checksum % 500_000_000))
    do {
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    } catch { throw PreviewError("\(path): \(error.localizedDescription)") }
  }

  private func writeFileMap(
    _ files: [String], to path: String, objects: String
  ) throws(PreviewError) {
    var map: [String: [String: String]] = ["": ["swift-dependencies": "\(objects)/module"]]
    for file in files {
      let name = file.split(separator: "/").last ?? ""
      map[file] = [
        "object": "\(objects)/\(name).o",
        "swift-dependencies": "\(objects)/\(name).swiftdeps",
      ]
    }
    guard let data = try? JSONEncoder().encode(map),
      (try? data.write(to: URL(fileURLWithPath: path))) != nil
    else { throw PreviewError("\(path): \(SystemError.last.words)") }
  }

  // MARK: Places

  /// The message about a compiler that crashed, or that failed without a place: at the file that it was compiling.
  private func unplaced(_ text: String, in sources: AdaptedSources) -> CompilerMessage {
    let reason = text.split(separator: "\n").first { $0.contains("error:") }
    let file = CompilerMessage.crashedFile(
      in: text, of: sources.files.map { [$0.path, "\(work.path)/adapted/\($0.adapted)"] })
    return CompilerMessage(
      path: file.map { sources.files[$0].path } ?? "", line: 1, column: 1, severity: .error,
      text: CompilerMessage.crash + (reason.map { ": \($0)" } ?? ""))
  }

  /// The class whose function the compiler refuses.
  private func refusedClass(_ message: CompilerMessage, in sources: AdaptedSources) -> String? {
    guard message.severity == .error, message.path.hasPrefix(work.path + "/"),
      let line = SourceLine.text(message.line, of: message.path)
    else { return nil }
    return sources.previews.first { preview in
      preview.className != nil && line.contains("\"\(preview.symbol)\"")
    }?.className
  }

  /// The message at its place in the source, if it is about generated code.
  private func original(_ message: CompilerMessage, in sources: AdaptedSources) -> CompilerMessage {
    guard message.path.hasPrefix(work.path + "/") else { return message }
    let name = message.path.split(separator: "/").last.map(String.init)
    let file = sources.files.first { $0.adapted == name } ?? caller(of: message, in: sources)
    guard let file else { return message }
    var moved = message
    (moved.path, moved.line, moved.column) = (file.path, 1, 1)
    moved.text += " (in code that Purlin generates for this file)"
    return moved
  }

  /// The file whose function a line of the module's own file calls.
  private func caller(
    of message: CompilerMessage, in sources: AdaptedSources
  ) -> AdaptedSources.File? {
    guard
      let match = SourceLine.text(message.line, of: message.path)?
        .firstMatch(of: /purlinMessages_([0-9]+)/),
      let index = Int(match.1), sources.files.indices.contains(index)
    else { return nil }
    return sources.files[index]
  }
}
