import AutoLayout
import Foundation
import HeadlessUIKit
@testable import LabelAndButton
import Testing

@MainActor
@Suite struct LabelAndButtonTests {
  nonisolated static let screens: [(String, Device.Orientation, Double, Double)] = [
    (Devices.all[0], .portrait, 375, 667), (Devices.all[0], .landscape, 667, 375),
    (Devices.all[1], .portrait, 393, 852), (Devices.all[1], .landscape, 852, 393),
    (Devices.all[2], .portrait, 834, 1194), (Devices.all[2], .landscape, 1194, 834),
  ]

  @Test(arguments: screens)
  func `the label is in the middle and the button before it on its baseline`(
    _ device: String, _ orientation: Device.Orientation, _ width: Double, _ height: Double
  ) throws {
    let show = try Show(LabelAndButton.makeViewController(), on: device, orientation)
    let controller = try #require(show.window.rootViewController as? LabelAndButtonViewController)
    let (label, button) = (controller.label, controller.button)

    let text = label.intrinsicContentSize
    expect(
      label,
      (
        (width - text.width) / 2, (height - text.height) / 2, text.width, text.height
      ))
    // 17-point text stands 16 or 16 1/3 points below the label's top (0.95 of its size, on a pixel);
    // 15-point text 14.5 or 14 1/3 below the title's, which is 6 below the button's top.
    let scale = show.window.screen.scale
    let down = scale == 3 ? 16 + 1.0 / 3 - 20 - 1.0 / 3 : 16 - 20.5
    expect(
      button,
      (
        label.frame.minX - 10 - button.intrinsicContentSize.width, label.frame.minY + down,
        button.intrinsicContentSize.width, button.intrinsicContentSize.height
      ))
    #expect(show.findings.isEmpty)
  }

  @Test func `a tap moves the button below the label, and another back`() throws {
    let show = try Show(LabelAndButton.makeViewController(), on: Devices.all[0])
    let controller = try #require(show.window.rootViewController as? LabelAndButtonViewController)
    let (label, button) = (controller.label, controller.button)
    let before = show.frames

    button.sendActions(for: .touchUpInside)
    show.window.layoutIfNeeded()
    #expect(controller.besideLabel.allSatisfy { !$0.isActive })
    let size = button.intrinsicContentSize
    expect(button, ((375 - size.width) / 2, label.frame.maxY + 10, size.width, size.height))
    #expect(show.findings.isEmpty)

    button.sendActions(for: .touchUpInside)
    #expect(show.frames == before)
  }
}
