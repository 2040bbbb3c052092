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
}
