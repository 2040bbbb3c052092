import Combine
import Foundation
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct DataTaskPublisherTests {
  /// Waits until a subscription ends.
  private final class Ending: @unchecked Sendable {
    let isOver = DispatchSemaphore(value: 0)
    var data: Data?
    var didFail = false
  }

  private func load(_ url: URL) -> Ending {
    let ending = Ending()
    let subscription = URLSession.shared.dataTaskPublisher(for: url).map(\.data).sink(
      receiveCompletion: { completion in
        if case .failure = completion { ending.didFail = true }
        ending.isOver.signal()
      }, receiveValue: { ending.data = $0 })
    _ = ending.isOver.wait(timeout: .now() + 20)
    subscription.cancel()
    return ending
  }

  @Test func `a file that does not exist ends with an error`() {
    let ending = load(URL(fileURLWithPath: "/nothing/is/here"))
    #expect(ending.didFail && ending.data == nil)
  }
}
