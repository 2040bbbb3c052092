import SourceAdapting
import Testing

/// Objects that are created through class objects.
@Suite struct MakingTests {
  private func adapt(_ source: String) -> (text: String, module: String) {
    let adaptation = SourceAdaptation([(path: "A.swift", text: source)])
    return (adaptation.files[0].text, adaptation.moduleFile)
  }

  @Test func `classes of a parameter, a generic one and Self are created by a table`() {
    let (text, module) = adapt(
      """
      class Row: UIView { class func fresh() -> Self { Self() } }
      func make<V: UIView>(_ t: V.Type) -> V { t.init(frame: .zero) }
      func controller(_ t: UIViewController.Type) -> UIViewController { t.init() }
      func made<V>() -> V where V: Row { V() }
      """)
    #expect(text.contains("{ purlinMake(Self.self) }"))
    #expect(text.contains("{ purlinMake(t, frame: .zero) }"))
    #expect(text.contains("{ purlinMake(t) }"))
    #expect(text.contains("{ purlinMake(V.self) }"))
    #expect(text.contains("table.add(Row.self) { (frame: CGRect) in Row(frame: frame) }"))
    #expect(module.contains("purlinMakers_0(&table)"))
  }

  @Test func `what compiles, or is no view, is left as it is`() {
    let (text, module) = adapt(
      """
      class Row: UIView { required init() { super.init(frame: .zero) } }
      func make(_ t: Row.Type) -> Row { t.init() }
      func value<T: Defaulted>(_ t: T.Type) -> T { t.init() }
      func text() -> String { String() }
      """)
    #expect(!text.contains("purlinMake"))
    #expect(!module.contains("purlinMake"))
  }
}
