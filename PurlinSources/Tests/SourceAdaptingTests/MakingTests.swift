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

  @Test func `a class object in a property makes an object, over lines as well`() {
    let classes = """
      struct Parts { var avatar: Avatar.Type = Avatar.self; var badge = Badge.self; var plain: Model.Type }
      class Avatar: UIView {}
      class Badge: UIView { required init(frame: CGRect) { super.init(frame: frame) } }
      struct Model {}
      """
    let use = """
      class Card: UIView {
        var avatar: Avatar?
        func f(_ parts: Parts) {
          let one = parts
            .avatar
            .init()
          let two = parts.avatar.init(frame: .zero)
          let three = parts.badge.init(frame: .zero)
          let four = parts.plain.init()
        }
      }
      """
    let text = SourceAdaptation([("0.swift", classes), ("1.swift", use)]).files[1].text
    let plain = text.replacing(" ", with: "")
    #expect(plain.contains("letone=purlinMake(parts\n.avatar\n)\n"))
    #expect(plain.contains("lettwo=purlinMake(parts.avatar,frame:.zero)"))
    #expect(plain.contains("letthree=parts.badge.init(frame:.zero)"))
    #expect(plain.contains("letfour=parts.plain.init()"))
  }
}
