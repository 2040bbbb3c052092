import AutoLayout
import Foundation
import Testing

@testable import HeadlessUIKit

/// What debuggers ask views for.
@MainActor
@Suite struct DebugTextTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let label = UILabel()
  private let plain = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))

  init() {
    label.text = "Name"
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.addSubview(plain)
    label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
  }

  @Test func `descriptions of descendants are indented`() {
    let lines = root.recursiveDescription().split(separator: "\n").map(String.init)
    #expect(lines == [root.description, "   | \(label)", "   |    | \(plain)"])
  }

  @Test func `a trace marks how views are laid out and names what is ambiguous`() {
    let trace = label.autolayoutTrace()
    let lines = trace.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("•UIView:0x"))
    #expect(lines[1].hasPrefix("|   *UILabel:0x") && lines[1].contains("'Name'"))
    #expect(lines[1].contains("- AMBIGUOUS LAYOUT for UILabel:0x") && lines[1].hasSuffix(".minY"))
    #expect(lines[2].hasPrefix("|   |   +UIView:0x"))
    #expect(trace.contains("* - is laid out with auto layout"))
  }

  #if !canImport(Darwin)
  @Test func `the private names are answered`() {
    for name in ["recursiveDescription", "_autolayoutTrace"] {
      #expect(root.responds(to: Selector(name)))
      let text = unsafe root.perform(Selector(name))?.takeUnretainedValue()
      #expect((text as? String)?.contains("UILabel") == true)
    }
  }
  #endif
}
