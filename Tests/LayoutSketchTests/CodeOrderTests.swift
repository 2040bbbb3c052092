import LayoutGeometry
@testable import LayoutSketch
import Testing

// Variables whose value comes later, and mistakes that a compiler refuses.
@Suite struct CodeOrderTests {
  private func read(_ text: String) -> Sketch { Sketch(text, in: Sketch.Window()) }

  @Test func `a lazy property is evaluated when it is used, in any order`() {
    let sketch = read(
      """
      final class Profile: UIView {
        private lazy var outer: UIStackView = {
          let stack = UIStackView(arrangedSubviews: [inner])
          stack.translatesAutoresizingMaskIntoConstraints = false
          return stack
        }()
        private lazy var inner = UIStackView(arrangedSubviews: [title, self.note])
        private let title = UILabel()
        private let note = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(outer)
          outer.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
      }
      """)
    #expect(sketch.problems.isEmpty)
    #expect(sketch.views.map { $0.name }.sorted() == ["inner", "note", "outer", "title", "view"])
    let parents = Dictionary(
      uniqueKeysWithValues: sketch.views.map { view in
        (view.name, view.parent.map { sketch.views[$0].name })
      })
    #expect(
      parents == [
        "view": nil, "outer": "view", "inner": "outer", "title": "inner", "note": "inner",
      ])
  }

  @Test func `one statement declares several variables`() {
    let sketch = read(
      """
      let title = UILabel(), gap: CGFloat = 8, icon = UIImageView()
      title.text = "Hello"
      icon.topAnchor.constraint(equalTo: title.bottomAnchor, constant: gap).isActive = true
      """)
    #expect(sketch.unread.isEmpty)
    #expect(sketch.views.dropFirst().map { $0.name }.sorted() == ["icon", "title"])
    #expect(
      sketch.constraints.map { NotationWriter(sketch).formula($0) } == [
        "icon.top = title.bottom + 8"
      ])
  }

  @Test(arguments: [
    "if let previous = previous { all.append(row.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8)) } else { all.append(row.topAnchor.constraint(equalTo: view.topAnchor)) }",
    "if let previous { all.append(row.topAnchor.constraint(equalTo: previous.bottomAnchor, constant: 8)) } else { all.append(row.topAnchor.constraint(equalTo: view.topAnchor)) }",
    "if previous == nil { all.append(row.topAnchor.constraint(equalTo: view.topAnchor)) } else { all.append(row.topAnchor.constraint(equalTo: previous!.bottomAnchor, constant: 8)) }",
    "if previous != nil { all.append(row.topAnchor.constraint(equalTo: previous!.bottomAnchor, constant: 8)) } else { all.append(row.topAnchor.constraint(equalTo: view.topAnchor)) }",
  ])
  func `a loop chains views by an optional`(_ branch: String) {
    for declaration in ["var previous: UIView?", "var previous: UIView? = nil"] {
      let sketch = read(
        """
        var all: [NSLayoutConstraint] = []
        \(declaration)
        for _ in 0..<3 {
          let row = UIView()
          row.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(row)
          \(branch)
          previous = row
        }
        NSLayoutConstraint.activate(all)
        """)
      #expect(sketch.problems.isEmpty && sketch.unread.isEmpty)
      #expect(
        sketch.constraints.map { NotationWriter(sketch).formula($0) } == [
          "row.top = view.top", "row2.top = row.bottom + 8", "row3.top = row2.bottom + 8",
        ])
    }
  }

  @Test(arguments: [
    (
      "NSLayoutConstraint.activate([\n  a.topAnchor.constraint(equalTo: view.topAnchor)\n  a.leftAnchor.constraint(equalTo: view.leftAnchor),\n])",
      "2:50 a comma is missing here"
    ),
    (
      "a.leadingAnchor.constraint(equalTo: view.topAnchor).isActive = true",
      "1:37 leadingAnchor and topAnchor are of different axes"
    ),
    (
      "a.topAnchor.constraint(equalTo: view.topAnchor, constant: \"8\").isActive = true",
      "1:59 expected a number, not a text"
    ),
  ])
  func `a mistake that a compiler refuses is an error`(_ text: String, _ expected: String) {
    let sketch = read(text)
    #expect(sketch.problems.map { "\($0.line):\($0.column) \($0.message)" } == [expected])
    #expect(sketch.unread.isEmpty)
  }

  @Test(arguments: [
    ("let gap = size.isEmpty ? 8 : 4", nil), ("let gap = count > 2 ? 8 : 4", "8"),
    ("let gap = count < 3 ? 4 : count >= 3 ? 8 : 2", "8"),
    ("let gap = (2 <= count ? 1 : 0) + 4", "5"),
    ("let gap: CGFloat = count == 2 ? 4 : 8", "8"), ("let gap = [4, count > 2 ? 8 : 6][1]", "8"),
  ])
  func `a choice has the value of the branch that holds`(_ line: String, _ gap: String?) {
    let sketch = read(
      """
      let count = 3
      \(line)
      title.topAnchor.constraint(equalTo: view.topAnchor, constant: gap).isActive = true
      """)
    #expect(sketch.unread.map(\.start.line) == (gap == nil ? [2] : []))
    #expect(
      sketch.constraints.map { NotationWriter(sketch).formula($0) }
        == (gap.map { ["title.top = view.top + \($0)"] } ?? []))
  }

  @Test func `a member without its type is a branch of a choice`() {
    let sketch = read(
      """
      let isWide = true
      let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
      stack.axis = isWide ? .horizontal : .vertical
      """)
    #expect(sketch.problems.isEmpty && sketch.unread.isEmpty)
  }

  @Test(arguments: [
    ("guard let title = label else { return }", true),
    ("guard label != nil, rows.count > 1 else { return }", true),
    ("guard #available(iOS 15, *) else { return }", true),
    ("guard 1 > 2 else { return }", false),
    ("guard let title = missing else { return }", false),
  ])
  func `a function ends where a guard does not hold`(_ line: String, _ goesOn: Bool) {
    let sketch = read(
      """
      class Card: UIView {
        func setUp() {
          let label: UILabel? = UILabel()
          let missing: UILabel? = nil
          let rows = [UIView(), UIView()]
          \(line)
          label!.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
        }
      }
      """)
    #expect(sketch.problems.isEmpty && sketch.unread.isEmpty, "\(sketch.problems)")
    #expect(sketch.constraints.count == (goesOn ? 1 : 0))
  }

  @Test func `a guard that is not computed here is not read, and the rest is`() {
    let sketch = read(
      """
      guard let user = session.user, user.age > 18 else { return }
      if a.frame.width < 100, flag { b.isHidden = true }
      a.widthAnchor.constraint(equalToConstant: 5).isActive = true
      """)
    #expect(sketch.unread.map(\.start.line) == [1, 2])
    #expect(sketch.constraints.count == 1)
  }
}
