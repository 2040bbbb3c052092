import ConflictAnalysis
import Testing

/// Whose a view is whose class has two letters of a framework, but no module.
struct FrameworkViewTests {
  private func diagnosis(_ container: String, inner: String = "UILabel") throws -> LogDiagnosis {
    try #require(
      Report.diagnosis([
        "\(inner):0x71.leading == \(container):0x70.leading + 14",
        "\(inner):0x71.trailing == \(container):0x70.trailing - 14",
        "'UIView-Encapsulated-Layout-Width' \(container):0x70.width == 0",
      ]))
  }

  @Test(arguments: [
    "VKDocumentCameraStatusView", "PKPaletteContainerView", "QLPreviewItemView", "CAMShutterButton",
    "CKRecipientTokenView", "SFCapsuleView", "WKFullScreenView", "PHPickerFooterView",
  ])
  func `its content is not the author's`(_ container: String) throws {
    let found = try diagnosis(container)
    #expect(!found.isAuthors)
    #expect(found.description.contains("give the view of the controller that shows it a frame"))
  }

  @Test(arguments: [
    "VKFeedView", "VKCellView", "PKCanvasView", "QLPreviewView", "MKMapView", "WKWebView", "SKView",
    "EKRowView", "CKComponentRootView", "PKPaymentButton", "Demo.VKCImageView",
  ])
  func `in public views and in an app's own it is`(_ container: String) throws {
    #expect(try diagnosis(container).isAuthors)
  }

  /// A guide with a name in a view of which only the identifier is printed.
  private func namedGuide(_ guide: String, beside other: String = "UIView") throws -> LogDiagnosis {
    let names = "names: Search?isOn=...:0x70, '|':Search?isOn=...:0x70 "
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x61 H:|-(>=9)-[UILayoutGuide:0x71'\(guide)']   (active, \(names))>",
          "<NSLayoutConstraint:0x62 H:[UILayoutGuide:0x71'\(guide)']-(>=9)-|   (active, \(names))>",
          "<NSLayoutConstraint:0x63 \(other):0x72.width == Search?isOn=....width   (active, \(names))>",
          "<NSLayoutConstraint:0x64 '_UITemporaryLayoutWidth' \(other):0x72.width == 0   (active)>"
      )
      """
    return try #require(
      ConsoleReader.reports(in: Array(log.utf8)).first.map { LogDiagnosis($0) })
  }

  @Test(arguments: [
    "SFCapsuleTextGuide", "AVPlayerControlsGuide", "TUICandidateGuide", "MKScaleLegendGuide",
  ])
  func `a guide with the prefix of a framework is its own`(_ guide: String) throws {
    let found = try namedGuide(guide)
    #expect(!found.isAuthors, "\(found)")
    #expect(found.description.contains("Not yours: every constraint here is made by"))
    #expect(!found.description.contains("isOn ‘Search"))
    // Apps may use the prefix, too.
    #expect(try namedGuide(guide, beside: "Demo.Badge").isAuthors)
  }

  @Test(arguments: ["contentGuide", "SaveGuide", "AVG", "Guide", "UILayoutGuide-1"])
  func `other guides may be the author's`(_ guide: String) throws {
    #expect(try namedGuide(guide).isAuthors)
  }

  @Test func `an app's view in it is the author's`() throws {
    #expect(try diagnosis("QLPreviewItemView", inner: "Demo.Badge").isAuthors)
  }

  private static let content = "_UINavigationBarContentView:0x70"
  private static let margins = "UILayoutGuide:0x72'UIViewLayoutMarginsGuide'"

  /// Guides of a bar, of which only one is known to be in it.
  private static let bar = [
    "UILayoutGuide:0x71'TitleArea'.trailing <= \(margins).trailing",
    "UILayoutGuide:0x71'TitleArea'.trailing >= UILayoutGuide:0x73'Tabs'.trailing",
    "H:|-(90)-[UILayoutGuide:0x73'Tabs'](LTR)|\(content)",
    "UILayoutGuide:0x73'Tabs'.width == 0",
    "'UIView-Encapsulated-Layout-Width' \(content).width == 0",
  ]

  @Test func `a guide belongs to the view of the guides to which it is related`() throws {
    let margin = "H:[\(Self.margins)]-(8)-|(LTR)|\(Self.content)"
    let lines = Self.bar + ["'UIView-rightMargin-guide-constraint' \(margin)"]
    let found = try #require(Report.diagnosis(lines))
    #expect(found.verdict == .conflict)
    #expect(!found.isAuthors, "\(found)")
    // Also where that is cut off which names the view of one of them.
    let cut = try #require(
      LogExplanation(Array(Report.text(Self.bar).dropLast(8).utf8)).diagnoses.first)
    let text = cut.description
    #expect(text.contains("cannot be decided"), "\(text)")
    #expect(text.contains("are not yours; they belong to a navigation bar."), "\(text)")
    #expect(!text.contains("999"))
  }

  @Test(arguments: [
    ("Title(layout=0x1f)", false), ("TabBarGuide(0x1f)", false), ("Title(2)", true),
    ("TitleArea", true),
  ])
  func `a guide whose identifier names an object is the framework's`(
    _ guide: (name: String, isAuthors: Bool)
  ) throws {
    let found = try #require(
      Report.diagnosis([
        "UILayoutGuide:0x71'\(guide.name)'.leading == \(Self.margins).leading",
        "UILayoutGuide:0x71'\(guide.name)'.leading == \(Self.margins).leading + 4",
      ]))
    #expect(found.isAuthors == guide.isAuthors, "\(found)")
  }

  @Test func `of a list that is cut off, guides are known by their names alone`() throws {
    let lines = [
      "UILayoutGuide:0x71'Title(layout=0x1f)'.trailing <= \(Self.margins).trailing",
      "UILayoutGuide:0x71'Title(layout=0x1f)'.leading >= \(Self.margins).leading",
      "'UIView-Encapsulated-Layout-Width' UIView:0x70.width == 0",
    ]
    let text = try #require(
      LogExplanation(Array(Report.text(lines).dropLast(30).utf8)).diagnoses.first
    ).description
    #expect(text.contains("cannot be decided"))
    #expect(text.contains("are not yours; they belong to UIKit."), "\(text)")
  }

  @Test(arguments: ["UIInputView", "UIStackView", "Demo.AccessoryView"])
  func `a superview that is not public pins its subviews itself`(_ view: String) throws {
    let found = try #require(
      Report.diagnosis([
        "V:|-(0)-[\(view):0x71]|UIInputSetHostView:0x70",
        "mask \(view):0x71.midY == 20", "mask V:[\(view):0x71(300)]",
      ]))
    let text = found.description
    #expect(text.contains("have the same top edge (by the framework)"), "\(text)")
    #expect(text.contains("though UIKit's constraints place that view."), "\(text)")
    #expect(text.contains("- Set translatesAutoresizingMaskIntoConstraints of"), "\(text)")
    // A view that the author places as well is the author's.
    let other = try #require(
      Report.diagnosis([
        "V:|-(0)-[\(view):0x71]|UIInputSetHostView:0x70", "\(view):0x71.height == 90",
        "mask \(view):0x71.midY == 20", "mask V:[\(view):0x71(300)]",
      ]))
    #expect(other.isAuthors)
  }

  @Test func `a view in a bar's adaptor may keep its mask`() throws {
    let found = try #require(
      Report.diagnosis([
        "H:|-(0)-[Demo.TitleView:0x71]|_UITAMICAdaptorView:0x70",
        "mask Demo.TitleView:0x71.midX == 20", "mask H:[Demo.TitleView:0x71(300)]",
      ]))
    #expect(!found.description.contains("still on"), "\(found)")
  }

  @Test(arguments: ["Demo.Bar", "ComposeBar"], ["==", "<="])
  func `what contains an input view places it`(_ type: String, _ relation: String) throws {
    let host = "UIInputSetHostView:0x72"
    let lines = [
      "\(type):0x71.bottom \(relation) UILayoutGuide:0x73'UIViewSafeAreaLayoutGuide'.bottom - 6",
      "\(type):0x71.bottom == \(host).bottom", "\(host).bottom == UITextEffectsWindow:0x74.bottom",
      "'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x73'UIViewSafeAreaLayoutGuide']-(34)-|"
        + "|UITextEffectsWindow:0x74",
    ]
    let found = try #require(Report.diagnosis(lines))
    #expect(found.suspectedLines == [0])
    let conflict = try #require(found.conflicts.first)
    #expect(conflict.suspects.map { found.listPlaces[$0.member] } == [0])
    #expect(conflict.repairs.first?.change == .remove(found.place(of: "0x600")))
    #expect(found.description.contains("to the safe area of"), "\(found)")
    #expect(!found.description.contains("; but "))
    // A view that an app may have named is its own.
    let own = lines.map { $0.replacing("UIInputSetHostView", with: "Demo.Host") }
    #expect(try #require(Report.diagnosis(own)).suspectedLines != [0])
  }

  @Test(arguments: [0.0, 375])
  func `an empty frame is the cause of a bar's conflict only if its size is 0`(
    _ width: Double
  ) throws {
    let found = try #require(
      Report.diagnosis([
        "'BIB_Leading_Leading' H:|-(0)-[_UIModernBarButton:0x71]|_UIButtonBarButton:0x72",
        "'UINav_button' _UIModernBarButton:0x71.leading == UIView:0x73.leading",
        "'UINavItem-leading' H:[_UIButtonBarButton:0x72]-(6)-[UILayoutGuide:0x74'Item']",
        "'UINavItem-trailing' UILayoutGuide:0x74'Item'.trailing == \(Self.content).trailing",
        "'UIView-Encapsulated-Layout-Width' \(Self.content).width == \(width)",
        "'UINav-x' UIView:0x73.leading == \(Self.content).leading + 380",
      ]))
    #expect(found.verdict == .conflict)
    #expect(found.description.contains("with an empty frame") == (width == 0), "\(found)")
  }

  @Test func `a stack view whose mask gives it no length is the author's`() throws {
    let found = try #require(
      Report.diagnosis([
        "mask UIStackView:0x70.width == 0",
        "'UISV-canvas-connection' UIStackView:0x70.leading == UILabel:0x71.leading",
        "'UISV-spacing' H:[UILabel:0x71]-(6)-[UILabel:0x72]",
        "'UISV-canvas-connection' H:[UILabel:0x72]-(0)-|   |UIStackView:0x70",
      ]))
    #expect(found.isAuthors)
    #expect(
      found.description.contains(
        "- Set translatesAutoresizingMaskIntoConstraints of UIStackView to false."), "\(found)")
  }

  @Test(arguments: ["_UIHostingView<Row>", "_TtGC7SwiftUI14_UIHostingViewV4Demo3Row_"])
  func `a hosting view is placed by its author`(_ name: String) throws {
    let found = try #require(
      Report.diagnosis([
        "mask H:|-(0)-[\(name):0x71]|UIView:0x70", "H:|-(24)-[\(name):0x71]|UIView:0x70",
      ]))
    #expect(found.conflicts.first?.suspect?.reason == .leftoverMask, "\(found)")
  }

  @Test func `a height of an alert's own view is the author's, and its width is not`() throws {
    let alert = "_UIAlertControllerPhoneTVMacView:0x70"
    let frame = [
      "V:|-(0)-[UIView:0x71]|\(alert)", "UIView:0x71.height >= 90",
      "V:[UIView:0x71]-(0)-|   |\(alert)",
    ]
    let found = try #require(Report.diagnosis(frame + ["\(alert).height == 60"]))
    #expect(found.conflicts.first?.suspect?.reason == .inFrameworkView, "\(found)")
    #expect(found.suspectedLines == [3], "\(found)")
    let other = try #require(
      Report.diagnosis([
        "H:|-(0)-[UIView:0x71]|\(alert)", "UIView:0x71.width >= 290",
        "H:[UIView:0x71]-(0)-|   |\(alert)", "\(alert).width == 270",
      ]))
    #expect(!other.isAuthors, "\(other)")
  }

  @Test func `a control in an alert or a toolbar is the author's`() throws {
    for (container, control) in [
      ("_UIAlertControllerPhoneTVMacView:0x70", "UITextField:0x71"),
      ("NSToolbarItemViewer:0x70", "NSSearchField:0x71"),
    ] {
      let found = try #require(
        Report.diagnosis([
          "H:|-(8)-[\(control)]|\(container)", "H:[\(control)]-(8)-|   |\(container)",
          "\(control).width == 300", "\(container).width == 270",
        ]))
      #expect(found.suspectedLines == [2], "\(found)")
      #expect(found.description.contains("If you added this number"), "\(found)")
    }
  }
}
