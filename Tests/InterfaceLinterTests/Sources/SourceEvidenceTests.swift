import InterfaceBuilder
import SourceReading
import Testing

@testable import InterfaceLinter

/// Findings that depend on what else the sources and documents of an app have.
@Suite struct SourceEvidenceTests {
  private func file(_ name: String, _ text: String, isForeign: Bool = false) -> SourceChecker.File {
    SourceChecker.File(
      name: name, path: name, bytes: Array(text.utf8), isChecked: !isForeign, isForeign: isForeign)
  }

  private func xib(_ objects: String, name: String = "A.xib", isForeign: Bool = false)
    -> SourceChecker.File
  {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects>\(objects)</objects></document>
      """
    return file(name, document, isForeign: isForeign)
  }

  private func findings(
    _ documents: [SourceChecker.File], _ sources: [SourceChecker.File],
    _ change: (inout SourceChecker.Resources) -> Void = { _ in }
  ) -> [LintFinding] {
    var resources = SourceChecker.Resources()
    resources.images = ["known"]
    change(&resources)
    return SourceChecker(settings: LintSettings()).check(
      documents: documents, sources: sources, resources: resources, modules: ["App"]
    ).flatMap(\.findings)
  }

  private func severities(
    of rule: String, _ documents: [SourceChecker.File], _ sources: [SourceChecker.File]
  ) -> [FindingSeverity] {
    findings(documents, sources).filter { $0.ruleID == rule }.map(\.severity)
  }

  @Test(arguments: [
    ("icon.image = $", FindingSeverity.warning),
    ("bar.setBackgroundImage($, for: .default)", .note),
    ("bar.shadowImage = $", .note), ("button.setImage($, for: .normal)", .warning),
    ("button.setImage($, for: .highlighted)", .note), ("icon.image = $ ?? known", .note),
    ("if let image = $ { icon.image = image }", .note),
    ("items.forEach { $0.shadowImage = nil }\n icon.image = $", .warning),
    ("bar.backgroundImage = nil; show($)", .warning),
    ("Item(title: title, image: $, selectedImage: UIImage(named: \"known\"))", .warning),
    ("Item(title: title, image: UIImage(named: \"known\"), selectedImage: $)", .note),
  ])
  func `an image for which there is another is a note`(use: String, severity: FindingSeverity) {
    let swift = use.replacing("$0", with: "item").replacing(
      "$", with: "UIImage(named: \"missing\")")
    let box = "class Box: UIView { override func layoutSubviews() {\n\(swift)\n} }"
    #expect(
      severities(of: "missing-asset", [xib("")], [file("Box.swift", box)]) == [severity], "\(swift)"
    )
  }

  @Test(arguments: [
    ("[bar setBackgroundImage:$ forBarMetrics:UIBarMetricsDefault];", FindingSeverity.note),
    ("[[Item alloc] initWithImage:$ selectedImage:[UIImage imageNamed:@\"known\"]];", .warning),
    ("[[Item alloc] initWithImage:[UIImage imageNamed:@\"known\"] selectedImage:$];", .note),
    ("icon.highlightedImage = $;", .note), ("icon.image = on ? $ : nil;", .warning),
    ("[button setImage:$ forState:UIControlStateSelected];", .note),
    ("[button setImage:$ forState:UIControlStateNormal];", .warning),
    ("if (on) { [bar setShadowImage:nil]; }\n icon.image = $;", .warning),
  ])
  func `the same holds for messages`(use: String, severity: FindingSeverity) {
    let code = use.replacing("$", with: "[UIImage imageNamed:@\"missing\"]")
    let box = "@implementation Box\n- (void)layoutSubviews {\n\(code)\n}\n@end"
    #expect(severities(of: "missing-asset", [xib("")], [file("Box.m", box)]) == [severity])
  }

  @Test(arguments: [
    ("NSString *ID = [self name];", false), ("NSString *ID = @\"Gone\";", true), ("", true),
    ("{ NSString *ID = [self name]; }", true),
  ])
  func `a variable of the method hides what others have its name`(_ line: String, isFound: Bool) {
    let other = "void f(void) { static NSString *ID = @\"Gone\"; use(ID); }"
    let cell = """
      @implementation Box
      - (void)load {
        \(line)
        [table registerNib:[UINib nibWithNibName:ID bundle:nil] forCellReuseIdentifier:ID];
      }
      @end
      """
    let found = severities(
      of: "unknown-identifier", [xib("")], [file("A.m", other), file("B.m", cell)])
    #expect(found.isEmpty != isFound)
  }

  @Test(arguments: [("send", 1), ("other", 0)])
  func `an action that is connected to an object of another scene is reported`(
    from source: String, count: Int
  ) {
    func scene(_ id: String, _ action: String) -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController id="\(id)" customClass="Box" sceneMemberID="viewController">
      <view key="view" id="v\(id)"><subviews><button id="b\(id)">\(action)</button></subviews></view>
      </viewController></objects></scene>
      """
    }
    let action =
      "<connections><action selector=\"tap:\" destination=\"other\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="send">
      <scenes>\(scene("send", source == "send" ? action : ""))\(scene("other", source == "other" ? action : ""))</scenes>
      </document>
      """
    let box = "class Box: UIViewController { @IBAction func tap(_ sender: Any) {} }"
    let found = findings([file("Main.storyboard", document)], [file("Box.swift", box)])
      .filter { $0.ruleID == "missing-action" }
    #expect(found.count == count, "\(found.map(\.message))")
    #expect(found.allSatisfy { $0.message.contains("of another scene, that of Box;") })
  }

  @Test func `what a part of the app that is not here can load is a note`() {
    let box = file("Box.swift", "class Box: UIViewController {}")
    let old = xib("<view id=\"v\"/>", name: "Old.xib")
    func severity(isPartial: Bool) -> [FindingSeverity] {
      findings([old], [box]) {
        $0.isPartial = isPartial
        $0.listed = []
      }.filter { $0.ruleID == "unused-xib" }.map(\.severity)
    }
    #expect(severity(isPartial: false) == [.warning] && severity(isPartial: true) == [.note])
  }

  @Test(arguments: [
    ("", FindingSeverity.note), ("other.show()", .warning), ("// show() is called later", .note),
    ("log(\"show\")", .note), ("perform(Selector(\"show\"))", .warning),
  ])
  func `a name in a method that nothing calls is a note`(call: String, severity: FindingSeverity) {
    let box = "class Box: UIView { func show() { icon.image = UIImage(named: \"missing\") } }"
    let other = "class Other: UIView { override func layoutSubviews() {\n\(call)\n} }"
    #expect(
      severities(of: "missing-asset", [xib("")], [file("Box.swift", box), file("O.swift", other)])
        == [severity])
  }

  @Test(arguments: [
    ("", "tint", FindingSeverity.note), ("other.setIcon()", "tint", .warning),
    ("", "icon", .warning),
  ])
  func `a method of Swift that is named like a setter and that nothing calls is a note`(
    call: String, attribute: String, severity: FindingSeverity
  ) {
    let box = """
      class Box: UIView {
        func setIcon(of color: UIColor = .red) { a.image = UIImage(named: "missing") }
      }
      """
    let other = "class Other: UIView { override func layoutSubviews() {\n\(call)\n} }"
    let view = """
      <view id="v"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="boolean" keyPath="\(attribute)" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      """
    let sources = [file("Box.swift", box), file("O.swift", other)]
    #expect(severities(of: "missing-asset", [xib(view)], sources) == [severity])
  }

  @Test(arguments: [
    ("func run() { show() }", FindingSeverity.note),
    ("func run() { jump() }\nfunc jump() { run(); show() }", .note),
    (
      "func run() { jump() }\nfunc jump() { show() }\noverride func layoutSubviews() { run() }",
      .warning
    ),
    ("func run() { button.addTarget(self, action: #selector(show)) }", .note),
    ("@objc private func tap(sender: UIButton) { show() }", .note),
    (
      "@objc private func tap(sender: UIButton) { show() }\nlet action = #selector(tap(sender:))",
      .warning
    ),
    ("@objc func scrolled(_ view: UIScrollView) { show() }", .warning),
    ("@objc func copy(_ sender: Any?) { show() }", .warning),
    ("@IBAction func tap(_ sender: Any) { show() }", .warning),
  ])
  func `a name that only code without a caller reaches is a note`(
    code: String, severity: FindingSeverity
  ) {
    let box = """
      class Box: UIView {
        func show() { icon.image = UIImage(named: "missing") }
        \(code)
      }
      """
    #expect(severities(of: "missing-asset", [xib("")], [file("Box.swift", box)]) == [severity])
  }

  @Test(arguments: [
    ("", FindingSeverity.note), ("[b addTarget:self action:@selector(tap:)];", .warning),
  ])
  func `an action of Objective-C that nothing names is not run`(
    code: String, severity: FindingSeverity
  ) {
    let source = """
      @implementation Box
      - (void)tap:(id)sender { icon.image = [UIImage imageNamed:@"missing"]; }
      - (void)layoutSubviews { \(code) }
      @end
      """
    #expect(severities(of: "missing-asset", [xib("")], [file("Box.m", source)]) == [severity])
    let archive = SourceChecker.File(
      name: "Old.xib", path: "Old.xib",
      bytes: Array("<archive><string>tap:</string></archive>".utf8),
      isChecked: false)
    #expect(
      severities(of: "missing-asset", [xib(""), archive], [file("Box.m", source)]) == [.warning])
  }

  @Test(arguments: [
    ("3", "row == SECOND", FindingSeverity.note), ("4", "row == SECOND", .warning),
    ("3", "row == SECOND && isOn", .warning), ("3", "column == SECOND", .warning),
  ])
  func `a branch whose number a branch before tests is not run`(
    number: String, condition: String, severity: FindingSeverity
  ) {
    let source = """
      #define FIRST 3
      #define SECOND \(number)
      @implementation Box
      - (void)layoutSubviews {
        if (row == 0) { done = 1; } else if (row == FIRST) { done = [self end]; }
        else if (\(condition)) { if (done) { icon.image = [UIImage imageNamed:@"missing"]; } }
      }
      @end
      """
    #expect(severities(of: "missing-asset", [xib("")], [file("Box.m", source)]) == [severity])
  }

  @Test(arguments: [
    ("#import <Cards/CardView.h>", "@property (weak) IBOutlet CardView *card;", false, 0),
    ("#import <Cards/Cards.h>", "", false, 1), ("#import <Cards/Cards.h>", "", true, 0),
  ])
  func `a class that code names, or that a library has, is not missed`(
    header: String, property: String, isInLibrary: Bool, count: Int
  ) {
    let source = """
      \(header)
      @interface CardVie : UIView
      \(property)
      @end
      """
    let found = findings(
      [xib("<view id='a' customClass='CardView'/>")], [file("CardVie.h", source)]
    ) { if isInLibrary { $0.libraryClasses = ["CardView"] } }
    #expect(found.count { $0.ruleID == "unknown-class" } == count, "\(found)")
  }

  @Test(arguments: [(8, .warning), (7, nil)] as [(Int, FindingSeverity?)])
  func `a class that is named like many of the app's own is missed`(
    count: Int, severity: FindingSeverity?
  ) {
    let classes = (0..<count).map {
      "class StoreLabel\($0)\("ABCDEFGH".dropFirst($0).prefix(1)): UILabel {}"
    }
    let source = "import Other\n" + classes.joined(separator: "\n")
    #expect(
      severities(
        of: "unknown-class", [xib("<label id='a' customClass='StoreBodyRegularBlack'/>")],
        [file("Labels.swift", source)]) == [severity].compactMap(\.self))
    #expect(
      severities(
        of: "unknown-class", [xib("<label id='a' customClass='KGHighlightedText'/>")],
        [file("Labels.swift", source)]) == [])
  }

  @Test(arguments: [
    ("", FindingSeverity.note), ("func run() { box.card.bounds = .zero }", .note),
    ("func run() { box.card.shine() }", .error), ("func run() { box.card?.shine() }", .error),
    ("func run() { show(box.card) }", .error), ("// box.card.shine()", .note),
    ("func run() { show(isOn ? card : nil) }", .error),
  ])
  func `another class than an outlet's matters where code uses what it does not have`(
    use: String, severity: FindingSeverity
  ) {
    let view = """
      <view id="box" customClass="Box" customModule="App"><subviews><view id="plain"/></subviews><connections>
      <outlet property="card" destination="plain" id="o"/></connections></view>
      """
    let sources = [
      file("Box.swift", "class Box: UIView { @IBOutlet var card: Card! }"),
      file("Card.swift", "class Card: UIView { func shine() {} }"),
      file("Use.swift", "class Use { var box: Box\n \(use) }"),
    ]
    #expect(severities(of: "outlet-type", [xib(view)], sources) == [severity])
  }

  @Test(arguments: [
    ("", "", FindingSeverity.error), ("hidden='YES'", "", .note),
    ("hidden='YES'", "<outlet property='button' destination='b' id='o'/>", .note),
  ])
  func `a missing action of a control that is never shown is a note`(
    attribute: String, outlet: String, severity: FindingSeverity
  ) {
    let view = """
      <view id="a" customClass="Box"><subviews><button id="b" \(attribute)><connections>
      <action selector="missing:" destination="a" eventType="touchUpInside" id="x"/></connections></button>
      </subviews><connections>\(outlet)</connections></view>
      """
    let source = file("Box.swift", "class Box: UIView { @IBOutlet var button: UIButton! }")
    #expect(severities(of: "missing-action", [xib(view)], [source]) == [severity])
  }

  @Test(arguments: [("avatar", false), ("_avatar", false), ("other", true)])
  func `an outlet without a setter sets an instance variable`(variable: String, isMissing: Bool) {
    let source = """
      @interface Box : UIView { IBOutlet UIImageView *\(variable); }
      @end
      @implementation Box
      @end
      """
    let view = """
      <view id="a" customClass="Box"><connections><outlet property="avatar" destination="i" id="x"/>
      </connections></view><imageView id="i"/>
      """
    let found = findings([xib(view)], [file("A.m", source)])
    #expect(found.contains { $0.ruleID == "missing-outlet" } == isMissing)
  }

  @Test func `only a property of Objective-C has a variable with an underscore`() {
    let view = """
      <view id="a" customClass="Box"><connections><outlet property="_avatar" destination="i" id="x"/>
      </connections></view><imageView id="i"/>
      """
    let swift = "class Box: UIView { @objc var avatar: UIImageView! }"
    #expect(severities(of: "missing-outlet", [xib(view)], [file("A.swift", swift)]) == [.error])
    let objectiveC = """
      @interface Box : UIView
      @property UIImageView *avatar;
      @end
      @implementation Box
      @end
      """
    #expect(severities(of: "missing-outlet", [xib(view)], [file("A.m", objectiveC)]) == [])
  }

  @Test func `a view controller loads the xib of its name, whatever class the owner has`() {
    let source = """
      class Profile: UIViewController { @IBOutlet var table: UITableView! }
      class Settings: UIViewController {}
      """
    let owner = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Settings"><connections>
      <outlet property="table" destination="t" id="x"/></connections></placeholder><tableView id="t"/>
      """
    let sources = [file("A.swift", source)]
    #expect(severities(of: "missing-outlet", [xib(owner, name: "Profile.xib")], sources) == [])
    #expect(severities(of: "missing-outlet", [xib(owner, name: "Other.xib")], sources) == [.error])
  }

  @Test(arguments: [("", ["wrong-module"]), ("import Elsewhere", [])])
  func `a module that no source imports has no class`(imports: String, rules: [String]) {
    let source = file("A.swift", "\(imports)\nclass Box: UIView {}")
    let view = "<view id='a' customClass='Box' customModule='Elsewhere'/>"
    #expect(findings([xib(view)], [source]).map(\.ruleID) == rules)
  }

  @Test func `a document of a dependency names no module of the app`() {
    let star = "customClass='Star' customModule='Stars'"
    let sources = [file("A.swift", "import Stars\nclass App: UIResponder {}")]
    let documents = { (isForeign: Bool) in
      [
        xib("<view id='a' \(star)/>"),
        xib(
          "<view id='s' \(star) customModuleProvider='target'/>", name: "Stars.xib",
          isForeign: isForeign),
      ]
    }
    #expect(severities(of: "unknown-class", documents(true), sources) == [])
    #expect(severities(of: "unknown-class", documents(false), sources) == [.error, .error])
  }

  @Test(arguments: [("A", []), ("B", ["unused-xib"])])
  func `a document of Xcode 4 loads the xibs that it names`(name: String, rules: [String]) {
    let archive = """
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data>
      <string key="IBUINibName">\(name)</string></data></archive>
      """
    let found = findings(
      [xib("<view id='a'/>"), file("Main.xib", archive, isForeign: true)],
      [file("App.swift", "@main class App: UIResponder {}")]
    ) { $0.listed = ["Main"] }
    #expect(found.map(\.ruleID) == rules)
  }

  @Test(
    arguments: [
      ("Badge", SystemVersion(12), [FindingSeverity.error]), ("Badge", SystemVersion(12, 2), []),
      ("Badge", nil, [.note]), ("Other", SystemVersion(12), []),
    ] as [(String, SystemVersion?, [FindingSeverity])])
  func `a class with another name for Objective-C is found by its own since iOS 12`(
    name: String, target: SystemVersion?, severities: [FindingSeverity]
  ) {
    let code =
      "import UIKit\n" + """
        @objc(LegacyBadge) class Badge: UIView {}
        @objc(Other) class Other: UIView {}
        """
    let view =
      "<view customClass=\"\(name)\" customModule=\"App\" customModuleProvider=\"target\" id=\"v\"/>"
    let found = findings([xib(view)], [file("A.swift", code)]) { $0.deploymentTarget = target }
      .filter { $0.ruleID == "unknown-class" }
    #expect(found.map(\.severity) == severities)
    #expect(found.allSatisfy { $0.message.contains("before iOS 12.2") })
  }

  @Test(arguments: [
    ("", FindingSeverity.note),
    ("<outletCollection property=\"gestureRecognizers\" destination=\"tap\" id=\"o\"/>", .error),
    ("<outlet property=\"tap\" destination=\"tap\" id=\"o\"/>", .error),
  ])
  func `an action of a recognizer that no view and no outlet has is a note`(
    connection: String, severity: FindingSeverity
  ) {
    let code = "import UIKit\nclass Box: UIView { @IBOutlet var tap: UITapGestureRecognizer! }"
    let view = """
      <view customClass="Box" customModule="App" customModuleProvider="target" id="v">
      <connections>\(connection)</connections></view>
      <tapGestureRecognizer id="tap"><connections><action selector="tap:" destination="v" id="a"/></connections>
      </tapGestureRecognizer>
      """
    #expect(severities(of: "missing-action", [xib(view)], [file("A.swift", code)]) == [severity])
  }

  @Test(
    arguments: [
      ("", FindingSeverity.note), ("go.tintColor = .red", .note), ("go.isHidden = false", .error),
      ("show(go)", .error),
    ])
  func `an action of a button that code never shows is a note`(
    statement: String, severity: FindingSeverity
  ) {
    let code =
      "import UIKit\n"
      + "class Box: UIView { @IBOutlet var go: UIButton!\n func load() {\n \(statement)\n} }"
    let view = """
      <view customClass="Box" customModule="App" customModuleProvider="target" id="v"><subviews>
      <button hidden="YES" id="b"><connections>
      <action selector="tap:" destination="v" eventType="touchUpInside" id="a"/></connections></button></subviews>
      <connections><outlet property="go" destination="b" id="o"/></connections></view>
      """
    #expect(severities(of: "missing-action", [xib(view)], [file("A.swift", code)]) == [severity])
  }
}
