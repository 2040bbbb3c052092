import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Testing

@MainActor
@Suite struct ResourceTests {
  private let strings = """
    /* Class = "UIButton"; normalTitle = "OK"; ObjectID = "ok"; */
    "ok.normalTitle" = "Sch\\U00f6n \\"so\\"\\n";  // and a comment
    name.text = "Name";
    """

  @Test func `strings files are read in UTF-8 and UTF-16 with and without a mark`() throws {
    for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian] {
      let data = try #require(strings.data(using: encoding))
      let texts = try StringsFile(data).texts
      #expect(texts == ["ok.normalTitle": "Schön \"so\"\n", "name.text": "Name"])
    }
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["a.text": "A"], format: .xml, options: 0)
    #expect(try StringsFile(list).texts == ["a.text": "A"])
  }

  @Test(arguments: [
    ("\"a\" \"b\";", "1:5: expected '='"),
    ("\"a\" = \"b\"\n\"c\" = \"d\";", "2:1: expected ';'"),
    ("\"a\" = \"b", "1:7: the text of 'a' is not terminated"),
    ("/* a", "1:1: the comment is not terminated"),
    ("= 1;", "1:1: a key is missing"),
    ("\"a\" = \"\\U12\";", "1:10: '\\U' is not followed by four hexadecimal digits"),
    ("\"a\" = \"\\UD83D\";", "1:14: an unpaired surrogate"),
  ])
  func `a broken strings file is an error with its place`(_ text: String, _ message: String) {
    do {
      _ = try StringsFile(Data(text.utf8))
      Issue.record("read: \(text)")
    } catch { #expect(error.description == message) }
  }

  @Test func `a string catalogue gives the general form of texts with variations`() throws {
    let catalog = try StringCatalog(
      Data(
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "a.text": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Eins"}}}},
          "b.text": {"localizations": {"de": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "Ein"}}, "other": {"stringUnit": {"value": "Viele"}}
          }}}}},
          "c.text": {}
        }}
        """.utf8))
    #expect(catalog.languages == ["de"])
    #expect(catalog.texts(in: "de") == ["a.text": "Eins", "b.text": "Viele"])
    #expect(catalog.texts(in: "fr").isEmpty)
    #expect(throws: ResourceError.self) { try StringCatalog(Data("{".utf8)) }
  }

  @Test func `the languages of a document are those with a file of its name`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("purlin-\(ProcessInfo.processInfo.globallyUniqueString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in [
      ("Base.lproj/Main.storyboard", ""), ("de.lproj/Main.strings", strings),
      ("fr.lproj/Other.strings", strings),
      (
        "Main.xcstrings",
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "a.text": {"localizations": {"ar": {"stringUnit": {"value": "A"}}}}}}
        """
      ),
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let document = folder.appendingPathComponent("Base.lproj/Main.storyboard").path
    #expect(try DocumentTexts.languages(forDocumentAt: document) == ["ar", "de"])
    #expect(try DocumentTexts.languages(forDocumentAt: "/nowhere/Main.xib").isEmpty)
    try Data("{".utf8).write(to: folder.appendingPathComponent("Main.xcstrings"))
    #expect(throws: ResourceError.self) {
      try DocumentTexts.languages(forDocumentAt: document)
    }
  }

  @Test func `texts of another language take the places of those in the document`() throws {
    let document = try InterfaceDocument(
      parsing: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
         <objects><view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
          <label text="Name" id="name"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
          <button id="ok"><rect key="frame" x="0" y="0" width="9" height="9"/>
           <state key="normal" title="OK"/></button>
          <segmentedControl id="seg"><rect key="frame" x="0" y="0" width="9" height="9"/>
           <segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
         </subviews></view></objects>
        </document>
        """)
    let german = document.localized(by: [
      "name.text": "Bezeichnung", "ok.normalTitle": "Gut", "seg.segmentTitles[1]": "Zwei",
      "nobody.text": "?",
    ])
    let views = try #require(german.islands.first).views
    #expect(views[1].text?.text == "Bezeichnung")
    #expect(views[2].button?.normalState?.title == "Gut")
    #expect(views[3].control?.segments.map(\.title) == ["A", "Zwei"])
  }

  /// The bytes of a PNG up to its size.
  private func png(_ width: UInt8, _ height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  @Test func `images state their size at their beginning`() {
    #expect(ImageHeader(png(64, 48))?.size == CGSize(width: 64, height: 48))
    // Xcode puts a chunk of its own before the header.
    let optimized = Array("CgBI".utf8) + [0x50, 0, 0x20, 2, 0, 0, 0, 0]
    var bytes = [UInt8](png(64, 48))
    bytes.insert(contentsOf: [0, 0, 0, 4] + optimized, at: 8)
    #expect(ImageHeader(Data(bytes))?.size == CGSize(width: 64, height: 48))
    bytes.replaceSubrange(8..<12, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(ImageHeader(Data(bytes)) == nil)
    let jpeg = Data(
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC2, 0, 11, 8, 0, 30, 0, 40, 1, 1, 0x11, 0])
    #expect(ImageHeader(jpeg)?.size == CGSize(width: 40, height: 30))
    let pdf = Data("%PDF-1.4\n<< /Type /Page /MediaBox [ 0 0 24.5 12 ] >>".utf8)
    #expect(ImageHeader(pdf)?.size == CGSize(width: 24.5, height: 12))
    #expect(ImageHeader(pdf)?.isVector == true)
    let svg = Data("<svg xmlns=\"x\" viewBox=\"0 0 10 20\"><path d=\"\"/></svg>".utf8)
    #expect(ImageHeader(svg)?.size == CGSize(width: 10, height: 20))
    let sized = Data("<svg width=\"7px\" height='9' viewBox=\"0 0 10 20\"/>".utf8)
    #expect(ImageHeader(sized)?.size == CGSize(width: 7, height: 9))
  }

  @Test func `truncated or strange images have no size, and nothing breaks`() {
    let whole = png(1, 1)
    for count in 0..<24 { #expect(ImageHeader(whole.prefix(count)) == nil) }
    for bytes in [
      [0xFF, 0xD8], [0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xFF, 0, 0, 0],
    ] {
      #expect(ImageHeader(Data(bytes.map { UInt8($0) })) == nil)
    }
    #expect(ImageHeader(Data("%PDF-1.4 /MediaBox [0 0 nan 1]".utf8)) == nil)
    #expect(ImageHeader(Data("<svg width=\"100%\">".utf8)) == nil)
  }

  /// Images of several scales whose sizes do not fit together, by the pixels of their widths.
  @Test(
    arguments: [
      ([1: 60, 2: 90, 3: 150], 45), ([1: 60, 3: 150], 50), ([1: 60], 60), ([3: 150], 50),
    ] as [([Int: UInt8], Double)])
  func `the image that devices show gives the size`(pixels: [Int: UInt8], width: Double) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("purlin-scales-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("star.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    var entries: [String] = []
    for (scale, width) in pixels.sorted(by: { $0.key < $1.key }) {
      let name = scale == 1 ? "moon.png" : "moon@\(scale)x.png"
      try png(width, 30).write(to: folder.appendingPathComponent(name))
      try png(width, 30).write(to: set.appendingPathComponent(name))
      entries.append(
        "{\"idiom\": \"universal\", \"scale\": \"\(scale)x\", \"filename\": \"\(name)\"}")
    }
    try Data("{\"images\": [\(entries.joined(separator: ","))]}".utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    let sizes = AssetCatalogs(folders: [folder.path]).sizes
    #expect(["star", "moon"].map { sizes[$0]?.width } == [CGFloat(width), CGFloat(width)])
  }

  @Test func `a symbol of a catalog is an image of its name, with the size of Apple's`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("purlin-symbols-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["star.fill", "tide"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("\(name).symbolset"), withIntermediateDirectories: true)
    }
    let symbols = AssetCatalogs(folders: [folder.path]).symbols
    #expect(symbols == ["star.fill", "tide"])
    var environment = LayoutEnvironment()
    environment.images = ImageLibrary()
    for name in symbols { environment.images.register(symbolSet: name) }
    LayoutEnvironment.with(environment) {
      let star = UIImage(named: "star.fill")
      #expect(star?.size == UIImage(systemName: "star.fill")?.size && star?.isSymbolImage == true)
      #expect(UIImage(named: "tide")?.hasEstimatedSize == true)
      #expect(UIImage(named: "gone") == nil)
    }
  }

  @Test func `asset catalogues give sizes in points, by names with their namespaces`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("purlin-assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent("Media.xcassets")
    func add(_ path: String, _ data: Data) throws {
      let url = catalog.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x"},
       {"idiom": "universal", "scale": "2x", "filename": "star.png"}]}
      """
    try add("star.imageset/Contents.json", Data(contents.utf8))
    try add("star.imageset/star.png", png(64, 48))
    try add("Icons/Contents.json", Data("{\"properties\": {\"provides-namespace\": true}}".utf8))
    try add("Icons/moon.imageset/Contents.json", Data(contents.utf8))
    try add("Icons/moon.imageset/star.png", png(20, 20))
    try add("gone.imageset/Contents.json", Data(contents.utf8))
    try add("empty.imageset/Contents.json", Data("{\"images\": [{\"scale\": \"2x\"}]}".utf8))

    let beside = AssetCatalogs.beside(
      documentAt: folder.appendingPathComponent("Base.lproj/Main.storyboard").path)
    #expect(beside == [catalog.path])
    let assets = AssetCatalogs(folders: beside)
    #expect(
      assets.sizes == [
        "star": CGSize(width: 32, height: 24), "Icons/moon": CGSize(width: 10, height: 10),
      ])
    #expect(assets.problems.count == 1)
    #expect(assets.unreadable["gone"] == assets.problems.first)
    #expect(assets.unreadable["empty"]?.hasSuffix("empty.imageset: has no image") == true)
  }
}
