@testable import CardGallery
import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct CardGalleryTests {
  // The safe area: without a notch the screen without its status bar, with one also without the
  // island's side (59), the same space on the other, and the home indicator's 21 or 34.
  nonisolated static let safeAreas: [(String, Device.Orientation, [Double])] = [
    (Devices.all[0], .portrait, [0, 20, 375, 647]),
    (Devices.all[0], .landscape, [0, 0, 667, 375]),
    (Devices.all[1], .portrait, [0, 59, 393, 759]),
    (Devices.all[1], .landscape, [59, 0, 734, 372]),
    (Devices.all[2], .portrait, [0, 24, 834, 1150]),
    (Devices.all[2], .landscape, [0, 24, 1194, 790]),
  ]

  @Test(arguments: safeAreas)
  func `multipliers give each card a quarter of the safe area`(
    _ device: String, _ orientation: Device.Orientation, _ safe: [Double]
  ) throws {
    let show = try Show(CardGallery.makeViewController(), on: device, orientation)
    let cards = try #require(show.window.rootViewController as? GalleryViewController).cards

    let half = (safe[2] / 2, safe[3] / 2)
    for (index, card) in cards.enumerated() {
      let x = safe[0] + Double(index % 2) * half.0
      let y = safe[1] + Double(index / 2) * half.1
      expect(card, (x, y, half.0, half.1))
    }
    #expect(show.findings.isEmpty)
  }

  @Test(arguments: safeAreas)
  func `the label keeps its height and the picture gives way`(
    _ device: String, _ orientation: Device.Orientation, _ safe: [Double]
  ) throws {
    let show = try Show(CardGallery.makeViewController(), on: device, orientation)
    let cards = try #require(show.window.rootViewController as? GalleryViewController).cards

    for card in cards {
      let width = card.bounds.width - 32
      let text = card.textLabel.sizeThatFits(CGSize(width: width, height: 0)).height
      // From top to bottom: 16, the picture, 8, the label, 16.
      let picture = card.bounds.height - 40 - text
      expect(card.imageView, (16, 16, Double(width), Double(picture)))
      expect(card.textLabel, (16, 24 + Double(picture), Double(width), Double(text)))
    }
    // On the narrowest screen the long text needs more lines than the short ones.
    if device == Devices.all[0], orientation == .portrait {
      #expect(cards[2].textLabel.bounds.height > 2 * cards[0].textLabel.bounds.height)
    }
  }

  @Test func `bounds of before the turn show as cards of the wrong size and as conflicts`() throws {
    let show = try Show(
      CardGallery.makeViewController(sizing: .viewBounds), on: Devices.all[0], .landscape)
    let cards = try #require(show.window.rootViewController as? GalleryViewController).cards

    // 375 / 2 and 667 / 2 of when the screen stood upright.
    #expect(cards.map { $0.bounds.width } == [187.5, 187.5, 187.5, 187.5])
    #expect(cards[0].frame.height == 333.5)
    // The row cannot end at 667, and neither column between 0 and 375.
    #expect(show.findings == Array(repeating: "conflicting-constraints", count: 3))
  }

  @Test(arguments: Devices.all)
  func `upright, only the columns contradict the safe area`(_ device: String) throws {
    let show = try Show(CardGallery.makeViewController(sizing: .viewBounds), on: device)
    let cards = try #require(show.window.rootViewController as? GalleryViewController).cards

    #expect(show.findings == Array(repeating: "conflicting-constraints", count: 2))
    let half = Double(show.window.bounds.width) / 2
    for (index, card) in cards.enumerated() {
      expect(
        card,
        (
          Double(index % 2) * half, Double(card.frame.minY), half, Double(card.frame.height)
        ))
    }
  }
}
