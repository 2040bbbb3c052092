import Testing

@testable import CodePreview

@Suite struct PreviewSourcesTests {
  @Test(arguments: [
    ("Views/Card.swift", true), ("Card.swift", true), ("Package.swift", false),
    (".build/checkouts/A.swift", false), ("AppTests/CardTests.swift", false),
    ("Pods/SnapKit/A.swift", false), ("Card.txt", false),
  ])
  func `only sources of the app are compiled`(path: String, isSource: Bool) {
    #expect(PreviewSources.isSource(path) == isSource)
  }

  @Test func `a path that does not exist is an error with its name`() {
    #expect(throws: PreviewError("/nowhere/A.swift: no such file or directory")) {
      try PreviewSources(["/nowhere/A.swift"]).files()
    }
  }
}
