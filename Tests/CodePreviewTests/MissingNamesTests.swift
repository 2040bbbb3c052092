import Foundation
import TestSupport
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
    ("cannot find type 'NSManagedObjectID' in scope", true, false),
    ("'Gap' is not a member type of class 'UIKit.UIView'", true, false),
    ("'Gap' is not a member type of class 'App.Card'", false, false),
    // These only quote a type of Apple's.
    ("value of optional type 'UIViewController?' must be unwrapped", false, false),
    ("cannot convert value of type 'UIView' to specified type 'Int'", false, false),
    ("missing return in instance method expected to return 'UIView'", false, false),
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

  @Test func `a layout library counts as missing where parts of its files are left out`() {
    let messages = ["A", "B"].map {
      CompilerMessage(
        path: "\($0).swift", line: 1, column: 1, severity: .warning,
        text: "left out: value of type 'UIView' has no member 'snp'")
    }
    let missing: [String: Set<String>] = [
      "A.swift": ["Analytics"], "B.swift": ["Analytics", "SnapKit"], "C.swift": ["PinLayout"],
    ]
    #expect(MissingNames.layoutLibraries(missing: missing, leftOut: messages) == ["SnapKit"])
    #expect(MissingNames.layoutLibraries(missing: missing, leftOut: [messages[0]]).isEmpty)
  }

  private static let text = "cannot find 'oops' in scope"

  // The file imports a module that is missing · is a mistake there · is one in a file without such an import.
  @Test(arguments: [
    (text, false, true), ("cannot find 'declared' in scope", false, false),
    ("cannot find 'labl' in scope; did you mean 'label'?", true, true),
    ("cannot find type 'Tracker' in scope", false, false),
    ("cannot find 'L10n' in scope", false, false),
    ("cannot find 'kSecClass' in scope", false, false),
    ("cannot find 'Tracker' in scope; did you mean 'tracker'?", false, false),
    ("value of type 'UIImageView' has no member 'kf'", false, false),
    ("cannot convert return expression of type 'String' to return type 'Int'", false, true),
    ("cannot convert value of type 'Card' to specified type 'Int'", false, false),
    ("value of optional type 'UIViewController?' must be unwrapped to a value", false, true),
  ])
  func `an error is a mistake where no missing name can be its cause`(
    text: String, besideImport: Bool, alone: Bool
  ) {
    var sources = AdaptedSources(files: [], previews: [])
    for (path, modules) in [("A.swift", ["Kingfisher"]), ("B.swift", [])] {
      sources.files.append(
        AdaptedSources.File(
          path: path, adapted: path, facts: AdaptedSources.Facts(missingModules: modules)))
    }
    let names = MissingNames(in: sources, declaring: ["declared"])
    #expect(names.areUsed)
    for (path, isMistake) in [("A.swift", besideImport), ("B.swift", alone), ("C.swift", false)] {
      let message = CompilerMessage(
        path: path, line: 1, column: 1, severity: .error, text: text)
      #expect(names.isMistake(message) == isMistake, "\(path)")
    }
    let packages = MissingNames(
      in: sources, declaring: [], packages: ["Kingfisher"], packageFiles: ["B.swift"])
    #expect(!packages.areUsed)
    #expect(
      !packages.isMistake(
        CompilerMessage(path: "B.swift", line: 1, column: 1, severity: .error, text: text)))
  }

  // Text · the column of the message, from 1 · the function that is called.
  @Test(arguments: [
    ("  let card = Card()", 19, "Card"), ("  let card = Card(sum(1), numbr: 3)", 18, "Card"),
    ("  let card = Card(sum(1), numbr: 3)", 27, "Card"), ("Card(of: Row(sum(1)))", 20, "Row"),
    ("  return 1", 4, nil),
  ])
  func `the function is known in whose arguments a message is`(
    line: String, column: Int, name: String?
  ) throws {
    let folder = try Scratch()
    try folder.write("\n\(line)\n", to: "A.swift")
    let message = CompilerMessage(
      path: folder.url.path + "/A.swift", line: 2, column: column, severity: .error, text: "")
    #expect(MissingNames.callee(of: message) == name)
  }

  @Test func `wrong arguments of what the sources declare are a mistake`() throws {
    let folder = try Scratch()
    let path = folder.url.path + "/A.swift"
    try folder.write("let a = Card(numbr: 3)\nlet b = UIColor(displayP3Red: 1)\n", to: "A.swift")
    var sources = AdaptedSources(files: [], previews: [])
    sources.files = [AdaptedSources.File(path: path, adapted: "A.swift")]
    sources.declaredTypes = ["Card"]
    let names = MissingNames(in: sources, declaring: [])
    for (line, column) in [(1, 13), (2, 16)] {
      let message = CompilerMessage(
        path: path, line: line, column: column, severity: .error,
        text: "incorrect argument label in call (have 'x:', expected 'y:')")
      #expect(names.isMistake(message) == (line == 1))
    }
  }

  @Test func `arguments of a type of which something was left out are no mistake`() throws {
    let folder = try Scratch()
    let (call, type) = (folder.url.path + "/A.swift", folder.url.path + "/B.swift")
    try folder.write("let a = Card(id: nil)\nlet b = Cards(id: nil)\n", to: "A.swift")
    try folder.write("final class Card {\n  init(id: ObjectId?) {}\n}\n", to: "B.swift")
    for (line, column, text, follows) in [
      (1, 13, "missing argument for parameter 'coder' in call", true),
      (1, 13, "cannot convert value of type 'Int' to expected argument type 'String'", false),
      (2, 14, "missing argument for parameter 'coder' in call", false),
      (1, 9, "value of optional type 'Card?' must be unwrapped to a value of type 'Card'", true),
      (1, 9, "value of optional type 'Int?' must be unwrapped to a value of type 'Int'", false),
    ] {
      let message = CompilerMessage(
        path: call, line: line, column: column, severity: .error, text: text)
      #expect(MissingNames.canFollow(message, fromPartsOf: [type]) == follows)
      #expect(!MissingNames.canFollow(message, fromPartsOf: [call]))
    }
  }

  @Test func `an error of syntax is a mistake whatever is missing, but not in a listing`() {
    let facts = AdaptedSources.Facts(missingModules: ["Kingfisher"], hasSyntaxError: true)
    var sources = AdaptedSources(
      files: [AdaptedSources.File(path: "A.swift", adapted: "A.swift", facts: facts)], previews: [])
    let message = CompilerMessage(
      path: "A.swift", line: 1, column: 1, severity: .error, text: "expected expression")
    #expect(MissingNames(in: sources, declaring: []).isMistake(message))
    sources.previews = [
      AdaptedSources.Preview(
        symbol: "purlin_class_0", className: "Fragment", path: "A.swift", line: 1, isFragment: true)
    ]
    #expect(!MissingNames(in: sources, declaring: []).isMistake(message))
  }
}
