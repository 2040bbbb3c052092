import LayoutGeometry
import Testing

@testable import SourceLocations

@Suite struct AppLineTests {
  /// A disk with an app, a library with a license, one with a podspec, and a dependency of a package manager.
  private struct Disk: FileKnowledge {
    var folders = [
      "/app/Grid": ["Package.swift", "LICENSE.txt", "Sources"],
      "/app/Snap": ["Snap.podspec", "Snap.swift"],
      "/app/Parts": ["Package.swift", "Sources"],
      "/app": ["App.swift", "Package.swift"],
    ]
    func exists(_ path: String) -> Bool { !path.hasPrefix("/elsewhere/") }
    func names(in folder: String) -> [String] { folders[folder] ?? [] }
  }

  private func location(_ places: String...) -> CodeLocation? {
    var choice = AppLine(own: "/purlin/Sources", generated: "/cache/work", files: Disk())
    return choice.location(
      in: places.map { place in
        let parts = place.split(separator: ":")
        return CodeLocation.Frame(path: String(parts[0]), line: Int(parts[1]) ?? 0)
      })
  }

  @Test func `the innermost line outside Purlin is chosen`() {
    let found = location("/purlin/Sources/AutoLayout/A.swift:1", "/app/Card.swift:9")
    #expect(found == CodeLocation(path: "/app/Card.swift", line: 9))
  }

  @Test(
    arguments: [
      "/app/Grid/Sources/Grid/Make.swift:7", "/app/Snap/Snap.swift:7",
      "/app/.build/checkouts/Other/Other.swift:7", "/app/Pods/Other/Other.swift:7",
    ])
  func `a library's line leads to the line that calls it`(library: String) {
    let found = location(library, library, "/app/Card.swift:9")
    #expect(found?.place == "Card.swift:9")
    #expect(found?.library?.line == 7)
  }

  @Test func `a package of the app's own is no library`() {
    let found = location("/app/Parts/Sources/Button.swift:3", "/app/Card.swift:9")
    #expect(found?.description == "Button.swift:3 from Card.swift:9")
  }

  @Test func `a library's own screens have its lines`() {
    #expect(location("/app/Grid/Sources/Grid/Make.swift:7")?.place == "Make.swift:7")
  }

  @Test func `lines of generated code lead to those that were written`() {
    let found = location(
      "/app/Row.swift:3", "/cache/work/adapted/1-Row.swift:72", "/app/Card.swift:9")
    #expect(found?.description == "Row.swift:3 from Card.swift:9")
    #expect(location("/cache/work/adapted/1-Row.swift:72") == nil)
  }

  @Test func `lines of files that are not here, or that the compiler wrote, are left out`() {
    #expect(location("/elsewhere/stdlib/Array.swift:5", "/app/Card.swift:0") == nil)
  }
}
