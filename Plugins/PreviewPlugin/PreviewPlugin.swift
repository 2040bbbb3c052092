import Foundation
import PackagePlugin

/// `swift package preview`: the previews of a target, in a package that depends on Purlin.
///
///     swift package preview --target Screens
///     swift package preview --check --format xcode
///
/// Other arguments are those of `purlin preview`. The command is the one in `PATH`; without one it is built from the
/// sources of the package that provides this plugin, once.
@main
struct PreviewPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = try Self.targets(names, in: context.package)
    var environment = ProcessInfo.processInfo.environment
    let process = Process()
    if let command = Self.installed(environment) {
      process.executableURL = command
    } else {
      let purlin = try Self.purlin(in: context.package)
      process.executableURL = try Self.built(purlin, in: context.pluginWorkDirectoryURL)
      environment["PURLIN_SOURCES"] = purlin.path
    }
    process.arguments =
      ["preview"] + targets.map(\.directoryURL.path) + extractor.remainingArguments
    process.environment = environment
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // The command has said why.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// The targets with the names, or without names the package's only target that is no test.
  private static func targets(
    _ names: [String], in package: Package
  ) throws -> [any SourceModuleTarget] {
    let all = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .filter { $0.kind != .test && $0.kind != .macro }
    let known = all.map(\.name).joined(separator: ", ")
    guard !names.isEmpty else {
      guard all.count == 1 else {
        throw PluginError("name a target of \(package.displayName) with --target: \(known)")
      }
      return all
    }
    return try names.map { name in
      guard let target = all.first(where: { $0.name == name }) else {
        throw PluginError("\(package.displayName) has no target '\(name)'; there is \(known)")
      }
      return target
    }
  }

  /// The folder of the package that provides this plugin.
  private static func purlin(in package: Package) throws -> URL {
    let all = [package] + package.dependencies.map(\.package)
    guard let purlin = all.first(where: { $0.displayName == "Purlin" }) else {
      throw PluginError(
        "the command 'purlin' is not installed, and \(package.displayName) does not depend on Purlin"
      )
    }
    return purlin.directoryURL
  }

  private static func installed(_ environment: [String: String]) -> URL? {
    (environment["PATH"] ?? "").split(separator: ":")
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent("purlin") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Builds the command without optimization, with the flags of the Makefile.
  private static func built(_ purlin: URL, in folder: URL) throws -> URL {
    let build = folder.appendingPathComponent("purlin")
    let command = build.appendingPathComponent("release/purlin")
    if !FileManager.default.fileExists(atPath: command.path) {
      Diagnostics.remark(
        "building the command 'purlin', once: some minutes. An installed one is used instead.")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [
        "swift", "build", "--package-path", purlin.path, "--scratch-path", build.path, "-c",
        "release",
      ]
      + [
        "-debug-info-format", "none", "-Xswiftc", "-Onone", "-Xswiftc",
        "-no-emit-module-separately-wmo",
      ]
      + ["--product", "purlin"]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw PluginError("the command 'purlin' could not be built")
    }
    return command
  }
}

/// An error with a message for people.
struct PluginError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
