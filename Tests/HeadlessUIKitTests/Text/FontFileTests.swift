import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing
import TextMetrics

@Suite @MainActor struct MissingFontTests {
  private let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22504">
      <objects>
        <view id="v"><rect key="frame" x="0" y="0" width="300" height="100"/>
          <subviews>
            <label text="One" id="a"><rect key="frame" x="0" y="0" width="40" height="20"/>
              <fontDescription key="fontDescription" name="Tiny-Bold" family="Tiny" pointSize="17"/>
            </label>
            <label text="Two" id="b"><rect key="frame" x="0" y="0" width="40" height="20"/>
              <fontDescription key="fontDescription" name="Tiny-Bold" family="Tiny" pointSize="12"/>
            </label>
            <label text="नमस्ते" id="c"><rect key="frame" x="0" y="0" width="40" height="20"/>
              <fontDescription key="fontDescription" type="system" pointSize="12"/>
            </label>
          </subviews>
        </view>
      </objects>
    </document>
    """

  @Test func `a missing font is one finding, an unknown script one a text`() throws {
    let document = try InterfaceDocument(parsing: Array(document.utf8))
    let stage = InterfaceStage(document)
    let staged = stage.present(try #require(stage.document.islands.first))

    #expect(staged.textFindings.map(\.severity) == [.warning, .note])
    #expect(staged.textFindings.map(\.objectID) == ["a", "c"])
    #expect(staged.textFindings.first?.message.contains("font 'Tiny-Bold' is not at hand") == true)
    #expect(staged.textFindings.last?.message.contains("width estimated") == true)
  }

  @Test func `a folder without fonts, and one that is not there, are errors`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let empty = #expect(throws: FontFolderError.self) {
      try FontLibrary.reading(folder: folder.path)
    }
    #expect(empty?.message == "has no font (.ttf, .otf, .ttc, .otc)")
    let missing = #expect(throws: FontFolderError.self) {
      try FontLibrary.reading(folder: folder.path + "/none")
    }
    #expect(missing?.message == "no such folder or font file")

    try Data("no font".utf8).write(to: folder.appendingPathComponent("a.ttf"))
    let read = try FontLibrary.reading(folder: folder.path)
    #expect(read.library.isEmpty)
    #expect(read.findings.map(\.error) == [.notAFont])
  }
}
