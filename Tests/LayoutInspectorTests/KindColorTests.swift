import ConflictAnalysis
import Foundation
import LayoutProof
import Testing

@testable import LayoutInspector

@Suite struct KindColorTests {
  private let kinds = RangeProof.Kind.allCases

  /// The relative luminance of a color such as `#d55e00`.
  private func luminance(_ color: String) throws -> Double {
    let bits = try #require(Int(color.dropFirst(), radix: 16))
    let parts = [16, 8, 0].map { shift -> Double in
      let part = Double(bits >> shift & 0xff) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ one: String, _ other: String) throws -> Double {
    let (a, b) = (try luminance(one), try luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test func `words in the color of a kind are readable on the page's grounds`() throws {
    for kind in kinds {
      for ground in ["#ffffff", "#eceef2", "#f3f5f3", "#fdeceb", "#fdf3de"] {
        #expect(try contrast(kind.ink.light, ground) >= 4.5, "\(kind) on \(ground)")
      }
      for ground in ["#1e2127", "#2a2e35", "#16181c", "#43201d", "#3b2e14"] {
        #expect(try contrast(kind.ink.dark, ground) >= 4.5, "\(kind) on \(ground)")
      }
    }
  }

  @Test func `kinds have different colors and patterns`() {
    #expect(Set(kinds.map(\.color)).count == kinds.count)
    #expect(Set(kinds.map(\.ink)).count == kinds.count)
    #expect(Set(kinds.map(\.pattern)).count == kinds.count)
  }

  @Test func `the page states the colors and patterns of the map only here`() throws {
    for kind in kinds {
      for color in [kind.color, kind.ink.light, kind.ink.dark, "'\(kind.pattern)'"] {
        let text = color.hasPrefix("#") ? InspectorPage.style : InspectorPage.script
        // The colors of assertions are black and white, which others are, too.
        if kind != .assertion { #expect(text.split(separator: color).count == 2, "\(color)") }
      }
    }
    let head = InspectorPage.style.prefix(600)
    #expect(head.contains("--conflict: \(RangeProof.Kind.conflict.ink.light);"))
  }

  @Test func `the site has the colors of the map`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let style = try String(
      contentsOf: root.appendingPathComponent("Site/page.css"), encoding: .utf8)
    let names: [(String, RangeProof.Kind)] = [
      ("bad", .conflict), ("hint", .ambiguity), ("outside", .outside),
    ]
    for (name, kind) in names {
      let pair = "light-dark(\(kind.ink.light), \(kind.ink.dark))"
      #expect(style.contains("--\(name): \(pair);"), "\(name)")
    }
  }
}
