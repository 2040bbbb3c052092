import Foundation
import HeadlessUIKit
import Testing

@Suite struct EdgeInsetsTests {
  @Test func `insets move each edge inwards`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
  }

  @Test func `negative insets move edges outwards`() {
    let insets = UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1)

    #expect(
      CGRect(x: 0, y: 0, width: 2, height: 2).inset(by: insets)
        == CGRect(x: -1, y: -1, width: 4, height: 4))
  }

  @Test func `insets larger than the rectangle give a negative size`() {
    let insets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)

    #expect(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets).size.width == -2)
  }

  @Test func `zero is what the empty initialiser gives`() {
    #expect(UIEdgeInsets.zero == UIEdgeInsets())
    #expect(NSDirectionalEdgeInsets.zero == NSDirectionalEdgeInsets())
    #expect(UIOffset.zero == UIOffset())
    #expect(CGVector.zero == CGVector())
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `converting to directional insets and back changes nothing`(
    direction: UIUserInterfaceLayoutDirection
  ) {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    let directional = NSDirectionalEdgeInsets(insets, in: direction)

    #expect(UIEdgeInsets(directional, in: direction) == insets)
  }

  @Test func `leading is the right edge in a right-to-left layout`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(NSDirectionalEdgeInsets(insets, in: .rightToLeft).leading == 4)
    #expect(NSDirectionalEdgeInsets(insets, in: .leftToRight).leading == 2)
  }

  @Test func `insets are coded by the names of their edges`() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let data = try JSONEncoder().encode(insets)

    let numbers = try JSONDecoder().decode([String: Double].self, from: data)
    #expect(numbers == ["top": 1, "left": 2, "bottom": 3, "right": 4])
    #expect(try JSONDecoder().decode(UIEdgeInsets.self, from: data) == insets)
  }
}
