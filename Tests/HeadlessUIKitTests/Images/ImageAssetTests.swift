import Foundation
import Testing

@testable import HeadlessUIKit

/// Variants of images, and the sizes of symbols.
@MainActor
@Suite struct ImageAssetTests {
  @Test func `an asset has an image for each appearance`() {
    let asset = UIImageAsset()
    let (light, dark) = (
      UIImage(blankOfSize: CGSize(width: 1, height: 1)),
      UIImage(blankOfSize: CGSize(width: 2, height: 2))
    )
    let (lightTraits, darkTraits) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    asset.register(light, with: lightTraits)
    asset.register(dark, with: darkTraits)
    #expect(asset.image(with: darkTraits) === dark && asset.image(with: lightTraits) === light)
    asset.unregister(with: darkTraits)
    #expect(asset.image(with: darkTraits) === light)
  }

  @Test func `an image's own asset has only the image`() {
    let image = UIImage(blankOfSize: CGSize(width: 3, height: 4))
    let found = image.imageAsset?.image(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(found === image)
  }

  /// The proportions of symbols that the table has from documents of Mac apps, compared with those that
  /// documents of iOS apps save, where the longer side is 128.
  ///
  /// These are the nine that occur in the documents of iOS apps that were at hand and from which no number
  /// of the table was taken. Their sizes are not known, only their proportions.
  @Test func `proportions of symbols differ from saved ones by 4 % in the median and 8 % at most`()
  {
    let saved: [(name: String, width: CGFloat, height: CGFloat)] = [
      ("gear", 128, 122), ("house", 128, 110), ("play.fill", 116, 128), ("plus", 128, 113),
      ("square.and.arrow.up", 108, 128), ("square.and.arrow.up", 110, 128),
      ("square.and.arrow.up.fill", 117, 128), ("square.and.pencil", 128, 118),
      ("trash.fill", 121, 128),
    ]
    let errors = saved.map { symbol in
      let size = SymbolSizes.size(of: symbol.name) ?? .zero
      return abs((size.width / size.height) / (symbol.width / symbol.height) - 1)
    }.sorted()
    #expect(errors[errors.count / 2] < 0.04 && errors[errors.count - 1] < 0.08)
    // Worse limits would not hold, so the numbers in the documentation are not too good.
    #expect(errors[errors.count / 2] > 0.02 && errors[errors.count - 1] > 0.06)
  }

  @Test func `a text style gives a symbol the size of its font`() throws {
    let plain = try #require(UIImage(systemName: "house"))
    let title = try #require(
      UIImage(
        systemName: "house", withConfiguration: UIImage.SymbolConfiguration(textStyle: .title1)))
    // Body text has 17 points, title 1 has 28.
    #expect(abs(title.size.width / plain.size.width - 28 / 17) < 0.05)
    let colored = UIImage.SymbolConfiguration(paletteColors: [.red])
    #expect(plain.applyingSymbolConfiguration(colored)?.size == plain.size)
  }
}
