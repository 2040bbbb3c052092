import Testing

@testable import CodeWriting

@Suite struct LineWrappingTests {
  @Test func `a call is broken between its arguments`() {
    let name = String(repeating: "a", count: 40)
    #expect(
      LineWrapping.wrapped("  \(name).constraint(equalTo: \(name).topAnchor, constant: 24),") == [
        "  \(name).constraint(", "    equalTo: \(name).topAnchor, constant: 24),",
      ])
  }

  @Test func `a long declaration is broken before its value`() {
    let (name, view) = (String(repeating: "n", count: 50), String(repeating: "v", count: 40))
    #expect(
      LineWrapping.wrapped(
        "  private(set) lazy var \(name) = \(view).constraint(equalToConstant: 50)") == [
          "  private(set) lazy var \(name) =", "    \(view).constraint(equalToConstant: 50)",
        ])
  }

  @Test func `a closure is broken out of a long call`() {
    let title = String(repeating: "t", count: 60)
    #expect(
      LineWrapping.wrapped(
        "  Item(primaryAction: Action(title: \"\(title)\") { [weak self] _ in self?.show() }),")
        == [
          "  Item(", "    primaryAction: Action(title: \"\(title)\") { [weak self] _ in",
          "      self?.show()", "    }),",
        ])
  }

  @Test func `a comment stays on one line`() {
    let color = "UIColor(\(String(repeating: "red: 1, ", count: 12)))"
    let line = "    // TODO: Line 7: color is \(color)"
    #expect(LineWrapping.wrapped(line) == [line])
  }

  @Test func `a string is not broken`() {
    let line = "label.text = \"\(String(repeating: "x, (", count: 40))\""
    #expect(LineWrapping.wrapped(line) == [line])
  }
}
