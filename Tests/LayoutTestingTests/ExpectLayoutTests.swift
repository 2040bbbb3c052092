import AutoLayout
import Foundation
import HeadlessUIKit
import LayoutAudit
import Testing

@testable import LayoutTesting

@MainActor
@Suite struct ExpectLayoutTests {
  @Test func `relations that hold are no failures`() {
    expectLayout(of: CardController(), on: .iPhone17) { screen in
      screen.titleLabel.isAbove(screen["subtitleLabel"], by: 8)
        .isInsideSafeArea(by: 16)
        .isAligned(.leading, .trailing, with: screen["subtitleLabel"])
        .hasSameWidth(as: screen["confirm"])
        .hasFrame(x: 16, y: 82, width: 370, height: 20.33)
        .showsWholeText().hasLines(1...1).isVisible()
      screen["OK"].isBelow(screen.titleLabel).hasHitArea().hasHeight(44).hasWidth(in: 300...400)
      screen.items(screen.titleLabel, screen["subtitleLabel"]).areStackedVertically(spacing: 8)
        .haveEqualWidths().areAligned(.leading).doNotOverlap()
    }
  }

  @Test func `a relation that does not hold names both views with their rectangles`() {
    var line: UInt = 0
    let recorded = Recorded.during {
      expectLayout(of: CardController(), on: .iPhone17) { screen in
        screen.titleLabel.isAbove(screen["subtitleLabel"], by: 12); line = #line
      }
    }
    #expect(
      recorded.messages == [
        "titleLabel is not 12 above subtitleLabel: it is 8; titleLabel (16, 82, 370 × 20.33); "
          + "subtitleLabel (16, 110.33, 370 × 20.33) (on iPhone 17)"
      ])
    #expect(recorded.lines == [line])
  }

  @Test func `a view is found by property, identifier, text and class, and else is a failure`() {
    let recorded = Recorded.during {
      expectLayout(of: CardController(), on: .iPhone17) { screen in
        #expect(screen["okButton"].view === screen["confirm"].view)
        #expect(screen["OK"].view === screen["UIButton"].view)
        screen["nothing"].isVisible()
        screen["UILabel"].isVisible()
      }
    }
    #expect(recorded.messages.count == 2)
    #expect(recorded.messages[0].hasPrefix("no view is called 'nothing'; there are okButton"))
    #expect(recorded.messages[1].hasPrefix("2 views are called 'UILabel': "))
  }

  @Test func `leading and trailing follow the direction`() {
    final class Row: UIViewController {
      let first = UILabel()
      let second = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        first.text = "One"
        second.text = "Two"
        for label in [first, second] {
          label.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(label)
          label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
          first.leadingAnchor.constraint(
            equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
          second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
        ])
      }
    }
    expectLayout(
      of: Row(), on: .matrix(screens: [.iPhone17], directions: .both)
    ) { screen in
      screen.first.isBefore(screen.second, by: 10)
      screen.second.isAfter(screen.first, by: 10)
      screen.first.isAligned(.top, .firstBaseline, with: screen.second)
    }
    let recorded = Recorded.during {
      expectLayout(
        of: Row(), on: .matrix(screens: [.iPhone17], directions: .both)
      ) { $0.first.isLeft(of: $0.second) }
    }
    #expect(recorded.messages.count == 1)
    #expect(
      recorded.messages.first?.hasPrefix("first is not left of second in 1 of 2: right to left")
        == true)
  }

  @Test func `each conflict is told with its minimal set and repairs`() {
    final class Broken: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.topAnchor),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          box.widthAnchor.constraint(equalToConstant: 100),
          box.widthAnchor.constraint(equalToConstant: 120),
          box.heightAnchor.constraint(equalToConstant: 50),
          box.heightAnchor.constraint(equalToConstant: 60),
        ])
      }
    }
    let recorded = Recorded.during { expectLayout(of: Broken(), on: .iPhone17) }
    #expect(recorded.messages.count == 2)
    for message in recorded.messages {
      #expect(message.contains("2 required constraints cannot be satisfied together"))
      #expect(message.contains("Repairs (each verified):"))
      #expect(message.contains("box.width") != message.contains("box.height"))
    }
  }

  @Test func `a layout is proven at all widths`() {
    final class Fixed: UIViewController {
      let box = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: view.topAnchor),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          box.widthAnchor.constraint(equalToConstant: 400),
          box.heightAnchor.constraint(equalToConstant: 50),
        ])
      }
    }
    expectLayout(of: Fixed(), atAllWidths: 420...800)
    let recorded = Recorded.during { expectLayout(of: Fixed(), atAllWidths: 320...800) }
    #expect(recorded.messages.count == 1)
    #expect(
      recorded.messages.first?.contains("below 420 points box extends beyond the right edge")
        == true, "\(recorded.messages)")
    let both = Recorded.during {
      expectLayout(of: Fixed(), atAllWidths: 320...500, andHeights: 400...500)
    }
    #expect(both.messages.count == 1)
  }

  @Test func `views and controllers can be given as they are and laid out again`() {
    let controller = CardController()
    expectLayout(
      of: controller,
      on: .matrix(screens: [.iPhoneSE, .iPhone17], languages: [.development, .doubleLength])
    ) { screen in
      #expect(screen.content === controller)
      screen.titleLabel.isInsideSafeArea()
    }
    #expect(controller.titleLabel.text == "Title")
    let view = UILabel()
    view.text = "A label"
    expectLayout(of: view, on: .size(200, 100), checking: []) { screen in
      screen.item(view).fills(screen.bounds)
    }
    expectLayout(of: view, on: .fitting(width: 200), checking: []) { screen in
      screen.item(view).hasSize(width: 200, height: 20.5)
    }
  }
}
