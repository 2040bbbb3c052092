import CardGallery
import Foundation
import HeadlessUIKit
import ImageGrid
import LabelAndButton
import MarginsAndAspect
import Testing

@MainActor
@Suite struct TurningTests {
  /// Every screen, by a name.
  enum Program: CaseIterable, Sendable {
    case imageGrid, cardGallery, labelAndButton, anchors, initializers, visualFormat

    @MainActor func make() -> UIViewController {
      switch self {
      case .imageGrid: ImageGrid.makeViewController()
      case .cardGallery: CardGallery.makeViewController()
      case .labelAndButton: LabelAndButton.makeViewController()
      case .anchors: MarginsAndAspect.makeViewController(notation: .anchors)
      case .initializers: MarginsAndAspect.makeViewController(notation: .initializers)
      case .visualFormat: MarginsAndAspect.makeViewController(notation: .visualFormat)
      }
    }
  }

  @Test(arguments: Program.allCases, Devices.all)
  func `turned there and back, frames are those of a fresh start`(
    _ program: Program, _ device: String
  ) throws {
    let fresh = try Show(program.make(), on: device)
    let turned = try Show(program.make(), on: device, .landscape)
    let landscape = turned.frames
    turned.turn(.portrait)
    #expect(turned.frames == fresh.frames)
    turned.turn(.landscape)
    #expect(turned.frames == landscape)
  }

  @Test(arguments: Program.allCases, Devices.all)
  func `turned, frames are those of a start on a screen held that way`(
    _ program: Program, _ device: String
  ) throws {
    let turned = try Show(program.make(), on: device, .landscape)
    let screen = UIScreen(device: try #require(Device.named(device)), orientation: .landscape)
    let window = UIWindow(screen: screen)
    window.rootViewController = program.make()
    window.makeKeyAndVisible()
    #expect(Show(window: window).frames == turned.frames)
  }
}
