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

  @Test func `the name of a file finds the image of a catalog, which has no extension`() throws {
    ImageRegistry.register(name: "harbor", size: CGSize(width: 12, height: 8))
    ImageRegistry.register(name: "pier.png", size: CGSize(width: 5, height: 5))
    ImageRegistry.register(name: "tide.small", size: CGSize(width: 3, height: 3))
    for name in ["harbor.png", "harbor@2x.png", "harbor@3x.JPG", "harbor.pdf"] {
      #expect(UIImage(named: name) == UIImage(named: "harbor"))
    }
    #expect(UIImage(named: "pier.png")?.size.width == 5)
    #expect(UIImage(named: "tide.small")?.size.width == 3)
    for name in ["pier", "tide.png", "harbor.small", "harbor@2x"] {
      #expect(UIImage(named: name) == nil)
    }
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

    let double = UIImage.SymbolConfiguration(pointSize: 34, weight: .regular)
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

  @Test(arguments: [
    ("checkmark.circle", 20, 19), ("play.circle.fill", 20, 19), ("person", 19, 17.5),
    ("person.fill", 19, 17.5), ("chevron.left", 12.5, 16.5), ("trash", 19.5, 22),
  ]) func `a commonly used symbol has the size of a table`(
    name: String, width: Double, height: Double
  ) throws {
    let environment = LayoutEnvironment(images: ImageLibrary())
    let symbol = try #require(LayoutEnvironment.with(environment) { UIImage(systemName: name) })
    #expect(symbol.size == CGSize(width: width, height: height))
    #expect(environment.images.unresolvedNames.isEmpty)
  }

  @Test(arguments: [
    // In frames of documents, at the point size of a text style.
    ("timer", 12, 14, 14), ("square.and.pencil", 22, 26.5, 25), ("chevron.right", 17, 12.5, 16.5),
  ]) func `sizes are near those of saved frames`(
    name: String, pointSize: Double, width: Double, height: Double
  ) throws {
    let configuration = UIImage.SymbolConfiguration(pointSize: pointSize)
    let symbol = try #require(UIImage(systemName: name, withConfiguration: configuration))
    #expect(abs(symbol.size.width / width - 1) < 0.08)
    #expect(abs(symbol.size.height / height - 1) < 0.08)
  }

  @Test func `a weight and a scale change the size of a symbol`() throws {
    let heavy = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
    let base = try #require(UIImage(systemName: "chevron.right"))
    // 13 × 17.67 in saved frames.
    let medium = try #require(base.applyingSymbolConfiguration(heavy)).size
    #expect(abs(medium.width - 13) < 0.2 && abs(medium.height - 17.67) < 0.7)
    let both = heavy.applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(try #require(base.applyingSymbolConfiguration(both)).size.width > medium.width)
  }

  @Test func `images without a name are equal only to themselves`() {
    let image = UIImage(blankOfSize: CGSize(width: 5, height: 6))

    #expect(image.size == CGSize(width: 5, height: 6))
    #expect(image == image)
    #expect(image != UIImage(blankOfSize: CGSize(width: 5, height: 6)))
    #expect(UIImage().size == .zero)
  }
}
