import HeadlessUIKit
import Testing

@Suite struct SelectorTests {
  @Test func `a selector is its name`() {
    let selector: Selector = "tapped:"

    #expect(selector == Selector("tapped:"))
    #expect(NSStringFromSelector(NSSelectorFromString("tapped:")) == "tapped:")
    #expect("\(selector)" == "tapped:")
  }

  @Test func `an autorelease pool returns and throws what its body does`() {
    #expect(autoreleasepool { 7 } == 7)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }
}
