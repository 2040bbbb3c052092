import Foundation
import TestSupport
import Testing

@testable import InterfaceLinter

@Suite struct SourceCheckerTests {
  @Test(arguments: [false, true])
  func `an app whose documents and sources fit together has no findings`(_ isObjectiveC: Bool) {
    var chance = SplitMix64.seeded()
    for _ in 0..<Rounds.of(200, ordinarily: 10) {
      let app = DrawnApp(&chance, fault: nil, isObjectiveC: isObjectiveC)
      let found = app.findings()
      #expect(found.isEmpty, "\(chance): \(found.map(\.message))")
    }
  }

  @Test(arguments: DrawnApp.Fault.allCases)
  func `a fault is found and named`(_ fault: DrawnApp.Fault) {
    var chance = SplitMix64.seeded()
    for round in 0..<Rounds.of(40, ordinarily: 4) {
      let isObjectiveC = round % 2 == 1 && !Self.onlyInSwift.contains(fault)
      let app = DrawnApp(&chance, fault: fault, isObjectiveC: isObjectiveC)
      let found = app.findings()
      #expect(!app.subject.isEmpty)
      #expect(
        found.contains { $0.ruleID == fault.rule && $0.message.contains("\(app.subject)") },
        "\(chance), \(isObjectiveC ? "Objective-C" : "Swift"), \(app.subject): \(found.map(\.message))"
      )
    }
  }

  @Test(arguments: [
    DrawnApp.Fault.classMisspelled, .imageMisspelledInCode, .nibMisspelledInCode,
    .storyboardMisspelledInCode,
  ])
  func `what a file has that is not here is not missed`(_ fault: DrawnApp.Fault) {
    var chance = SplitMix64.seeded()
    var app = DrawnApp(&chance, fault: fault)
    #expect(app.findings().contains { $0.ruleID == fault.rule && $0.severity != .note })
    app.resources.isPartial = true
    #expect(app.findings().allSatisfy { $0.ruleID != fault.rule || $0.severity == .note })
    app.resources.lacksCatalogs = true
    let isOfCatalog = fault.rule == "missing-asset"
    #expect(app.findings().contains { $0.ruleID == fault.rule } == !isOfCatalog)
    app.resources.absent = [app.subject]
    #expect(!app.findings().contains { $0.ruleID == fault.rule }, "\(chance), \(app.subject)")
  }

  private static let misspelled: [DrawnApp.Fault] = [
    .outletRenamed, .outletMisspelled, .actionRenamed, .actionMisspelled, .classMisspelled,
    .attributeMisspelled, .segueMisspelledInCode, .storyboardMisspelledInCode,
    .cellMisspelledInCode,
    .nibMisspelledInCode, .imageMisspelledInCode, .colorMisspelledInCode,
  ]

  @Test(arguments: DrawnApp.Fault.allCases)
  func `a misspelled name is corrected, and no fix makes an error`(_ fault: DrawnApp.Fault) {
    var chance = SplitMix64.seeded()
    for round in 0..<Rounds.of(40, ordinarily: 4) {
      let isObjectiveC = round % 2 == 1 && !Self.onlyInSwift.contains(fault)
      let app = DrawnApp(&chance, fault: fault, isObjectiveC: isObjectiveC)
      let (fixed, results) = SourceFixer(SourceChecker(settings: LintSettings())).fix(
        documents: app.documents, sources: app.sources, resources: app.resources)
      let found = results.flatMap(\.findings)
      let errors = Set(app.findings().filter { $0.severity == .error }.map(\.identity))
      #expect(
        found.filter { $0.severity == .error }.allSatisfy { errors.contains($0.identity) },
        "\(chance): \(found.map(\.message))")
      guard Self.misspelled.contains(fault) else { continue }
      #expect(fixed.count > 0, "\(chance), \(app.subject)")
      #expect(
        !found.contains { $0.ruleID == fault.rule }, "\(chance): \(found.map(\.message))")
    }
  }

  @Test func `a name that could be two others is not corrected`() {
    func fix(_ source: String) -> Int {
      let document =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">"
        + "<objects>\(view.replacing("\"name\"", with: "\"titleLabel\""))</objects></document>"
      return SourceFixer(SourceChecker(settings: LintSettings())).fix(
        documents: [
          SourceChecker.File(
            name: "A.xib", path: "A.xib", bytes: Array(document.utf8), isChecked: true)
        ],
        sources: [
          SourceChecker.File(
            name: "A.swift", path: "A.swift", bytes: Array(source.utf8), isChecked: true)
        ]
      ).fixed.count
    }
    #expect(fix("class Box: UIView { @IBOutlet var titelLabel: UILabel! }") == 1)
    #expect(
      fix(
        "class Box: UIView { @IBOutlet var titelLabel: UILabel!; @IBOutlet var titleLabels: UILabel! }"
      ) == 0)
    // Of another class, or of another view that is counted.
    #expect(fix("class Box: UIView { @IBOutlet var titelLabel: UISlider! }") == 0)
    #expect(fix("class Box: UIView { @IBOutlet var titleLabel2: UILabel! }") == 0)
  }

  /// What Objective-C does not have.
  private static let onlyInSwift: Set<DrawnApp.Fault> = [
    .outletUnmarked, .actionUnmarked, .classWithoutModule, .classGeneric, .propertyUnmarked,
  ]

  private func check(
    _ source: String, _ objects: String..., file: String = "A.swift",
    settings: LintSettings = LintSettings(), images: Set<String> = [], mayUseSwift2: Bool = false,
    listed: Set<String>? = nil, fonts: Set<String> = []
  ) -> [LintFinding] {
    var resources = SourceChecker.Resources()
    (resources.images, resources.mayUseSwift2) = (images, mayUseSwift2)
    (resources.listed, resources.fonts) = (listed, fonts)
    let documents = zip(["A.xib", "B.xib"], objects).map { name, objects in
      let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
        \(objects)
        </objects></document>
        """
      return SourceChecker.File(
        name: name, path: name, bytes: Array(document.utf8), isChecked: true)
    }
    return SourceChecker(settings: settings).check(
      documents: documents,
      sources: [
        SourceChecker.File(name: file, path: file, bytes: Array(source.utf8), isChecked: true)
      ], resources: resources
    ).flatMap(\.findings)
  }

  @Test func `an outlet that one of several objects leaves out is reported at the object`() {
    func box(_ id: String, _ outlets: [String]) -> String {
      let connections = outlets.map {
        "<outlet property=\"\($0)\" destination=\"label\" id=\"\(id)-\($0)\"/>"
      }.joined()
      return "<view customClass=\"Box\" id=\"\(id)\"><connections>\(connections)</connections>"
        + "</view>"
    }
    func missing(_ objects: [String]) -> [String] {
      let source = """
        class Box: UIView {
          @IBOutlet var name: UILabel!
          @IBOutlet var more: UILabel!
          @IBOutlet var extra: UILabel?
        }
        """
      return check(source, objects.joined() + "<label id=\"label\"/>")
        .filter { $0.ruleID == "unconnected-outlet" }.map { "\($0.objectID ?? ""): \($0.message)" }
    }
    let whole = ["name", "more", "extra"]
    #expect(missing([box("a", whole), box("b", whole)]) == [])
    #expect(
      missing([box("a", whole), box("b", ["name"]), box("c", ["name", "more"])]) == [
        "b: The outlet 'more' of Box is connected in A.xib, but not here."
      ])
    // Not one that others leave out, too, nor one of a view that connects none.
    #expect(missing([box("a", whole), box("b", ["name"]), box("c", ["name"])]) == [])
    #expect(missing([box("a", whole), box("b", [])]) == [])
  }

  @Test(arguments: [
    // The object has the id of the other one's, its text, or is the only one that is left.
    ("<label id='name'/><label id='date'/>", true),
    ("<label id='a' text='Name'/><label id='b' text='Date'/>", true),
    ("<label id='a' text='Name'/><label id='b'/>", true),
    ("<label id='a' text='Name'/><label id='b'/><label id='c'/>", false),
    ("<label id='a' text='Name'/><button id='b'/>", false), ("<label id='a' text='Name'/>", false),
  ])
  func `an optional outlet is reported if the object that another one connects has a counterpart`(
    labels: String, isReported: Bool
  ) {
    func box(_ id: String, _ labels: String, _ outlets: [(String, String)]) -> String {
      let connections = outlets.map {
        "<outlet property='\($0.0)' destination='\($0.1)' id='\(id)-\($0.0)'/>"
      }.joined()
      return "<view customClass='Box' id='\(id)'><subviews>\(labels)</subviews><connections>"
        + "\(connections)</connections></view>"
    }
    let source = """
      @interface Box : UIView
      @property (weak, nonatomic) IBOutlet UILabel *name;
      @property (weak, nonatomic) IBOutlet UILabel *date;
      @end
      """
    let whole = box(
      "one", "<label id='name' text='Name'/><label id='date' text='Date'/>",
      [("name", "name"), ("date", "date")])
    let first = labels.contains("'name'") ? "name" : "a"
    let found = check(source, whole, box("two", labels, [("name", first)]), file: "A.h")
      .filter { $0.ruleID == "unconnected-outlet" }
    #expect(
      found.map(\.message)
        == (isReported ? ["The outlet 'date' of Box is connected in A.xib, but not here."] : []))
  }

  @Test(arguments: [
    ("UIView", "contentView", true), ("UITableViewCell", "contentView", false),
    ("UIView", "gestureRecognizers", false), ("Unknown", "contentView", false),
    ("UITableViewCell", "image", false), ("UIView", "image", true),
  ])
  func `an outlet of another class of Apple's is missing`(
    superclass: String, outlet: String, isMissing: Bool
  ) {
    let view = """
      <view customClass="Box" id="box"><connections>
      <outlet property="\(outlet)" destination="label" id="o"/></connections></view><label id="label"/>
      """
    let found = check("class Box: \(superclass) {}", view).filter { $0.ruleID == "missing-outlet" }
    #expect(!found.isEmpty == isMissing)
  }

  @Test func `an outlet that one of several heirs leaves out is reported`() {
    func card(_ type: String, _ id: String, _ outlets: [String]) -> String {
      let connections = outlets.map {
        "<outlet property=\"\($0)\" destination=\"label\" id=\"\(id)-\($0)\"/>"
      }.joined()
      return "<view customClass=\"\(type)\" id=\"\(id)\"><connections>\(connections)</connections>"
        + "</view>"
    }
    let whole = ["name", "more", "extra"]
    let objects = [
      card("Card", "a", whole), card("SmallCard", "b", whole),
      card("SmallCard", "c", ["name"]),
    ]
    func missing(_ objects: [String], _ source: String, _ file: String) -> [String] {
      check(source, objects.joined() + "<label id=\"label\"/>", file: file)
        .filter { $0.ruleID == "unconnected-outlet" }.map { "\($0.objectID ?? "") \($0.detail)" }
    }
    let source = """
      @interface Card : UIView
      @property (weak, nonatomic) IBOutlet UILabel *name;
      @property (weak, nonatomic) IBOutlet UILabel *more;
      @property (weak, nonatomic, nullable) IBOutlet UILabel *extra;
      @end
      @interface SmallCard : Card
      @end
      """
    #expect(missing(objects, source, "A.h") == ["c SmallCard more"])
    // One other may be an exception itself, and the second of three that leave it out is none.
    #expect(missing([objects[0], objects[2]], source, "A.h") == [])
    #expect(missing(objects + [card("Card", "d", ["name"])], source, "A.h") == [])
    let swift = """
      class Card: UIView {
        @IBOutlet var name: UILabel!
        @IBOutlet var more: UILabel!
        @IBOutlet var extra: UILabel?
      }
      class SmallCard: Card {}
      class LargeCard: Card {}
      """
    let heirs = [objects[0], objects[1], card("LargeCard", "e", ["name"])]
    #expect(missing(heirs, swift, "A.swift") == ["e LargeCard more"])
  }

  @Test(arguments: [
    (
      ["name", "more"], "Home",
      ["The outlet 'extra' of Screen is connected in A.xib, but not here."]
    ),
    (["name", "more"], "Other", []), (["name"], "Home", []),
    (["name", "more", "extra"], "Home", []),
  ])
  func `an outlet that one of two controllers with one identifier leaves out is reported`(
    outlets: [String], identifier: String, messages: [String]
  ) {
    func screen(_ identifier: String, _ outlets: [String]) -> String {
      let connections = outlets.map {
        "<outlet property=\"\($0)\" destination=\"label\" id=\"\($0)\"/>"
      }.joined()
      return """
        <viewController storyboardIdentifier="\(identifier)" customClass="Screen" id="screen">
        <connections>\(connections)</connections></viewController><label id="label"/>
        """
    }
    let source = """
      @interface Screen : UIViewController
      @property (weak, nonatomic) IBOutlet UILabel *name;
      @property (weak, nonatomic) IBOutlet UILabel *more;
      @property (weak, nonatomic) IBOutlet UILabel *extra;
      @end
      """
    let found = check(
      source, screen("Home", ["name", "more", "extra"]), screen(identifier, outlets), file: "A.h")
    #expect(found.filter { $0.ruleID == "unconnected-outlet" }.map(\.message) == messages)
  }

  @Test(arguments: [("", 0), ("@implementation Screen\n@end", 2)])
  func `a class without an implementation here can have more members`(
    implementation: String, count: Int
  ) {
    let source = "@interface Screen : UIViewController\n@end\n\(implementation)"
    let screen = """
      <viewController storyboardIdentifier="Home" customClass="Screen" id="screen"><view key="view" id="v"><subviews>
      <button id="save"><connections><action selector="save:" destination="screen" eventType="touchUpInside" id="a"/>
      </connections></button></subviews></view>
      <connections><outlet property="name" destination="save" id="o"/></connections></viewController>
      """
    let found = check(source, screen, file: "A.m")
    #expect(
      found.count { ["missing-outlet", "missing-action"].contains($0.ruleID) } == count,
      "\(found.map(\.message))")
  }

  @Test(arguments: [
    ("UINib(nibName: \"A\", bundle: nil)", FindingSeverity.error),
    ("// UINib(nibName: \"A\", bundle: nil)", .note), ("R.nib.a.instantiate()", .error),
  ])
  func `what is wrong in a xib that nothing loads is a note`(
    code: String, severity: FindingSeverity
  ) {
    let view = "<view customClass=\"Gone\" customModuleProvider=\"target\" id=\"v\"/>"
    let found = check("func f() { \(code)\n }", view, file: "B.swift", listed: [])
    #expect(found.filter { $0.ruleID == "unknown-class" }.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("let b = 1", FindingSeverity.warning), ("class A: UIView {}", .note), ("let b = \"A\"", nil),
    ("class A: UIView {}\nlet b = A()", .note),
    ("class A: UIViewController {}\nlet b = A()", nil),
  ])
  func `a xib that nothing loads is one finding`(code: String, severity: FindingSeverity?) {
    let found = check(code, "<view id=\"v\"/>", file: "B.swift", listed: [])
    #expect(
      found.filter { $0.ruleID == "unused-xib" }.map(\.severity) == [severity].compactMap(\.self))
    #expect(!check(code, "<view id=\"v\"/>").contains { $0.ruleID == "unused-xib" })
  }

  @Test func `the xib of a library's view controller is not missed`() {
    let view = "<view id=\"v\"/>"
    func missed(_ code: String, file: String = "B.swift") -> Bool {
      check(code, view, file: file).contains { $0.ruleID == "unknown-identifier" }
    }
    #expect(!missed("let a = SettingsViewController(nibName: \"SettingsView\", bundle: nil)"))
    #expect(
      missed(
        "class SettingsViewController: UIViewController {}\n"
          + "let a = SettingsViewController(nibName: \"SettingsView\", bundle: nil)"))
    #expect(
      !missed(
        "class SettingsViewController: LibraryController {}\n"
          + "let a = SettingsViewController(nibName: \"SettingsView\", bundle: nil)"))
    #expect(missed("let a = UINib(nibName: \"SettingsView\", bundle: nil)"))
    func message(_ name: String) -> String {
      "@implementation A\n- (void)f {\n[[\(name) alloc] initWithNibName:@\"SettingsView\" bundle:nil];\n}\n@end"
    }
    #expect(!missed(message("SettingsViewController"), file: "A.m"))
    #expect(missed(message("UIViewController"), file: "A.m"))
  }

  @Test func `the image of a literal is missed`() {
    let code = "let a = #imageLiteral(resourceName: \"home\")"
    #expect(check(code, "<view id=\"v\"/>").map(\.ruleID) == ["missing-asset"])
    #expect(check(code, "<view id=\"v\"/>", images: ["home"]).isEmpty)
  }

  @Test(arguments: [("Sans-SemiBold", FindingSeverity.note), ("Sans-Semibald", .warning)])
  func `a font may have a name in another case`(name: String, severity: FindingSeverity) {
    let code = "let font = UIFont(name: \"\(name)\", size: 12)"
    let found = check(code, "<view id=\"v\"/>", fonts: ["Sans-Semibold"])
    #expect(found.map(\.ruleID) == ["missing-asset"])
    #expect(found.map(\.severity) == [severity])
  }

  @Test func `a restoration identifier that nothing has is reported where it is compared`() {
    let views = """
      <view restorationIdentifier="card" id="v"/>
      <viewController storyboardIdentifier="Home" useStoryboardIdentifierAsRestorationIdentifier="YES" id="c"/>
      """
    func compared(_ name: String, _ other: String = "") -> [LintFinding] {
      check(
        "func f(_ a: UIView) { if a.restorationIdentifier == \"\(name)\" {}\n\(other)\n}", views)
    }
    #expect(compared("card") == [] && compared("Home") == [])
    #expect(compared("made", "b.restorationIdentifier = \"made\"") == [])
    #expect(compared("any", "b.restorationIdentifier = name + \"1\"") == [])
    let found = compared("cart")
    #expect(found.map(\.ruleID) == ["unknown-identifier"])
    #expect(
      found.map(\.message) == [
        "No document has a view or controller with the restoration identifier 'cart'; similar: 'card'."
      ])
    let message = "if ([[a restorationIdentifier] isEqualToString:@\"cart\"]) {}"
    #expect(
      check("@implementation A\n- (void)f {\n\(message)\n}\n@end", views, file: "A.m").count == 1)
  }

  private let view = """
    <view id="v" customClass="Box" customModule="App" customModuleProvider="target"><subviews><label id="l"/></subviews>
    <connections><outlet property="name" destination="l" id="o"/></connections></view>
    """

  @Test func `what a superclass of a library has is not reported`() {
    #expect(check("import Library\nclass Box: LibraryView {}", view).isEmpty)
    #expect(check("class Box: UIView {}", view).map(\.ruleID) == ["missing-outlet"])
  }

  @Test func `a setter is found for an initial of either case`() {
    let upper = view.replacing("property=\"name\"", with: "property=\"NameLabel\"")
    #expect(check("class Box: UIView { @IBOutlet var nameLabel: UILabel! }", upper).isEmpty)
    #expect(
      check("class Box: UIView { @IBOutlet var namelabel: UILabel! }", upper)
        .contains { $0.ruleID == "missing-outlet" })
  }

  @Test func `a name for a type inside another type is not known elsewhere`() {
    let source = """
      struct Spinner: UIViewRepresentable { typealias UIView = UIActivityIndicatorView }
      class Box: UIView { @IBOutlet var name: UIView! }
      """
    #expect(check(source, view).isEmpty)
    // One for another platform does not hide UIKit's.
    #expect(
      check("typealias UIView = NSView\nclass Box: UIView { @IBOutlet var name: UIView! }", view)
        .isEmpty)
  }

  @Test func `of a class with an unknown superclass only a misspelled outlet is reported`() {
    let labels = view.replacing("property=\"name\"", with: "property=\"titleLabel\"")
    func rules(_ outlet: String) -> [String] {
      check("class Box: LibraryView { @IBOutlet var \(outlet): UILabel! }", labels)
        .filter { $0.severity == .error }.map(\.ruleID)
    }
    #expect(rules("titelLabel") == ["missing-outlet"])
    #expect(rules("subtitle") == [])
    let numbers = labels.replacing("titleLabel", with: "label2")
    #expect(
      check("class Box: LibraryView { @IBOutlet var label1: UILabel! }", numbers)
        .allSatisfy { $0.severity == .note })
  }

  @Test(
    arguments: [
      ("class MoveSegue: UIStoryboardSegue {}", " customModule=\"App\"", nil),
      ("class MoveSegue: UIView {}", " customModule=\"App\"", "The class 'MoveSegue' is no segue."),
      (
        "class MoveSeque: UIStoryboardSegue {}", " customModule=\"App\"",
        "The class 'MoveSegue' does not exist; similar: 'MoveSeque'."
      ),
      (
        "class MoveSegue: UIStoryboardSegue {}", nil,
        "The class 'MoveSegue' is written in Swift, but the document names no module."
      ),
    ] as [(String, String?, String?)])
  func `the class of a custom segue is checked`(
    _ source: String, _ module: String?, _ message: String?
  ) {
    let provider = module.map { $0 + " customModuleProvider=\"target\"" } ?? ""
    let segue =
      "<segue destination=\"b\" kind=\"custom\" customClass=\"MoveSegue\"\(provider) id=\"s\"/>"
    let found = check(
      source,
      "<viewController id=\"a\"><connections>\(segue)</connections></viewController>"
        + "<viewController id=\"b\"/>")
    #expect(found.map(\.message) == [message].compactMap(\.self))
    #expect(found.allSatisfy { $0.objectID == "s" })
  }

  @Test func `the owner of a xib may be generic, as the xib does not make it`() {
    let owner =
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Box\"/>"
    #expect(check("class Box<Value>: UIView {}", owner).isEmpty)
  }

  @Test func `the next command explains the connection`() {
    let found = check("class Box: UIView {}", view)
    let handle = found.first?.handle(in: "A.xib") ?? ""
    #expect(handle.hasPrefix("A.xib#"))
    #expect(found.first?.nextCommand(in: "A.xib") == "purlin explain \(handle)")
  }

  @Test func `a similar name is proposed`() {
    let found = check("class Box: UIView { @IBOutlet var nome: UILabel! }", view)
    #expect(found.contains { $0.message.contains("similar: 'nome'") }, "\(found.map(\.message))")
  }

  @Test func `parts of conditional compilation and several classes of one name count together`() {
    #expect(
      check(
        "#if A\nclass Box: UIView { @IBOutlet var name: UILabel! }\n#else\nclass Box: UIView {}\n#endif",
        view
      ).isEmpty)
  }

  @Test func `a setter, a protocol's type and a subclass are accepted`() {
    #expect(
      check("class Box: UIView { @objc func setName(_ name: UILabel) {} }", view).isEmpty)
    #expect(check("class Box: UIView { @IBOutlet var name: (UIView & Shown)! }", view).isEmpty)
    #expect(check("class Box: UIView { @IBOutlet var name: UIView! }", view).isEmpty)
    #expect(
      check("class Box: UIView { @IBOutlet var name: UIControl! }", view).map(\.ruleID)
        == ["outlet-type"])
  }

  @Test func `an alias that each platform has for another type accepts any`() {
    let types = "class Box: UIView { @IBOutlet var name: Label! }; class PadLabel: UIButton {}"
    let alias = "; typealias Label = "
    #expect(check(types + alias + "UILabel", view).isEmpty)
    #expect(check(types + alias + "PadLabel", view).map(\.ruleID) == ["outlet-type"])
    #expect(
      check(
        types
          + "\n#if os(iOS)\ntypealias Label = UILabel\n#else\ntypealias Label = PadLabel\n#endif",
        view
      ).isEmpty)
  }

  @Test(arguments: [
    ("app_v1.2_close.png", true), ("app_v1.2_close@2x.png", true), ("app_v1.2_close", true),
    ("app_v1.2_closed.png", false), ("app_v1.png", false),
  ])
  func `an image can be named with the extension of its file, after the last dot`(
    _ name: String, _ isKnown: Bool
  ) {
    let found = check(
      "let i = UIImage(named: \"\(name)\")", "<view id=\"v\"/>", images: ["app_v1.2_close"])
    #expect(found.isEmpty == isKnown, "\(found.map(\.message))")
  }

  @Test(arguments: [("String(describing: self)", true), ("\"gone\"", false)])
  func `a name that one type has as a constant and another computes is not known`(
    _ value: String, _ isEmpty: Bool
  ) {
    let source = """
      enum Keys { static let identifier = "gone" }
      """
    let other = "extension UIViewController { static var identifier: String { return \(value) } }"
    let use = "let i = UIImage(named: Start.identifier)"
    let files = [source, isEmpty ? other : "", use].enumerated().map {
      SourceChecker.File(
        name: "\($0).swift", path: "\($0).swift", bytes: Array($1.utf8), isChecked: true)
    }
    let found = SourceChecker(settings: LintSettings()).check(documents: [], sources: files)
      .flatMap(\.findings)
    #expect(found.isEmpty == isEmpty, "\(found.map(\.message))")
  }

  @Test func `markers and settings suppress findings`() {
    let marked = view.replacing(
      "<view id", with: "<view userLabel=\"(purlin:disable missing-outlet)\" id")
    #expect(check("class Box: UIView {}", marked).isEmpty)
    let code = "class Box: UIView { @IBOutlet var name: UILabel!\n"
    let image = "let i = UIImage(named: \"gone\")"
    #expect(check(code + image + "}", view).map(\.ruleID) == ["missing-asset"])
    #expect(check(code + image + " // purlin:disable missing-asset\n}", view).isEmpty)
    var settings = LintSettings()
    settings.rules["missing-asset", default: LintSettings.Rule()].isOn = false
    #expect(check(code + image + "}", view, settings: settings).isEmpty)
  }

  @Test func `names that code computes are not known`() {
    let code = "class Box: UIView { @IBOutlet var name: UILabel!\nfunc f() {"
    #expect(
      check(code + "UIImage(named: \"a\\(b)\"); UINib(nibName: name, bundle: nil) } }", view)
        .isEmpty)
    #expect(
      check(
        code + "UINib(nibName: String(describing: T.self), bundle: nil) } }", view
      ).isEmpty)
    #expect(
      check(
        code + "UINib(nibName: String(describing: Box.self), bundle: nil) } }", view
      ).map(\.ruleID) == ["unknown-identifier"])
    #expect(
      check(
        code
          + "t.register(c, forCellReuseIdentifier: id); t.dequeueReusableCell(withIdentifier: \"x\") } }",
        view
      ).isEmpty)
  }

  @Test(arguments: [("@try { ", " } @catch (NSException *e) {}", 0), ("{ ", " }", 1)])
  func `a name that code tries is not reported`(before: String, after: String, count: Int) {
    let source = """
      #import <UIKit/UIKit.h>
      @interface Box : UIView
      @property (weak) IBOutlet UILabel *name;
      @end
      @implementation Box
      - (void)f { \(before)[[NSBundle mainBundle] loadNibNamed:@"None" owner:nil options:nil];\(after) }
      @end
      """
    let found = check(source, view, file: "A.m").filter { $0.ruleID == "unknown-identifier" }
    #expect(found.count == count)
  }

  @Test(arguments: [("<view key=\"customView\" id=\"v\"/>", true), ("", false)])
  func `an item with a view of its own does not send its action`(view: String, isSilent: Bool) {
    let item = """
      <viewController customClass="Home" id="home"><navigationItem key="navigationItem" id="n">
      <barButtonItem key="leftBarButtonItem" id="item">\(view)<connections>
      <action selector="tap:" destination="home" id="a"/></connections></barButtonItem>
      </navigationItem></viewController>
      """
    let found = check(
      "class Home: UIViewController { @IBAction func tap(_ sender: UIButton) {} }", item
    ).filter { $0.ruleID == "missing-action" }
    #expect(found.isEmpty == isSilent)
  }

  @Test(arguments: [(nil, true), ([], false), (["Old"], true)] as [(Set<String>?, Bool)])
  func `names in a type that nothing in an app uses are notes`(
    listed: Set<String>?, isReported: Bool
  ) {
    for code in [
      "let icon = UIImage(named: \"gone\")",
      "let nib = UINib(nibName: \"gone\", bundle: nil)",
    ] {
      let source = "class Old: UIViewController { \(code) }"
      let found = check(source, view, file: "A.swift", listed: listed)
        .filter { ["missing-asset", "unknown-identifier"].contains($0.ruleID) }
      #expect(
        found.count == 1 && found.allSatisfy { $0.severity == .note } != isReported, "\(code)")
      // A document uses its classes.
      let owner = view + "<view customClass=\"Old\" id=\"old\"/>"
      // A property list names its xib.
      let others = check(source, owner, listed: listed.map { $0.union(["A"]) })
        .filter { $0.ruleID == "missing-asset" }
      #expect(others.isEmpty != code.contains("UIImage"), "\(code)")
    }
  }

  @Test(arguments: [
    ("func tap(sender: AnyObject)", "tap:", true), ("func tap(_ sender: AnyObject)", "tap:", true),
    ("func tap(sender: AnyObject)", "tapWithSender:", true),
    ("func tap(sender: AnyObject, event: UIEvent)", "tap:event:", true),
    ("func tap(by sender: AnyObject)", "tap:", false),
    ("func tip(sender: AnyObject)", "tap:", false),
  ])
  func `the first argument has no label in Swift 2`(
    method: String, selector: String, isThere: Bool
  ) {
    let button = """
      <view customClass="Box" id="box"><subviews><button id="b"><connections>
      <action selector="\(selector)" destination="box" id="a"/></connections></button></subviews></view>
      """
    for mark in ["", "@IBAction "] {
      let found = check(
        "class Box: UIView { \(mark)\(method) {} }", button, mayUseSwift2: true)
      #expect(!found.contains { $0.ruleID == "missing-action" } == isThere, "\(mark)")
    }
    let found = check("class Box: UIView { @IBAction \(method) {} }", button)
      .filter { $0.ruleID == "missing-action" }
    let isNew = selector != "tap:" || method.contains("_")
    #expect(found.isEmpty == (isThere && isNew && !selector.contains("event")))
  }

  @Test func `every rule about sources has a page of its own`() {
    let ids = RulePage.checks.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(
      Set(
        DrawnApp.Fault.allCases.map(\.rule) + [
          "unused-identifier", "unused-xib", "unused-storyboard",
        ])
        == Set(RulePage.sources.map(\.id)))
  }

  /// Whether code may show a scene whose class does not exist, by its identifier.
  @Test(arguments: [
    ("storyboardIdentifier=\"Old\"", "", FindingSeverity.note),
    ("storyboardIdentifier=\"Old\"", "let name = \"Old\"", .error),
    (
      "storyboardIdentifier=\"Old\"", "enum Screen: String { case Old }\nlet old = Screen.Old",
      .error
    ),
    ("storyboardIdentifier=\"OldScreen\"", "let name = \"\\(kind)Screen\"", .error),
    ("storyboardIdentifier=\"old\"", "enum Screen: String { case old }", .error),
    ("storyboardIdentifier=\"Other\"", "let other = Other.self", .error),
    ("storyboardIdentifier=\"Other\"", "let other: Other = make()", .error),
    // It makes one without the scene.
    ("storyboardIdentifier=\"Other\"", "let other = Other()", .note),
    ("storyboardIdentifier=\"Other\"", "", .note), ("", "", .note),
  ])
  func `what is wrong in a scene that nothing shows is a note`(
    attributes: String, code: String, severity: FindingSeverity
  ) {
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="first"><scenes>
      <scene sceneID="s1"><objects>
      <viewController id="first" customClass="First" sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="s2"><objects>
      <viewController id="old" customClass="Olld" \(attributes) sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """
    let source =
      "import UIKit\nclass First: UIViewController { \(code) }\nclass Other: UIViewController { let own = Other.self }\n"
    let found = SourceChecker(settings: LintSettings()).check(
      documents: [
        SourceChecker.File(
          name: "Main.storyboard", path: "Main.storyboard", bytes: Array(document.utf8),
          isChecked: true)
      ],
      sources: [
        SourceChecker.File(
          name: "A.swift", path: "A.swift", bytes: Array(source.utf8), isChecked: true)
      ])
    let unknown = found.flatMap(\.findings).filter { $0.ruleID == "unknown-class" }
    #expect(unknown.map(\.severity) == [severity])
  }

  @Test func `names that no code uses are noted`() {
    let app = check(
      "class Box: UIView { @IBOutlet var name: UILabel! }",
      view + "<tableViewCell reuseIdentifier=\"unread\" id=\"c\"/>")
    // A xib's cell is registered by code, so only a storyboard's is noted.
    #expect(app.isEmpty)
  }
}

@MainActor
@Suite struct ConnectionRulesTests {
  @Test func `an outlet to two objects and an action that is connected twice are reported`() throws
  {
    let twice = Scene(
      views: box("a") + box("b"), constraints: corner("a") + corner("b"),
      connections: """
        <outlet property="one" destination="a" id="o1"/><outlet property="one" destination="b" id="o2"/>
        <outletCollection property="all" destination="a" id="o3"/>
        <outletCollection property="all" destination="b" id="o4"/>
        """)
    #expect(try twice.findings("repeated-connection").map(\.objectID) == ["o2"])
  }

  @Test(arguments: [
    (
      "<viewController id='x' sceneMemberID='viewController'><view key='view' id='v'><subviews><label text='Welcome' id='l'/></subviews></view></viewController>",
      "the scene with \"Welcome\" (x)"
    ),
    (
      "<tabBarController id='x' sceneMemberID='viewController'/>",
      "the scene of a tab bar controller (x)"
    ),
    (
      "<viewControllerPlaceholder storyboardName='Account' id='x' sceneMemberID='viewController'/>",
      "the reference to the storyboard \"Account\""
    ),
    ("<viewController title='Help' id='x' sceneMemberID='viewController'/>", "the scene \"Help\""),
  ])
  func `a scene that nothing leads to is named by what is seen of it`(
    controller: String, words: String
  ) throws {
    let scene = Scene(views: "", document: "initialViewController=\"controller\"")
    let text = scene.text.replacing(
      "</scenes>", with: "<scene sceneID='s2'><objects>\(controller)</objects></scene></scenes>")
    let found = try Linter().lint(Array(text.utf8), file: "Main.storyboard").findings
      .filter { $0.ruleID == "unused-scene" }
    #expect(found.first?.message.hasPrefix("Nothing leads to \(words): ") == true, "\(found)")
  }

  @Test func `a scene that nothing leads to is reported`() throws {
    var scene = Scene(views: "", document: "initialViewController=\"controller\"")
    #expect(try scene.findings("unused-scene").isEmpty)
    let other =
      "<scene sceneID=\"s2\"><objects><viewController id=\"x\" sceneMemberID=\"viewController\"/></objects></scene>"
    let text = scene.text.replacing("</scenes>", with: other + "</scenes>")
    func found(_ text: String) throws -> [String?] {
      try Linter().lint(Array(text.utf8), file: "Main.storyboard").findings
        .filter { $0.ruleID == "unused-scene" }.map(\.objectID)
    }
    #expect(try found(text) == ["x"])
    #expect(
      try found(text.replacing("id=\"x\"", with: "id=\"x\" storyboardIdentifier=\"X\"")) == [])
    // A recognizer is an object of the scene beside the controller.
    let tap =
      "<tapGestureRecognizer id=\"tap\"><connections><segue destination=\"x\" kind=\"show\" id=\"g\"/></connections></tapGestureRecognizer>"
    #expect(try found(text.replacing("</viewController>", with: "</viewController>" + tap)) == [])
    scene.connections = "<segue destination=\"x\" kind=\"show\" id=\"g\"/>"
    #expect(try found(scene.text.replacing("</scenes>", with: other + "</scenes>")) == [])
  }
}
