import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// What the console says to constraints that cannot hold together (`engine:E3`).
///
/// One after the other: the log is one for all.
@MainActor
@Suite(.serialized) struct ConflictReportTests {
  let window = UIWindow(screen: UIScreen(device: .standard))

  /// The reports that a layout of the window gives rise to.
  private func reports(_ more: () -> Void = {}) -> [ConflictReport] {
    // engine:E3.6: the hook where UIKit calls UIViewAlertForUnsatisfiableConstraints.
    let old = LayoutLog.shared.report
    var found: [ConflictReport] = []
    LayoutLog.shared.report = { found.append($0) }
    defer { LayoutLog.shared.report = old }
    more()
    window.layoutIfNeeded()
    return found
  }

  private func box(named name: String? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = name
    window.addSubview(view)
    return view
  }

  @Test(.rules("engine:E3.1, E3.4, E3.6", "constraints:C11.1"))
  func `two widths collide in Apple's words`() throws {
    let box = box(named: "box")
    let widths = [100.0, 200].map { box.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(widths)
    let report = try #require(reports().first)

    let text = """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      (
          "<NSLayoutConstraint:0x box.width == 100   (active, names: box:0x )>",
          "<NSLayoutConstraint:0x box.width == 200   (active, names: box:0x )>"
      )

      Will attempt to recover by breaking constraint\u{20}
      <NSLayoutConstraint:0x box.width == 200   (active, names: box:0x )>

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
    #expect(report.text().withoutAddresses == text)
    // It stays active.
    #expect(widths[1].isActive)
    #expect(box.frame.width == 100)
  }

  @Test(.rules("engine:E3.5"))
  func `AppKit has words of its own`() throws {
    let box = box(named: "box")
    let widths = [100.0, 200].map { box.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(widths)
    let lines = try #require(reports().first).text(.appKit).withoutAddresses
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(2) == ["Unable to simultaneously satisfy constraints:", "("])
    #expect(
      lines.dropFirst(4).prefix(3) == [")", "", "Will attempt to recover by breaking constraint "])
    #expect(
      lines.last?.hasPrefix(
        "Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES")
        == true)
    #expect(lines.count == 10)
    #expect(ConflictReport.Flavor.appKit.category == "Layout")
  }

  @Test(.rules("engine:E3.2, E3.4, E7.3, E7.6", "constraints:C11.9"))
  func `a mask is listed with its flags, and explained`() throws {
    let panel = UIView(frame: CGRect(x: 10, y: 20, width: 70, height: 30))
    panel.accessibilityIdentifier = "panel"
    window.addSubview(panel)
    let width = panel.widthAnchor.constraint(equalToConstant: 50)
    width.identifier = "mine"
    width.isActive = true
    let report = try #require(reports().first)

    #expect(
      report.members.map(\.withoutAddresses) == [
        "<NSAutoresizingMaskLayoutConstraint:0x h=--& v=--& panel.width == 70   (active, names: panel:0x )>",
        "<NSLayoutConstraint:0x 'mine' panel.width == 50   (active, names: panel:0x )>",
      ])
    #expect(
      report.text().contains("\n\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints"))
    // Never the mask while something else will do.
    #expect(report.broken.hasPrefix("<NSLayoutConstraint:"))
    #expect(panel.frame.width == 70)
  }

  struct MaskRow: Sendable {
    let mask: UIView.AutoresizingMask
    let flags: String
    let equations: [String]
  }

  @Test(
    .rules("engine:E7.3", "constraints:C11.9"),
    arguments: [
      MaskRow(mask: [], flags: "h=--& v=--& ", equations: ["p.minX == 10 ", "p.width == 70 "]),
      MaskRow(
        mask: .flexibleRightMargin, flags: "h=--& v=--& ",
        equations: ["p.minX == 10 ", "p.width == 70 "]),
      MaskRow(
        mask: .flexibleLeftMargin, flags: "h=&-- v=--& ",
        equations: ["H:[p]-(295)-| ", "p.width == 70 "]),
      MaskRow(
        mask: [.flexibleWidth, .flexibleHeight], flags: "h=-&- v=-&- ",
        equations: ["p.minX == 10 ", "H:[p]-(295)-| "]),
      MaskRow(
        mask: [.flexibleLeftMargin, .flexibleRightMargin], flags: "h=&-& v=--& ",
        equations: ["p.width == 70 ", "p.minX == 0.0327869*w.width - 2.29508 "]),
      MaskRow(
        mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], flags: "h=&&& v=--& ",
        equations: ["p.minX == 0.0266667*w.width ", "p.width == 0.186667*w.width "]),
    ])
  func `each mask prints its equations`(_ row: MaskRow) {
    window.accessibilityIdentifier = "w"
    let panel = UIView(frame: CGRect(x: 10, y: 20, width: 70, height: 30))
    panel.accessibilityIdentifier = "p"
    panel.autoresizingMask = row.mask
    window.addSubview(panel)
    // Both edges where the mask does not put them: each equation takes part in a conflict.
    let edges = [
      panel.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 3),
      panel.rightAnchor.constraint(equalTo: window.leftAnchor, constant: 30),
    ]
    NSLayoutConstraint.activate(edges)
    let texts = reports().flatMap(\.members).filter {
      $0.contains(" v=") && $0.contains("names: p")
    }
    #expect(!texts.isEmpty)
    #expect(texts.allSatisfy { $0.contains(row.flags) }, "\(texts)")
    for equation in row.equations {
      #expect(texts.contains { $0.contains(row.flags + equation) }, "\(equation) in \(texts)")
    }
  }

  @Test(.rules("engine:E3.3, E5.2", "constraints:C11.10"))
  func `a required intrinsic size is listed once`() throws {
    let label = UILabel()
    label.text = "Grüße\nan alle, die hier noch etwas lesen"
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    window.addSubview(label)
    label.widthAnchor.constraint(equalToConstant: 5).isActive = true
    let report = try #require(reports().first)
    let natural = String(format: "%g", Double(label.intrinsicContentSize.width))

    #expect(
      report.members.first?.withoutAddresses
        == "<NSContentSizeLayoutConstraint:0x UILabel:0x'Grüße\\nan alle, die hier n...'.width == "
        + "\(natural) Hug:250 CompressionResistance:1000   (active)>")
    // The list is an array's description.
    #expect(report.text().contains("'Gr\\U00fc\\U00dfe\\nan alle"))
  }

  @Test(.rules("engine:E3.1, E3.7, E17.6"))
  func `a conflict is told once, and again when it comes back`() {
    // A conflict hides nothing, as it comes back when what hid it is gone.
    let box = box()
    let widths = [100.0, 200].map { box.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(widths)
    #expect(reports().count == 1)
    #expect(reports { window.setNeedsLayout() }.isEmpty)
    #expect(reports { widths[0].constant = 200 }.isEmpty)
    #expect(reports { widths[0].constant = 150 }.count == 1)
    #expect(box.frame.width == 150)
    widths[0].isActive = false
    #expect(reports().isEmpty)
    #expect(box.frame.width == 200)
  }

  @Test(.rules("engine:E3.4, E3.5"))
  func `the log gets the report in the flavour asked for`() {
    let (write, flavor) = (LayoutLog.shared.write, LayoutLog.shared.flavor)
    defer { (LayoutLog.shared.write, LayoutLog.shared.flavor) = (write, flavor) }
    var messages: [String] = []
    LayoutLog.shared.write = { messages.append($0) }
    LayoutLog.shared.flavor = .appKit
    let box = box()
    NSLayoutConstraint.activate(
      [100.0, 200].map { box.widthAnchor.constraint(equalToConstant: $0) })
    window.layoutIfNeeded()
    #expect(messages.first?.hasPrefix("Unable to simultaneously satisfy constraints:\n(\n") == true)
  }
}

extension String {
  /// The text with every address cut down to `0x`.
  var withoutAddresses: String { replacing(/0x[0-9a-f]+/, with: "0x") }
}
