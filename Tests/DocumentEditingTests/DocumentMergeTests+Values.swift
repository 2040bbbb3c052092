import Testing

@testable import DocumentEditing

/// Values and orders that are no question.
extension DocumentMergeTests {
  private func placed(_ frame: String) -> [Change] {
    [
      (
        "<imageView image=\"logo\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"logo\">",
        "<imageView image=\"logo\" id=\"logo\">"
      ), ("x=\"16\" y=\"100\" width=\"40\" height=\"40\"", frame),
    ]
  }

  @Test(arguments: [
    ("30 100 40 40", "16 100 50 60", ""), ("30 100 50 60", "30 9 50 60", ""),
    (
      "30 9 40 40", "31 100 50 60",
      "frame.x of \"Image View\" (logo): 16 became 30 in ours, 31 in theirs"
    ),
  ])
  func `fields of a frame are changed alone`(ours: String, theirs: String, question: String) throws
  {
    func frame(_ numbers: String) -> String {
      zip(["x", "y", "width", "height"], numbers.split(separator: " "))
        .map { "\($0)=\"\($1)\"" }.joined(separator: " ")
    }
    let merge = try DocumentMerge(
      base: version(placed(frame("16 100 40 40"))), ours: version(placed(frame(ours))),
      theirs: version(placed(frame(theirs))))
    #expect(merge.conflicts.map(\.message) == (question.isEmpty ? [] : [question]))
    let y = ours.contains(" 9 ") || theirs.contains(" 9 ") ? 9 : 100
    #expect(String(decoding: merge.bytes, as: UTF8.self).contains(frame("30 \(y) 50 60")))
  }

  @Test(arguments: [
    [
      "image=\"logo\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"logo\"",
      "image=\"logo\" id=\"logo\"",
      "image=\"logo\" fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"logo\"",
      "image=\"logo\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"logo\"",
    ],
    [
      "white=\"0.9\" alpha=\"1\"", "white=\"0.9\" alpha=\"1\" colorSpace=\"calibratedWhite\"",
      "white=\"0.90000000000000002\" alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"genericGamma22GrayColorSpace\"",
      "white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"",
    ],
    [
      "white=\"0.9\" alpha=\"1\"", "cocoaTouchSystemColor=\"labelColor\"",
      "systemColor=\"labelColor\" red=\"0.1\"", "systemColor=\"linkColor\"",
    ],
  ])
  func `another way to write a value contradicts no change of it`(texts: [String]) throws {
    let (base, again, new) = (
      version([(texts[0], texts[1])]), version([(texts[0], texts[2])]),
      version([(texts[0], texts[3])])
    )
    for (ours, theirs) in [(again, new), (new, again)] {
      let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
      #expect(merge.conflicts.isEmpty)
      #expect(String(decoding: merge.bytes, as: UTF8.self).contains(texts[3]))
      #expect(DocumentFacts.violations(base, ours, theirs, merge).isEmpty)
    }
  }

  @Test func `a button of another name of its type is deleted without a question`() throws {
    let button = """
      <button buttonType="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="go"><rect key="frame" x="0" y="0" width="9" height="9"/></button>
      """
    let list = (old: "<viewLayoutGuide key=\"safeArea\" id=\"homeSafe\"/>", new: "")
    func home(_ text: String) -> [UInt8] {
      version([(list.old, text.isEmpty ? "" : "<subviews>\(text)</subviews>")])
    }
    let merge = try DocumentMerge(
      base: home(button), ours: home(button.replacing("roundedRect", with: "system")),
      theirs: home(""))
    #expect(merge.conflicts.isEmpty)
    #expect(!String(decoding: merge.bytes, as: UTF8.self).contains("\"go\""))
  }

  @Test func `a change of the distance to a deleted view is a note`() throws {
    func lines(_ id: String, _ text: String) throws -> Change {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return (try #require(lines.first { $0.contains("id=\"\(id)\"") }) + "\n", "")
    }
    let base = MergeTexts.storyboard
    let image = try #require(base.firstRange(of: "<imageView image"))
    let end = try #require(base.firstRange(of: "</imageView>"))
    let deleted = try [
      (old: String(base[image.lowerBound..<end.upperBound]), new: ""), lines("c-07", base),
      lines("c-08", base),
    ]
    let changed: [Change] = [("constant=\"8\" id=\"c-08\"", "constant=\"12\" id=\"c-08\"")]
    for (ours, theirs) in [(deleted, changed), (changed, deleted)] {
      for side in [nil, MergeSide.ours, .theirs] {
        let (text, merge) = try merge(ours: ours, theirs: theirs, favoring: side)
        #expect(merge.openConflicts.isEmpty)
        #expect(merge.conflicts.map(\.isSettled) == [true])
        #expect(!text.contains("id=\"logo\"") && !text.contains("c-08"))
      }
    }
    // With another change of the view it is a question.
    let used = changed + [("image=\"logo\"", "image=\"logo\" alpha=\"0.5\"")]
    #expect(try merge(ours: deleted, theirs: used).merge.openConflicts.count == 1)
  }

  @Test func `exclusions that one side repeats are kept`() throws {
    func excluded(_ ids: [String]) -> [UInt8] {
      let members = ids.map { "<exclude reference=\"\($0)\"/>" }.joined()
      return version([
        (
          "<viewLayoutGuide key=\"safeArea\" id=\"homeSafe\"/>",
          "<variation key=\"default\"><mask key=\"constraints\">\(members)</mask></variation>"
        )
      ])
    }
    let (base, ours, theirs) = (
      excluded(["c-01"]), excluded(["c-01", "c-02"]), excluded(["c-01", "c-03", "c-01", "c-03"])
    )
    for (one, other) in [(ours, theirs), (theirs, ours)] {
      let merge = try DocumentMerge(base: base, ours: one, theirs: other)
      #expect(merge.conflicts.isEmpty)
      #expect(DocumentFacts.violations(base, one, other, merge).isEmpty)
      let text = String(decoding: merge.bytes, as: UTF8.self)
      for id in ["c-01", "c-02", "c-03"] { #expect(text.contains("reference=\"\(id)\"/>")) }
    }
  }

  @Test func `two views that are moved in one list are both moved`() throws {
    func bytes(_ order: String) -> [UInt8] {
      let views = order.map { "<view id=\"\($0)\"/>" }.joined()
      return version([("id=\"homeRoot\">", "id=\"homeRoot\"><subviews>\(views)</subviews>")])
    }
    let merge = try DocumentMerge(
      base: bytes("abcde"), ours: bytes("bcdea"), theirs: bytes("eabcdx"))
    #expect(merge.conflicts.isEmpty)
    let order = try DocumentFacts(merge.bytes).orders["#homeRoot/subviews"]
    #expect(order == ["#e", "#b", "#c", "#d", "#x", "#a"])
  }

  @Test func `rounding errors of frames are no changes`() throws {
    func placed(_ x: String) -> [UInt8] {
      version([
        (
          "<textField opaque=\"NO\" placeholder=\"Name\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"name\">\n"
            + "                                        <rect key=\"frame\" x=\"16\"",
          "<textField opaque=\"NO\" placeholder=\"Name\" id=\"name\">\n<rect key=\"frame\" x=\"\(x)\""
        )
      ])
    }
    func merged(_ ours: String, _ theirs: String) throws -> DocumentMerge {
      try DocumentMerge(base: placed("187"), ours: placed(ours), theirs: placed(theirs))
    }
    #expect(try merged("187.0000006339277", "187.00000030994417").conflicts.isEmpty)
    let moved = try merged("187.0000006339277", "190")
    #expect(moved.conflicts.isEmpty)
    #expect(String(decoding: moved.bytes, as: UTF8.self).contains("x=\"190\""))
    #expect(try merged("187.5", "190").conflicts.count == 1)
    // A change of one side alone is made as it is.
    let alone = try merged("187", "187.00000030994417")
    #expect(alone.bytes == placed("187.00000030994417"))
  }
}
