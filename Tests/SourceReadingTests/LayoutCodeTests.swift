import Testing

@testable import SourceReading

@Suite struct LayoutCodeTests {
  private func kinds(_ body: String, around: String = "") -> [CodeFinding.Kind] {
    swift("class V: UIView {\n\(around)\nfunc setUp() {\n\(body)\n}\n}").codeFindings.map(\.kind)
  }

  private let made =
    "let a = UILabel()\na.translatesAutoresizingMaskIntoConstraints = false\naddSubview(a)\n"

  @Test(arguments: [
    "a.topAnchor.constraint(equalTo: topAnchor)\nfoo()",
    "if x {\n a.topAnchor.constraint(equalTo: topAnchor)\n foo()\n}",
    "foo()\na.heightAnchor.constraint(\n equalToConstant: 4\n)",
  ])
  func `a constraint whose value is not used is reported`(_ text: String) {
    #expect(kinds(made + text) == [.inactiveConstraint])
  }

  @Test(arguments: [
    "a.topAnchor.constraint(equalTo: topAnchor).isActive = true",
    "let c = a.topAnchor.constraint(equalTo: topAnchor)\nc.isActive = true",
    "NSLayoutConstraint.activate([\na.topAnchor.constraint(equalTo: topAnchor),\na.leftAnchor.constraint(equalTo: leftAnchor)\n])",
    "NSLayoutConstraint.activate([\na.topAnchor.constraint(equalTo: topAnchor)\n])",
    "constraints { \n a.topAnchor.constraint(equalTo: topAnchor)\n a.leftAnchor.constraint(equalTo: leftAnchor)\n }",
    "return\na.topAnchor.constraint(equalTo: topAnchor)",
    "let c =\n a.topAnchor.constraint(equalTo: topAnchor)\nuse(c)",
    "a.topAnchor.constraint(equalTo: topAnchor)\n.isActive = true",
  ])
  func `a constraint that is used is not reported`(_ text: String) {
    #expect(kinds(made + text) == [])
  }

  @Test func `a function that returns its constraint uses it`() {
    #expect(
      kinds(
        "",
        around:
          "func top() -> NSLayoutConstraint {\n  topAnchor.constraint(equalTo: b.topAnchor)\n}")
        == [])
  }

  private let top = "a.topAnchor.constraint(equalTo: topAnchor).isActive = true\n"

  @Test func `a view that is constrained and never added is reported, unless it is given away`() {
    let view = "let a = UILabel()\na.translatesAutoresizingMaskIntoConstraints = false\n"
    #expect(kinds(view + top) == [.viewNotAdded])
    for use in [
      "return a", "add(a)", "self.label = a", "let all = [a]", "a.add(to: self)",
      "print(\"\\(a)\")",
    ] {
      #expect(kinds(view + top + use) == [], "\(use)")
    }
  }

  @Test
  func `a mask that is kept beside constraints is reported, unless it can be changed elsewhere`() {
    let view = "let a = UILabel()\naddSubview(a)\n"
    #expect(kinds(view + top) == [.translatedMask])
    #expect(kinds(view) == [])
    #expect(kinds(view + "b.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true") == [])
    for use in [
      "for v in [a] { v.translatesAutoresizingMaskIntoConstraints = false }",
      "all.forEach { $0.translatesAutoresizingMaskIntoConstraints = false }",
      "prepare(a)", "a.prepare()", "a.translatesAutoresizingMaskIntoConstraints = false",
    ] { #expect(kinds(view + top + use) == [], "\(use)") }
    #expect(
      kinds("addSubview(a)\n" + top, around: "private let a = UILabel()\n") == [.translatedMask])
    #expect(
      kinds("addSubview(a)\n" + top, around: "let b = UIView(), a = UILabel(), c = UILabel()\n")
        == [.translatedMask])
    #expect(kinds("let b = UIView(), a = UILabel()\naddSubview(a)\n" + top) == [.translatedMask])
    #expect(kinds("stack.addArrangedSubview(a)\n" + top, around: "let a = UILabel()\n") == [])
    #expect(kinds("addSubview(a)\n" + top, around: "let a = UILabel().prepared()\n") == [])
  }

  @Test func `two constraints for one attribute are reported in one block only`() {
    let one = "a.widthAnchor.constraint(equalToConstant: 4).isActive = true\n"
    #expect(kinds(made + one + one.replacing("4", with: "8")) == [.repeatedConstraint])
    #expect(kinds(made + "if x {\n\(one)} else {\n\(one)}") == [])
    #expect(kinds(made + "switch x {\ncase 1:\n\(one)default:\n\(one)}") == [])
    #expect(kinds(made + one + one.replacing("width", with: "height")) == [])
    #expect(kinds(made + one + one.replacing("equalTo", with: "lessThanOrEqualTo")) == [])
    #expect(
      kinds(
        made + "NSLayoutConstraint.activate([\na.topAnchor.constraint(equalTo: topAnchor),\n"
          + "a.topAnchor.constraint(equalTo: topAnchor, constant: 8),\n])") == [.repeatedConstraint]
    )
  }

  @Test func `a constraint to a superview must not be added to the subview`() {
    #expect(
      kinds(made + "a.addConstraint(a.topAnchor.constraint(equalTo: topAnchor))") == [
        .foreignConstraint
      ])
    #expect(kinds(made + "addConstraint(a.topAnchor.constraint(equalTo: topAnchor))") == [])
    #expect(
      kinds(
        made + "a.addConstraint(NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, "
          + "toItem: self, attribute: .top, multiplier: 1, constant: 0))") == [.foreignConstraint])
    #expect(kinds(made + "a.addConstraint(a.widthAnchor.constraint(equalToConstant: 1))") == [])
  }
}
