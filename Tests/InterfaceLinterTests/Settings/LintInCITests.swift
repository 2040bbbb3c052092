import Foundation
import HeadlessUIKit
import InterfaceCanvas
import Testing

@testable import InterfaceLinter

/// The repository that the example shows: checked as its workflow checks it.
@MainActor
@Suite struct LintInCITests {
  private let settings: LintSettings
  private let baseline: Baseline
  private let result: LintResult

  private static let file = "App/Base.lproj/Profile.storyboard"

  init() throws {
    let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Examples/LintInCI")
    func text(_ path: String) throws -> String {
      try String(contentsOf: example.appendingPathComponent(path), encoding: .utf8)
    }
    settings = try LintSettings(json: text(".purlin.json"))
    baseline = try Baseline(json: text(#require(settings.baseline)))
    let devices = try settings.devices.map {
      LintConfiguration(canvas: .device(try #require(Device.named($0)), .portrait))
    }
    let linter = Linter(settings: settings, configurations: [.saved] + devices)
    result = try DocumentChecker(linter: linter, checksSizes: false)
      .check(Array(text(Self.file).utf8), file: Self.file)
  }

  @Test func `there is nothing but what the baseline has, and all of that`() throws {
    #expect(settings.covers(Self.file))
    #expect(baseline.count == result.findings.count)
    var (baseline, result) = (baseline, result)
    baseline.silence(&result, as: Self.file)
    #expect(result.findings.isEmpty)
    #expect(baseline.count == 0)
  }

  @Test func `old sins are of several kinds`() {
    #expect(
      Set(result.findings.map(\.ruleID)).isSuperset(of: [
        "ambiguous-layout", "fixed-width-text", "left-right", "dynamic-type",
      ]))
    #expect(result.has(.error))
  }

  @Test func `the marker in the version label is counted`() {
    #expect(result.silenced == 1)
  }
}
