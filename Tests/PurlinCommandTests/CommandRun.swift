import ArgumentParser
import AutoLayout
import Foundation
import IsolatedWork
import TestSupport
import Testing

@testable import PurlinCommand

/// One run of the built command, with what it printed.
struct CommandRun {
  let status: Int32
  /// The number of the signal that ended it, if one did.
  let signal: Int32?
  let output: String
  /// Standard error, without ``hints``.
  let errors: String
  /// The lines of standard error that name the subcommand that replaces a former one.
  let hints: [String]

  /// Runs a shell's command line in a folder; `purlin` is the built command.
  ///
  /// - Parameters:
  ///   - line: What a person would type.
  ///   - folder: Where they would type it.
  ///   - faults: What is planted; see `Documentation/Robustness.md`.
  /// - Throws: What starting a process or reading its output throws.
  init(_ line: String, in folder: Scratch, faults: String = "") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "purlin() { \"\(Self.program)\" \"$@\"; }; \(line)"]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment.merging(
      // Results are kept only where a test says so.
      ["PURLIN_PLANTED_FAULTS": faults, "XDG_CACHE_HOME": "/dev/null"],
      uniquingKeysWith: { _, new in new })
    let (out, err) = (folder.url.appending(path: ".out"), folder.url.appending(path: ".err"))
    for file in [out, err] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    let isSignal = process.terminationReason == .uncaughtSignal
    status = isSignal ? 128 + process.terminationStatus : process.terminationStatus
    signal = isSignal ? process.terminationStatus : nil
    output = String(decoding: try Data(contentsOf: out), as: UTF8.self)
    let all = String(decoding: try Data(contentsOf: err), as: UTF8.self)
    hints = all.split(separator: "\n").map(String.init).filter { $0.hasPrefix("hint: ") }
    errors = hints.reduce(all) { $0.replacing($1 + "\n", with: "") }
  }

  /// Runs a subcommand in this process, where the process is not what is tested.
  ///
  /// - Parameters:
  ///   - arguments: The words after `purlin`, with whole paths.
  ///   - folder: Where the streams are kept.
  /// - Throws: What reading the streams throws.
  @MainActor
  init(inProcess arguments: [String], in folder: Scratch) throws {
    let urls = [".out", ".err"].map { folder.url.appending(path: $0) }
    let files = try urls.map { url in
      try Data().write(to: url)
      return try FileHandle(forWritingTo: url)
    }
    // The command mutes the log of its process; here other tests read that log.
    let isMuted = LayoutLog.shared.isMuted
    defer { LayoutLog.shared.isMuted = isMuted }
    status = StandardOutput.$descriptor.withValue(files[0].fileDescriptor) {
      StandardError.$redirected.withValue(files[1].fileDescriptor) {
        Purlin.status {
          var command = try Purlin.parse(arguments)
          try command.run()
        }
      }
    }
    signal = nil
    output = String(decoding: try Data(contentsOf: urls[0]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: urls[1]), as: UTF8.self)
    hints = []
  }

  /// The lines of standard error.
  var lines: [Substring] { errors.split(whereSeparator: \.isNewline) }

  /// The command beside the tests that run.
  static let program: String = {
    let tests = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
    let place = tests ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: place).resolvingSymlinksInPath().deletingLastPathComponent()
      .appending(path: "purlin").path
  }()
}
