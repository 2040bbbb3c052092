import Foundation
import TestSupport

@testable import InterfaceLinter

/// A small app whose storyboard, xib and sources fit together, or have one fault.
///
/// Names are drawn; nothing in them says what they name.
struct DrawnApp {
  /// A mistake in code or in a document.
  enum Fault: String, CaseIterable {
    case outletRenamed, outletRemoved, outletRetyped, outletUnmarked, outletMisspelled
    case outletConnectedToOther, outletDropped, listConnectedToOne
    case actionRenamed, actionRemoved, actionWithOtherArguments, actionUnmarked, actionMisspelled
    case senderRetyped, unwindRenamed
    case classRenamed, classMisspelled, classOfOtherKind, classWithoutModule, classGeneric
    case propertyRenamed, propertyUnmarked, attributeMisspelled
    case segueMisspelledInCode, segueMisspelled, segueDropped
    case sceneMisspelledInCode, sceneMisspelled, storyboardMisspelledInCode
    case cellMisspelledInCode, cellMisspelled, nibMisspelledInCode
    case imageMisspelledInCode, imageRemoved, colorMisspelledInCode
    case notActivated, notAdded, maskKept, constraintRepeated, constraintOnSubview

    /// The rule that reports it.
    var rule: String {
      switch self {
      case .outletRenamed, .outletRemoved, .outletUnmarked, .outletMisspelled: "missing-outlet"
      case .outletRetyped, .outletConnectedToOther, .listConnectedToOne: "outlet-type"
      case .outletDropped: "unconnected-outlet"
      case .actionRenamed, .actionRemoved, .actionWithOtherArguments, .actionUnmarked,
        .actionMisspelled, .senderRetyped, .unwindRenamed:
        "missing-action"
      case .classRenamed, .classMisspelled, .classOfOtherKind, .classGeneric: "unknown-class"
      case .classWithoutModule: "wrong-module"
      case .propertyRenamed, .propertyUnmarked, .attributeMisspelled: "missing-property"
      case .segueMisspelledInCode, .segueMisspelled, .segueDropped, .sceneMisspelledInCode,
        .sceneMisspelled, .storyboardMisspelledInCode, .cellMisspelledInCode, .cellMisspelled,
        .nibMisspelledInCode:
        "unknown-identifier"
      case .imageMisspelledInCode, .imageRemoved, .colorMisspelledInCode: "missing-asset"
      case .notActivated: "inactive-constraint"
      case .notAdded: "view-not-added"
      case .maskKept: "mask-in-code"
      case .constraintRepeated: "repeated-in-code"
      case .constraintOnSubview: "foreign-constraint"
      }
    }
  }

  let fault: Fault?
  /// Whether the view controllers are written in Objective-C.
  let isObjectiveC: Bool
  /// The name that the fault is about, which its finding must have.
  private(set) var subject = ""
  private(set) var documents: [SourceChecker.File] = []
  private(set) var sources: [SourceChecker.File] = []
  var resources = SourceChecker.Resources()

  init(_ chance: inout SplitMix64, fault: Fault?, isObjectiveC: Bool = false) {
    (self.fault, self.isObjectiveC) = (fault, isObjectiveC)
    let names = Names(&chance)
    resources.images = fault == .imageRemoved ? [] : [names.image]
    resources.colors = [names.color]
    if isObjectiveC { addObjectiveC(names) } else { addSwift(names) }
    addDocuments(names)
  }

  private struct Names {
    let screen, base, cell, other, view: String
    let label, box, list, inherited: String
    let save, close, property: String
    let segue, scene, storyboard, reuse, nib, image, color: String

    init(_ chance: inout SplitMix64) {
      var used: Set<String> = []
      func word() -> String {
        while true {
          let length = 5 + Int(chance.next() % 5)
          let word = (0..<length).map { index in
            String(
              Array(index % 2 == 0 ? "bcdfglmnprst" : "aeiou").randomElement(using: &chance) ?? "a")
          }.joined()
          // Similar names must not stand for each other.
          if used.insert(word).inserted { return word }
        }
      }
      func type(_ suffix: String) -> String { word().capitalized + suffix }
      (screen, base, cell) = (type("ViewController"), type("ViewController"), type("Cell"))
      (other, view) = (type("ViewController"), type("View"))
      (label, box, list, inherited) = (word(), word(), word(), word())
      (save, close, property) = (word(), word(), word())
      (segue, scene, storyboard, reuse) = (word(), word(), type(""), word())
      (nib, image, color) = (type("Cell"), word(), word())
    }
  }

  /// A name, or with a fault the name with another letter; the fault is about what the finding names then.
  private mutating func name(_ name: String, _ fault: Fault...) -> String {
    guard let own = self.fault, fault.contains(own) else { return name }
    let wrong = String(name.dropLast()) + (name.hasSuffix("x") ? "y" : "x")
    // A document with a wrong name, or code with one, is reported by that name; a name that code has changed by the old.
    subject =
      own.rawValue.contains("Misspelled") || own.rawValue.hasSuffix("misspelled") ? wrong : name
    return wrong
  }

  private mutating func has(_ fault: Fault, _ name: String) -> Bool {
    guard self.fault == fault else { return false }
    subject = name
    return true
  }

  private mutating func file(_ name: String, _ text: String) {
    let file = SourceChecker.File(name: name, path: name, bytes: Array(text.utf8), isChecked: true)
    if Self.isDocument(name) { documents.append(file) } else { sources.append(file) }
  }

  private static func isDocument(_ name: String) -> Bool {
    name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }

  // MARK: Swift

  private mutating func addSwift(_ n: Names) {
    let outlet =
      has(.outletRemoved, n.label)
      ? ""
      : "\(has(.outletUnmarked, n.label) ? "" : "@IBOutlet ")private weak var \(name(n.label, .outletRenamed)): "
        + "\(has(.outletRetyped, n.label) ? "UISlider" : "UILabel")!"
    let mark = has(.actionUnmarked, n.save) ? "" : "@IBAction "
    let sender = has(.senderRetyped, n.save) ? "UISlider" : "UIButton"
    let arguments = has(.actionWithOtherArguments, n.save) ? "" : "_ sender: \(sender)"
    let action =
      has(.actionRemoved, n.save)
      ? "" : "\(mark)func \(name(n.save, .actionRenamed))(\(arguments)) {}"
    file(
      "\(n.base).swift",
      """
      /// class Commented: UIView { @IBOutlet var \(n.box): UIView! }
      class \(n.base): UIViewController {
        @IBOutlet var \(n.inherited): UIView!
      }
      extension \(n.base) {
        @IBAction func \(name(n.close, .unwindRenamed))(segue: UIStoryboardSegue) {}
      }
      """)
    let generic = has(.classGeneric, n.screen) ? "<Value>" : ""
    let kind = has(.classOfOtherKind, n.screen) ? "UIView" : n.base
    file(
      "\(n.screen).swift",
      """
      final class \(name(n.screen, .classRenamed))\(generic): \(kind) {
        \(outlet)
        @IBOutlet var \(n.box): UIView?
        @IBOutlet var \(n.list): [UIView]!
        \(action)
        override func viewDidLoad() {
          performSegue(withIdentifier: "\(name(n.segue, .segueMisspelledInCode))", sender: self)
          let storyboard = UIStoryboard(name: "\(name(n.storyboard, .storyboardMisspelledInCode))", bundle: nil)
          _ = storyboard.instantiateViewController(withIdentifier: Scenes.other)
          table.register(UINib(nibName: "\(name(n.nib, .nibMisspelledInCode))", bundle: .main), forCellReuseIdentifier: "\(n.nib)")
          _ = table.dequeueReusableCell(withIdentifier: "\(name(n.reuse, .cellMisspelledInCode))", for: path)
          _ = table.dequeueReusableCell(withIdentifier: "\(n.nib)")
          image = UIImage(named: "\(has(.imageRemoved, n.image) ? n.image : name(n.image, .imageMisspelledInCode))")
          color = UIColor(named: "\(name(n.color, .colorMisspelledInCode))")
        }
      }
      enum Scenes { static let other = "\(name(n.scene, .sceneMisspelledInCode))" }
      """)
    let property =
      "\(has(.propertyUnmarked, n.property) ? "" : "@IBInspectable ")var \(name(n.property, .propertyRenamed)): CGFloat = 0"
    file(
      "\(n.view).swift",
      """
      class \(n.view): UIView {
        \(property)
        \(layout)
      }
      class \(n.cell): UITableViewCell { @IBOutlet weak var title: UILabel! }
      class \(n.other): UIViewController {}
      """)
  }

  /// Code that makes constraints.
  private var layout: String {
    mutating get {
      let mask =
        has(.maskKept, "title") ? "" : "title.translatesAutoresizingMaskIntoConstraints = false"
      let added = has(.notAdded, "title") ? "" : "addSubview(title)"
      let active = has(.notActivated, "title") ? "" : ".isActive = true"
      let height = "title.heightAnchor.constraint(equalToConstant: 44).isActive = true"
      let holder = has(.constraintOnSubview, "title") ? "title." : ""
      return """
        func layOut() {
            let title = UILabel()
            \(mask)
            \(added)
            title.leadingAnchor.constraint(equalTo: leadingAnchor)\(active)
            NSLayoutConstraint.activate([
              title.topAnchor.constraint(equalTo: topAnchor), title.widthAnchor.constraint(equalToConstant: 9),
            ])
            \(height)
            \(has(.constraintRepeated, "title") ? height.replacing("44", with: "48") : "")
            \(holder)addConstraint(title.bottomAnchor.constraint(equalTo: bottomAnchor))
            setNeedsLayout()
          }
        """
    }
  }

  // MARK: Objective-C

  /// Messages that make constraints.
  private var messages: String {
    mutating get {
      let mask =
        has(.maskKept, "title") ? "" : "title.translatesAutoresizingMaskIntoConstraints = NO;"
      let added = has(.notAdded, "title") ? "" : "[self.view addSubview:title];"
      let active = has(.notActivated, "title") ? "" : ".active = YES"
      let height = "[[title.heightAnchor constraintEqualToConstant:44] setActive:YES];"
      let holder = has(.constraintOnSubview, "title") ? "title" : "self.view"
      return """
        - (void)layOut {
          UILabel *title = [[UILabel alloc] initWithFrame:CGRectZero];
          \(mask)
          \(added)
          [title.leadingAnchor constraintEqualToAnchor:self.view.leadingAnchor]\(active);
          [NSLayoutConstraint activateConstraints:@[
            [title.topAnchor constraintEqualToAnchor:self.view.topAnchor], [title.widthAnchor constraintEqualToConstant:9],
          ]];
          \(height)
          \(has(.constraintRepeated, "title") ? height.replacing("44", with: "48") : "")
          [\(holder) addConstraint:[NSLayoutConstraint constraintWithItem:title attribute:NSLayoutAttributeBottom \
        relatedBy:NSLayoutRelationEqual toItem:self.view attribute:NSLayoutAttributeBottom multiplier:1 constant:0]];
        }
        """
    }
  }

  private mutating func addObjectiveC(_ n: Names) {
    let outlet =
      has(.outletRemoved, n.label)
      ? ""
      : "@property (nonatomic, weak) IBOutlet \(has(.outletRetyped, n.label) ? "UISlider" : "UILabel") *"
        + "\(name(n.label, .outletRenamed));"
    let sender = has(.senderRetyped, n.save) ? "UISlider" : "UIButton"
    let arguments = has(.actionWithOtherArguments, n.save) ? "" : ":(\(sender) *)sender"
    let action =
      has(.actionRemoved, n.save)
      ? "" : "- (IBAction)\(name(n.save, .actionRenamed))\(arguments) {}"
    file(
      "\(n.base).h",
      """
      #import <UIKit/UIKit.h>
      @interface \(n.base) : UIViewController
      @property IBOutlet UIView *\(n.inherited);
      @end
      """)
    file(
      "\(n.screen).h",
      """
      #import "\(n.base).h"
      @interface \(name(n.screen, .classRenamed)) : \(has(.classOfOtherKind, n.screen) ? "UIView" : n.base)
      @property IBOutletCollection(UIView) NSArray *\(n.list);
      @end
      @interface \(n.view) : UIView
      @property (nonatomic) IBInspectable CGFloat \(name(n.property, .propertyRenamed));
      @end
      @interface \(n.cell) : UITableViewCell
      @property (weak) IBOutlet UILabel *title;
      @end
      @interface \(n.other) : UIViewController
      @end
      """)
    file(
      "\(n.screen).m",
      """
      #import "\(n.screen).h"
      static NSString *const kScene = @"\(name(n.scene, .sceneMisspelledInCode))";
      @interface \(n.screen) () { IBOutlet UIView *\(n.box); }
      \(outlet)
      @end
      @implementation \(n.base)
      @end
      @implementation \(n.view)
      @end
      @implementation \(n.cell)
      @end
      @implementation \(n.other)
      @end
      @implementation \(n.screen)
      \(action)
      - (IBAction)\(name(n.close, .unwindRenamed))WithSegue:(UIStoryboardSegue *)segue {}
      - (void)show {
        [self performSegueWithIdentifier:@"\(name(n.segue, .segueMisspelledInCode))" sender:self];
        UIStoryboard *s = [UIStoryboard storyboardWithName:@"\(name(n.storyboard, .storyboardMisspelledInCode))" bundle:nil];
        [s instantiateViewControllerWithIdentifier:kScene];
        [t registerNib:[UINib nibWithNibName:@"\(name(n.nib, .nibMisspelledInCode))" bundle:nil] forCellReuseIdentifier:@"\(n.nib)"];
        [t dequeueReusableCellWithIdentifier:@"\(name(n.reuse, .cellMisspelledInCode))" forIndexPath:path];
        [t dequeueReusableCellWithIdentifier:@"\(n.nib)"];
        image = [UIImage imageNamed:@"\(has(.imageRemoved, n.image) ? n.image : name(n.image, .imageMisspelledInCode))"];
        color = [UIColor colorNamed:@"\(name(n.color, .colorMisspelledInCode))"];
      }
      \(messages)
      @end
      """)
  }

  // MARK: Documents

  private mutating func addDocuments(_ n: Names) {
    let module = "customModule=\"App\" customModuleProvider=\"target\""
    let own = isObjectiveC ? "" : module
    let screenModule = has(.classWithoutModule, n.screen) ? "" : own
    let label =
      has(.outletDropped, n.label)
      ? ""
      : "<outlet property=\"\(name(n.label, .outletMisspelled))\" destination=\""
        + "\(has(.outletConnectedToOther, n.label) ? "but" : "lab")\" id=\"o1\"/>"
    let list = has(.listConnectedToOne, n.list) ? "outlet" : "outletCollection"
    let segueName = name(n.segue, .segueMisspelled)
    let identifier = has(.segueDropped, n.segue) ? "" : "identifier=\"\(segueName)\""
    if fault == .segueMisspelled { subject = n.segue }
    let scene = name(n.scene, .sceneMisspelled)
    if fault == .sceneMisspelled { subject = n.scene }
    let reuse = name(n.reuse, .cellMisspelled)
    if fault == .cellMisspelled { subject = n.reuse }
    let unwind = n.close + "WithSegue:"
    file(
      "\(n.storyboard).storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" initialViewController="vc">
        <scenes><scene sceneID="s1"><objects>
          <viewController id="vc" customClass="\(name(n.screen, .classMisspelled))" \(screenModule) sceneMemberID="viewController">
            <view key="view" id="root" customClass="\(n.view)" \(own)><subviews>
              <label id="lab"/><view id="box"/>
              <button id="but"><connections>
                <action selector="\(name(n.save, .actionMisspelled)):" destination="vc" eventType="touchUpInside" id="a1"/>
                <segue destination="exit" kind="unwind" unwindAction="\(unwind)" id="u1"/>
              </connections></button>
              <tableView id="tab"><prototypes><tableViewCell reuseIdentifier="\(reuse)" id="row" customClass="\(n.cell)" \(own)>
                <tableViewCellContentView id="con"><subviews><label id="cla"/></subviews></tableViewCellContentView>
                <connections><outlet property="title" destination="cla" id="o8"/></connections></tableViewCell></prototypes>
                <connections><outlet property="delegate" destination="vc" id="o9"/></connections></tableView>
            </subviews>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="\(name(n.property, .attributeMisspelled))"><real key="value" value="2"/></userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="2"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes></view>
            <connections>
              \(label)
              <outlet property="\(n.box)" destination="box" id="o2"/>
              <outlet property="\(n.inherited)" destination="box" id="o3"/>
              <\(list) property="\(n.list)" destination="box" id="o4"/>
              <segue destination="other" kind="show" \(identifier) id="g1"/>
            </connections>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
          <exit id="exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="\(scene)" id="other" customClass="\(n.other)" \(own) sceneMemberID="viewController"/>
        </objects></scene></scenes>
      </document>
      """)
    file(
      "\(n.nib).xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
          <tableViewCell id="top" customClass="\(n.cell)" \(own)><tableViewCellContentView id="c"><subviews><label id="l"/></subviews></tableViewCellContentView>
          <connections><outlet property="title" destination="l" id="o1"/></connections></tableViewCell></objects>
      </document>
      """)
  }

  /// What the checker finds.
  func findings() -> [LintFinding] {
    SourceChecker(settings: LintSettings())
      .check(documents: documents, sources: sources, resources: resources, modules: ["App"])
      .flatMap(\.findings)
  }
}
