import AutoLayout
import Foundation
import HeadlessUIKit
import InterfaceBuilder
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

  private let cell = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <tableViewCell contentMode="scaleToFill" accessoryType="disclosureIndicator" style="IBUITableViewCellStyleDefault" id="cel-l0-001">
    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" id="con-te-001">
    <rect key="frame" x="0.0" y="0.0" width="342" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>
    <label contentMode="left" text="Title" lineBreakMode="tailTruncation" id="lab-el-001" key="textLabel">
    <rect key="frame" x="16" y="0.0" width="318" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    </subviews>
    </tableViewCellContentView>
    </tableViewCell>
    </objects>
    </document>
    """

  @Test func `the content of a cell stays within it at every width`() throws {
    let document = try InterfaceDocument(parsing: Array(cell.utf8))
    let stage = ProofStage(document, island: "cel-l0-001", along: .horizontal, across: 44)
    let proof = RangeProof(of: stage, over: 320...1366)
    #expect(proof.findings == [])
    stage.layOut(at: 1000)
    let content = try #require(stage.subjects.first { $0.id == "con-te-001" })
    // What the canvas gave to the accessory.
    #expect(stage.engine.frame(of: content.item).width == 967)
  }
}
