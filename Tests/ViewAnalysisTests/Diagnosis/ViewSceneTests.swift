import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutDiagnosis
import Testing
import ViewAnalysis

@MainActor
@Suite struct ViewSceneTests {
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

  private func scene(of controller: UIViewController) -> ViewScene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return ViewScene(of: window)
  }

  @Test func `views of a program are called as the properties that keep them`() {
    let names = scene(of: SignInController()).subjects.map(\.name)
    #expect(names.contains("header") && names.contains("hint") && names.contains("extra"))
  }

  @Test func `views that share a name are told apart by their ids`() throws {
    let scene = scene(of: SignInController())
    let shared = scene.subjects.filter { $0.className == "UIView" && $0.name.contains("(") }
    #expect(shared.count >= 2 && Set(shared.map(\.name)).count == shared.count)
    let question = try ValueQuestion(shared[0].name + ".width", in: scene)
    #expect(question.subject == shared[0].id)
    #expect(throws: ValueQuestionError.self) { try ValueQuestion("UIView", in: scene) }
  }

  private func findings(_ view: UIView, width: CGFloat, height: CGFloat) -> [PresentFinding] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    window.addSubview(view)
    return PresentFinding.all(in: ViewScene(of: window))
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
}
