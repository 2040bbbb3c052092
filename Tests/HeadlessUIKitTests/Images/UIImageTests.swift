import Foundation
import HeadlessUIKit
import Testing

// Registrations are shared, so each test uses names of its own.
@Suite struct UIImageTests {
  @Test func `a registered name has its size`() throws {
    ImageRegistry.register(name: "sized", size: CGSize(width: 40, height: 30), scale: 2)

    let image = try #require(UIImage(named: "sized"))

    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(image.scale == 2)
    #expect(image == UIImage(named: "sized"))
    #expect(!image.isSymbolImage)
  }

  @Test func `an unregistered name gives nil and is noted once`() {
    #expect(UIImage(named: "nobody registered this") == nil)
    #expect(UIImage(named: "nobody registered this") == nil)
    #expect(ImageRegistry.unresolvedNames.filter { $0 == "nobody registered this" }.count == 1)

    ImageRegistry.register(name: "nobody registered this", size: .zero)
    #expect(!ImageRegistry.unresolvedNames.contains("nobody registered this"))
  }

  @Test func `variants keep the size and differ from the original`() throws {
    ImageRegistry.register(name: "variant", size: CGSize(width: 10, height: 10))
    let image = try #require(UIImage(named: "variant"))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
    #expect(image.withAlignmentRectInsets(insets).size == image.size)
    #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(image.withRenderingMode(.alwaysTemplate) != image)
    #expect(image.alignmentRectInsets == .zero && image.renderingMode == .automatic)
  }

  @Test func `symbols grow with the point size and scale they are asked for in`() throws {
    ImageRegistry.register(systemName: "test.symbol", size: CGSize(width: 17, height: 34))
    let symbol = try #require(UIImage(systemName: "test.symbol"))
    #expect(symbol.size == CGSize(width: 17, height: 34))
    #expect(symbol.isSymbolImage)

    let double = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
    #expect(
      symbol.applyingSymbolConfiguration(double)?.size == CGSize(width: 34, height: 68))
    #expect(
      UIImage(systemName: "test.symbol", withConfiguration: double)?.size
        == CGSize(width: 34, height: 68))
    let large = symbol.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
    #expect(large.size.width > symbol.size.width)
  }

  @Test func `a symbol that is not registered is there, with an estimated size`() throws {
    let symbol = try #require(UIImage(systemName: "unregistered.symbol"))
    #expect(symbol.isSymbolImage && symbol.size == CGSize(width: 20, height: 19))
    #expect(ImageRegistry.unresolvedNames.contains("unregistered.symbol"))
    #expect(UIImage(systemName: "") == nil)
  }

  @Test func `images without a name are equal only to themselves`() {
    let image = UIImage(blankOfSize: CGSize(width: 5, height: 6))

    #expect(image.size == CGSize(width: 5, height: 6))
    #expect(image == image)
    #expect(image != UIImage(blankOfSize: CGSize(width: 5, height: 6)))
    #expect(UIImage().size == .zero)
  }
}
