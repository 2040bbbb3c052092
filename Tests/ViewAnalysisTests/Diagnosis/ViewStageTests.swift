import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutProof
import LayoutScene
import Testing
import ViewAnalysis

@MainActor
@Suite struct ViewStageTests {
  private final class SignInController: UIViewController {
    private let header = UIView()
    private lazy var hint: UILabel = UILabel()
    private var extra: UIView?

    override func viewDidLoad() {
      super.viewDidLoad()
      let box = UIView()
      extra = box
      for part in [header, hint, box, UIView(), UIView()] { view.addSubview(part) }
    }
  }

  private func scene(of controller: UIViewController) -> ViewStage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return ViewStage(of: window)
  }

  @Test func `views of a program are called as the properties that keep them`() {
    let names = scene(of: SignInController()).items.map(\.name)
    #expect(names.contains("header") && names.contains("hint") && names.contains("extra"))
  }

  @Test func `views that share a name are distinguished by their ids`() throws {
    let scene = scene(of: SignInController())
    let shared = scene.items.filter { $0.className == "UIView" && $0.name.contains("(") }
    #expect(shared.count >= 2 && Set(shared.map(\.name)).count == shared.count)
    let question = try ValueQuestion(shared[0].name + ".width", in: scene)
    #expect(question.subject == shared[0].id)
    #expect(throws: ValueQuestionError.self) { try ValueQuestion("UIView", in: scene) }
  }

  private func findings(_ view: UIView, width: CGFloat, height: CGFloat) -> [PresentFinding] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    window.addSubview(view)
    return PresentFinding.all(in: ViewStage(of: window).scene)
  }

  // The linter was right: `prove` looked at labels only.
  @Test func `a button's title is cut as a label's is`() {
    let button = UIButton(type: .system)
    button.setTitle("A title of some length", for: .normal)
    #expect(findings(button, width: 60, height: 30).map(\.detail) == ["width"])
    #expect(findings(button, width: 200, height: 30).isEmpty)
    #expect(findings(button, width: 200, height: 8).map(\.detail) == ["height"])
  }

  // The linter was right: to `prove` a table was a container.
  @Test func `a table without height shows nothing`() {
    #expect(findings(UITableView(), width: 200, height: 0).map(\.kind) == [.collapsed])
    #expect(findings(UIView(), width: 200, height: 0).isEmpty)
  }

  @Test func `letters lie where the label's alignment puts them`() {
    let label = UILabel()
    label.text = "Ab"
    for (alignment, place) in [(NSTextAlignment.left, 0.0), (.center, 0.5), (.right, 1)] {
      label.textAlignment = alignment
      #expect(label.textNeed(at: 200)?.alignment == place)
    }
    #expect(label.textNeed(at: 200)?.lineLength == label.textNeed(at: 200)?.width)
  }

  // The linter was right: to `prove` these were containers.
  @Test func `a collection, a picker and media without height show nothing`() throws {
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    #expect(findings(collection, width: 200, height: 0).map(\.kind) == [.collapsed])
    #expect(findings(UIPickerView(), width: 200, height: 0).map(\.kind) == [.collapsed])
    for element in ["mapView", "wkWebView"] {
      let media = try #require(view(element))
      #expect(findings(media, width: 200, height: 0).map(\.kind) == [.collapsed])
    }
  }

  /// A view of a document, as there is no class for it.
  private func view(_ element: String) -> UIView? {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><\(element) id="i-v"><rect key="frame" x="0" y="0" width="200" height="9"/></\(element)>
      </objects></document>
      """
    let nib = UINib(data: Data(document.utf8), bundle: nil)
    return nib.instantiate(withOwner: nil, options: nil).first as? UIView
  }

  // The linter was right: a text view is transparent, and its text has a distance from its edges.
  @Test func `a text view over a label covers nothing`() {
    func overlaps(_ cover: UIView) -> [RangeProof.Kind] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 21))
      label.text = "A title of some length"
      cover.frame = CGRect(x: 50, y: 0, width: 200, height: 21)
      window.addSubview(label)
      window.addSubview(cover)
      return PresentFinding.all(in: ViewStage(of: window).scene).map(\.kind)
    }
    #expect(!overlaps(UITextView()).contains(.overlap))
    #expect(overlaps(UIButton(type: .custom)).contains(.overlap))
  }

  // Each is right: the linter's rule is about content priorities, `prove` is about all priorities.
  @Test func `a tie of content priorities is an ambiguity of equal priorities`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let labels = [UILabel(), UILabel()]
    for label in labels {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(label)
      label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      labels[0].leadingAnchor.constraint(equalTo: window.leadingAnchor),
      labels[1].leadingAnchor.constraint(equalTo: labels[0].trailingAnchor),
      labels[1].trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    let scene = ViewStage(of: window)
    let found = OpenNumbers(of: scene, where: { _ in true })
    #expect(!found.open.isEmpty)
    #expect(!found.tied.isEmpty)
    #expect(AmbiguityReport(of: scene).open.contains { $0.kind == .equalPriorities })
  }
}
