import Testing

@testable import SourceReading

/// Which view is added where constraints have no common ancestor.
@Suite struct UnaddedViewTests {
  private func name(_ line: Int, _ code: String) -> String? {
    UnaddedView(inStatementAt: line, of: Array(code.utf8))?.name
  }

  @Test func `the view of the statement that no call adds is named`() {
    let code = """
      let badge = label("New")
      view.addSubview(title)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: view.topAnchor),
        self.badge.topAnchor.constraint(equalTo: title.bottomAnchor),
      ])
      """
    #expect(name(3, code) == "badge")
    #expect(name(5, code) == "badge")
  }

  @Test func `a view of a stack view is added`() {
    let code = """
      let stack = UIStackView(arrangedSubviews: [title, badge])
      badge.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true
      """
    #expect(name(2, code) == "stack")
  }

  @Test func `of two views that no call adds, none is named`() {
    #expect(name(1, "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true") == nil)
    #expect(name(9, "a.topAnchor.constraint(equalTo: view.topAnchor)") == nil)
  }
}
