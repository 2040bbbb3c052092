import Testing

@testable import CodePreview

@Suite struct MissingNamesTests {
  @Test func `imports are read with their access, kind and part`() {
    let text = """
      import UIKit.UIView
      @testable import class Kit.Card
      public import Network; // import Comment
      @_exported import os.log
      let words = "nothing"
      #if canImport(Maps)
        import Maps
      #endif
      """
    #expect(MissingNames.imports(of: text) == ["UIKit", "Kit", "Network", "os", "Maps"])
  }

  @Test func `checksums differ with the order of bytes`() {
    #expect(ContentsSum.of("ab".utf8) != ContentsSum.of("ba".utf8))
    #expect(ContentsSum.of("".utf8) == 0xcbf2_9ce4_8422_2325)
  }
}
