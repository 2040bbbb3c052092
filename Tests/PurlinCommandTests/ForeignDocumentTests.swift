import Foundation
import TestSupport
import Testing

/// Damaged and foreign documents are called what they are.
///
/// `Documentation/Robustness.md` has the table of these.
@Suite(.late) struct ForeignDocumentTests {
  struct Kind: CustomTestStringConvertible {
    let name: String
    let file: String
    let bytes: [UInt8]
    let lintStatus: Int32
    let explainStatus: Int32
    /// What is told, after the path.
    let line: String

    init(
      _ name: String, bytes: [UInt8], file: String = "A.xib", lint: Int32 = 2, explain: Int32 = 2,
      line: String
    ) {
      self.name = name
      self.file = file
      self.bytes = bytes
      lintStatus = lint
      explainStatus = explain
      self.line = line
    }

    init(
      _ name: String, text: String, file: String = "A.xib", lint: Int32 = 2, explain: Int32 = 2,
      line: String
    ) {
      self.init(
        name, bytes: Array(text.utf8), file: file, lint: lint, explain: explain, line: line)
    }

    var testDescription: String { name }

    /// The kind's row of the table.
    var row: String {
      let ending = file.dropFirst(1)
      return "| \(name) | \(ending) | \(lintStatus) | \(explainStatus) | \(line) |"
    }
  }

  private static let good: String = Scratch.document.replacing("\"70\"", with: "\"50\"")

  private static let noise: [UInt8] = (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 7 % 40) }

  private static var wide: [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in good.utf16 {
      bytes.append(UInt8(unit & 0xFF))
      bytes.append(UInt8(unit >> 8))
    }
    return bytes
  }

  private static var invalid: [UInt8] {
    var bytes = Array(good.utf8)
    bytes[2] = 0xFF
    return bytes
  }

  static let kinds: [Kind] = noText + otherKinds + damaged + unreadable

  private static let noText: [Kind] = [
    Kind("empty", text: "", line: ":1:1: the document has no element"),
    Kind("only blanks", text: " \n\t\n", line: ":3:1: the document has no element"),
    Kind("random bytes", bytes: noise, line: ":1:1: the bytes are not text"),
    Kind(
      "UTF-16", bytes: wide,
      line: ":1:1: the document is encoded in UTF-16 or UTF-32; save it as UTF-8"),
    Kind(
      "another encoding", text: good.replacing("UTF-8", with: "ISO-8859-1"),
      line: ":1:1: the encoding 'ISO-8859-1' is not read; save the document as UTF-8"),
    Kind("invalid UTF-8", bytes: invalid, line: ":1:3: the bytes are not UTF-8"),
  ]

  private static let otherKinds: [Kind] = [
    Kind(
      "Xcode 4", text: "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
      line: ":1:1: a document of Xcode 4 or older; open and save it with a newer Xcode first"),
    Kind(
      "AppKit", text: good.replacing("CocoaTouch.XIB", with: "Cocoa.XIB"),
      line: ":2:1: a document for macOS, of type 'com.apple.InterfaceBuilder3.Cocoa.XIB'; "
        + "only documents for UIKit are read"),
    Kind(
      "watchOS", text: "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\"/>",
      file: "A.storyboard",
      line: ":1:1: a document for watchOS, of type 'com.apple.InterfaceBuilder.WatchKit.Storyboard'"
        + "; only documents for UIKit are read"),
    Kind(
      "compiled nib", text: "NIBArchive\u{1}\u{2}\u{3}", file: "A.nib",
      line: ":1:1: a compiled nib; give the storyboard or xib that it was made from"),
    Kind(
      "another XML", text: "<plist version=\"1.0\"><dict/></plist>",
      line: ":1:1: not a storyboard or xib: the outermost element is <plist>, not <document>"),
    Kind(
      "HTML", text: "<!DOCTYPE html><html><body>404</body></html>", file: "A.storyboard",
      line: ":1:1: an HTML page, not a storyboard or xib"),
    Kind("JSON", text: "{\"views\": []}", line: ":1:1: JSON, not a storyboard or xib"),
    Kind(
      "Git LFS pointer", text: "version https://git-lfs.github.com/spec/v1\nsize 12\n",
      line: ":1:1: a Git LFS pointer instead of the document; fetch it with 'git lfs pull'"),
  ]

  private static let damaged: [Kind] = [
    Kind("cut off", text: String(good.prefix(600)), line: ":12:13: the tag <co> is never closed"),
    Kind(
      "merge conflict", text: good.replacing("      <subviews>\n", with: "<<<<<<< HEAD\n=======\n"),
      line: ":7:1: an unresolved merge conflict"),
    Kind(
      "an element closed twice", text: good.replacing("</objects>", with: "</objects></objects>"),
      line: ":21:13: </objects> does not close <document> of 2:1"),
    Kind(
      "entities", text: "<!DOCTYPE d [<!ENTITY a \"aaaa\">]><document><objects/></document>",
      line: ":1:1: a document type declaration is not accepted"),
    Kind(
      "nested without end", text: String(repeating: "<a>", count: 5000),
      line: ":1:1537: elements are nested more than 512 levels deep"),
  ]

  private static let unreadable: [Kind] = [
    Kind(
      "no views",
      text: "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\"/>",
      lint: 0, line: ": has no views"),
    Kind(
      "an invalid number", text: good.replacing("y=\"20\"", with: "y=\"twenty\""), lint: 1,
      line: ":9:36: y=\"twenty\" is not a number"),
    Kind(
      "an unknown attribute of a constraint",
      text: good.replacing("firstAttribute=\"height\"", with: "firstAttribute=\"girth\""), lint: 1,
      line: ":12:25: firstAttribute=\"girth\" is not a layout attribute"),
  ]

  @MainActor
  @Test(arguments: kinds)
  func `it is told what it is`(kind: Kind) throws {
    let folder = try Scratch()
    let file = folder.url.appending(path: kind.file)
    try Data(kind.bytes).write(to: file)
    let lint = try CommandRun("purlin lint \(kind.file)", in: folder)
    #expect(lint.status == kind.lintStatus)
    let explained = try CommandRun(inProcess: ["explain", file.path], in: folder)
    #expect(explained.status == kind.explainStatus)
    let told = explained.lines.last { $0.contains(kind.file + ":") }.map(String.init) ?? ""
    let first = explained.lines.first { $0.contains(kind.line) }
    #expect(first != nil, "told: \(told)")
    #expect(!explained.output.hasPrefix("Read as a log"))
  }

  @Test func `the documentation has the table`() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: package.appending(path: "Documentation/Robustness.md"), encoding: .utf8)
    for kind in Self.kinds { #expect(page.contains(kind.row + "\n"), "missing: \(kind.row)") }
  }
}
