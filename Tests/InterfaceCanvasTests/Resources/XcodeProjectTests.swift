import Foundation
import TestSupport
import Testing

@testable import InterfaceCanvas

@Suite struct XcodeProjectTests {
  private func project(
    _ targets: [ProjectTarget], shared: [String] = []
  ) throws -> (folder: Scratch, project: XcodeProject) {
    let folder = try Scratch()
    try folder.writeProject(targets, shared: shared)
    let path = folder.url.appending(path: "App.xcodeproj/project.pbxproj").path
    return (folder, try #require(XcodeProject(path)))
  }

  @Test(arguments: [
    ([], [], true), (["SWIFT_VERSION = 5.0"], [], false), ([], ["SWIFT_VERSION = 4.2"], false),
    (["SWIFT_VERSION = 2.3"], ["SWIFT_VERSION = 5.0"], true), (["SWIFT_VERSION = 3"], [], false),
  ])
  func `a project without a version of Swift can be of Swift 2`(
    _ own: [String], _ shared: [String], _ isOld: Bool
  ) throws {
    #expect(
      try project([ProjectTarget(settings: own)], shared: shared).project.mayUseSwift2 == isOld)
  }

  @Test func `a target contains the files of its phases`() throws {
    let (folder, project) = try project([
      ProjectTarget(files: ["App/A.xib", "App/Forms"]), ProjectTarget("Kit", product: "framework"),
    ])
    func contains(_ name: String) -> [Bool] {
      project.targets.map { $0.contains(folder.url.appending(path: name).path) }
    }
    #expect(contains("App/A.xib") == [true, false])
    #expect(contains("App/Forms/B.xib") == [true, false])
    #expect(contains("App/B.xib") == [false, false])
    #expect(project.targets.map(\.isApp) == [true, false])
  }

  @Test(arguments: ["", "{", "<<<<<<< HEAD\n{ objects = {}; }", "{ objects = ( a ); }"])
  func `what is no project has none`(text: String) throws {
    let folder = try Scratch()
    try folder.write(text, to: "project.pbxproj")
    #expect(XcodeProject(folder.url.appending(path: "project.pbxproj").path) == nil)
  }

  @Test func `variables that name each other have no value`() throws {
    let (_, project) = try project([
      ProjectTarget(settings: ["A = \"$(B)x\"", "B = \"$(A)\"", "C = \"$(TARGET_NAME:lower)s\""])
    ])
    let target = try #require(project.targets.first)
    #expect(target.values(of: "C") == ["Apps"])
    #expect(target.values(of: "A").count == 1)
  }
}
