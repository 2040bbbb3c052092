import CodeWriting
import InterfaceBuilder
import TestSupport
import Testing

/// Documents whose labels, outlets and classes have names that code cannot take over as they are.
@Suite struct DrawnNameTests {
  private static let words = [
    "größe", "名前", "class", "titleLabel", "view", "emailField", "EmailField", "Card 2",
    "2 columns", "self", "init", "Type", "label", "e\u{301}", "contentView", "a.b", "–", "title",
  ]

  private static let classes = ["emailField", "EmailField", "titleLabel", "名前", "Card_2", "label"]

  private struct Drawing {
    var random: SplitMix64
    var number = 0

    mutating func word() -> String { words[Int(random.next() % UInt64(words.count))] }
    mutating func className() -> String { classes[Int(random.next() % UInt64(classes.count))] }
    mutating func isTrue() -> Bool { random.next() % 2 == 0 }
    mutating func id() -> String {
      number += 1
      return "v\(number)"
    }

    /// A row of views with the outlets of their owner.
    mutating func views() -> (markup: String, outlets: String) {
      var (markup, outlets, last) = ("", "", "")
      var constraints = ""
      for _ in 0..<4 {
        let id = id()
        let kind = ["label", "button", "textField", "view"][Int(random.next() % 4)]
        let custom = isTrue() ? "" : " customClass=\"\(className())\""
        markup += """
          <\(kind) userLabel="\(word())"\(custom) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"/>
          """
        if isTrue() {
          outlets += "<outlet property=\"\(word())\" destination=\"\(id)\" id=\"\(id)o\"/>"
        }
        if !last.isEmpty {
          constraints += """
            <constraint firstItem="\(id)" firstAttribute="leading" secondItem="\(last)" secondAttribute="trailing" \
            constant="0.00000\(random.next() % 9)" id="\(id)c"/>
            """
        }
        last = id
      }
      return ("<subviews>\(markup)</subviews><constraints>\(constraints)</constraints>", outlets)
    }

    mutating func document() -> String {
      let shared = className()
      let cells = (0..<3).map { _ in
        let (cell, content) = (id(), id())
        let (markup, outlets) = views()
        return """
          <tableViewCell userLabel="\(word())" customClass="\(isTrue() ? shared : className())" id="\(cell)">
          <tableViewCellContentView key="contentView" id="\(content)">\(markup)</tableViewCellContentView>
          <connections>\(outlets)</connections></tableViewCell>
          """
      }
      let (markup, outlets) = views()
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"><scenes>
        <scene sceneID="s"><objects><tableViewController id="t"><tableView key="view" dataMode="prototypes" id="tv">
        <prototypes>\(cells.joined())</prototypes></tableView></tableViewController></objects></scene>
        <scene sceneID="r"><objects><viewController customClass="\(className())" id="c"><view key="view" id="root">\(markup)
        </view><connections>\(outlets)</connections></viewController></objects></scene></scenes></document>
        """
    }
  }

  @Test(arguments: [CodeNotation.anchors, .visualFormat, .snapkit])
  func `names in code are legal, different, and not those of what is inherited`(
    _ notation: CodeNotation
  ) throws {
    for seed in 1...Rounds.of(150, ordinarily: 30) {
      var drawing = Drawing(random: SplitMix64(seed: UInt64(seed)))
      let bytes = Array(drawing.document().utf8)
      let code = SceneCode(
        try InterfaceDocument(parsing: bytes), named: "Drawn", notation: notation,
        markup: try DocumentMarkup(bytes))
      for declaration in code.text.split(separator: "final class ").dropFirst() {
        let superclass = declaration.prefix { $0 != "{" }.split(separator: ":").last ?? ""
        let inherited = code.usedClasses.filter { superclass.contains($0.name) }
          .flatMap(\.properties.keys)
        let names = declaration.split(separator: "\n").compactMap(Self.declared)
        #expect(Set(names).count == names.count, "seed \(seed): \(names)")
        #expect(Set(names).isDisjoint(with: inherited), "seed \(seed): \(inherited)")
        #expect(
          !names.contains { declaration.contains("= \($0)(") }, "seed \(seed): \(declaration)")
      }
      for line in code.text.split(separator: "\n") {
        let text = line.drop { $0 == " " }
        let sides = text.split(separator: " = ")
        #expect(!text.hasPrefix(".") || text.hasPrefix(".flexible"), "seed \(seed): \(line)")
        #expect(sides.count != 2 || sides[0] != sides[1], "seed \(seed): \(line)")
        if text.hasPrefix("\"H:") || text.hasPrefix("\"V:") {
          #expect(text.allSatisfy(\.isASCII) && !text.contains("e-"), "seed \(seed): \(line)")
        }
      }
    }
  }

  /// The name of the property that a line of a class declares.
  private static func declared(_ line: Substring) -> String? {
    guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return nil }
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
      !words[..<index].contains("static"), words.indices.contains(index + 1)
    else { return nil }
    return String(words[index + 1].prefix { $0 != ":" && $0 != "=" })
  }
}
