import AutoLayout
import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Plain examples, each of which the checker turns into a property test.
///
/// One after the other: the log is one for all.
@MainActor
@Suite(.serialized) struct LayoutPropertyTests {
  let size = CGSize(width: 320, height: 200)

  @Test(.rules("vfl:F4.2, V52", "constraints:C2.3"))
  func `a format lays out a row`() {
    expectLayout(
      in: size,
      { scene in
        scene.view("a")
        scene.view("b")
        scene.constrain("|-[a(>=50)]-8-[b(a)]-|", .alignAllTop)
        scene.constrain("V:|-[a(44)]")
        scene.constrain("V:[b(a)]")
      },
      frames: """
        a 8 8 148 44
        b 164 8 148 44
        """, mirrors: true)
  }

  @Test(.rules("constraints:C4.13", "measured:M9"))
  func `a column of shares and a rest`() {
    expectLayout(
      in: size,
      { scene in
        let a = scene.view("a")
        let b = scene.view("b")
        scene.constrain("V:|[a][b]|", [.alignAllLeading, .alignAllTrailing])
        scene.constrain(
          a.heightAnchor.constraint(equalTo: scene.root.heightAnchor, multiplier: 0.25),
          a.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10),
          b.widthAnchor.constraint(equalTo: b.heightAnchor))
      },
      frames: """
        a 10 0 150 50
        b 10 50 150 150
        """, mirrors: true)
  }

  @Test(.rules("engine:E5.2", "measured:M9"))
  func `intrinsic sizes give way by priority`() {
    expectLayout(
      in: size,
      { scene in
        let a = scene.view("a", natural: CGSize(width: 200, height: 20))
        let b = scene.view("b", natural: CGSize(width: 200, height: 30))
        a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        b.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        scene.constrain("|-10-[a]-10-[b]-10-|", .alignAllLastBaseline)
        scene.constrain("V:|-10-[a]")
      },
      frames: """
        a 10 10 200 20
        b 220 0 90 30
        """, mirrors: true)
  }

  @Test(.rules("constraints:C4.15, C7.1", "engine:E1.3"))
  func `cousins meet across their superviews`() {
    expectLayout(
      in: size,
      { scene in
        let left = scene.view("left")
        let right = scene.view("right")
        scene.view("a", in: left)
        scene.view("b", in: right)
        scene.constrain("|-20-[left(100)]-40-[right(120)]")
        scene.constrain("V:|-10-[left(80)]")
        scene.constrain("V:|-50-[right(80)]")
        scene.constrain("|-5-[a(20)]-100-[b(30)]")
        scene.constrain("V:|-5-[a(20)]")
        scene.constrain("V:[b(10)]")
        scene.constrain("[a]-100-[b]", .alignAllTop)
      },
      frames: """
        left 20 10 100 80
        right 160 50 120 80
        a 5 5 20 20
        b -15 -35 30 10
        """, mirrors: true)
  }

  @Test(.rules("measured:M9", "engine:E2.2"))
  func `an optional target ends at the nearest bound`() {
    expectLayout(
      in: size,
      { scene in
        let a = scene.view("a")
        let wish = a.widthAnchor.constraint(equalToConstant: 400)
        wish.priority = UILayoutPriority(20)
        scene.constrain("|-10-[a(>=50,<=180)]")
        scene.constrain("V:|[a(>=30@700,<=20@701)]")
        let low = a.heightAnchor.constraint(equalToConstant: 0)
        low.priority = UILayoutPriority(1)
        scene.constrain(wish, low)
      },
      frames: "a 10 0 180 20", mirrors: true)
  }

  @Test(.rules("anchors:A4.1", "vfl:F1.12"))
  func `a guide is a view that nobody sees`() {
    expectLayout(
      in: size,
      { scene in
        let a = scene.view("a")
        let guide = UILayoutGuide()
        scene.root.addLayoutGuide(guide)
        scene.constrain(
          guide.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 30),
          guide.widthAnchor.constraint(equalTo: scene.root.widthAnchor, multiplier: 0.25),
          guide.topAnchor.constraint(equalTo: scene.root.topAnchor),
          guide.heightAnchor.constraint(equalToConstant: 10),
          a.leadingAnchor.constraint(
            equalToSystemSpacingAfter: guide.trailingAnchor, multiplier: 1),
          a.topAnchor.constraint(equalToSystemSpacingBelow: guide.bottomAnchor, multiplier: 2),
          a.widthAnchor.constraint(equalTo: guide.widthAnchor),
          a.heightAnchor.constraint(equalTo: guide.heightAnchor, constant: 5))
      },
      frames: "a 118 26 80 15", mirrors: true)
  }

  @Test(arguments: 0..<Rounds.of(60, ordinarily: 30))
  func `random rows keep their frames in any order`(_ number: Int) {
    let seed = UInt64(number) + 7_000
    expectLayout(
      in: size, { Self.randomRow($0, SplitMix64.seeded(seed), ties: false) },
      random: SplitMix64.seeded(seed))
  }

  @Test(.rules("engine:E2.4, E4.2"), arguments: 0..<60)
  func `rows full of ties keep their frames or say that they are ambiguous`(_ number: Int) {
    let seed = UInt64(number) + 8_000
    expectLayout(
      in: size, { Self.randomRow($0, SplitMix64.seeded(seed), ties: true) },
      random: SplitMix64.seeded(seed))
  }

  /// A row with intrinsic sizes, limits and preferences, at priorities of their own or at shared ones.
  private static func randomRow(_ scene: LayoutScene, _ seeded: SplitMix64, ties: Bool) {
    var random = seeded
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    var used: Set<Int> = []
    func priority() -> UILayoutPriority {
      if ties { return Bool.random(using: &random) ? .defaultLow : .defaultHigh }
      var value = Int.random(in: 1...999, using: &random)
      while !used.insert(value).inserted { value = Int.random(in: 1...999, using: &random) }
      return UILayoutPriority(Float(value))
    }
    let count = Int.random(in: 1...5, using: &random)
    for index in 0..<count {
      let view = scene.view(
        "v\(index)", natural: CGSize(width: number(0...150), height: number(10...40)))
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(priority(), for: axis)
        view.setContentCompressionResistancePriority(priority(), for: axis)
      }
    }
    let names = scene.views.map { "[\($0.name)]" }
    scene.constrain("|-\(Int(number(0...20)))-" + names.joined(separator: "-") + "-|")
    for (_, view) in scene.views {
      scene.constrain(
        view.topAnchor.constraint(equalTo: scene.root.topMargin(), constant: number(0...30)))
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      guard let one = scene.views.randomElement(using: &random)?.view,
        let two = scene.views.randomElement(using: &random)?.view
      else { continue }
      let relation = NSLayoutConstraint.Relation.allCases.randomElement(using: &random) ?? .equal
      let attribute =
        [NSLayoutConstraint.Attribute.width, .height]
        .randomElement(using: &random) ?? .width
      let wish = NSLayoutConstraint(
        item: one, attribute: attribute, relatedBy: relation, toItem: one === two ? nil : two,
        attribute: one === two ? .notAnAttribute : attribute,
        multiplier: [0.5, 1, 2].randomElement(using: &random) ?? 1, constant: number(0...80))
      wish.priority = priority()
      scene.constrain(wish)
    }
  }
}

extension UIView {
  fileprivate func topMargin() -> NSLayoutYAxisAnchor { layoutMarginsGuide.topAnchor }
}
