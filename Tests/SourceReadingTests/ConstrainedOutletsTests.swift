import Testing

@testable import SourceReading

/// Which outlets code constrains.
@Suite struct ConstrainedOutletsTests {
  @Test func `classes that have a size of their own, or load their xib`() {
    let swift = """
      class Badge: UIView { override var intrinsicContentSize: CGSize { CGSize(width: 8, height: 8) } }
      class RoundBadge: Badge {}
      class Plain: UIView { func size() {} }
      class Panel: UIView { func load() { Bundle.main.loadNibNamed("Panel", owner: self) } }
      class Card: UIView { func load() { Bundle.main.loadNibNamed(name, owner: self) } }
      class List: UIView { func load() { table.register(UINib(nibName: "Row", bundle: nil)) } }
      class Screen: UIViewController { func load() { Bundle.main.loadNibNamed("Screen", owner: self) } }
      """
    let objectiveC = """
      @interface Meter : UIView
      @end
      @implementation Meter
      - (CGSize)intrinsicContentSize { return CGSizeMake(1, 2); }
      @end
      """
    let index = SourceIndex([
      SourceFacts(reading: Array(swift.utf8), file: "A.swift", language: .swift),
      SourceFacts(reading: Array(objectiveC.utf8), file: "B.m", language: .objectiveC),
    ])
    #expect(index.selfSized == ["Badge", "RoundBadge", "Panel", "Card", "Meter"])
  }

  @Test func `classes that inherit from a view with a size of its own`() {
    let swift = """
      class Track: UISlider {}
      class Thin: Track {}
      class Plain: UIView {}
      class Screen: UIViewController {}
      """
    let index = SourceIndex([
      SourceFacts(reading: Array(swift.utf8), file: "A.swift", language: .swift)
    ])
    #expect(index.contentSized == ["Track", "Thin"])
  }

  private func outlets(
    _ sources: [String], _ language: SourceLanguage = .swift
  ) -> [String: Set<String>] {
    ConstrainedOutlets(
      SourceIndex(
        sources.enumerated().map {
          SourceFacts(reading: Array($1.utf8), file: "\($0)", language: language)
        })
    ).names
  }

  private func screen(_ code: String) -> String {
    """
    class Screen: UIViewController {
      @IBOutlet weak var name: UILabel!
      @IBOutlet weak var other: UILabel!
      override func viewDidLoad() {
        \(code)
      }
    }
    """
  }

  @Test(arguments: [
    "name.topAnchor.constraint(equalTo: view.topAnchor).isActive = true",
    "NSLayoutConstraint.activate([self.name.topAnchor.constraint(equalTo: other.topAnchor)])",
    "self?.name?.translatesAutoresizingMaskIntoConstraints = false",
    "[name, box].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }",
    "for view in [name, box] { view.translatesAutoresizingMaskIntoConstraints = false }",
    "NSLayoutConstraint(item: name!, attribute: .top, relatedBy: .equal, toItem: other)",
    "view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: f, views: [\"n\": name]))",
    "name.snp.makeConstraints { $0.edges.equalTo(other) }",
    "name.autoPinEdge(toSuperviewEdge: .top)",
    "constrain(name, view) { $0.top == $1.top }",
  ])
  func `code that constrains a view by itself`(code: String) {
    #expect(outlets([screen(code)]) == ["Screen": ["name"]])
  }

  @Test(arguments: [
    "bubble = name", "self.bubble = self.name!",
    "let box = name\n    box?.snp.makeConstraints { $0.edges.equalTo(other) }",
  ])
  func `a variable stands for the view that code assigns to it`(code: String) {
    let base = """
      class Base: UIViewController {
        var bubble: UIView?
        func tie() { bubble?.snp.makeConstraints { $0.left.equalTo(8) } }
      }
      """
    let sources = [base, screen(code).replacing("UIViewController", with: "Base")]
    #expect(outlets(sources) == ["Screen": ["name"]])
    #expect(outlets([screen("other.title = name")] + [base]).isEmpty)
  }

  @Test func `a variable stands for the view in Objective-C, too`() {
    let code = """
      @interface Screen : UIViewController
      @property (weak, nonatomic) IBOutlet UILabel *name;
      @end
      @implementation Screen
      - (void)viewDidLoad {
        _bubble = self.name;
        [self.bubble mas_makeConstraints:^(MASConstraintMaker *make) { make.left.equalTo(self.view); }];
      }
      @end
      """
    #expect(outlets([code], .objectiveC) == ["Screen": ["name"]])
  }

  @Test(arguments: [
    "other.text = name.text",
    "view.addSubview(name)",
    "name.translatesAutoresizingMaskIntoConstraints = true",
    "name.setup()",
    "name.topAnchor.isEqual(other)",
  ])
  func `other code constrains none`(code: String) {
    #expect(outlets([screen(code)]).isEmpty)
  }

  static let bodies = [
    "translatesAutoresizingMaskIntoConstraints = false",
    "self.topAnchor.constraint(equalTo: top!).isActive = true",
    "if let top = top { topAnchor.constraint(equalTo: top).isActive = true }",
    "NSLayoutConstraint(item: self, attribute: .top, relatedBy: .equal, toItem: superview)",
    "pinned()\n  }\n  func pinned() { translatesAutoresizingMaskIntoConstraints = false",
  ]

  private func helper(_ body: String, of type: String) -> String {
    "extension \(type) {\n  func anchor(top: NSLayoutYAxisAnchor? = nil) {\n  \(body)\n  }\n}"
  }

  @Test(arguments: bodies, ["name.anchor(top: view.topAnchor)", "self.name?.anchor()"])
  func `a method of the app's own constrains its view`(body: String, call: String) {
    for type in ["UIView", "NSObject", "UILabel", "Anchored"] {
      let sources = [helper(body, of: type), "protocol Anchored {}", screen(call)]
      #expect(outlets(sources) == ["Screen": ["name"]], "\(type)")
    }
    #expect(outlets([helper(body, of: "UIButton"), screen(call)]).isEmpty)
    #expect(outlets([helper("alpha = 0.5", of: "UIView"), screen(call)]).isEmpty)
  }

  @Test func `chains of many calls are read once`() {
    let chain = String(repeating: ".a().b", count: 5000)
    let source = screen("name\(chain).c()\n    self.name?.snp.makeConstraints {}")
    #expect(outlets([source]) == ["Screen": ["name"]])
  }

  @Test func `code of a subclass and of another object constrains outlets, too`() {
    let call = "translatesAutoresizingMaskIntoConstraints = false"
    let heir = "class Heir: Screen { func lay() { name.\(call) } }"
    #expect(outlets([screen(""), heir]) == ["Screen": ["name"], "Heir": ["name"]])
    let owner = "class Owner { func lay() { screen.name.\(call) } }"
    #expect(outlets([screen(""), owner]) == ["Screen": ["name"]])
    let stranger = "class Owner { func lay() { name.\(call) } }"
    #expect(outlets([screen(""), stranger]).isEmpty)
  }

  @Test(arguments: [
    "self.name.translatesAutoresizingMaskIntoConstraints = NO;",
    "[_name setTranslatesAutoresizingMaskIntoConstraints:NO];",
    "[self.name.topAnchor constraintEqualToAnchor:self.view.topAnchor].active = YES;",
    "[[_name topAnchor] constraintEqualToAnchor:self.view.topAnchor].active = YES;",
    """
    [NSLayoutConstraint constraintWithItem:self.name attribute:a relatedBy:b toItem:nil attribute:c \
    multiplier:1 constant:0];
    """,
    "NSDictionary *views = NSDictionaryOfVariableBindings(_name);",
    "[self.name mas_makeConstraints:^(MASConstraintMaker *make) { make.top.equalTo(v); }];",
    "[self.name pinToTop:8];",
  ])
  func `code of Objective-C`(code: String) {
    let source = """
      @interface Screen : UIViewController
      @property (weak) IBOutlet UILabel *name;
      @property (weak) IBOutlet UILabel *other;
      @end
      @implementation Screen
      - (void)viewDidLoad {
        \(code)
      }
      @end
      """
    let category = """
      @implementation UIView (Pinning)
      - (void)pinToTop:(CGFloat)distance {
        self.translatesAutoresizingMaskIntoConstraints = NO;
      }
      @end
      """
    #expect(outlets([source, category], .objectiveC) == ["Screen": ["name"]])
    #expect(code.contains("pinToTop") == outlets([source], .objectiveC).isEmpty)
  }
}
