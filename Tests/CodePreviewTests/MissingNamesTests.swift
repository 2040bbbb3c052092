import Testing

@testable import CodePreview

@Suite struct MissingNamesTests {
  @Test func `imports are read with their access, kind and part`() {
    // Written apart, because these are no imports of this file.
    let text = """
      IMPORT UIKit.UIView
      @testable IMPORT class Kit.Card
      public IMPORT Network; // IMPORT Comment
      @_exported IMPORT os.log
      let words = "nothing"
      #if canImport(Maps)
        IMPORT Maps
      #endif
      """.replacing("IMPORT", with: "import")
    #expect(MissingNames.imports(of: text) == ["UIKit", "Kit", "Network", "os", "Maps"])
  }

  @Test(arguments: [
    ("cannot find 'NSUserActivity' in scope", true, false),
    ("value of type 'UIView' has no member 'oops'", true, false),
    ("cannot find type 'CATiles?' in scope", false, false),
    ("cannot find 'uiview' in scope", false, false), ("cannot find 'oops' in scope", false, false),
    (
      "'init(format:_:)' is unavailable: NSExpression is not available in swift-corelibs-foundation",
      false, true
    ),
  ])
  func `errors about names of Apple's`(text: String, isOfApple: Bool, isUnavailable: Bool) {
    for severity in [CompilerMessage.Severity.error, .warning] {
      let message = CompilerMessage(
        path: "A.swift", line: 1, column: 1, severity: severity, text: text)
      #expect(MissingNames.isOfApple(message) == (isOfApple && severity == .error))
      #expect(MissingNames.isUnavailable(message) == (isUnavailable && severity == .error))
    }
  }

  @Test func `checksums differ with the order of bytes`() {
    #expect(ContentsSum.of("ab".utf8) != ContentsSum.of("ba".utf8))
    #expect(ContentsSum.of("".utf8) == 0xcbf2_9ce4_8422_2325)
  }
}
