internal import CodePreview
internal import Dispatch
internal import Foundation
internal import InterfaceLinter
internal import IsolatedWork
internal import LayoutInspector
internal import PreviewRunner

/// Shows the previews of sources on a page that follows the files as they are saved.
struct PreviewServer {
  private let session: PreviewSession
  private let sources: PreviewSources
  private let request: PreviewRequest
  private let page = PreviewPage()

  /// How often the files are looked at, in microseconds.
  private static let interval: UInt32 = 100_000

  init(_ session: PreviewSession, sources: PreviewSources, request: PreviewRequest) {
    self.session = session
    self.sources = sources
    self.request = request
  }

  /// Serves until the process ends.
  func run(port: UInt16?) throws -> Never {
    let (session, sources, request, page) = (session, sources, request, page)
    try PageServer.serve(at: port) { PreviewService(routes: $0, page: page) }
    let thread = Thread {
      var seen = ""
      while true {
        let state = sources.state()
        if state != seen {
          seen = state
          Self.show(session, request, page)
        }
        usleep(Self.interval)
      }
    }
    // Compiling and reading results need more than the usual half megabyte.
    thread.stackSize = 8 << 20
    thread.start()
    dispatchMain()
  }

  private static func show(
    _ session: PreviewSession, _ request: PreviewRequest, _ page: PreviewPage
  ) {
    let begun = ContinuousClock.now
    do throws(PreviewError) {
      let result = try session.show(request)
      let report = PreviewReport(result, format: .text)
      report.tell()
      page.show(result, problems: report.problems)
      let count = result.run.outcomes.count { $0.shown != nil && $0.failure == nil }
      let seconds = (ContinuousClock.now - begun) / .seconds(1)
      let rounded = (seconds * 10).rounded() / 10
      StandardError.line(
        "purlin: \(count) preview\(count == 1 ? "" : "s") shown after \(rounded) s")
    } catch {
      StandardError.line("purlin: \(error.message)")
      page.fail(error.message)
    }
  }
}

/// What the page shows now.
final class PreviewPage: @unchecked Sendable {
  private struct Scene {
    var key: String
    var json: String
    var isStale = false
  }

  private let lock = NSLock()
  private var scenes: [Scene] = []
  private var problems: [String] = []
  private var version = 0
  private var isBegun = false

  /// Takes a result; previews that could not be shown keep their last picture.
  func show(_ result: PreviewSession.Result, problems: [String]) {
    lock.withLock {
      var next: [Scene] = []
      var isKept = result.sources.library == nil
      for outcome in result.run.outcomes {
        let key = "\(outcome.preview.path) \(outcome.preview.symbol)"
        let isWhole = outcome.failure == nil
        if isWhole, let json = outcome.shown?.scene {
          next.append(Scene(key: key, json: json))
        } else if let old = scenes.first(where: { $0.key == key }) {
          next.append(Scene(key: key, json: old.json, isStale: true))
        } else {
          isKept = true
        }
      }
      // Files that do not compile have no previews now; their pictures stay.
      let faulty = Set(
        (result.sources.messages + result.sources.dependents).filter { $0.severity == .error }
          .map(\.path))
      for old in scenes where !next.contains(where: { $0.key == old.key }) {
        let isOfFaulty = faulty.contains { old.key.hasPrefix($0 + " ") }
        if isOfFaulty || isKept && next.isEmpty {
          next.append(Scene(key: old.key, json: old.json, isStale: true))
        }
      }
      scenes = next
      self.problems = problems
      version += 1
      isBegun = true
    }
  }

  /// Shows that nothing could be compiled at all.
  func fail(_ message: String) {
    lock.withLock {
      problems = [message]
      for index in scenes.indices { scenes[index].isStale = true }
      version += 1
      isBegun = true
    }
  }

  /// The number of changes.
  var present: Int { lock.withLock { version } }

  /// The page as HTML.
  func html() throws -> String {
    let (scenes, problems, version, isBegun) = lock.withLock {
      (self.scenes, self.problems, self.version, self.isBegun)
    }
    guard !scenes.isEmpty else {
      return WaitingPage(
        problems: problems, note: isBegun ? "Nothing can be shown." : "Compiling …"
      ).html
    }
    var page = PreviewFiles.page(scenes.map(\.json))
    page.problems = problems
    page.isFollowing = true
    page.revision = version
    page.outdatedScenes = scenes.indices.filter { scenes[$0].isStale }
    return try page.html { SHA256.bytes(of: $0) }
  }
}

/// The page while there is nothing to show; it loads anew each second.
private struct WaitingPage {
  var problems: [String]
  var note: String

  var html: String {
    let list = problems.map { "<li><code>\(Self.escaped($0))</code></li>" }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><meta http-equiv="refresh" content="1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'">
      <title>Purlin</title></head>
      <body><h1>Purlin</h1><p role="status">\(note)</p><ul>\(list)</ul></body></html>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

/// Answers the requests for the page of previews.
private struct PreviewService: RequestHandler {
  let routes: PageRoutes
  let page: PreviewPage

  func refusal(of head: HTTPRequestHead) -> HTTPResponse? {
    if case .refused(let response) = routes.decide(head) { response } else { nil }
  }

  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    guard case .admitted(let route) = routes.decide(request.head) else {
      return .refusal(.notFound)
    }
    switch route {
    case .page:
      guard let html = try? page.html() else { return .refusal(.serverError) }
      return PageService.response(
        Array(OutputText(html, as: .markup).text.utf8), "text/html; charset=utf-8")
    case .state:
      return PageService.response(
        Array("{\"version\":\(page.present),\"documents\":[]}".utf8), "application/json")
    case .action, .document: return .refusal(.notFound)
    }
  }
}
