import InterfaceBuilder
import Testing

@testable import DocumentAnalysis
@testable import InterfaceLinter

@Suite struct LintSettingsTests {
  @Test func `rules are switched off, weighed, and kept from folders`() throws {
    let settings = try LintSettings(
      json: """
        {
          "rules": {
            "left-right": "off",
            "clipped-text": "error",
            "misplaced-view": {"severity": "note", "exclude": ["Legacy/"]}
          },
          "exclude": ["Pods/**", "*.launch.storyboard"],
          "deploymentTarget": "13.2", "strict": true, "devices": "all"
        }
        """)
    let left = try #require(RulePage.named("left-right"))
    let clipped = try #require(RulePage.named("clipped-text"))
    let misplaced = try #require(RulePage.named("misplaced-view"))
    #expect(settings.severity(of: left, in: "A.xib") == nil)
    #expect(settings.severity(of: clipped, in: "A.xib") == .error)
    #expect(settings.severity(of: misplaced, in: "App/A.xib") == .note)
    #expect(settings.severity(of: misplaced, in: "Legacy/Deep/A.xib") == nil)
    #expect(settings.covers("App/Main.storyboard"))
    #expect(!settings.covers("Pods/Main.storyboard", isNamed: true))
    #expect(!settings.covers("Pods/Kit/Main.storyboard"))
    #expect(!settings.covers("App/First.launch.storyboard"))
    #expect(settings.deploymentTarget == SystemVersion(13, 2))
    #expect(settings.isStrict)
    #expect(settings.devices == ["all"])
  }

  @Test(arguments: [
    ("{", 1, 2, "expected a key in quotes, not the end of the text"),
    ("[]", 1, 1, "settings are an object, not a list"),
    ("{\"rule\": {}}", 1, 2, "'rule' is not a setting"),
    ("{\n  \"rules\": {\"misplacedview\": \"off\"}}", 2, 13, "did you mean 'misplaced-view'?"),
    ("{\"rules\": {\"left-right\": \"of\"}}", 1, 26, "'of' is not a severity"),
    ("{\"strict\": \"yes\"}", 1, 12, "expected true or false, not a text"),
    ("{\"strict\": yes}", 1, 12, "'yes' is not a value; texts need quotes"),
    ("{\"strict\": true,}", 1, 17, "expected a key in quotes, not '}'"),
    ("{\"strict\": true \"a\": 1}", 1, 17, "expected ',' or '}'"),
    ("{\"strict\": true, \"strict\": true}", 1, 18, "the key 'strict' occurs twice"),
    ("{\"exclude\": \"Pods\"}", 1, 13, "expected a list of texts, not a text"),
    ("{\"deploymentTarget\": \"x\"}", 1, 22, "'x' is not a version of iOS"),
    ("{\"orientations\": [\"upright\"]}", 1, 18, "'upright' is not one of portrait, landscape"),
    ("{\"baseline\": \"a\n\"}", 1, 16, "a line ends inside a text"),
    ("{} {}", 1, 4, "nothing may follow the value"),
  ])
  func `what is wrong is said with its place`(
    json: String, line: Int, column: Int, message: String
  ) throws {
    let error = #expect(throws: SettingsError.self) { try LintSettings(json: json) }
    #expect(error?.position == SourcePosition(line: line, column: column))
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func `deep nesting ends in an error`() {
    let json = String(repeating: "[", count: 100_000)
    #expect(throws: SettingsError.self) { try LintSettings(json: json) }
  }

  @Test func `escapes are read`() throws {
    let settings = try LintSettings(json: #"{"baseline": "\u00e9\ud83d\ude00\/\n"}"#)
    #expect(settings.baseline == "é😀/\n")
  }

  @Test(arguments: [
    ("*.xib", "App/A.xib", true), ("*.xib", "A.storyboard", false),
    ("App/*.xib", "App/A.xib", true), ("App/*.xib", "App/Deep/A.xib", false),
    ("App/**", "App/Deep/A.xib", true), ("App/", "App/A.xib", true),
    ("**/Base.lproj/*", "A/B/Base.lproj/M.xib", true),
    ("**/Base.lproj/*", "Base.lproj/M.xib", true),
    ("A?.xib", "AB.xib", true), ("A?.xib", "ABC.xib", false), ("a*b*c", "aXbYbc", true),
  ])
  func `patterns match paths`(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }
}

@MainActor
@Suite struct MarkerTests {
  @Test(arguments: [
    ("Title", "Title", false), ("Title (purlin:disable clipped-text)", "Title", true),
    ("purlin:disable", nil, true), ("Title purlin:disable left-right, clipped-text", "Title", true),
    ("Title (purlin:disable left-right)", "Title", false),
  ])
  func `a marker names rules or means all`(label: String, text: String?, disables: Bool) {
    let markers = Markers(label)
    #expect(markers.text == text)
    #expect(markers.disables("clipped-text") == disables)
  }

  private func scene(_ label: String) -> Scene {
    Scene(
      views: InterfaceLinterTests.label(
        "a", "Settings", 16, 60, 70, attributes: "userLabel=\"\(label)\"",
        constraints: tie("a.width = 70", id: "w")),
      constraints: corner("a", 16, 60))
  }

  @Test func `a view's marker counts for what is inside it`() throws {
    #expect(try scene("Title").lint().findings.map(\.ruleID) == ["fixed-width-text"])
    let silent = try scene("Title (purlin:disable fixed-width-text)").lint()
    #expect(silent.findings.isEmpty)
    #expect(silent.silenced == 1)
    let other = try scene("Title (purlin:disable left-right)").lint()
    #expect(other.findings.first?.message.contains("\"Title\"") == true)
  }

  @Test func `a view's marker counts for the constraints that tie it`() throws {
    func scene(_ name: String) -> Scene {
      Scene(
        views: label("a", "Name", attributes: "userLabel=\"\(name)\"")
          + label("b", "Value", 16, 90),
        constraints: tie("a.left = root.left + 16") + tie("a.top = root.top + 40")
          + tie("b.left = root.left + 16") + tie("b.top = root.top + 90"))
    }
    #expect(try scene("Title").findings("left-right").count == 2)
    let found = try scene("Title (purlin:disable left-right)").findings("left-right")
    #expect(found.map(\.objectID) == ["bleftrootleft16"])
  }

  @Test func `a constraint's marker counts for it`() throws {
    let scene = Scene(
      views: label(
        "a", "Settings", 16, 60, 70,
        constraints: tie("a.width = 70", id: "w", "userLabel=\"purlin:disable\"")),
      constraints: corner("a", 16, 60))
    #expect(try scene.lint().findings.isEmpty)
  }
}

@MainActor
@Suite struct BaselineTests {
  private let scene = Scene(
    views: label("a", "Settings", 16, 60, 70, constraints: tie("a.width = 70", id: "w")),
    constraints: corner("a", 16, 60))

  @Test func `what was written down is suppressed, and known again when lines move`() throws {
    var baseline = Baseline()
    baseline.add(try scene.lint(), as: "App/Main.storyboard")
    #expect(baseline.count == 1)
    var read = try Baseline(json: baseline.json)
    #expect(read == baseline)

    var moved = scene
    moved.extra = "<!-- a\n\n\nlong comment -->"
    var result = try moved.lint()
    read.silence(&result, as: "App/Main.storyboard")
    #expect(result.findings.isEmpty)
    #expect(read.count == 0)
  }

  @Test func `another document is not in it`() throws {
    var baseline = Baseline()
    baseline.add(try scene.lint(), as: "App/Main.storyboard")
    var result = try scene.lint()
    baseline.silence(&result, as: "App/Other.storyboard")
    #expect(result.findings.count == 1)
    #expect(baseline.count == 1)
  }

  @Test func `what goes is chosen by file and rule`() throws {
    var baseline = Baseline()
    baseline.add(try scene.lint(), as: "A.storyboard")
    var other = Baseline()
    other.add(try scene.lint(), as: "B.storyboard")
    baseline.add(other)
    #expect(baseline.count == 2)
    #expect(baseline.remove { file, rule in file == "B.storyboard" && rule == "left-right" } == 0)
    #expect(baseline.remove { file, rule in file == "B.storyboard" } == 1)
    #expect(baseline.count == 1)
  }

  @Test func `a baseline of another form is refused with its place`() {
    let error = #expect(throws: SettingsError.self) {
      try Baseline(json: "{\"version\": 2, \"findings\": []}")
    }
    #expect(error?.position == SourcePosition(line: 1, column: 13))
    #expect(throws: SettingsError.self) {
      try Baseline(json: "{\"findings\": [{\"file\": \"a\"}]}")
    }
    #expect(throws: SettingsError.self) { try Baseline(json: "") }
  }
}
