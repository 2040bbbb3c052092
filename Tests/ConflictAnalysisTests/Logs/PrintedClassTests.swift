import TestSupport
import Testing

@testable import ConflictAnalysis

/// The forms in which the console prints a class.
///
/// Source: Swift, docs/ABI/OldMangling.rst.
@Suite(.late) struct PrintedClassTests {
  @Test(
    arguments: [
      ("UILabel", nil, "UILabel"),
      ("MyApp.CardView", "MyApp", "CardView"),
      ("_TtC5MyApp8CardView", "MyApp", "CardView"),
      ("_TtCC5MyApp4Page8CardView", "MyApp", "Page.CardView"),
      ("_TtCC5UIKit9ContainerP5_A98C6Button", "UIKit", "Container.Button"),
      ("_TtGC5MyApp8CardViewCS_4Text_", "MyApp", "CardView"),
      ("_TtC5MyApp80Card", nil, "_TtC5MyApp80Card"),
      ("_Tt", nil, "_Tt"), ("_TtC", nil, "_TtC"), ("", nil, ""),
    ] as [(String, String?, String)])
  func `a class is read with its module`(_ printed: String, module: String?, name: String) {
    #expect(PrintedClass(printed).module == module)
    #expect(PrintedClass(printed).name == name)
  }

  @Test func `frameworks are told from apps`() {
    #expect(PrintedClass("_TtCC5UIKit9Container6Button").isOfFramework)
    #expect(PrintedClass("SwiftUI.HostingView").isOfFramework)
    #expect(!PrintedClass("MyApp.UIKitView").isOfFramework)
  }

  @Test(arguments: [
    ("SKView", false), ("CKMessageEntryView", false), ("_UIAlertControllerView", false),
    ("UIKBKeyplaneView", false), ("SPUISearchTableHeaderView", false), ("SKTSOInputView", true),
    ("SLKTextInputbar", true), ("AppRow", true), ("MKAnnotationView", false), ("MKTBar", true),
  ])
  func `a prefix is all capitals before the first word`(_ name: String, isOfAnApp: Bool) {
    #expect(LogModel.isOfAnApp(name) == isOfAnApp)
  }
}
