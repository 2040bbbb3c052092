import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutAudit
import Testing

@testable import LayoutTesting

/// Each expectation passes where it holds, and fails once where it does not.
@MainActor
@Suite struct EveryExpectationTests {
  /// Two boxes beside each other in a third, a label, a button and a hidden box, at frames that are known.
  final class Screen: UIViewController {
    let outer = UIView()
    let left = UIView()
    let right = UIView()
    let label = UILabel()
    let button = UIButton(type: .custom)
    let hidden = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Departures"
      button.setTitle("Go", for: .normal)
      hidden.isHidden = true
      place(outer, CGRect(x: 50, y: 100, width: 300, height: 120))
      place(left, CGRect(x: 60, y: 110, width: 100, height: 50))
      place(right, CGRect(x: 170, y: 110, width: 100, height: 50))
      place(label, CGRect(x: 60, y: 300, width: 200, height: 30))
      place(button, CGRect(x: 60, y: 400, width: 44, height: 44))
      place(hidden, CGRect(x: 60, y: 500, width: 10, height: 10))
    }

    func place(_ part: UIView, _ frame: CGRect) {
      view.addSubview(part)
      part.frame = frame
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let holds: @MainActor @Sendable (ScreenExpectations<Screen>) -> Void
    let fails: @MainActor @Sendable (ScreenExpectations<Screen>) -> Void
    var testDescription: String { name }

    init(
      _ name: String, _ holds: @escaping @MainActor @Sendable (ScreenExpectations<Screen>) -> Void,
      not fails: @escaping @MainActor @Sendable (ScreenExpectations<Screen>) -> Void
    ) {
      self.name = name
      self.holds = holds
      self.fails = fails
    }
  }

  nonisolated static let cases: [Case] = [
    Case("hasFrame") {
      $0.left.hasFrame(x: 60, y: 110, width: 100, height: 50)
    } not: {
      $0.left.hasFrame(CGRect(x: 60, y: 110, width: 100, height: 52))
    },
    Case("hasSize") {
      $0.left.hasSize(width: 100, height: 50)
    } not: {
      $0.left.hasSize(width: 100, height: 52)
    },
    Case("hasWidth") {
      $0.left.hasWidth(100).hasWidth(in: 90...110)
    } not: {
      $0.left.hasWidth(in: 101...110)
    },
    Case("hasHeight") {
      $0.left.hasHeight(50).hasHeight(in: 40...50)
    } not: {
      $0.left.hasHeight(48)
    },
    Case("hasAspectRatio") {
      $0.left.hasAspectRatio(2)
    } not: {
      $0.left.hasAspectRatio(2.1)
    },
    Case("showsWholeText") {
      $0.label.showsWholeText()
    } not: {
      $0.content.label.text = String(repeating: "Departures ", count: 9)
      $0.label.showsWholeText()
    },
    Case("hasLines") {
      $0.label.hasLines(1...1)
    } not: {
      $0.label.hasLines(2...3)
    },
    Case("isVisible") {
      $0.left.isVisible()
    } not: {
      $0.hidden.isVisible()
    },
    Case("isHidden") {
      $0.hidden.isHidden()
    } not: {
      $0.left.isHidden()
    },
    Case("hasHitArea") {
      $0.button.hasHitArea()
    } not: {
      $0.button.hasHitArea(atLeast: CGSize(width: 60, height: 44))
    },
    Case("isAbove") {
      $0.left.isAbove($0.label).isAbove($0.label, by: 140)
    } not: {
      $0.label.isAbove($0.left)
    },
    Case("isBelow") {
      $0.label.isBelow($0.left, by: 140)
    } not: {
      $0.left.isBelow($0.label)
    },
    Case("isBefore") {
      $0.left.isBefore($0.right, by: 10)
    } not: {
      $0.right.isBefore($0.left)
    },
    Case("isAfter") {
      $0.right.isAfter($0.left, by: 10)
    } not: {
      $0.left.isAfter($0.right)
    },
    Case("isLeft") {
      $0.left.isLeft(of: $0.right, by: 10)
    } not: {
      $0.right.isLeft(of: $0.left)
    },
    Case("isRight") {
      $0.right.isRight(of: $0.left)
    } not: {
      $0.left.isRight(of: $0.right)
    },
    Case("doesNotOverlap") {
      $0.left.doesNotOverlap($0.right)
    } not: {
      $0.left.doesNotOverlap($0.outer)
    },
    Case("isAligned") {
      $0.left.isAligned(.top, .bottom, with: $0.right)
    } not: {
      $0.left.isAligned(.leading, with: $0.right)
    },
    Case("isCentered") {
      $0.content.left.center = $0.content.outer.center
      $0.item($0.content.left).isCentered(in: $0.outer)
    } not: {
      $0.content.left.center.x = $0.content.outer.center.x
      $0.item($0.content.left).isCentered(in: $0.outer)
    },
    Case("isInside") {
      $0.left.isInside($0.outer, by: 10)
    } not: {
      $0.left.isInside($0.outer, by: 11)
    },
    Case("isInsideSafeArea") {
      $0.left.isInsideSafeArea()
    } not: {
      $0.left.isInsideSafeArea(by: 61)
    },
    Case("fills") {
      $0.bounds.fills($0.bounds)
    } not: {
      $0.left.fills($0.outer)
    },
    Case("hasSameWidth") {
      $0.left.hasSameWidth(as: $0.right)
    } not: {
      $0.left.hasSameWidth(as: $0.outer)
    },
    Case("hasSameHeight") {
      $0.left.hasSameHeight(as: $0.right)
    } not: {
      $0.left.hasSameHeight(as: $0.outer)
    },
    Case("haveEqualWidths") {
      $0.items($0.left, $0.right).haveEqualWidths()
    } not: {
      $0.items($0.left, $0.outer).haveEqualWidths()
    },
    Case("haveEqualHeights") {
      $0.items($0.left, $0.right).haveEqualHeights()
    } not: {
      $0.items($0.left, $0.outer).haveEqualHeights()
    },
    Case("areAligned") {
      $0.items($0.left, $0.right).areAligned(.top)
    } not: {
      $0.items($0.left, $0.right).areAligned(.left)
    },
    Case("areStackedVertically") {
      $0.items($0.left, $0.label, $0.button).areStackedVertically()
    } not: {
      $0.items($0.label, $0.left).areStackedVertically()
    },
    Case("areStackedHorizontally") {
      $0.items($0.left, $0.right).areStackedHorizontally(spacing: 10)
    } not: {
      $0.items($0.left, $0.right).areStackedHorizontally(spacing: 12)
    },
    Case("doNotOverlap") {
      $0.items($0.left, $0.right, $0.label).doNotOverlap()
    } not: {
      $0.items($0.left, $0.label, $0.outer).doNotOverlap()
    },
    Case("expect") {
      $0.expect(true, "there is a train")
    } not: {
      $0.expect(false, "there is a train")
    },
    Case("hasNoConflicts") {
      $0.hasNoConflicts()
    } not: {
      let box = $0.content.left
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: $0.content.view.leadingAnchor),
        box.topAnchor.constraint(equalTo: $0.content.view.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 10),
        box.widthAnchor.constraint(equalToConstant: 10),
        box.widthAnchor.constraint(equalToConstant: 20),
      ])
      $0.content.view.layoutIfNeeded()
      $0.hasNoConflicts()
    },
    Case("hasNoAmbiguity") {
      $0.hasNoAmbiguity()
    } not: {
      let box = $0.content.left
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(greaterThanOrEqualTo: $0.content.view.leadingAnchor),
        box.topAnchor.constraint(equalTo: $0.content.view.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 10),
        box.widthAnchor.constraint(equalToConstant: 10),
      ])
      $0.content.view.layoutIfNeeded()
      $0.hasNoAmbiguity()
    },
    Case("hasNoOverlaps") {
      $0.hasNoOverlaps()
    } not: {
      $0.content.button.frame = $0.content.label.frame.offsetBy(dx: 40, dy: 12)
      $0.hasNoOverlaps()
    },
    Case("hasNothingClipped") {
      $0.hasNothingClipped()
    } not: {
      $0.content.label.text = String(repeating: "Departures ", count: 9)
      $0.hasNothingClipped()
    },
    Case("hasNothingOutside") {
      $0.hasNothingOutside()
    } not: {
      $0.content.button.frame.origin.x = 390
      $0.hasNothingOutside()
    },
    Case("respectsSafeArea") {
      $0.respectsSafeArea()
    } not: {
      $0.content.button.frame.origin.y = 830
      $0.respectsSafeArea()
    },
    Case("hasHitAreas") {
      $0.hasHitAreas()
    } not: {
      $0.content.button.frame.size.height = 20
      $0.hasHitAreas()
    },
  ]

  @Test(arguments: cases) func `an expectation passes where it holds, and fails once where not`(
    _ expectation: Case
  ) {
    let passed = Recorded.during {
      expectLayout(of: Screen(), on: .iPhone17, checking: []) { expectation.holds($0) }
    }
    #expect(passed.messages.isEmpty, "\(passed.messages)")
    let failed = Recorded.during {
      expectLayout(of: Screen(), on: .iPhone17, checking: []) { expectation.fails($0) }
    }
    #expect(failed.messages.count == 1, "\(failed.messages)")
  }

  @Test func `the margins and the safe area are inside the screen`() {
    expectLayout(of: Screen(), on: .iPhone17, checking: []) {
      $0.margins.isInside($0.safeArea).isAligned(.centerX, with: $0.bounds)
      $0.safeArea.isInside($0.bounds)
    }
  }

  @Test func `every public expectation has a case`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/LayoutTesting/Expectations")
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where file.hasPrefix("Expected") || file.hasPrefix("Screen") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for match in text.matches(of: /public func (\w+)/) { names.insert(String(match.1)) }
    }
    let others: Set<String> = ["item", "items"]
    #expect(names.subtracting(others) == Set(Self.cases.map(\.name)))
  }
}
