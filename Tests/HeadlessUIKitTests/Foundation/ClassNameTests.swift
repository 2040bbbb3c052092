#if !canImport(Darwin)
import Foundation
import HeadlessUIKit
import Testing

class TopLevelRow: UITableViewCell {}
private class PrivateRow: UITableViewCell {}
enum Screen {
  class Row: UITableViewCell {}
  class List<Item>: UIView {}
}

/// The names of classes, as `docs/ABI/OldMangling.rst` of Swift describes them.
@MainActor
@Suite struct ClassNameTests {
  @Test func `the name of a class is unique, with a period only at the top level`() {
    #expect(NSStringFromClass(TopLevelRow.self) == "HeadlessUIKitTests.TopLevelRow")
    #expect(NSStringFromClass(Screen.Row.self) == "_TtCC18HeadlessUIKitTests6Screen3Row")
    #expect(!NSStringFromClass(Screen.List<Int>.self).contains("."))
  }

  @Test func `the name of a private class contains that of its file`() {
    let name = NSStringFromClass(PrivateRow.self)
    #expect(name.hasPrefix("_TtC18HeadlessUIKitTestsP33_") && name.hasSuffix("10PrivateRow"))
    // The usual reuse identifier.
    #expect(name.components(separatedBy: ".").last == name)
  }
}
#endif
