import TestSupport
import Testing

@testable import PurlinCommand

@Suite(.late) struct ShardTests {
  @Test(arguments: ["1/1", "2/4", "10000/10000"])
  func `parts are written as a fraction`(_ text: String) throws {
    let shard = try Shard(parsing: text)
    #expect("\(shard.number)/\(shard.count)" == text)
  }

  @Test(arguments: ["", "1", "0/4", "5/4", "-1/4", "1/0", "a/b", "1/2/3", "1/10001", "1.5/2"])
  func `other texts are refused`(_ text: String) {
    #expect(throws: (any Error).self) { try Shard(parsing: text) }
  }
}
