import SourceAdapting
import Testing

@Suite struct LeftOutPartTests {
  /// Leaves out what has errors at the places of marks, in the form `‹message›` before the token.
  private func parts(_ marked: String, extent: LeftOutParts.Extent = .statement) -> String {
    var faults: [LeftOutParts.Fault] = []
    var text = ""
    var (line, column) = (1, 1)
    var message: String?
    for character in marked {
      if character == "‹" {
        message = ""
      } else if character == "›" {
        faults.append(
          LeftOutParts.Fault(path: "A.swift", line: line, column: column, text: message ?? ""))
        message = nil
      } else if message != nil {
        message?.append(character)
      } else {
        text.append(character)
        column += character.utf8.count
        if character.isNewline { (line, column) = (line + 1, 1) }
      }
    }
    let parts = LeftOutParts(of: text, at: "A.swift", faults: faults, extent: extent)
    #expect(parts.text.filter(\.isNewline).count == text.filter(\.isNewline).count)
    return parts.text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func `a statement takes only itself`() {
    #expect(
      parts("func f() {\n  a()\n  ‹›b(\n    1)\n  c()\n}") == "func f() {\na()\nc()\n}")
    #expect(
      parts("func f() {\n  if ‹›flag { a() } else { b() }\n  c()\n}") == "func f() {\nc()\n}")
    #expect(
      parts("func f() {\n  guard let a = ‹›b else { return }\n  c()\n}") == "func f() {\nc()\n}")
  }

  @Test(arguments: [
    ("activate([a, ‹›b.width, c])", "activate([a, c])"), ("activate([‹›b.width])", "activate([ ])"),
    ("let list = [a, ‹›b]", "let list = [a, ]"),
    ("use([\"a\": ‹›b, \"c\": d])", "use([ \"c\": d])"),
    // A statement inside of an entry takes only itself.
    ("use([a, { x()\n ‹›b()\n y() }])", "use([a, { x()\ny() }])"),
  ])
  func `an entry of a list takes only itself`(code: String, left: String) {
    #expect(parts("func f() {\n\(code)\n}") == "func f() {\n\(left)\n}")
  }

  @Test(arguments: [
    ("BaseViewController", "override func viewDidLoad() {}", "UIViewController"),
    ("Kit.PagerController<Page>", "override func viewDidLoad() {}", "UIViewController"),
    ("FormTableViewController", "func f() { super.viewDidLoad() }", "UITableViewController"),
    ("CardCell", "override init(style: Style, reuseIdentifier: String?) {}", "UITableViewCell"),
    ("CardCell", "override func prepareForReuse() {}", "UICollectionViewCell"),
    ("RoundButton", "override func tintColorDidChange() {}", "UIButton"),
    ("Canvas", "override var intrinsicContentSize: CGSize { .zero }", "UIView"),
  ])
  func `a missing superclass is one of UIKit's`(name: String, member: String, superclass: String) {
    #expect(
      parts("class A: ‹cannot find type 'X' in scope›\(name), B { \(member) }")
        == "class A: \(superclass), B { \(member) }")
  }

  @Test func `what follows from a missing superclass is kept`() {
    #expect(
      parts(
        "class A: ‹cannot find type 'X' in scope›BaseView { override init() { ‹›super.init() } }\n"
          + "let a: Int = ‹›A().frame")
        == "class A: UIView { override init() { super.init() } }\nlet a: Int = A().frame")
  }

  @Test(arguments: [
    ("let a = ‹cannot find 'LoopView' in scope›LoopView(name: 1)", "let a = `UIView`(name: 1)"),
    ("var a: [‹cannot find type 'FancyLabel' in scope›FancyLabel]?", "var a: [`UILabel`]?"),
    ("let a = b as? ‹cannot find type 'LoopView' in scope›LoopView", ""),
    ("let a = ‹cannot find 'LoopView' in scope›LoopView.shared", ""),
    ("let a = ‹cannot find 'Loop' in scope›Loop()", ""),
    (
      "let a = `UIView`(‹argument passed to call that takes no arguments›name: 1)",
      "let a = `UIView`()"
    ),
    ("let a = `UIView`(‹›name: .b) { c() }", "let a = `UIView`()"),
  ])
  func `a missing class of views is one of UIKit's, by its name`(code: String, left: String) {
    #expect(parts("class A {\n\(code)\n}") == "class A {\n\(left.isEmpty ? "" : left + "\n")}")
  }

  @Test func `the members of an extension of a missing class are not those of all views`() {
    #expect(
      parts("extension ‹cannot find type 'LoopView' in scope›LoopView { var a: Int { 1 } }") == "")
  }

  @Test func `what can follow from another error waits for that one`() {
    let text = "func f() {\n  let s = Stack([a, b])\n  s.axis = .tall\n}\nfunc g() {}\n"
    func fault(_ line: Int, _ column: Int, _ text: String) -> LeftOutParts.Fault {
      .init(path: "A.swift", line: line, column: column, text: text)
    }
    let missing = fault(2, 18, "cannot find 'a' in scope")
    let following = fault(3, 13, "cannot infer contextual base in reference to member 'tall'")
    func left(_ faults: [LeftOutParts.Fault]) -> String {
      let all = LeftOutParts.all(of: [("A.swift", text, faults), ("B.swift", text, [])])
      #expect(Array(all.keys) == ["A.swift"])
      return all["A.swift"]?.text.filter { $0 != " " } ?? ""
    }
    #expect(
      left([missing, following]) == "funcf(){\nlets=Stack([b])\ns.axis=.tall\n}\nfuncg(){}\n")
    #expect(left([following]) == "funcf(){\nlets=Stack([a,b])\n\n}\nfuncg(){}\n")
  }

  @Test(arguments: [
    ("Tracking", "func track() {}"), ("PagerDelegate", "override func f() {}"),
    ("Operation", "override func main() {}"),
  ])
  func `what is no class of views is left out`(name: String, member: String) {
    #expect(
      parts("class A: ‹cannot find type 'X' in scope›\(name) { \(member) }")
        == "class A { \(member) }")
  }

  @Test func `a statement of a closure takes only itself`() {
    #expect(
      parts("func f() {\n  run { x in\n    ‹›a(x)\n    b(x)\n  }\n}")
        == "func f() {\nrun { x in\nb(x)\n}\n}")
  }

  @Test func `a result is replaced by a value`() {
    #expect(
      parts("func f() -> Int {\n  return ‹›a.b\n}")
        == "func f() -> Int {\nreturn purlinLeftOut()\n}")
    #expect(parts("var a: Int { ‹›b.c }") == "var a: Int { purlinLeftOut() }")
    #expect(
      parts("func f() -> Int {\n  a()\n‹missing return in global function›}")
        == "func f() -> Int {\na()\n; return purlinLeftOut() }")
  }

  @Test func `a property whose type is written keeps its place`() {
    #expect(
      parts("class A {\n  let a: Int = ‹›b\n  let c = ‹›d\n}")
        == "class A {\nlet a: Int = purlinLeftOut()\n}")
  }

  @Test func `an initializer still gives values to its properties`() {
    #expect(
      parts("class A {\n  init() {\n    self.a = ‹›b\n    super.init(x: ‹›c)\n    d()\n  }\n}")
        == "class A {\ninit() {\nself.a = purlinLeftOut()\nsuper.init(x: purlinLeftOut())\nd()\n}\n}"
    )
    #expect(
      parts(
        "class A {\n  init() {\n    ‹property 'self.a' not initialized at super.init call›super.init()\n  }\n}"
      ) == "class A {\ninit() {\nself.a = purlinLeftOut(); super.init()\n}\n}")
  }

  @Test func `protocols, attributes and members go alone`() {
    #expect(parts("class A: B, ‹›C {\n  var a = 1\n}") == "class A: B {\nvar a = 1\n}")
    #expect(parts("class A: ‹›B, C {\n}") == "class A: C {\n}")
    #expect(parts("class A: ‹›B {\n}") == "class A {\n}")
    #expect(parts("class A {\n  @‹›State var a = 1\n}") == "class A {\nvar a = 1\n}")
    #expect(
      parts("class A {\n  func a(_ b: ‹›B) { c() }\n  func d() {}\n}")
        == "class A {\nfunc d() {}\n}")
    #expect(parts("extension ‹›B { func a() {} }\nclass A {}") == "class A {}")
    #expect(
      parts("‹type 'A' does not conform to protocol 'C'›class A: B, C {\n}") == "class A: B {\n}")
  }

  @Test func `a case keeps a statement`() {
    #expect(
      parts("func f() {\n  switch a {\n  case 1: ‹›b()\n  default: c()\n  }\n}")
        == "func f() {\nswitch a {\ncase 1: break\ndefault: c()\n}\n}")
  }

  @Test func `properties get a value where no initializer is left that gives it one`() {
    #expect(
      parts("class ‹class 'A' has no initializers›A {\n  let a: Int\n  var b: Int?\n}")
        == "class A {\nlet a: Int = purlinLeftOut()\nvar b: Int?\n}")
  }

  @Test func `more is left out if less does not help`() {
    let text = "class A {\n  func a() {\n    ‹›b()\n  }\n  func c() {}\n}\nclass B {}"
    #expect(parts(text, extent: .member) == "class A {\nfunc c() {}\n}\nclass B {}")
    #expect(parts(text, extent: .declaration) == "class B {}")
  }

  @Test func `places are those that directives give`() {
    let text =
      "import A\n#sourceLocation(file: \"B.swift\", line: 1)\nfunc f() {\n  a()\n  b()\n}\n"
    let parts = LeftOutParts(
      of: text, at: "A.swift",
      faults: [.init(path: "B.swift", line: 3, column: 3, text: "cannot find 'b' in scope")])
    #expect(parts.text.contains("a()") && !parts.text.contains("b()"))
    #expect(parts.remaining.isEmpty && parts.resolved.count == 1)
  }
}
