/// The metrics of one face of a TrueType or OpenType file: advances, kerning and heights.
///
/// Outlines, ligatures, contextual forms and hinting are not read: text is measured character by
/// character. For a variable font, the default instance is measured.
///
///     let faces = try FontFile.faces(in: bytes)
///     faces[0].postScriptName               // "Barlow-Medium"
///     faces[0].advance(of: "W")             // in font units
public struct FontFile: Sendable {
  /// The PostScript name, which `UIFont(name:size:)` and documents use.
  public let postScriptName: String
  /// The name of the family, common to its styles.
  public let familyName: String
  /// The full name of the face, usually family and style.
  public let fullName: String
  /// The weight given in the file.
  public let weight: FontWeight
  /// Whether the face is italic or oblique.
  public let isItalic: Bool
  /// Whether the font is a variable font.
  public let isVariable: Bool
  /// The number of font units per em.
  public let unitsPerEm: Double
  /// The height above the baseline, in font units.
  public let ascender: Double
  /// The depth below the baseline, in font units: negative.
  public let descender: Double
  /// The space between two lines in addition to ascender and descender, in font units.
  public let lineGap: Double
  /// The height of capital letters, in font units.
  public let capHeight: Double
  /// The height of a lowercase x, in font units.
  public let xHeight: Double
  /// The number of glyphs.
  public let glyphCount: Int

  private let advances: [UInt16]
  private let characters: CharacterMap
  private let pairs: PairPositioning?
  private let kerning: KerningTable?

  /// Returns all faces of a file: one, or those of a collection.
  ///
  /// - Throws: An error if the file is not a font, or if a required table is missing or invalid.
  ///   Invalid kerning is ignored.
  /// - Complexity: O(*n*) in the size of the file.
  public static func faces(in bytes: [UInt8]) throws(FontFileError) -> [FontFile] {
    let file = FontBytes(bytes)
    var faces: [FontFile] = []
    for offset in try FontDirectory.faceOffsets(in: file) {
      faces.append(try FontFile(FontDirectory(file, at: offset)))
    }
    return faces
  }

  init(_ tables: FontDirectory) throws(FontFileError) {
    let head = try tables.required("head")
    let hhea = try tables.required("hhea")
    guard let units = head.u16(18), (16...16384).contains(units) else {
      throw .badTable("head", "the units per em are not between 16 and 16384")
    }
    guard let ascender = hhea.i16(4), let descender = hhea.i16(6), let gap = hhea.i16(8),
      let metricCount = hhea.u16(34)
    else { throw .badTable("hhea", "is truncated") }
    guard let glyphs = try tables.required("maxp").u16(4), glyphs > 0 else {
      throw .badTable("maxp", "does not contain the number of glyphs")
    }
    advances = try Self.advances(
      tables.required("hmtx"), count: metricCount, glyphCount: glyphs)
    characters = try CharacterMap(tables.required("cmap"))
    pairs = tables["GPOS"].flatMap { PairPositioning($0) }
    kerning = pairs == nil ? tables["kern"].flatMap { KerningTable($0) } : nil
    glyphCount = glyphs
    unitsPerEm = Double(units)
    // A font has three sets of heights; Apple's systems use these. Documents confirm it for
    // Helvetica Neue, Courier New and Barlow: labels with one line are ascender − descender high,
    // without the gap.
    self.ascender = Double(ascender)
    self.descender = Double(min(descender, -descender))
    guard self.ascender > self.descender else {
      throw .badTable("hhea", "the ascender is not above the descender")
    }
    lineGap = Double(max(gap, 0))

    let style = tables["OS/2"]
    let version = style?.u16(0) ?? 0
    // Older files do not contain these heights; common proportions are used instead.
    let xHeight = version >= 2 ? style?.i16(86) ?? 0 : 0
    let capHeight = version >= 2 ? style?.i16(88) ?? 0 : 0
    self.xHeight = xHeight > 0 ? Double(xHeight) : Double(units) * 0.5
    self.capHeight = capHeight > 0 ? Double(capHeight) : Double(units) * 0.7
    weight = FontWeight(fontFileClass: style?.u16(4) ?? 400)
    isItalic = style?.u16(62).map { $0 & 0x201 != 0 } ?? (head.u16(44).map { $0 & 2 != 0 } ?? false)
    isVariable = tables["fvar"] != nil

    let names = FontNames(tables["name"])
    let family = names[16] ?? names[1] ?? ""
    let face = names[17] ?? names[2] ?? ""
    familyName = family
    fullName = names[4] ?? (face.isEmpty ? family : family + " " + face)
    postScriptName =
      names[6] ?? String((family + (face.isEmpty ? "" : "-" + face)).filter { $0 != " " })
  }

  private static func advances(
    _ table: FontBytes, count: Int, glyphCount: Int
  ) throws(FontFileError) -> [UInt16] {
    guard count >= 1, count <= glyphCount else {
      throw .badTable("hmtx", "has \(count) advances for \(glyphCount) glyphs")
    }
    guard table.count >= 4 * count else { throw .badTable("hmtx", "is truncated") }
    return (0..<count).map { UInt16(table.u16(4 * $0) ?? 0) }
  }

  /// Returns the glyph of a character; nil if the face does not have it.
  @inline(__always)
  func glyph(of scalar: Unicode.Scalar) -> Int? {
    guard let glyph = characters.glyph(of: Int(scalar.value)), glyph < glyphCount else {
      return nil
    }
    return glyph
  }

  /// Returns the advance of a glyph in font units.
  ///
  /// Glyphs after the last entry have the last advance.
  @inline(__always)
  func advance(ofGlyph glyph: Int) -> Double {
    Double(advances[min(glyph, advances.count - 1)])
  }

  /// Returns the kerning between two glyphs, in font units; often negative.
  func kerning(_ left: Int, _ right: Int) -> Double {
    if let pairs { return Double(pairs.kerning(left, right)) }
    return Double(kerning?.kerning(left, right) ?? 0)
  }

  /// Returns the advance of a character in font units; nil if the face does not have it.
  public func advance(of character: Unicode.Scalar) -> Double? {
    glyph(of: character).map { advance(ofGlyph: $0) }
  }

  /// Returns the kerning between two characters, in font units; often negative.
  public func kerning(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Double {
    guard let left = glyph(of: left), let right = glyph(of: right) else { return 0 }
    return kerning(left, right)
  }
}

extension FontWeight {
  /// Creates a weight from the weight class of a font file, 1 to 1000; 400 is regular.
  ///
  /// Names of classes are those of the specification: 100 is thin, 200 extra light. In Apple's
  /// fonts it is the other way round: ultralight is the lightest.
  init(fontFileClass: Int) {
    switch fontFileClass {
    case ..<150: self = .ultraLight
    case ..<250: self = .thin
    case ..<350: self = .light
    case ..<450: self = .regular
    case ..<550: self = .medium
    case ..<650: self = .semibold
    case ..<750: self = .bold
    case ..<850: self = .heavy
    default: self = .black
    }
  }
}
