import TestSupport
import Testing

@testable import PurlinCommand

@Suite(.late) struct PageRoutesTests {
  private let routes = PageRoutes(token: "abc123")

  private func head(
    _ method: String, _ target: String, _ fields: [String: String] = [:]
  ) -> HTTPRequestHead {
    HTTPRequestHead(
      method: method, target: target,
      fields: ["host": "127.0.0.1:8000"].merging(fields) { $1 }, bodyLength: 0,
      keepsConnection: true, expectsContinue: false)
  }

  private func status(_ head: HTTPRequestHead) -> Int {
    if case .refused(let response) = routes.decide(head) { response.status.rawValue } else { 200 }
  }

  @Test(
    arguments: [
      ("GET", "/abc123/", .page), ("HEAD", "/abc123/", .page), ("GET", "/abc123/?a", .page),
      ("GET", "/abc123/state", .state), ("POST", "/abc123/do", .action),
      ("GET", "/abc123/document?index=3", .document(3)),
      ("GET", "/abc123/document?a=1&index=0", .document(0)),
    ] as [(String, String, PageRoutes.Route)])
  func `the page asks for these`(method: String, target: String, route: PageRoutes.Route) {
    guard case .admitted(let found) = routes.decide(head(method, target)) else {
      Issue.record("\(method) \(target)")
      return
    }
    #expect(found == route)
  }

  @Test(arguments: [
    ("GET", "/", 404), ("GET", "/abc123", 404), ("GET", "//", 404), ("GET", "/abc124/", 404),
    ("GET", "/abc1234/", 404), ("GET", "/abc12/", 404), ("GET", "/ABC123/", 404),
    ("GET", "/abc123/../", 404), ("GET", "/abc123/other", 404), ("GET", "/abc123/state/", 404),
    ("GET", "/abc123/document", 404), ("GET", "/abc123/document?index=a", 404),
    ("GET", "/x?/abc123/", 404), ("POST", "/abc123/", 405), ("GET", "/abc123/do", 405),
    ("HEAD", "/abc123/do", 405), ("DELETE", "/abc123/state", 405),
    // Whoever has no token learns nothing about methods.
    ("DELETE", "/abc124/state", 404),
  ])
  func `everything else is refused`(method: String, target: String, status: Int) {
    #expect(self.status(head(method, target)) == status)
  }

  @Test(arguments: [
    (["host": "127.0.0.1"], 200), (["host": "localhost:9000"], 200), (["host": "LOCALHOST"], 200),
    (["host": "example.org"], 403), (["host": "127.0.0.1.example.org"], 403),
    (["host": "localhost.example.org:8000"], 403), (["host": ""], 403), (["host": ":8000"], 403),
    (["origin": "http://127.0.0.1:8000"], 200), (["origin": "http://127.0.0.1:8001"], 403),
    (["origin": "https://127.0.0.1:8000"], 403), (["origin": "null"], 403),
    (["origin": "http://example.org"], 403), (["origin": ""], 403),
    (["sec-fetch-site": "same-origin"], 200), (["sec-fetch-site": "none"], 200),
    (["sec-fetch-site": "same-site"], 403), (["sec-fetch-site": "cross-site"], 403),
    (["sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"], 403),
    (["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"], 403),
    (
      ["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe"],
      403
    ),
    (
      ["sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"],
      200
    ),
  ])
  func `foreign pages and names are refused`(fields: [String: String], status: Int) {
    #expect(self.status(head("GET", "/abc123/", fields)) == status)
  }

  @Test func `a token cannot be guessed from another`() {
    let addresses = Set((0..<100).map { _ in PageRoutes().address(port: 1) })
    #expect(addresses.count == 100)
  }
}
