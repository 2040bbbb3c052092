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

  @Test func `checksums differ with the order of bytes`() {
    #expect(ContentsSum.of("ab".utf8) != ContentsSum.of("ba".utf8))
    #expect(ContentsSum.of("".utf8) == 0xcbf2_9ce4_8422_2325)
  }
}
