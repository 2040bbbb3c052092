import LayoutGeometry
@testable import LayoutSketch
import TestSupport
import Testing
import TextMetrics

@Suite(.late) struct CodeReaderTests {
  private func read(_ text: String) -> Sketch { Sketch(text, in: Sketch.Window()) }

  private func formulas(_ text: String) -> [String] {
    let sketch = read(text)
    return sketch.constraints.map { NotationWriter(sketch).formula($0) }
  }

  @Test(arguments: [
    "a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8).isActive = true",
    "a.topAnchor.constraintEqualToAnchor(b.bottomAnchor, constant: 8).active = true",
    "[a.topAnchor constraintEqualToAnchor:b.bottomAnchor constant:8].active = YES;",
    "NSLayoutConstraint.activate([a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 8)])",
    "NSLayoutConstraint(item: a, attribute: .top, relatedBy: .equal, toItem: b, attribute: .bottom, multiplier: 1, constant: 8).isActive = true",
    "NSLayoutConstraint(item: a, attribute: NSLayoutAttribute.Top, relatedBy: .Equal, toItem: b, attribute: .Bottom, multiplier: 1, constant: 8).active = true",
    "[view addConstraint:[NSLayoutConstraint constraintWithItem:a attribute:NSLayoutAttributeTop relatedBy:NSLayoutRelationEqual toItem:b attribute:NSLayoutAttributeBottom multiplier:1 constant:8]];",
    "NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: \"V:[b]-8-[a]\", options: [], metrics: nil, views: [\"a\": a, \"b\": b]))",
    "[NSLayoutConstraint activateConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@\"V:[b]-gap-[a]\" options:0 metrics:@{@\"gap\": @8} views:NSDictionaryOfVariableBindings(a, b)]];",
    "a.snp.makeConstraints { make in make.top.equalTo(b.snp.bottom).offset(8) }",
    "a.snp.makeConstraints { $0.top.equalTo(b.snp.bottom).offset(8) }",
    "[a mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(b.mas_bottom).with.offset(8); }];",
    "let gap: CGFloat = 4\nfor pair in [(a, b)] { pair.0 }\na.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 2 * gap).isActive = true",
  ])
  func `one constraint is the same in every notation`(_ text: String) {
    #expect(formulas(text) == ["a.top = b.bottom + 8"])
  }

  @Test func `loops, lists, dictionaries and functions are run`() {
    let sketch = read(
      """
      class Screen: UIViewController {
        let boxes = [UIView(), UIView(), UIView()]
        let sizes: [String: CGFloat] = ["gap": 8, "edge": 16]
        override func viewDidLoad() {
          super.viewDidLoad()
          boxes.forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
          }
          chain(boxes, gap: sizes["gap"]!)
        }
        func chain(_ views: [UIView], gap: CGFloat) {
          var all: [NSLayoutConstraint] = []
          for i in 1..<views.count {
            all.append(views[i].topAnchor.constraint(equalTo: views[i - 1].bottomAnchor, constant: gap))
          }
          all += [views[0].topAnchor.constraint(equalTo: view.topAnchor, constant: (-1 * sizes["edge"]!) + 20)]
          NSLayoutConstraint.activate(all)
        }
      }
      """)
    #expect(sketch.problems.isEmpty)
    #expect(
      sketch.constraints.map { NotationWriter(sketch).formula($0) } == [
        "boxes1.top = boxes0.bottom + 8", "boxes2.top = boxes1.bottom + 8",
        "boxes0.top = view.top + 4",
      ])
    // Only `super.viewDidLoad()`.
    #expect(sketch.unread.map { $0.start.line } == [5])
  }

  @Test func `a closure that makes a view names it after the variable`() {
    let sketch = read(
      """
      lazy var title: UILabel = {
        let label = UILabel()
        label.text = "Hello"
        label.textColor = .red
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
      }()
      view.addSubview(title)
      title.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
      """)
    #expect(sketch.views.map { $0.name } == ["view", "title"])
    #expect(sketch.views[1].content == .label("Hello", .system(17), lines: 1))
    #expect(sketch.views[1].hugging == (251, 250))
    #expect(sketch.unread.map { $0.start } == [Sketch.Place(line: 4, column: 3)])
  }

  @Test(arguments: [
    ("let b = UIVew()", 9, "is ‘UIView’ meant"),
    ("foo(a", 4, "nothing closes this ‘(’"),
    ("a.topAncor.constraint(equalTo: b.topAnchor).isActive = true", 3, "is ‘topAnchor’ meant"),
    ("a.topAnchor.constraint(equalsTo: b.topAnchor).isActive = true", 1, "is ‘equalTo’ meant"),
    (
      "a.topAnchor.constraint(equalTo: b.topAnchor, constnat: 8).isActive = true", 56,
      "is ‘constant’ meant"
    ),
    (
      "a.topAnchor.constraint(equalTo: b.topAnchor, constant: gap).isActive = true", 56,
      "let gap = 8"
    ),
    ("a.topAnchor.constraint(equalTo: b.widthAnchor).isActive = true", 1, "Invalid pairing"),
    (
      "NSLayoutConstraint(item: a, attribute: .hieght, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 8)",
      40, "is ‘height’ meant"
    ),
    (
      "let c = NSLayoutConstraint.constraints(withVisualFormat: \"H:|-[titel]\", views: [\"title\": title])",
      64, "is ‘title’ meant"
    ),
    ("view.addSubviw(a)", 6, "is ‘addSubview’ meant"),
    ("stack.addArangedSubview(a)", 7, "is ‘addArrangedSubview’ meant"),
    ("let s = UIStackView(); s.distribution = .fillEqualy", 41, "is ‘fillEqually’ meant"),
    ("let s = UIStackView(); s.spacin = 8", 35, "is ‘spacing’ meant"),
    ("a.snp.makeConstraints { $0.tpo.equalToSuperview() }", 28, "is ‘top’ meant"),
    ("a.snp.makeConstraints { $0.top.equalToSuperView().ofset(8) }", 51, "is ‘offset’ meant"),
  ])
  func `what is wrong is at its column, with what is meant`(
    _ text: String, _ column: Int, _ message: String
  ) throws {
    let text = text.replacing("SuperView", with: "Superview")
    let problem = try #require(read(text).problems.first { !$0.isNote })
    #expect(problem.line == 1)
    #expect(problem.column == column, "\(problem.message)")
    #expect(problem.message.contains(message), "\(problem.message)")
  }

  @Test func `functions that UIKit does not call are not run`() {
    let sketch = read(
      """
      class Screen: UIViewController {
        override func viewDidLoad() { build() }
        func build() { a.snp.makeConstraints { $0.width.equalTo(5) } }
        @objc func tapped() { a.snp.updateConstraints { $0.width.equalTo(50) } }
      }
      """)
    #expect(sketch.constraints.map { $0.constant } == [5])
    #expect(sketch.unread.map { $0.start.line } == [4])
  }

  @Test func `a constraint that is not activated has no effect, and is noted`() {
    let sketch = read("let c = a.widthAnchor.constraint(equalToConstant: 5)")
    #expect(sketch.constraints.isEmpty)
    #expect(sketch.problems.map { $0.isNote } == [true])
  }

  @Test(arguments: [
    "constraints.append(a.widthAnchor.constraint(equalToConstant: 5))",
    "self.constraints += [a.widthAnchor.constraint(equalToConstant: 5)]",
    "constraints.append(contentsOf: [a.widthAnchor.constraint(equalToConstant: 5)])",
    "[constraints addObject:[a.widthAnchor constraintEqualToConstant:5]];",
  ])
  func `what an excerpt appends to a list of other code is active, which is noted`(_ text: String) {
    let sketch = read(text)
    #expect(formulas(text) == ["a.width = 5"])
    #expect(sketch.problems.count == 1)
    #expect(sketch.problems.allSatisfy { $0.isNote && $0.message.hasPrefix("‘constraints’ is") })
    let both = text + "\nview.addConstraints(constraints)"
    #expect(read(text.hasPrefix("[") ? text : both).constraints.count == 1)
  }

  @Test(arguments: [
    "view.addConstraints(constraints)", "[self.box removeConstraint:self.width];",
    "NSLayoutConstraint.activate(constraints)", "for box in grid { view.addSubview(box) }",
    "grid.forEach { view.addSubview($0) }",
  ])
  func `what is made in other code is no error`(_ text: String) {
    #expect(read(text).problems.allSatisfy { $0.isNote })
  }

  @Test func `elements of a list of other code are views of their own`() {
    let text =
      "let top = grid[0]\ntop.topAnchor.constraint(equalTo: grid[1].topAnchor).isActive = true"
    #expect(formulas(text) == ["grid0.top = grid1.top"])
  }

  @Test(arguments: [
    "enum Layout { static let gap: CGFloat = 8 }",
    "private struct Layout { static let gap = 4 * 2 }",
    "class Screen: UIViewController { enum Layout { static var gap: CGFloat { 8 } } }",
    "struct Layout { static let base = 4\nstatic let gap = Layout.base + 4 }",
  ])
  func `members of types have their values`(_ types: String) {
    #expect(formulas("\(types)\n\(Self.pin("Layout.gap"))") == ["a.top = b.bottom + 8"])
  }

  private static func pin(_ constant: String) -> String {
    "a.topAnchor.constraint(equalTo: b.bottomAnchor, constant: \(constant)).isActive = true"
  }

  @Test(arguments: [
    ("Theme.gap", "enum Theme { static let gap = 8 }"), ("Gap", "let Gap = 8"), (".wide", ""),
    ("insets.top", "let insets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)"),
  ])
  func `a number of other code is one error, with a line that declares it`(
    _ name: String, _ line: String
  ) throws {
    let problems = read("\(Self.pin(name))\n\(Self.pin("2 * \(name)"))").problems
    #expect(problems.map(\.line) == [1])
    let problem = try #require(problems.first)
    #expect(problem.message.contains("is not declared here") && problem.message.hasSuffix(line))
    #expect(!line.isEmpty == problem.message.contains("add a line such as"))
    if !line.isEmpty { #expect(read("\(line)\n\(Self.pin(name))").problems.isEmpty) }
  }

  @Test(arguments: [
    "bar.addArrangedSubview(a)", "let bar = ToolStack()\nbar.addArrangedSubview(a)",
    "bar.axis = .horizontal\nbar.addArrangedSubview(a)",
    "class Bar: UIStackView { func build() { addArrangedSubview(a) } }",
  ])
  func `a view of other code that arranges views is a stack view`(_ text: String) {
    let sketch = read(text)
    #expect(sketch.problems.isEmpty)
    #expect(sketch.views.contains { $0.stack?.arranged.count == 1 })
  }

  @Test func `a component has the size that its constraints give`() throws {
    let body = "{ func build() { heightAnchor.constraint(equalToConstant: 56).isActive = true } }"
    for parent in ["UIView", "UITableViewCell", "BaseView"] {
      let sketch = read("class A<B: C>: \(parent) \(body)")
      let layout = try SketchLayout(sketch)
      #expect(layout.frame(of: 0).size == LayoutSize(width: 320, height: 56))
      #expect(SketchConflict(layout) == nil)
    }
    let screen = try SketchLayout(read("class A: UIViewController \(body)"))
    #expect(screen.frame(of: 0).height == 480)
  }

  @Test func `views of local names are different ones`() {
    let sketch = read(
      """
      class Row: UIView {
        lazy var one: UILabel = { let label = Row.make(); label.text = "a"; return label }()
        lazy var two: UILabel = { let label = Other.make(); label.numberOfLines = 2; return label }()
        lazy var three: UILabel = { let label = Other.make(); label.text = "c"; return label }()
        static func make() -> UILabel { UILabel() }
        func build() { [one, two, three].forEach { addSubview($0) } }
      }
      """)
    #expect(sketch.views.map { $0.name } == ["view", "one", "two", "three"])
  }

  @Test func `constraints of SnapKit that are kept are changed`() {
    let text = """
      a.snp.makeConstraints { make in side = make.left.equalToSuperview().offset(4).constraint }
      side?.update(offset: 12)
      b.snp.makeConstraints { width = $0.width.equalTo(40).constraint }
      width.deactivate()
      """
    #expect(formulas(text) == ["a.left = view.left + 12"])
    #expect(read(text).problems.isEmpty)
  }

  @Test(arguments: [
    "a.addConstraints(top: b.topAnchor, height: 20)", "b.addSubview(.spacer(height: 4))",
    "func f() { f() }\nf()",
    "style.alignment = .left\nstyle.spacing = .wide", "a.text = \"at \" + format(now)",
    "[a setFrame:[[UIScreen mainScreen] bounds]];",
    "var insets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { f() } }",
  ])
  func `functions and initializers of other code are no errors`(_ text: String) {
    #expect(read(text).problems.filter { !$0.isNote }.map { $0.message } == [])
  }

  @Test(arguments: ["view.addSubview(box)\nbox.autoPinEdgesToSuperviewEdges()", "setItems([box])"])
  func `the mask of a view that other code lays out is off`(_ use: String) throws {
    let text =
      "let box = UIView()\n\(use)\nbox.widthAnchor.constraint(equalToConstant: 40).isActive = true"
    let sketch = read(text)
    #expect(sketch.problems.isEmpty)
    #expect(try SketchLayout(sketch).frame(of: 1).width == 40)
  }

  @Test func `a property alone is code`() throws {
    let sketch = read("box.alpha = 0.5\nother.translatesAutoresizingMaskIntoConstraints = false")
    #expect(sketch.problems.isEmpty && sketch.views.map { $0.name } == ["view", "box", "other"])
    #expect(sketch.views[1].alpha == 0.5)
    #expect(read("box.lefft = 5").problems.contains { !$0.isNote })
  }

  @Test func `in Objective-C the advice is in Objective-C`() throws {
    let text = "NSLayoutConstraint *c = [a.widthAnchor constraintEqualToConstant:5];"
    let problem = try #require(read(text).problems.first)
    #expect(problem.message.contains("set active to YES"))
  }

  @Test func `a forgotten autoresizing mask keeps the frame, and is noted`() throws {
    let sketch = read(
      """
      let box = UIView()
      view.addSubview(box)
      box.widthAnchor.constraint(equalToConstant: 5).isActive = true
      """)
    #expect(
      sketch.problems.first?.message.contains("translatesAutoresizingMaskIntoConstraints") == true)
    let conflict = try #require(SketchConflict(try SketchLayout(sketch)))
    #expect(conflict.broken.count == 1)
    #expect(conflict.explained().text?.contains("Addresses") == false)
  }

  @Test func `what lays nothing out is not read, and nothing is dropped`() {
    let sketch = read(
      """
      import Foundation
      view.backgroundColor = .white
      guard let x = y else { return }
      a.widthAnchor.constraint(equalToConstant: 5).isActive = true
      switch kind { case .one: break }
      """)
    #expect(sketch.unread.map { $0.start.line } == [1, 2, 3, 5])
    #expect(sketch.constraints.count == 1)
  }

  @Test(arguments: [
    "f(f(f(", "]]]]", "let a = [", "func f() { f() }\nf()",
    "for i in 0..<999 { for j in 0..<999 { x.foo() } }",
    String(repeating: "(", count: 5000), String(repeating: "[a ", count: 3000),
    "let a = { a }\na()",
    "let views = [:]\nviews[\"a\"]", "\u{0}\u{FFFF}", "- (void)f { [self f]; }", "a.addSubview(a)",
    "let a = 1 / 0", "let n = -5\nlet l = [1]\nl[n]",
  ])
  func `hostile and broken code ends`(_ text: String) throws { _ = try SketchLayout(read(text)) }

  @Test func `safe area and margins move what they hold`() throws {
    var window = Sketch.Window()
    window.safeArea = LayoutInsets(top: 47, bottom: 34)
    window.margins = LayoutInsets(left: 16, right: 16)
    let sketch = Sketch(
      """
      a.snp.makeConstraints { $0.edges.equalTo(view.layoutMarginsGuide) }
      b.snp.makeConstraints { $0.edges.equalTo(a.safeAreaLayoutGuide).inset(2) }
      a.addSubview(c)
      c.snp.makeConstraints { $0.top.bottom.equalToSuperview(); $0.leading.equalTo(a.snp.leadingMargin); $0.width.equalTo(3) }
      """, in: window)
    let layout = try SketchLayout(sketch)
    #expect(layout.frame(of: 1) == LayoutRect(x: 16, y: 47, width: 288, height: 399))
    #expect(layout.frame(of: 2) == LayoutRect(x: 18, y: 49, width: 284, height: 395))
    #expect(layout.frame(of: 3) == LayoutRect(x: 24, y: 47, width: 3, height: 399))
  }

  @Test func `a label of any number of lines is as high as its lines`() throws {
    let sketch = read(
      """
      let note = UILabel()
      note.translatesAutoresizingMaskIntoConstraints = false
      note.numberOfLines = 0
      note.text = "One two three four five six seven eight"
      view.addSubview(note)
      NSLayoutConstraint.activate([
        note.widthAnchor.constraint(equalToConstant: 100),
        note.topAnchor.constraint(equalTo: view.topAnchor),
        note.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      ])
      """)
    let frame = try SketchLayout(sketch).frame(of: 1)
    #expect(frame.width == 100)
    #expect(frame.height > 60)
  }

  @Test func `formulas are recognized`() {
    #expect(read("view a 40 × 20\nH:|-[a]-|\nV:|-(30.5)-[a]").constraints.count == 3)
    #expect(read("view a\na.width = 0.5 * superview.width - 8.25").constraints.count == 1)
  }

  @Test(arguments: ["vew", "veiw", "viw"])
  func `a misspelled view is a note at its column`(_ name: String) throws {
    let problem = try #require(
      read("a.topAnchor.constraint(equalTo: \(name).topAnchor).isActive = true").problems.first)
    #expect(problem.isNote && problem.column == 33)
    #expect(problem.message.contains("Is ‘view’ meant?"))
  }

  @Test func `a name that begins as the container's does is a name of its own`() {
    let sketch = read("viewA.widthAnchor.constraint(equalToConstant: 40).isActive = true")
    #expect(sketch.problems.allSatisfy { !$0.message.contains("meant") })
  }

  @Test func `directed constraints of layers name the superlayer and other layers`() throws {
    let sketch = read(
      """
      let first = CALayer()
      first.name = "a"
      first.bounds = CGRect(x: 0, y: 0, width: 100, height: 25)
      first.addConstraint(CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .midX))
      let second = CALayer()
      second.addConstraint(CAConstraint(attribute: .width, relativeTo: "a", attribute: .width, scale: 2, offset: 1))
      second.addConstraint(CAConstraint(attribute: .minX, relativeTo: "b", attribute: .maxX))
      view.layer.addSublayer(first)
      view.layer.addSublayer(second)
      """)
    #expect(
      sketch.assignments.map { NotationWriter(sketch).formula($0) }.prefix(2) == [
        "first.midX := view.midX", "second.width := first.width * 2 + 1",
      ])
    let problem = try #require(sketch.problems.first { !$0.isNote })
    #expect((problem.line, problem.column) == (7, 65))
    #expect(problem.message.contains("no layer has the name ‘b’"))
    let layout = try SketchLayout(sketch)
    #expect(layout.frame(of: 1) == LayoutRect(x: 110, y: 0, width: 100, height: 25))
    #expect(layout.frame(of: 2).width == 201)
  }

  @Test(arguments: [
    ("a.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }", [8.0, 8, 304, 464]),
    (
      "a.snp.makeConstraints { $0.center.equalToSuperview(); $0.size.equalTo(CGSize(width: 40, height: 20)) }",
      [140, 230, 40, 20]
    ),
    (
      "a.snp.makeConstraints { $0.leading.top.equalToSuperview().offset(5); $0.width.equalToSuperview().multipliedBy(0.5); $0.height.lessThanOrEqualTo(30); $0.height.equalTo(90).priority(.low) }",
      [5, 5, 160, 30]
    ),
    (
      "a.snp.makeConstraints { $0.edges.equalToSuperview() }\na.snp.remakeConstraints { $0.top.left.equalTo(12); $0.size.equalTo(10) }",
      [12, 12, 10, 10]
    ),
    (
      "a.snp.makeConstraints { $0.top.left.equalTo(12); $0.size.equalTo(10) }\na.snp.updateConstraints { $0.top.equalTo(40) }",
      [12, 40, 10, 10]
    ),
  ])
  func `the common forms of SnapKit have these frames`(_ text: String, _ frame: [Double]) throws {
    let sketch = read("let a = UIView()\nview.addSubview(a)\n" + text)
    #expect(sketch.problems.isEmpty && sketch.unread.isEmpty, "\(sketch.problems) \(sketch.unread)")
    #expect(try SketchLayout(sketch).frame(of: 1).numbers == frame)
  }
}
