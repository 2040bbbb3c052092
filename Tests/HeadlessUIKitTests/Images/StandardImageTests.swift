import Foundation
import HeadlessUIKit
import Testing

@MainActor
@Suite struct StandardImageTests {
  /// Frames of UIKit's views at three pixels per point: 200 points of alignment are 198 2/3 of frame.
  @Test func `the system's named images have the size and alignment that UIKit describes`() {
    for image in [UIImage.add, .remove, .checkmark, .strokedCheckmark, .actions] {
      #expect(image.size == CGSize(width: 20, height: 19))
      #expect(image.isSymbolImage)
    }
    let view = UIImageView(image: .checkmark)
    let rect = CGRect(x: 20, y: 0, width: 335, height: 200)
    let frame = view.frame(forAlignmentRect: rect)
    #expect(abs(frame.minY - 2.0 / 3) < 1e-9 && abs(frame.height - 596.0 / 3) < 1e-9)
    #expect(frame.minX == 20 && frame.width == 335)
  }
}
