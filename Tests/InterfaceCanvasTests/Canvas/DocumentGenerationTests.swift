import HeadlessUIKit
import InterfaceCanvas
import Testing

@Suite struct DocumentGenerationTests {
  @Test func `a document's generation follows from its tools`() {
    let generations: [(Int, LayoutGeneration)] = [
      (0, .iOS15), (4510, .iOS7), (10117, .iOS7), (11762, .iOS10), (13771, .iOS11),
      (14490, .iOS11), (14854, .iOS11), (14868, .iOS13), (15505, .iOS13), (16097, .iOS13),
      (17701, .iOS14), (19162, .iOS15), (23504, .iOS15), (24127, .iOS26), (32700, .iOS15),
    ]
    for (version, generation) in generations {
      #expect(LayoutGeneration(toolsVersion: version) == generation, "\(version)")
    }
  }
}
