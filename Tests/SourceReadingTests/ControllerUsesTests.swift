import SourceReading
import Testing

@Suite struct ControllerUsesTests {
  private func parts(
    _ sources: [String], _ language: SourceLanguage = .swift
  ) -> Set<String> {
    ControllerUses(
      SourceIndex(
        sources.enumerated().map {
          SourceFacts(reading: Array($1.utf8), file: "\($0)", language: language)
        })
    ).parts
  }

  /// The ways in which code gets a controller, and the name by which a document knows it.
  static let origins = [
    ("let child = HeaderController()", "HeaderController"),
    ("let child: HeaderController = make()", "HeaderController"),
    (
      "let child = storyboard!.instantiateViewController(withIdentifier: \"Header\")",
      "Header"
    ),
    (
      "let child = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(identifier: Name.header) as! A",
      "header-id"
    ),
    ("guard let child = made() as? HeaderController else { return }", "HeaderController"),
    ("let made = HeaderController.make()\n    let child = made", "HeaderController"),
    ("for child in [HeaderController(), OtherController()] {", "HeaderController"),
  ]

  static let partial = [
    "header.addSubview(child.view)",
    "self.cards[1].insertSubview(child.view, at: 0)",
    "stack.addArrangedSubview(child.view!)",
    "let added = child.view!\n    box.addSubview(added)",
    "view.addSubview(child.view)\n    child.view.frame = CGRect(x: 0, y: 0, width: 9, height: 9)",
    "panel.set(contentViewController: child)",
    "panel.contentViewController = child",
    "embed(child, in: box)",
  ]

  static let whole = [
    "present(child, animated: true)",
    "navigationController?.pushViewController(child, animated: true)",
    "window.rootViewController = child",
    "view.addSubview(child.view)",
    "show(UINavigationController(rootViewController: child), sender: nil)",
  ]

  private func code(_ origin: String, _ use: String) -> String {
    let closes = origin.hasSuffix("{") ? "\n    }" : ""
    return """
      enum Name { static let header = "header-id" }
      class HeaderController: UIViewController {}
      class Screen: UIViewController {
        func add() {
          \(origin)
          addChild(child)
          \(use)\(closes)
        }
      }
      """
  }

  @Test(arguments: origins, partial)
  func `a view in a view of another controller makes a part`(origin: (String, String), use: String)
  {
    #expect(parts([code(origin.0, use)]).contains(origin.1))
  }

  @Test(arguments: origins, whole)
  func `what fills a screen or a window is none`(origin: (String, String), use: String) {
    #expect(!parts([code(origin.0, use)]).contains(origin.1))
  }

  @Test(arguments: origins, whole)
  func `what is shown both ways is none, in any order of files`(
    origin: (String, String), use: String
  ) {
    let files = [code(origin.0, "header.addSubview(child.view)"), code(origin.0, use)]
    #expect(!parts(files).contains(origin.1))
    #expect(!parts(files.reversed()).contains(origin.1))
  }

  @Test
  func `pages and children of a part are parts, those of a screen are none`() {
    let pager = """
      class Pager: UIPageViewController, UIPageViewControllerDataSource {
        lazy var pages: [UIViewController] = [
          storyboard!.instantiateViewController(withIdentifier: Name.text), FooterViewController()]
        func add() { view.addSubview(pages[0].view) }
      }
      enum Name { static let text = "Text" }
      class FooterViewController: UIViewController {}
      """
    let screen = """
      class Screen: UIViewController {
        func add() {
          guard let pager = made as? Pager else { return }
          cards[0].addSubview(pager.view)
        }
      }
      """
    #expect(parts([pager]).isEmpty)
    #expect(parts([pager, screen]).isSuperset(of: ["Pager", "Text", "FooterViewController"]))
    #expect(parts([screen, pager]) == parts([pager, screen]))
  }

  @Test(arguments: [
    ("override func viewDidLoad() { preferredContentSize = CGSize(width: 9, height: 9) }", true),
    ("override var preferredContentSize: CGSize { get { size } set {} }", true),
    ("override func viewDidLoad() { title = preferredContentSize.description }", false),
  ])
  func `a popover with a size of its own has not that of the window`(body: String, isPopup: Bool) {
    let popup = "class Filter: UIViewController {\n\(body)\n}"
    func popups(_ style: String) -> Set<String> {
      let screen = """
        class Screen: UIViewController {
          func open() {
            let filter = Filter()
            filter.modalPresentationStyle = .\(style)
            present(filter, animated: true)
          }
        }
        """
      return ControllerUses(
        SourceIndex(
          [popup, screen].map {
            SourceFacts(reading: Array($0.utf8), file: "A", language: .swift)
          })
      ).popups
    }
    #expect(popups("popover") == (isPopup ? ["Filter"] : []))
    #expect(popups("fullScreen") == [])
  }

  @Test(
    arguments: [("size: Self.size", ["Dialog"]), ("height: 300", [])] as [(String, Set<String>)])
  func `a presentation controller that is made with a size gives it`(
    argument: String, popups: Set<String>
  ) {
    let code = """
      extension Dialog: UIViewControllerTransitioningDelegate {
        func presentationController(forPresented presented: UIViewController) -> UIPresentationController? {
          SheetPresentationController(presentedViewController: presented, presenting: nil, \(argument))
        }
      }
      class Dialog: UIViewController {}
      """
    let facts = SourceFacts(reading: Array(code.utf8), file: "A", language: .swift)
    #expect(ControllerUses(SourceIndex([facts])).popups == popups)
  }

  @Test
  func `messages of Objective-C`() {
    let part = """
      @interface HeaderController : UIViewController
      @end
      @implementation Screen
      - (void)add {
        HeaderController *child = [self.storyboard instantiateViewControllerWithIdentifier:@"Header"];
        [self addChildViewController:child];
        [self.header addSubview:child.view];
      }
      @end
      """
    let screen = """
      @implementation Other
      - (void)open {
        HeaderController *child = [[HeaderController alloc] init];
        [self.navigationController pushViewController:child animated:YES];
      }
      @end
      """
    #expect(parts([part], .objectiveC) == ["HeaderController", "Header"])
    #expect(parts([part, screen], .objectiveC) == ["Header"])
  }

  @Test(arguments: partial, whole)
  func `a variable of the same name in another method is another one`(part: String, whole: String) {
    let second = """
      class FooterController: UIViewController {}
      extension Screen {
        func open() {
          let child = FooterController()
          \(whole)
        }
      }
      """
    let both = code("let child = HeaderController()", part) + "\n" + second
    #expect(parts([both]) == ["HeaderController"])
    // A property is that of all methods.
    let property = both.replacing(
      "let child = HeaderController()", with: "child = HeaderController()"
    )
    .replacing("func add() {", with: "var child: UIViewController!\n  func add() {")
    #expect(parts([property]) == ["HeaderController"])
  }

  @Test func `each of many methods has variables of its own`() {
    let count = 2000
    let methods = (0..<count).map { number in
      let use =
        number.isMultiple(of: 2) ? "box.addSubview(child.view)" : "present(child, animated: true)"
      return "  func show\(number)() {\n    let child = C\(number)()\n    \(use)\n  }\n"
    }
    let classes = (0..<count).map { "class C\($0): UIViewController {}\n" }
    let text = classes.joined() + "class Screen: UIViewController {\n" + methods.joined() + "}\n"
    #expect(parts([text]) == Set((0..<count).filter { $0.isMultiple(of: 2) }.map { "C\($0)" }))
  }
}
