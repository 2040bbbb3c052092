internal import Foundation
internal import IsolatedWork

/// Compiles sources that were written for Xcode to a library, in a folder that keeps what did not change.
struct SourceCompiler: Sendable {
  let toolchain: SwiftToolchain
  let tools: PreviewTools
  let work: WorkFolder
  /// The language mode, such as `5`.
  let languageMode: String

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
    var result = CompiledSources()
    var left = paths
    var shown = classes
    var round = 0
    let modules = toolchain.modules + tools.modules
    while !left.isEmpty {
      let (sources, issues) = try AdaptedSources.adapt(
        left, showing: shown, modules: modules, with: tools.adapter, in: work.path)
      let (library, printed) = try build(sources, round: round)
      var messages = issues + printed
      // Classes that have no such initializer after all.
      let refused = Set(messages.compactMap { refusedClass($0, in: sources) })
      if !refused.isEmpty {
        shown = sources.previews.compactMap(\.className).filter { !refused.contains($0) }
        if shown.isEmpty { shown = Self.noClass }
        continue
      }
      // Classes stand in for previews only if there are none, also none in files that are left out.
      if shown.isEmpty, sources.previews.contains(where: { $0.className == nil }) {
        shown = Self.noClass
      }
      messages = messages.map { original($0, in: sources) }
      let faulty = Set(messages.filter { $0.severity == .error }.map(\.path))
      if round == 0 {
        result.messages = messages
      } else {
        result.dependents += faulty.sorted().compactMap { path in
          messages.first { $0.path == path && $0.severity == .error }
        }
      }
      if let library {
        result.library = library
        result.fileCount = left.count
        result.previews = sources.previews.filter { classes.isEmpty || $0.className != nil }.map {
          CompiledSources.Preview(
            symbol: $0.symbol, className: $0.className, path: $0.path, line: $0.line)
        }
        return result
      }
      let rest = left.filter { !faulty.contains($0) }
      guard rest.count < left.count else {
        if result.messages.isEmpty {
          throw PreviewError("the sources cannot be compiled, and the compiler says not why")
        }
        return result
      }
      left = rest
      round += 1
    }
    return result
  }

  // MARK: The compiler

  /// Compiles adapted files; the library is nil if there are errors.
  private func build(
    _ sources: AdaptedSources, round: Int
  ) throws(PreviewError) -> (String?, [CompilerMessage]) {
    let files = (sources.files.map(\.adapted) + ["PurlinMessages.swift"])
      .map { "\(work.path)/adapted/\($0)" }
    let library = "\(work.path)/libApp.so"
    let map = "\(work.path)/files.json"
    try writeFileMap(files, to: map)
    for file in files { try Self.datePerContents(file) }
    let finished = try CapturedRun(
      of: toolchain.compiler,
      [
        "-emit-library", "-module-name", Self.moduleName, "-parse-as-library", "-Onone",
        "-gline-tables-only",
        "-swift-version", languageMode, "-D", "DEBUG", "-suppress-warnings",
        "-diagnostic-style=llvm", "-continue-building-after-errors", "-incremental",
        "-enable-batch-mode", "-output-file-map", map, "-o", library,
        "-L", tools.libraryFolder, "-l\(PreviewTools.libraryName)",
        "-Xlinker", "-rpath=\(tools.libraryFolder)",
      ] + (toolchain.tool("ld.lld") == nil ? [] : ["-use-ld=lld"])
        + tools.moduleFolders.flatMap { ["-I", $0] } + files)
    let text = finished.errorText + String(decoding: finished.output, as: UTF8.self)
    let messages = CompilerMessage.all(in: text)
    if finished.isSuccess { return (library, messages) }
    guard messages.contains(where: { $0.severity == .error }) else {
      let line = text.split(separator: "\n").first { $0.contains("error:") }
      throw PreviewError("the sources cannot be compiled: \(line ?? "no message")")
    }
    return (nil, messages)
  }

  /// Gives a file a date of change that follows from its contents.
  ///
  /// The driver compiles a file again if its date differs from that of the last time in whole seconds, so a file
  /// that was saved twice within a second would stay as it was.
  private static func datePerContents(_ path: String) throws(PreviewError) {
    guard let contents = FileManager.default.contents(atPath: path) else {
      throw PreviewError("\(path): \(SystemError.last.words)")
    }
    // FNV-1a, of which some years in seconds are left.
    let hash = contents.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let date = Date(timeIntervalSince1970: 1_000_000_000 + Double(hash % 500_000_000))
    do {
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    } catch { throw PreviewError("\(path): \(error.localizedDescription)") }
  }

  private func writeFileMap(_ files: [String], to path: String) throws(PreviewError) {
    var map: [String: [String: String]] = [
      "": ["swift-dependencies": "\(work.path)/objects/module"]
    ]
    for file in files {
      let name = file.split(separator: "/").last ?? ""
      map[file] = [
        "object": "\(work.path)/objects/\(name).o",
        "swift-dependencies": "\(work.path)/objects/\(name).swiftdeps",
      ]
    }
    guard let data = try? JSONEncoder().encode(map),
      (try? data.write(to: URL(fileURLWithPath: path))) != nil
    else { throw PreviewError("\(path): \(SystemError.last.words)") }
  }

  // MARK: Places

  /// The class whose function the compiler refuses.
  private func refusedClass(_ message: CompilerMessage, in sources: AdaptedSources) -> String? {
    guard message.severity == .error, message.path.hasPrefix(work.path + "/"),
      let text = try? String(contentsOfFile: message.path, encoding: .utf8)
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(message.line - 1) else { return nil }
    return sources.previews.first { preview in
      preview.className != nil && lines[message.line - 1].contains("\"\(preview.symbol)\"")
    }?.className
  }

  /// The message at its place in the source, if it is about generated code.
  private func original(_ message: CompilerMessage, in sources: AdaptedSources) -> CompilerMessage {
    guard message.path.hasPrefix(work.path + "/") else { return message }
    let name = message.path.split(separator: "/").last.map(String.init)
    guard let file = sources.files.first(where: { $0.adapted == name }) else { return message }
    var moved = message
    (moved.path, moved.line, moved.column) = (file.path, 1, 1)
    moved.text += " (in code that Purlin generates for this file)"
    return moved
  }
}
