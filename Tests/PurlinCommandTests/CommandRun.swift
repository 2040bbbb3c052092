import ArgumentParser
import AutoLayout
import Foundation
import Testing

@testable import PurlinCommand

/// One run of the built command, with what it printed.
struct CommandRun {
  let status: Int32
  /// The number of the signal that ended it, if one did.
  let signal: Int32?
  let output: String
  let errors: String

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
    errors = String(decoding: try Data(contentsOf: err), as: UTF8.self)
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

/// A folder of documents that is gone afterwards.
final class Scratch {
  let url: URL

  init(documents: [String] = []) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "purlin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for name in documents { try write(Self.document, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: url.path)
        .filter { $0 != ".out" && $0 != ".err" }.sorted()
    }
  }

  /// A view with a subview that is as wide as it says, and saved otherwise.
  static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina3_5" orientation="portrait"/>
      <objects>
        <view id="root">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
              <rect key="frame" x="10" y="20" width="50" height="50"/>
              <constraints>
                <constraint firstAttribute="width" constant="70" id="w"/>
                <constraint firstAttribute="height" constant="50" id="h"/>
              </constraints>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="10" id="l"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="20" id="t"/>
          </constraints>
        </view>
      </objects>
    </document>

    """
}
