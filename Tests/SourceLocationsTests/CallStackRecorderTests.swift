import AutoLayout
import Testing

@testable import SourceLocations

@Suite struct CallStackRecorderTests {
  private let recorder = CallStackRecorder(nil)

  @Test func `each line has a call site of its own, and again the same`() {
    var sites: [[UInt32]] = []
    for _ in 0..<3 {
      sites.append([recorder.record().number, recorder.record().number])
    }
    #expect(sites[0][0] != sites[0][1])
    #expect(sites[1] == sites[0] && sites[2] == sites[0])
    #expect(!sites[0].contains(0))
  }

  @Test func `without a symbolizer there are no lines`() {
    let site = recorder.record()
    recorder.noteUnused(at: site)
    #expect(recorder.location(of: site) == nil)
    #expect(recorder.takeUnused().isEmpty)
  }
}
