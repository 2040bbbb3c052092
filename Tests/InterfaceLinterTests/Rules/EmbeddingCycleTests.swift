import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import InterfaceLinter

/// Controllers that contain themselves, on the way through others.
@MainActor
@Suite struct EmbeddingCycleTests {
  /// How one controller contains another.
  private enum Link: CaseIterable {
    case embed, root, tab, reference, show
  }

  private static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"99\" height=\"99\"/>"

  /// A scene of a controller that contains others.
  private func scene(_ name: String, _ links: [(Link, String)]) -> String {
    var embedded = ""
    var connections = ""
    var kind = "viewController"
    for (number, (link, target)) in links.enumerated() {
      let id = "\(name)-\(number)"
      switch link {
      case .embed:
        embedded += """
          <containerView id="\(id)">\(Self.frame)<connections><segue destination="\(target)" \
          kind="embed" id="\(id)-segue"/></connections></containerView>
          """
      case .root, .tab:
        kind = link == .root ? "navigationController" : "tabBarController"
        connections += """
          <segue destination="\(target)" kind="relationship" \
          relationship="\(link == .root ? "rootViewController" : "viewControllers")" id="\(id)-segue"/>
          """
      case .reference:
        return """
          <scene sceneID="s\(name)"><objects><viewControllerPlaceholder \
          referencedIdentifier="The \(target)" id="\(name)"/></objects></scene>
          """
      case .show:
        connections += "<segue destination=\"\(target)\" kind=\"show\" id=\"\(id)-segue\"/>"
      }
    }
    let view =
      kind == "viewController"
      ? "<view key=\"view\" id=\"\(name)-view\">\(Self.frame)<subviews>\(embedded)</subviews></view>"
      : ""
    return """
      <scene sceneID="s\(name)"><objects><\(kind) storyboardIdentifier="The \(name)" id="\(name)">\
      \(view)<connections>\(connections)</connections></\(kind)></objects></scene>
      """
  }

  private func findings(_ scenes: [String]) throws -> [LintFinding] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="c0"><scenes>\(scenes.joined(separator: "\n"))</scenes></document>
      """
    return try Linter().lint(Array(text.utf8), file: "Main.storyboard").findings
      .filter { $0.ruleID == "embedding-cycle" }
  }

  @Test func `a controller that embeds itself is reported at the segue`() throws {
    let found = try findings([scene("c0", [(.embed, "c0")])])
    #expect(found.map(\.objectID) == ["c0-0-segue"])
    #expect(
      found.first?.message
        == "The controller \"c0\" contains itself in the containerView \"c0-0\": "
        + "the app would create controllers without end.")
  }

  /// A ring of controllers with random links is reported if and only if no link is performed on demand,
  /// and one link less ends it.
  @Test func `a ring is reported if all of its links are immediate`() throws {
    var random = SplitMix64.seeded(41)
    for _ in 0..<40 {
      let count = Int.random(in: 1...6, using: &random)
      var links = (0..<count).map { _ in Link.allCases.randomElement(using: &random) ?? .embed }
      links[0] = .embed
      let isLazy = links.contains(.show)
      let order = Array(0..<count).shuffled(using: &random)
      let ring = order.map { scene("c\($0)", [(links[$0], "c\(($0 + 1) % count)")]) }
      let found = try findings(ring)
      #expect(found.count == (isLazy ? 0 : 1), "\(links), \(random)")
      if let one = found.first {
        #expect(one.related.count == count - 1, "\(links), \(random)")
      }
      var open = links
      open[count - 1] = .show
      let chain = order.map { scene("c\($0)", [(open[$0], "c\(($0 + 1) % count)")]) }
      #expect(try findings(chain).isEmpty, "\(open), \(random)")
    }
  }

  @Test func `one controller that many embed is no cycle`() throws {
    let scenes = [
      scene("c0", [(.embed, "c1"), (.embed, "c2"), (.embed, "c2")]),
      scene("c1", [(.embed, "c2")]), scene("c2", []),
    ]
    #expect(try findings(scenes).isEmpty)
  }
}
