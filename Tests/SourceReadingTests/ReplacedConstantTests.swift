import SourceReading
import Testing

/// The constants that code assigns to constraints of documents.
@Suite struct ReplacedConstantTests {
  private func replaced(_ source: String, _ language: SourceLanguage = .swift) -> Set<
    ReplacedConstant
  > {
    SourceFacts(reading: Array(source.utf8), file: "A", language: language).replacedConstants
  }

  private func constants(_ name: String, _ values: Double?...) -> Set<ReplacedConstant> {
    Set(values.map { ReplacedConstant(outlet: name, value: $0) })
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
      replaced(source) == Set(values.map { ReplacedConstant(outlet: "height", value: $0) }))
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
        == Set(values.map { ReplacedConstant(outlet: "height", value: $0) }))
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
}
