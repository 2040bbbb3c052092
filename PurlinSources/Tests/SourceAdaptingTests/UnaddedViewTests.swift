import SourceAdapting
import Testing

/// Views that code creates and never adds.
@Suite struct UnaddedViewTests {
  private func unadded(_ source: String) -> [String] {
    var options = SourceAdaptation.Options()
    options.previews = .shown(classes: [])
    return SourceAdaptation([("A.swift", source)], options: options).issues
      .filter { $0.message.contains("never added") }
      .map { "\($0.line):\($0.column) \($0.message.split(separator: "'")[0])" }
  }

  @Test func `a view that is only set up and constrained is reported`() {
    let found = unadded(
      """
      class Badge: UILabel {}
      class Card: UIView {
        private let label = UILabel()
        let badge = Badge()
        let icon: UIImageView = { let icon = UIImageView(); return icon }()
        func build() {
          label.text = "A"
          label.setContentHuggingPriority(.required, for: .horizontal)
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          NSLayoutConstraint(
            item: self.badge, attribute: .top, relatedBy: .equal, toItem: self, attribute: .top,
            multiplier: 1, constant: 0).isActive = true
          let local = UIButton(type: .system)
          local.layer.cornerRadius = 4
        }
      }
      """)
    #expect(found == ["3:15 label", "4:7 badge", "5:7 icon", "13:9 local"])
  }

  @Test func `a view that is handed to anything is not reported`() {
    let found = unadded(
      """
      class Card: UIView {
        private let a = UILabel(), other = UIView()
        private let b = UILabel()
        private let c = UILabel()
        private let d = UILabel()
        private let e = UIView()
        private let f = UILabel()
        @IBOutlet var g = UILabel()
        static let h = UILabel()
        private lazy var i: UILabel = { let l = UILabel(); addSubview(l); return l }()
        func build() -> UIView {
          addSubview(self.b)
          [c].forEach { addSubview($0) }
          d.add(to: self)
          layer.addSublayer(e.layer)
          let local = UILabel()
          navigationItem.titleView = local
          return f
        }
      }
      """)
    #expect(found.isEmpty)
  }

  @Test func `a view that only holds views, which are added one by one, is not reported`() {
    let classes = "class Buttons: UIView { let first = UIButton(); let second = UIButton() }\n"
    let holder = "class Card: UIView { let buttons = Buttons()\n"
    let adding = "  func build() { addSubview(buttons.first); stack([self.buttons.second]) }\n"
    #expect(unadded(classes + holder + adding + "}").isEmpty)
    // One that is given a place was meant to be shown; one whose parts only have texts, too.
    let placed = "  func place() { buttons.topAnchor.constraint(equalTo: topAnchor) }\n"
    #expect(unadded(classes + holder + adding + placed + "}") == ["2:26 buttons"])
    let texts = "  func build() { buttons.first.isHidden = true; print(buttons.tag) }\n"
    #expect(unadded(classes + holder + texts + "}").contains("2:26 buttons"))
  }

  @Test func `a local view is not excused by another of its name`() {
    let found = unadded(
      """
      class Card: UIView {
        func a() { let box = UIView(); addSubview(box) }
        func b() { let box = UIView(); box.isHidden = true }
      }
      """)
    #expect(found == ["3:18 box"])
  }
}
