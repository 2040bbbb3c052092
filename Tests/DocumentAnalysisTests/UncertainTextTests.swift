import Foundation
import TestSupport
import Testing

@testable import DocumentAnalysis

@Suite struct UncertainTextTests {
  private static let words = [
    "settings", "title", "login", "forgot", "your", "password", "amount", "total", "fee", "privacy",
  ]

  private func drawn(_ random: inout SplitMix64, _ range: ClosedRange<Int>) -> [String] {
    (0..<Int.random(in: range, using: &random)).map { _ in
      Self.words.randomElement(using: &random) ?? "title"
    }
  }

  @Test func `names that code replaces are never shown, however many words they have`() {
    var random = SplitMix64(seed: 491)
    for _ in 0..<1_000 {
      let words = drawn(&random, 3...5)
      let camel = words[0] + words.dropFirst().map(\.capitalized).joined()
      for name in [
        words.joined(separator: "."), words.joined(separator: "_"), camel,
        words.joined(separator: "_").uppercased(),
      ] {
        #expect(UncertainText.isNeverShown(name), "\(name)")
      }
    }
  }

  @Test func `texts that people read are shown`() {
    var random = SplitMix64(seed: 492)
    for _ in 0..<1_000 {
      let words = drawn(&random, 1...5)
      let sentence = words.joined(separator: " ")
      for text in [
        sentence, sentence.capitalized, sentence.uppercased(), sentence + "…", "\(sentence).",
        words[0] + "@example.com",
      ] {
        #expect(!UncertainText.isNeverShown(text), "\(text)")
      }
    }
    for text in [
      "iPhone", "iCloud", "eBay", "AirDrop", "example.com", "www.example.co.uk", "--:--", "1.2.3",
      "88",
      "OK", "e-mail", "Wi-Fi", "Straßen_bahn_ä", "PayPal", "McDonald",
    ] {
      #expect(!UncertainText.isNeverShown(text), "\(text)")
    }
  }

  @Test(arguments: [
    "Label 2", "Label3", "Label лоарлыовар", "Labelsdf sdfsdf", "a ksfjhskjfh text",
    "hm238497dry3498rd7y3498rdjy324897y", "_Continue", "HeaderLabel", "DateTimeLabel",
    "Minsk region Minsk region Minsk region", "____________", "----------",
  ]) func `fillers and texts of new views are never shown`(text: String) {
    #expect(UncertainText.isNeverShown(text))
  }

  @Test(arguments: [
    "Labels", "Label printers", "Buttons", "https", "rhythm", "Straße", "IMG20240101", "Schritt",
    "Strength", "XCTest", "HTTPS", "_", "__", "....", "Review", "Overview", "Button bar",
    "no no no",
    "View",
  ]) func `words with many consonants, numbers and titles of features are shown`(text: String) {
    #expect(!UncertainText.isNeverShown(text))
  }
}
