import Testing

@testable import LayoutGeometry

@Suite struct ChecksumTests {
  @Test func `checksums differ with the order of bytes`() {
    #expect("ab".utf8.checksum != "ba".utf8.checksum)
    #expect("".utf8.checksum == 0xcbf2_9ce4_8422_2325)
  }
}
