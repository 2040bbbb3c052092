import LayoutGeometry
import Testing

@testable import DocumentAnalysis

@Suite struct SavedDigitsTests {
  /// A frame one of whose axes is given, on a display with three pixels per point.
  private func digits(_ origin: Double, _ length: Double, below container: Double = 0) -> [Double] {
    let frame = LayoutRect(x: origin, y: 0, width: length, height: 10)
      .inSavedDigits(below: (container, 0), scale: 3)
    return [frame.x, frame.width]
  }

  // Numbers as Xcode writes them, with an even number of thirds and an odd one.
  @Test func `a frame is computed from its center and size`() {
    #expect(digits(287 / 3, 202) == [95.666666666666686, 202])
    #expect(digits(59 / 3, 1061 / 3) == [19.666666666666657, 353.66666666666674])
  }

  @Test func `an origin is rounded in the coordinates of the root`() {
    // 144 + 1/3 − 44 differs from 100 + 1/3 in the last digit.
    #expect(digits(301 / 3, 20, below: 44) == [100.33333333333334, 20])
    #expect(digits(301 / 3, 20) == [100.33333333333333, 20])
  }

  @Test func `whole points and halves are unchanged`() {
    let frame = LayoutRect(x: 16, y: 20.5, width: 343, height: 30.5)
    #expect(frame.inSavedDigits(below: (8, 0.5), scale: 2) == frame)
  }

  @Test func `numbers between pixels are unchanged`() {
    #expect(digits(16.1, 20) == [16.1, 20])
    #expect(digits(16, 20.7) == [16, 20.7])
  }
}
