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
  /// These occur in the documents of iOS apps that were available, and no number of the table was taken from
  /// these proportions. The sizes of the symbols are not known.
  @Test func `proportions of symbols differ from saved ones by 4 % in the median and 7 % at most`()
  {
    let saved: [(name: String, width: CGFloat, height: CGFloat)] = [
      ("house", 128, 110), ("play.fill", 116, 128), ("plus", 128, 113),
      ("square.and.arrow.up.fill", 117, 128), ("square.and.pencil", 128, 118),
      ("trash.fill", 121, 128),
    ]
    let errors = saved.map { symbol in
      let size = SymbolSizes.size(of: symbol.name) ?? .zero
      return abs((size.width / size.height) / (symbol.width / symbol.height) - 1)
    }.sorted()
    #expect(errors[errors.count / 2] < 0.04 && errors[errors.count - 1] < 0.07)
    // Worse limits would not hold, so the numbers in the documentation are not too good.
    #expect(errors[errors.count / 2] > 0.02 && errors[errors.count - 1] > 0.06)
  }

  /// Frames of views with a fixed height less that height, as Interface Builder saved them at 2 or 3 pixels
  /// per point.
  @Test(arguments: [
    ("multiply", -7, 3), ("arrow.right", -5.67, 3), ("bolt.fill", 1, 3), ("qrcode", -3, 3),
    ("flag", -1.5, 2), ("lock", -1.5, 2), ("xmark", -4.5, 2), ("square.and.arrow.up", 2, 2),
  ])
  func `an image view is higher than its alignment rectangle by a symbol's insets`(
    _ name: String, _ difference: CGFloat, _ scale: CGFloat
  ) {
    let view = UIImageView(image: UIImage(systemName: name))
    let insets = view.alignmentRectInsets
    #expect(abs(insets.top + insets.bottom - difference) <= 1 / scale + 0.01)
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
