import LayoutSnapshot
import Testing

@Suite struct JSONTests {
  @Test func `a snapshot survives the round trip and its text is stable`() throws {
    let json = try Sample.greeting.json()
    let read = try LayoutSnapshot(json: json)

    #expect(try read.json() == json)
    #expect(read.constraints == Sample.greeting.constraints)
    #expect(read.findings == Sample.greeting.findings)
    #expect(read.device == Sample.greeting.device)
    #expect(read.root.subviews.first == Sample.greeting.root.subviews.first)
  }

  @Test func `fields stand in their own order and defaults are left out`() throws {
    let view = LayoutSnapshot.View(
      id: "a", frame: .init(x: 0.1 + 0.2, y: -0.0, width: 1e-9, height: 44))
    let snapshot = LayoutSnapshot(name: "Tiny", canvas: .init(width: 10, height: 20), root: view)
    #expect(
      try snapshot.json() == """
        {
          "schemaVersion": 1,
          "name": "Tiny",
          "canvas": [10, 20],
          "scale": 2,
          "direction": "leftToRight",
          "root": {"id": "a", "className": "UIView", "frame": [0.3, 0, 0, 44]},
          "constraints": [],
          "findings": []
        }

        """)
  }

  @Test func `numbers that JSON lacks become words and come back`() throws {
    let frame = LayoutSnapshot.Rect(x: .nan, y: .infinity, width: -.infinity, height: 1e300)
    let snapshot = LayoutSnapshot(name: "", canvas: .zero, root: .init(id: "a", frame: frame))
    let json = try snapshot.json()
    #expect(json.contains(#"["nan", "inf", "-inf", 1e+300]"#))

    let read = try LayoutSnapshot(json: json).root.frame
    #expect(read.minX.isNaN && read.minY == .infinity && read.width == -.infinity)
    #expect(read.height == 1e300)
  }

  @Test func `every character of a string survives`() throws {
    let name = "\u{0}\u{1F}\"\\/\n\r\t\u{7F}\u{2028}\u{2029}é👩‍👧 «ß»"
    let snapshot = LayoutSnapshot(name: name, canvas: .zero, root: .init(id: "a", frame: .zero))
    let json = try snapshot.json()
    #expect(!json.unicodeScalars.contains("\u{2028}"))
    #expect(try LayoutSnapshot(json: json).name == name)
  }

  @Test func `a newer schema is refused before its fields are read`() throws {
    #expect(throws: LayoutSnapshot.ReadingError.unsupportedSchema(found: 2, newestKnown: 1)) {
      try LayoutSnapshot(json: #"{"schemaVersion": 2, "views": "a table now"}"#)
    }
    #expect(throws: LayoutSnapshot.ReadingError.unsupportedSchema(found: 0, newestKnown: 1)) {
      try LayoutSnapshot(json: #"{"schemaVersion": 0}"#)
    }
  }

  @Test(arguments: [
    ("", "the top level"), ("{", "the top level"), ("[]", "the top level"),
    (#"{"name": "x"}"#, "\"schemaVersion\" is missing at the top level"),
    (#"{"schemaVersion": 1, "name": "x", "canvas": [1]}"#, "canvas"),
    (#"{"schemaVersion": 1, "name": 7}"#, "at name"),
    (
      #"{"schemaVersion":1,"name":"x","canvas":[1,1],"scale":1,"root":{"id":"a","className":"V","frame":[0,0,1,1],"subviews":[{}]}}"#,
      "\"id\" is missing at root.subviews[0]"
    ),
    (
      #"{"schemaVersion":1,"name":"x","canvas":[1,1],"scale":1,"root":{"id":"a","className":"V","frame":[0,0,1,1],"appearance":{"tintColor":"red"}}}"#,
      "\"red\" is not a color like #RRGGBB or #RRGGBBAA at root.appearance.tintColor"
    ),
  ])
  func `a faulty text is refused with the place of the fault`(json: String, place: String) {
    let error = #expect(throws: LayoutSnapshot.ReadingError.self) {
      try LayoutSnapshot(json: json)
    }
    let description = error?.description ?? ""
    #expect(description.contains(place), "\(description)")
  }

  @Test func `kinds and roles of later releases are read as the most general ones`() throws {
    let json = try Sample.greeting.json()
      .replacing("\"kind\": \"button\"", with: "\"kind\": \"hologram\"")
      .replacing("\"role\": \"safeArea\"", with: "\"role\": \"fold\"")
      .replacing("\"origin\": \"guide\"", with: "\"origin\": \"magnet\"")
    let read = try LayoutSnapshot(json: json)
    #expect(read.view(id: "button")?.view.kind == .other)
    #expect(read.root.layout.guides.first?.role == .custom)
    #expect(read.constraints.first?.origin == .other)
  }

  @Test func `the deepest allowed tree is read back and one level more is refused`() throws {
    var view = LayoutSnapshot.View(id: "0", frame: .zero)
    for level in 1...LayoutSnapshot.maximumDepth {
      view = .init(id: "\(level)", frame: .zero, subviews: [view])
    }
    var snapshot = LayoutSnapshot(name: "Deep", canvas: .zero, root: view)
    #expect(try LayoutSnapshot(json: snapshot.json()) == snapshot)

    snapshot.root = .init(id: "top", frame: .zero, subviews: [view])
    #expect(throws: LayoutSnapshot.ReadingError.nestedTooDeep(limit: 128)) {
      try snapshot.json()
    }
    let bomb = String(repeating: #"{"subviews":["#, count: 100_000)
    #expect(throws: LayoutSnapshot.ReadingError.self) { try LayoutSnapshot(json: bomb) }
  }
}
