@testable import IsolatedWork
import Testing

@Suite struct TimeAllowanceTests {
  @Test(arguments: [
    // It works all the time, half of it, or not at all.
    (60.0, 59.0, 59.0, 1.0), (60, 60, 60, 0), (60, 118, 59, 1), (60, 120, 60, 0), (60, 599, 0, 1),
    (60, 600, 0, 0), (60, 700, 1, 0), (0, 0, 0, 0),
  ])
  func `processor time counts, and waiting ten times less`(
    seconds: Double, elapsed: Double, worked: Double, left: Double
  ) {
    #expect(TimeAllowance.left(of: seconds, elapsed: elapsed, worked: worked) == left)
  }

  @Test func `the clock counts where processor time is not known`() {
    #expect(TimeAllowance.left(of: 60, elapsed: 59, worked: nil) == 1)
    #expect(TimeAllowance.left(of: 60, elapsed: 61, worked: nil) == 0)
  }
}
