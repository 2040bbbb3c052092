internal import Foundation
internal import IsolatedWork
internal import PreviewRunner

/// The Swift toolchain of the machine.
struct SwiftToolchain: Sendable {
  /// The path of the compiler.
  let compiler: String
  /// The version and the platform, as the compiler describes them.
  let version: String
  /// The folder of the toolchain's libraries, `usr/lib/swift`.
  let libraries: String

  /// Finds the toolchain by the search path.
  init() throws(PreviewError) {
    guard let compiler = Self.program("swiftc") else {
      throw PreviewError(
        "no Swift compiler: install Swift from https://www.swift.org/install, or put 'swiftc' on the PATH"
      )
    }
    self.compiler = compiler
    let answer = try CapturedRun(of: compiler, ["-print-target-info"])
    guard answer.isSuccess,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.output))
    else { throw PreviewError("\(compiler) does not answer -print-target-info") }
    version = info.compilerVersion + " " + info.target.triple
    libraries = info.paths.runtimeResourcePath
  }

  /// Swift's own libraries for reading its syntax; nil in a toolchain without them.
  var syntaxLibraries: String? {
    let folder = libraries + "/host"
    return FileManager.default.fileExists(atPath: folder + "/SwiftParser.swiftmodule")
      ? folder : nil
  }

  /// The names of the modules that every program can import.
  var modules: [String] {
    ["linux", "macosx"].flatMap { Self.modules(in: "\(libraries)/\($0)") }
  }

  /// The names of the compiled modules in a folder.
  static func modules(in folder: String) -> [String] {
    FileManager.default.names(in: folder).compactMap {
      $0.hasSuffix(".swiftmodule") ? String($0.dropLast(".swiftmodule".count)) : nil
    }
  }

  /// The path of another program of the toolchain, or of the machine; nil if there is none.
  func tool(_ name: String) -> String? {
    let beside = URL(fileURLWithPath: libraries + "/../../bin").standardized.path + "/" + name
    return FileManager.default.isExecutableFile(atPath: beside) ? beside : Self.program(name)
  }

  /// The arguments that choose the fastest linker that is there.
  var linker: [String] { tool("ld.lld") == nil ? [] : ["-use-ld=lld"] }

  /// Returns the path of a program on the search path.
  private static func program(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
    var compilerVersion: String
    var target: Target
    var paths: Paths
  }
}
