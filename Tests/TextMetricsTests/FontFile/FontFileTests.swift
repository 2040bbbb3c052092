import Testing
import TextMetrics

@Suite struct FontFileTests {
  @Test(arguments: TinyFont.MapFormat.allCases)
  func `characters are found in every format of map`(format: TinyFont.MapFormat) throws {
    let face = try #require(try FontFile.faces(in: TinyFont(mapFormat: format).bytes).first)

    #expect(face.advance(of: "A") == 700)
    #expect(face.advance(of: " ") == 300)
    #expect(face.advance(of: "C") == nil)
    // Bytes are those of the old Mac encoding, where é is elsewhere; two formats end at 65535.
    #expect(face.advance(of: "é") == (format == .bytes ? nil : 550))
    #expect(face.advance(of: "😀") == (format == .groups ? 1200 : nil))
  }

  @Test func `glyphs beyond the list are as wide as the last`() throws {
    let face = try #require(try FontFile.faces(in: TinyFont().bytes).first)

    #expect(face.advance(of: "B") == 1200)
  }

  @Test(arguments: [
    TinyFont.Kerning.table, .applesTable, .glyphPairs, .classPairs, .extensionPairs,
  ])
  func `kerning is found in every form`(kerning: TinyFont.Kerning) throws {
    let face = try #require(try FontFile.faces(in: TinyFont(kerning: kerning).bytes).first)

    #expect(face.kerning("A", "V") == -80)
    #expect(face.kerning("V", "A") == 0)
    #expect(face.kerning("A", "A") == 0)
    #expect(face.kerning("A", "C") == 0)
  }

  @Test func `a face tells its names and heights`() throws {
    let face = try #require(try FontFile.faces(in: TinyFont().bytes).first)

    #expect(face.postScriptName == "Tiny-Bold")
    #expect(face.familyName == "Tiny")
    #expect(face.fullName == "Tiny Bold")
    #expect(face.weight == .bold)
    #expect(!face.isItalic)
    #expect(!face.isVariable)
    #expect(face.unitsPerEm == 1000)
    #expect(face.ascender == 900)
    #expect(face.descender == -200)
    #expect(face.lineGap == 50)
    #expect(face.xHeight == 480)
    #expect(face.capHeight == 720)
    #expect(face.glyphCount == 7)
  }

  @Test func `a collection has several faces`() throws {
    let bytes = TinyFont.file(
      [TinyFont(), TinyFont(name: "Tiny-Black", weightClass: 900)], isCollection: true)

    #expect(try FontFile.faces(in: bytes).map(\.postScriptName) == ["Tiny-Bold", "Tiny-Black"])
    #expect(try FontFile.faces(in: bytes).map(\.weight) == [.bold, .black])
  }

  @Test func `a font without optional tables has the usual proportions`() throws {
    let font = TinyFont(without: ["OS/2", "name"])
    let face = try #require(try FontFile.faces(in: font.bytes).first)

    #expect(face.weight == .regular)
    #expect(face.xHeight == 500)
    #expect(face.capHeight == 700)
    #expect(face.postScriptName == "")
  }

  @Test(arguments: ["head", "hhea", "maxp", "hmtx", "cmap"])
  func `a table that measuring needs is missed by name`(name: String) {
    #expect(throws: FontFileError.missingTable(name)) {
      try FontFile.faces(in: TinyFont(without: [name]).bytes)
    }
  }

  @Test func `what is no font is distinguished`() {
    #expect(throws: FontFileError.notAFont) { try FontFile.faces(in: []) }
    #expect(throws: FontFileError.notAFont) { try FontFile.faces(in: Array("<?xml ?>".utf8)) }
    #expect(throws: FontFileError.packed) { try FontFile.faces(in: Array("wOF2....".utf8)) }
    #expect(
      throws: FontFileError.badTable("ttcf", "lists 16777216 faces, more than the file can contain")
    ) {
      try FontFile.faces(in: Array("ttcf".utf8) + u32(0x10000) + u32(1 << 24))
    }
    #expect(throws: FontFileError.badTable("head", "the units per em are not between 16 and 16384"))
    {
      try FontFile.faces(in: TinyFont(replacing: ["head": zeros(54)]).bytes)
    }
    #expect(throws: FontFileError.badTable("hmtx", "is truncated")) {
      try FontFile.faces(in: TinyFont(replacing: ["hmtx": zeros(20)]).bytes)
    }
    #expect(FontFileError.missingTable("cmap").description == "has no table 'cmap'")
  }
}
