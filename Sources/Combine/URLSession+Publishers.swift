public import Foundation

// Foundation for WebAssembly has no sessions.
#if canImport(FoundationNetworking) || canImport(Darwin)
#if canImport(FoundationNetworking)
public import FoundationNetworking
#endif

extension URLSession {
  /// The data and the response of an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }

  /// The data and the response of a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the data and the response of a request, or of an error.
  public struct DataTaskPublisher: Combine.Publisher {
    /// The type of the values.
    public typealias Output = (data: Data, response: URLResponse)
    /// The type of the errors.
    public typealias Failure = URLError
    /// The request.
    public let request: URLRequest
    /// The session.
    public let session: URLSession

    /// Creates a publisher.
    public init(request: URLRequest, session: URLSession) {
      (self.request, self.session) = (request, session)
    }

    /// Attaches a subscriber, and begins the request.
    public func receive<Target: Subscriber>(subscriber: Target)
    where Target.Input == Output, Target.Failure == URLError {
      AnyPublisher<Output, URLError> { relay in
        let sender = Sender(relay: relay)
        let task = session.dataTask(with: request) { data, response, error in
          if let data, let response {
            sender.relay.send((data, response))
            sender.relay.complete(.finished)
          } else {
            sender.relay.complete(.failure(error as? URLError ?? URLError(.unknown)))
          }
        }
        task.resume()
        return AnyCancellable { task.cancel() }
      }.receive(subscriber: subscriber)
    }
  }

  private struct Sender: @unchecked Sendable {
    let relay: Relay<DataTaskPublisher.Output, URLError>
  }
}
#endif
