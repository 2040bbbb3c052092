import InterfaceBuilder
import TestSupport
import Testing

@testable import DocumentEditing

/// The law of merges for tables of strings: every change of either side is in the result or in a conflict, and nothing
/// else is.
@Suite(.late) struct TextMergeTests {
  /// A table whose keys lead to values, in nested tables.
  private struct Table {
    var values: [(path: [String], value: String)] = []

    mutating func edit(_ format: StringTableFormat, using random: inout SplitMix64) {
      let number = "text \(Int.random(in: 1...99, using: &random))"
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where values.count > 1:
        values.remove(at: Int.random(in: values.indices, using: &random))
      case 1: add("\(Int.random(in: 10...14, using: &random))", number, format, using: &random)
      default:
        values[Int.random(in: values.indices, using: &random)].value = number
      }
    }

    mutating func add(
      _ name: String, _ value: String, _ format: StringTableFormat, using random: inout SplitMix64
    ) {
      let path =
        switch format {
        case .strings: ["key" + name]
        case .stringsdict:
          ["key" + name, "count", ["one", "other"].randomElement(using: &random) ?? "one"]
        case .xcstrings:
          [
            "key" + name, "localizations", ["de", "fr"].randomElement(using: &random) ?? "de",
          ]
        case .contents: ["scale" + name]
        }
      guard !values.contains(where: { $0.path == path }) else { return }
      let last = values.lastIndex { $0.path[0] == path[0] }
      values.insert((path, value), at: last.map { $0 + 1 } ?? values.count)
    }

    init(_ format: StringTableFormat, using random: inout SplitMix64) {
      for name in 1...4 { add("\(name)", "text \(name)", format, using: &random) }
    }

    func text(_ format: StringTableFormat) -> [UInt8] {
      let text =
        switch format {
        case .strings:
          "/* All texts */\n\n"
            + values.map { "/* \($0.path[0]) */\n\"\($0.path[0])\" = \"\($0.value)\";\n\n" }
            .joined()
        case .stringsdict:
          "<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\n" + list(values, 0) + "\n</plist>\n"
        case .xcstrings:
          "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : " + json(values, 1)
            + ",\n  \"version\" : \"1.0\"\n}\n"
        case .contents:
          "{\n  \"images\" : [\n"
            + values.map {
              "    {\n      \"filename\" : \"\($0.value)\",\n      \"idiom\" : \"universal\",\n"
                + "      \"scale\" : \"\($0.path[0])\"\n    }"
            }.joined(separator: ",\n")
            + "\n  ],\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"
        }
      return Array(text.utf8)
    }

    private func groups(
      _ values: [(path: [String], value: String)]
    ) -> [(String, [(path: [String], value: String)])] {
      var groups: [(String, [(path: [String], value: String)])] = []
      for value in values {
        let rest = (path: Array(value.path.dropFirst()), value: value.value)
        if groups.last?.0 == value.path[0] {
          groups[groups.count - 1].1.append(rest)
        } else {
          groups.append((value.path[0], [rest]))
        }
      }
      return groups
    }

    private func list(_ values: [(path: [String], value: String)], _ depth: Int) -> String {
      let tabs = String(repeating: "\t", count: depth)
      return "<dict>\n"
        + groups(values).map { key, inner in
          "\(tabs)\t<key>\(key)</key>\n\(tabs)\t"
            + (inner[0].path.isEmpty
              ? "<string>\(inner[0].value)</string>" : list(inner, depth + 1))
            + "\n"
        }.joined() + tabs + "</dict>"
    }

    private func json(_ values: [(path: [String], value: String)], _ depth: Int) -> String {
      let blanks = String(repeating: "  ", count: depth)
      return "{\n"
        + groups(values).map { key, inner in
          let unit = "{\n\(blanks)    \"stringUnit\" : { \"state\" : \"new\", \"value\" : "
          return "\(blanks)  \"\(key)\" : "
            + (inner[0].path.isEmpty
              ? unit + "\"\(inner[0].value)\" }\n\(blanks)  }" : json(inner, depth + 1))
        }.joined(separator: ",\n") + "\n\(blanks)}"
    }
  }

  /// The values of a table by their keys.
  private func facts(_ table: KeyedText, _ path: String = "") -> [String: String] {
    var facts: [String: String] = [:]
    for entry in table.entries {
      let key = path.isEmpty ? entry.key : path + "\u{0}" + entry.key
      switch entry.value {
      case .plain(let value): facts[key] = String(decoding: value, as: UTF8.self)
      case .table(let inner): facts.merge(self.facts(inner, key)) { one, _ in one }
      }
    }
    return facts
  }

  @Test(arguments: StringTableFormat.allCases)
  func `every change is in the result or in a conflict`(_ format: StringTableFormat) throws {
    var random = SplitMix64.seeded()
    var conflicts = 0
    for round in 0..<Rounds.of(2_000, ordinarily: 60) {
      let base = Table(format, using: &random)
      var (ours, theirs) = (base, base)
      for _ in 0..<Int.random(in: 1...3, using: &random) { ours.edit(format, using: &random) }
      for _ in 0..<Int.random(in: 1...3, using: &random) { theirs.edit(format, using: &random) }
      let texts = [base, ours, theirs].map { $0.text(format) }
      for text in texts { #expect(try format.read(text).bytes == text) }
      let merge = try DocumentMerge(format, base: texts[0], ours: texts[1], theirs: texts[2])
      let tables = try (texts + [merge.bytes]).map { facts(try format.read($0)) }
      let covered = merge.conflicts.flatMap(\.subjects)
      conflicts += covered.count
      for key in Set(tables.flatMap(\.keys))
      where !covered.contains(where: { key == $0 || key.hasPrefix($0 + "\u{0}") }) {
        let (old, mine, other, result) = (
          tables[0][key], tables[1][key], tables[2][key], tables[3][key]
        )
        #expect(
          mine == old ? result == other : result == mine && (other == old || other == mine),
          "round \(round), \(random): \(key)")
      }
      let exchanged = try DocumentMerge(format, base: texts[0], ours: texts[2], theirs: texts[1])
      #expect(exchanged.conflicts.count == merge.conflicts.count, "round \(round), \(random)")
      if merge.conflicts.isEmpty {
        #expect(
          facts(try format.read(exchanged.bytes)) == tables[3], "round \(round), \(random)")
      }
      let favored = try DocumentMerge(
        format, base: texts[0], ours: texts[1], theirs: texts[2], favoring: .theirs)
      let kept = try DocumentMerge(
        format, base: texts[0], ours: texts[2], theirs: texts[1], favoring: .ours)
      #expect(
        facts(try format.read(favored.bytes)) == facts(try format.read(kept.bytes)),
        "round \(round), \(random)")
    }
    #expect(conflicts > 0)
  }

  @Test func `a new key stays beside its neighbors, with its comment`() throws {
    let base = "\"a\" = \"1\";\n\"c\" = \"3\";\n"
    let ours = base.replacing("\"3\"", with: "\"4\"")
    let theirs = base.replacing("\"c\"", with: "/* B */\n\"b\" = \"2\"; \n\"c\"")
    let merge = try DocumentMerge(
      .strings, base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    #expect(
      String(decoding: merge.bytes, as: UTF8.self)
        == "\"a\" = \"1\";\n/* B */\n\"b\" = \"2\"; \n\"c\" = \"4\";\n")
  }

  @Test func `a list of which the sides delete all together is empty, and no conflict`() throws {
    func list(_ names: [String]) -> [UInt8] {
      let images = names.map { "{ \"filename\" : \"\($0)\", \"scale\" : \"\($0)\" }" }
      return Array("{ \"images\" : [ \(images.joined(separator: ", ")) ] }".utf8)
    }
    for (ours, theirs) in [(["a"], ["b"]), ([], ["b"]), (["a"], [])] {
      let merge = try DocumentMerge(
        .contents, base: list(["a", "b"]), ours: list(ours), theirs: list(theirs))
      #expect(merge.conflicts.isEmpty)
      let images = try StringTableFormat.contents.read(merge.bytes)["images"]
      if case .table(let table)? = images?.value {
        #expect(table.entries.isEmpty)
      } else {
        Issue.record("no list of images")
      }
    }
  }

  @Test func `images of an asset catalog are known by what they are for`() throws {
    func contents(_ one: String, _ two: String, dark: String? = nil) -> [UInt8] {
      let other = dark.map {
        ", { \"appearances\" : [ { \"value\" : \"dark\" } ], \"filename\" : \"\($0)\" }"
      }
      let text =
        "{ \"images\" : [ { \"filename\" : \"\(one)\", \"scale\" : \"1x\" }\(other ?? ""), "
        + "{ \"filename\" : \"\(two)\", \"scale\" : \"2x\" } ],\n"
        + "  \"properties\" : { \"tags\" : [ \"a\", \"b\" ], \"none\" : [] } }\n"
      return Array(text.utf8)
    }
    let merge = try DocumentMerge(
      .contents, base: contents("a", "b"), ours: contents("c", "b"),
      theirs: contents("a", "d", dark: "e"))
    #expect(merge.conflicts.isEmpty)
    #expect(merge.bytes == contents("c", "d", dark: "e"))
    let conflict = try DocumentMerge(
      .contents, base: contents("a", "b"), ours: contents("c", "b"), theirs: contents("d", "b"))
    #expect(
      conflict.conflicts.map(\.message) == [
        "images / scale=1x / filename: \"a\" became \"c\" in ours, \"d\" in theirs"
      ])
    #expect(StringTableFormat(path: "A.xcassets/B.imageset/Contents.json") == .contents)
    #expect(StringTableFormat(path: "a.contents") == nil)
  }

  @Test func `UTF-16 stays UTF-16`() throws {
    let encoding = TextEncoding.utf16(isBigEndian: false)
    let texts = ["1", "2", "1"].map { encoding.encoded(Array("\"ä\" = \"\($0)\";\n".utf8)) }
    let other = encoding.encoded(Array("\"ä\" = \"1\";\n\"ö\" = \"3\";\n".utf8))
    let merge = try DocumentMerge(.strings, base: texts[0], ours: texts[1], theirs: other)
    #expect(merge.bytes == encoding.encoded(Array("\"ä\" = \"2\";\n\"ö\" = \"3\";\n".utf8)))
  }

  @Test(arguments: [
    (StringTableFormat.strings, "\"a\" = \"1\"", "1:10: ';' is missing after the value of \"a\""),
    (.strings, "\"a\" \"b\";", "1:5: '=' is missing after \"a\""),
    (.xcstrings, "{\"a\" : {\"b\" : 1}", "1:17: ',' or '}' is missing"),
    (.xcstrings, "[]", "1:1: the catalog is no object of JSON"),
    (.stringsdict, "<plist><array/></plist>", "1:8: the property list is no dictionary"),
    (.stringsdict, "<plist><dict><string/></dict></plist>", "1:14: <key> is expected here"),
  ])
  func `a damaged table is an error with its place`(
    _ format: StringTableFormat, _ text: String, _ message: String
  ) throws {
    let error = #expect(throws: DocumentMerge.VersionError.self) {
      try DocumentMerge(
        format, base: [], ours: Array(text.utf8), theirs: Array((text + " ").utf8))
    }
    #expect(error?.version == .ours)
    #expect(error.map { "\($0.error.position): \($0.error.message)" } == message)
  }
}
