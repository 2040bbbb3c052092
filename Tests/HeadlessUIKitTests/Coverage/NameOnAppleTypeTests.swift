import Foundation
import Testing

/// Apple's types have no public member of ours whose name other code could want.
@Suite struct NameOnAppleTypeTests {
  /// Apple's members, one type a line: `UILabel: font numberOfLines text`.
  private let list = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("AppleMembers.txt")

  private func known() throws -> [String: Set<String>] {
    var known: [String: Set<String>] = [:]
    for line in try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
    where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      known[String(words[0].dropLast()), default: []].formUnion(words.dropFirst())
    }
    return known
  }

  @Test func `no public member of ours on a type of Apple's can collide`() throws {
    let sources = try Sources.scan()
    let known = try known()
    let ours = try Sources.typesOfOurs()
    let wrong = sources.namesOnAppleTypes.filter {
      known[$0.type]?.contains($0.name) != true && !$0.cannotCollide(ours: ours)
    }
    let lines = Dictionary(grouping: wrong, by: \.type).sorted { $0.key < $1.key }.map {
      "\($0.key): " + Set($0.value.map(\.name)).sorted().joined(separator: " ")
    }
    #expect(
      lines.isEmpty,
      """
      \(wrong.count) public members are not in AppleMembers.txt. A member that Apple's type has goes \
      there; one of ours follows Documentation/Decisions/names-on-apple-types.md:
      \(lines.joined(separator: "\n"))
      """)
  }

  @Test func `the list names only what is declared`() throws {
    let declared = Set(
      try Sources.scan().namesOnAppleTypes.map { "\($0.type).\($0.name)" })
    let gone = try known().flatMap { type, names in
      names.map { "\(type).\($0)" }.filter { !declared.contains($0) }
    }
    #expect(gone.isEmpty, "AppleMembers.txt names what is gone: \(gone.sorted())")
  }

  @Test(arguments: [
    ("func insertSubview(_ view: UIView, at index: Int)", "insertSubview(_:at:)"),
    (
      "class func animate(_ body: @escaping (Int, Int) -> Void, then: Bool) -> Bool",
      "animate(_:then:)"
    ),
    ("init?(coder: NSCoder)", "init(coder:)"), ("var text: String? { get }", "text"),
    ("static func make<View: UIView>(_ type: View.Type) -> View", "make(_:)"),
    ("subscript(name: String) -> Int", "subscript(name:)"), ("case done = 1", "done"),
    ("case `default`", "default"),
  ]) func `a signature gives the full name`(signature: String, name: String) {
    #expect(NameOnAppleType(type: "UIThing", signature: signature).name == name)
  }

  @Test func `a name of ours is free, prefixed or takes a type of ours`() {
    func isFine(_ signature: String) -> Bool {
      NameOnAppleType(type: "UIView", signature: signature).cannotCollide(ours: ["Device"])
    }
    #expect(!isFine("func rotate(to angle: CGFloat)"))
    #expect(isFine("func rotate(to orientation: Device.Orientation)"))
    #expect(!isFine("func rotate(to orientation: UIView.Device)"))
    #expect(!isFine("var device: Device"))
    #expect(isFine("var purlinItem: EngineItem"))
  }
}
