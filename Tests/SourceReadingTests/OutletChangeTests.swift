import SourceReading
import Testing

/// The constants and texts that code assigns to objects of documents.
@Suite struct OutletChangeTests {
  private func replaced(_ source: String, _ language: SourceLanguage = .swift) -> Set<
    OutletChange
  > {
    let found = SourceFacts(reading: Array(source.utf8), file: "A", language: language).changes
    return Set(found.map { OutletChange($0.kind, of: $0.outlet) })
  }

  private func constants(_ name: String, _ values: Double?...) -> Set<OutletChange> {
    Set(values.map { OutletChange(.constant($0), of: name) })
  }

  @Test(
    arguments: [
      ("height.constant = 40", [40]), ("self.height.constant = -8.5", [-8.5]),
      ("self?.height?.constant = 1_000", [1000]), ("cell.height!.constant = 14 * scale", [nil]),
      ("height.constant += 4", [nil]), ("height.constant = isOpen ? 300 : 0", [300, 0]),
      ("height.constant = isOpen ? open.height : 0", [nil, 0]),
      ("UIView.animate(withDuration: 1) { self.height.constant = 7 }", [7]),
      ("height.constant == 40 ? a() : b()", []), ("let x = height.constant", []),
    ] as [(String, [Double?])])
  func `Swift assigns a number or what it computes`(statement: String, values: [Double?]) {
    let source = "class Pay: UIViewController { func show() {\n  \(statement)\n  done()\n} }"
    #expect(
      replaced(source) == Set(values.map { OutletChange(.constant($0), of: "height") }))
  }

  @Test(arguments: [
    ("photo.image = image", OutletChange.Kind.image), ("self.photo?.image = nil", .image),
    ("photo.kf.setImage(with: address)", .image), ("photo!.sd_setImage(with: address)", .image),
    ("photo.contentSize = size", .contentSize), ("photo.text = name", .text),
    ("photo?.isHidden = user == nil", .isHidden), ("photo.isHidden = true", .isHidden),
    ("photo.frame = frame", .frame), ("photo?.center = view.center", .frame),
    ("photo.textColor = .red", .textColor), ("photo.setTitleColor(.red, for: .normal)", .textColor),
  ])
  func `Swift sets images, texts and sizes of contents, and hides views`(
    statement: String, kind: OutletChange.Kind
  ) {
    let source = "class Pay: UIViewController { func show() {\n  \(statement)\n  done()\n} }"
    #expect(replaced(source) == [OutletChange(kind, of: "photo")])
  }

  @Test(arguments: [
    ("photos[i].text = name", SourceLanguage.swift), ("photos?[i].text = name", .swift),
    ("for photo in photos { photo.text = name }", .swift),
    ("for (i, photo) in photos.enumerated() { photo.text = names[i] }", .swift),
    ("photos.forEach { $0.text = name }", .swift),
    ("photos.forEach { a in a.text = name }", .swift),
    ("for (UILabel *photo in self.photos) { photo.text = name; }", .objectiveC),
    ("((UILabel *)self.photos[0]).text = name;", .objectiveC),
    ("[self.photos[0] setText:name];", .objectiveC),
    ("[[self.photos objectAtIndex:0] setText:name];", .objectiveC),
  ])
  func `a text of a member of a collection is one of the collection`(
    statement: String, language: SourceLanguage
  ) {
    let source =
      language == .swift
      ? "class Pay: UIViewController { func show() {\n  \(statement)\n  done()\n} }"
      : "@implementation Pay\n- (void)show {\n  \(statement)\n}\n@end\n"
    #expect(replaced(source, language).contains(OutletChange(.text, of: "photos")))
  }

  @Test(arguments: [
    ("photo.image = photo.image?.withRenderingMode(.alwaysTemplate)", SourceLanguage.swift),
    ("self.photo?.image = self.photo?.image!.withTintColor(.red)", .swift),
    ("self.photo.image = [self.photo.image imageWithRenderingMode:mode];", .objectiveC),
    ("[_photo setImage:[_photo.image imageWithRenderingMode:mode]];", .objectiveC),
  ])
  func `another rendering of its own image replaces none`(
    statement: String, language: SourceLanguage
  ) {
    let source =
      language == .swift
      ? "class Pay: UIViewController { func show() {\n  \(statement)\n  done()\n} }"
      : "@implementation Pay\n- (void)show {\n  \(statement)\n}\n@end\n"
    #expect(replaced(source, language) == [])
  }

  @Test(arguments: [
    ("_photo.image = image;", OutletChange.Kind.image), ("[_photo setImage:image];", .image),
    ("[self.photo sd_setImageWithURL:url];", .image),
    ("[self.photo setContentSize:CGSizeMake(1, 2)];", .contentSize),
    ("self.photo.hidden = YES;", .isHidden), ("[_photo setHidden:isEmpty];", .isHidden),
  ])
  func `Objective-C sets images and sizes of contents, and hides views`(
    statement: String, kind: OutletChange.Kind
  ) {
    let source = "@implementation Pay\n- (void)show {\n  \(statement)\n}\n@end\n"
    #expect(replaced(source, .objectiveC) == [OutletChange(kind, of: "photo")])
  }

  @Test(
    arguments: [
      ("self.height.constant = 40;", [40]), ("_height.constant = 14.5f;", [14.5]),
      ("[self.height setConstant:40];", [40]), ("[_height setConstant:-[self gap]];", [nil]),
      ("self.height.constant = IS_WIDE ? 480 : 640;", [480, 640]),
    ] as [(String, [Double?])])
  func `Objective-C assigns a number or what it computes`(statement: String, values: [Double?]) {
    let source = "@implementation Pay\n- (void)show {\n  \(statement)\n}\n@end\n"
    #expect(
      replaced(source, .objectiveC)
        == Set(values.map { OutletChange(.constant($0), of: "height") }))
  }

  @Test(arguments: [
    "@objc func keyboardWillShow(_ note: Notification) { BODY }",
    "func textFieldDidBeginEditing(_ field: UITextField) { BODY }",
    """
    func viewDidLoad() {
      center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { note in
        let end = note.userInfo![UIResponder.keyboardFrameEndUserInfoKey]
        BODY
      }
    }
    """,
  ])
  func `what follows the keyboard is left out`(method: String) {
    func source(_ method: String) -> String {
      "class Pay { @IBOutlet var keyboardGap: NSLayoutConstraint!\n"
        + method.replacing("BODY", with: "height.constant = 300") + " }"
    }
    #expect(replaced(source(method)).isEmpty)
    let other = "\nfunc setUp() { observeKeyboard()\n height.constant = 20 }"
    #expect(replaced(source(method + other)) == constants("height", 20))
    #expect(replaced(source(other + "\n" + method)) == constants("height", 20))
  }

  @Test func `the work grows with the file`() {
    let method = "func a() { height.constant = b ? 1 : 2\n  other() }\n"
    let source = "class A {\n" + String(repeating: method, count: 20_000) + "}"
    #expect(replaced(source) == constants("height", 1, 2))
  }

  @Test(arguments: [
    "name.text = user.name", "self.name?.text = nil", "cell.name.attributedText = text()",
    "name.text += \"!\"", "name.setTitle(user.name, for: .normal)",
    "self.name!.setAttributedTitle(title, for: [])",
  ])
  func `Swift replaces a text`(statement: String) {
    // A text with attributes has its own font.
    let found = replaced("func show() {\n  \(statement)\n}")
    #expect(
      found.subtracting([OutletChange(.font, of: "name")]) == [OutletChange(.text, of: "name")])
  }

  @Test(arguments: [
    "self.name.text = user.name;", "_name.attributedText = text;", "[self.name setText:@\"A\"];",
    "[_name setTitle:title forState:UIControlStateNormal];",
  ])
  func `Objective-C replaces a text`(statement: String) {
    let source = "@implementation Pay\n- (void)show {\n  \(statement)\n}\n@end\n"
    let found = replaced(source, .objectiveC).subtracting([OutletChange(.font, of: "name")])
    #expect(found == [OutletChange(.text, of: "name")])
  }

  @Test(arguments: ["let a = name.text", "if name.text == \"A\" {}", "print(name.text ?? \"\")"])
  func `a text that is only read is not replaced`(statement: String) {
    #expect(replaced("func show() {\n  \(statement)\n}").isEmpty)
  }

  private func source(_ statement: String, _ language: SourceLanguage) -> String {
    language == .swift
      ? "class Pay: UIViewController { func show() {\n  \(statement)\n  done()\n} }"
      : "@implementation Pay\n- (void)show {\n  \(statement)\n}\n@end\n"
  }

  @Test(arguments: [
    ("photo.font = font", SourceLanguage.swift), ("self.photo?.titleLabel?.font = font", .swift),
    ("photo.attributedText = text", .swift),
    ("photo.setAttributedTitle(text, for: .normal)", .swift),
    ("photo.configuration?.titleTextAttributesTransformer = transformer", .swift),
    ("photo.configuration = .filled()", .swift), ("photo.applyFont(.title)", .swift),
    ("Style.setFont(of: self.photo, size: 12)", .swift),
    ("[title, photo].forEach { $0.font = font }", .swift),
    ("for label in [title, photo!] { label.font = font }", .swift),
    ("self.photo.titleLabel.font = font;", .objectiveC),
    ("[_photo.titleLabel setFont:font];", .objectiveC),
    ("[Style applyFontTo:self.photo];", .objectiveC),
  ])
  func `code sets the font of a text, also of a button's`(
    statement: String, language: SourceLanguage
  ) {
    let found = replaced(source(statement, language), language)
    #expect(found.contains(OutletChange(.font, of: "photo")), "\(found)")
  }

  @Test(arguments: [
    "let size = photo.font.pointSize", "label.font = UIFont.systemFont(ofSize: photo.size)",
    "photo.adjust(font)",
  ])
  func `a font that is read is not set`(statement: String) {
    #expect(!replaced(source(statement, .swift)).contains(OutletChange(.font, of: "photo")))
  }

  @Test(arguments: [
    ("photo.sizeToFit()", SourceLanguage.swift), ("[self.photo sizeToFit];", .objectiveC),
  ])
  func `a text that is sized to fit has a frame of code`(
    statement: String, language: SourceLanguage
  ) {
    #expect(
      replaced(source(statement, language), language) == [OutletChange(.frame, of: "photo")])
  }

  @Test func `the title label of a button and an outlet of this name are both changed`() {
    let found = replaced(source("cell.titleLabel.text = name", .swift))
    #expect(
      found == [OutletChange(.text, of: "titleLabel"), OutletChange(.text, of: "cell")])
    #expect(
      replaced(source("self.titleLabel.text = name", .swift))
        == [OutletChange(.text, of: "titleLabel"), OutletChange(.text, of: "self")])
  }

  @Test(
    arguments: [
      ("photo.font = large", SourceLanguage.swift, "photo", "Pay"),
      ("self.photo.font = large", .swift, "photo", "Pay"),
      ("self?.photo?.font = large", .swift, "photo", "Pay"),
      ("cell.photo.font = large", .swift, "photo", nil),
      ("self.header.photo.font = large", .swift, "photo", nil),
      ("font = large", .swift, "self", "Pay"), ("self.font = large", .swift, "self", "Pay"),
      ("_photo.font = large;", .objectiveC, "photo", "Pay"),
      ("[self.photo setFont:large];", .objectiveC, "photo", "Pay"),
      ("[cell.photo setFont:large];", .objectiveC, "photo", nil),
    ] as [(String, SourceLanguage, String, String?)])
  func `an outlet alone or of self is one of the class whose code it is`(
    statement: String, language: SourceLanguage, name: String, owner: String?
  ) {
    let found = SourceFacts(
      reading: Array(source(statement, language).utf8), file: "A", language: language
    ).changes
    #expect(found.contains(OutletChange(.font, of: name, in: owner)), "\(found)")
  }

  @Test func `a new variable with the name of a property is none of the class`() {
    #expect(replaced(source("let font = large", .swift)) == [])
  }

  @Test(
    arguments: [
      ("self.window?.overrideUserInterfaceStyle = .light", SourceLanguage.swift, true),
      ("self.window.overrideUserInterfaceStyle = UIUserInterfaceStyleLight;", .objectiveC, true),
      ("[self.window setOverrideUserInterfaceStyle:UIUserInterfaceStyleLight];", .objectiveC, true),
      ("window.overrideUserInterfaceStyle = isDark ? .dark : .light", .swift, false),
      ("view.overrideUserInterfaceStyle = .light", .swift, nil),
      ("let style = window.overrideUserInterfaceStyle", .swift, nil),
    ] as [(String, SourceLanguage, Bool?)])
  func `a delegate makes the app light by its window`(
    statement: String, language: SourceLanguage, isLight: Bool?
  ) {
    let delegate =
      language == .swift
      ? "class App { func application(_ a: UIApplication, didFinishLaunchingWithOptions o: Any?) {\n\(statement)\n} }"
      : "@implementation App\n- (BOOL)application:(id)a didFinishLaunchingWithOptions:(id)o {\n\(statement)\n}\n@end\n"
    let expected = isLight.map { OutletChange(.appearance(isLight: $0), of: "window") }
    #expect(replaced(delegate, language) == Set([expected].compactMap(\.self)))
    // Another object makes a part of the app light.
    if isLight == true { #expect(replaced(source(statement, language), language) == []) }
  }

  @Test(arguments: [
    ("for view in subviews { view.frame = next() }", true),
    ("for (i, view) in arrangedSubviews.enumerated() { view.center = center(i) }", true),
    ("subviews.forEach { $0.frame = bounds }", true), ("label.frame = bounds", false),
    ("for view in subviews { view.isHidden = true }", false),
  ])
  func `a container sets the frames of all its subviews in its layout`(
    statement: String, places: Bool
  ) {
    func index(_ method: String) -> SourceIndex {
      let text = """
        class Flow: UIView {
          func \(method)() { \(statement) }
          override func layoutSubviews() { super.layoutSubviews() }
        }
        class TagFlow: Flow {}
        """
      return SourceIndex([SourceFacts(reading: Array(text.utf8), file: "A", language: .swift)])
    }
    #expect(index("layoutTags").placing == (places ? ["Flow", "TagFlow"] : []))
    #expect(index("animate").placing == [])
  }

  @Test(arguments: [
    ("override func loadView() { view = PayView() }", SourceLanguage.swift, true),
    (
      "override public func loadView() {\n  let pay = PayView()\n  self.view = pay\n}", .swift, true
    ),
    ("override func loadView() {\n  super.loadView()\n  build()\n}", .swift, false),
    ("func loadView(_ name: String) { build() }", .swift, false),
    ("override func viewDidLoad() { view = PayView() }", .swift, false),
    ("- (void)loadView {\n  self.view = [PayView new];\n}", .objectiveC, true),
    ("- (void)loadView {\n  [super loadView];\n  [self build];\n}", .objectiveC, false),
    ("- (void)show {\n  [payView loadView];\n}", .objectiveC, false),
  ])
  func `a view controller that makes its view, and its subclasses, load none of a document`(
    method: String, language: SourceLanguage, makes: Bool
  ) {
    func index(_ root: String) -> SourceIndex {
      let text =
        language == .swift
        ? "class Pay: \(root) {\n\(method)\n}\nclass PayLater: Pay {}\n"
        : "@interface Pay : \(root)\n@end\n@interface PayLater : Pay\n@end\n"
          + "@implementation Pay\n\(method)\n@end\n@implementation PayLater\n@end\n"
      return SourceIndex([SourceFacts(reading: Array(text.utf8), file: "A", language: language)])
    }
    #expect(index("UIViewController").viewMaking == (makes ? ["Pay", "PayLater"] : []))
    // Many views of apps have a method of this name.
    #expect(index("UIView").viewMaking == [])
  }

  @Test(arguments: [
    ("photo.accessibilityLabel = name", SourceLanguage.swift),
    ("cell.photo?.isAccessibilityElement = false", .swift),
    ("cell.photo.accessibilityLabel = [Strings cancel];", .objectiveC),
    ("[self.photo setAccessibilityLabel:name];", .objectiveC),
  ])
  func `code says what assistive technologies say`(statement: String, language: SourceLanguage) {
    #expect(
      replaced(source(statement, language), language) == [OutletChange(.accessibility, of: "photo")]
    )
  }

  @Test func `a class is known by its name for Objective-C, too`() {
    let text = "@objc(DWButton) class ActionButton: UIButton {}"
    let index = SourceIndex([SourceFacts(reading: Array(text.utf8), file: "A", language: .swift)])
    #expect(index.accepts("DWButton", as: "ActionButton") == true)
    #expect(index.accepts("ActionButton", as: "DWButton") == true)
    #expect(index.accepts("UIButton", as: "DWButton") == false)
  }
}
