import Foundation
import TestSupport
import Testing

@testable import InterfaceLinter

/// Numbers that take part in layout: one out of its domain is reported by name, and has no effect on the
/// views beside it.
@MainActor
@Suite struct NumericDomainTests {
  /// The numbers of one box, and what each of them is.
  private enum Number: String, CaseIterable {
    case x, y, width, height
    case constant, multiplier, priority
    case horizontalHuggingPriority, verticalCompressionResistancePriority
    case top, leading
    case spacing, pointSize, preferredMaxLayoutWidth, minimumFontSize, placeholderIntrinsicWidth

    /// The values that layout can use: lengths within a million points, and so on.
    func isInDomain(_ text: String) -> Bool {
      let isDecimal = text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
      if self == .placeholderIntrinsicWidth, text == "infinite" { return true }
      guard isDecimal, let value = Double(text), value.isFinite else { return false }
      switch self {
      // A greater constant is limited, as in UIKit, and reported.
      case .constant: return abs(value) <= 1_000_000
      case .multiplier: return value == 0 || (0x1p-20...0x1p20).contains(abs(value))
      case .priority, .horizontalHuggingPriority, .verticalCompressionResistancePriority:
        return Float(value) > 0 && value <= 1000
      case .pointSize: return (0...10_000).contains(value)
      default: return abs(value) <= 1_000_000
      }
    }
  }

  private static let values = [
    "nan", "inf", "-inf", "infinity", "0x10", "", " ", "1e308", "-1e308", "1e300", "1e12", "-2e6",
    "1000001", "1e-320", "-1e-320", "5e-324", "1e-40", String(repeating: "9", count: 400), "٣",
    "1_000",
    "1,5", "--1", "0", "-0.0", "1", "7.5", "1000", "1001", "-1", "250.5", "999999",
  ]

  /// A box with a label and a stack, of which one number is replaced.
  private func group(_ name: String, _ number: Number? = nil, _ value: String = "") -> String {
    func text(_ one: Number, _ normal: String) -> String {
      "\(one.rawValue)=\"\(one == number ? value : normal)\""
    }
    return """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(name)">
      <rect key="frame" \(text(.x, "16")) \(text(.y, "40")) \(text(.width, "200")) \(text(.height, "90"))/>
      <subviews>
      <label text="A label of some words" numberOfLines="0" \
      \(text(.horizontalHuggingPriority, "251")) \(text(.verticalCompressionResistancePriority, "750")) \
      \(text(.preferredMaxLayoutWidth, "90")) \(text(.minimumFontSize, "9")) \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(name)-label">
      <rect key="frame" x="8" y="8" width="100" height="41"/>
      <fontDescription key="fontDescription" type="system" \(text(.pointSize, "17"))/></label>
      <stackView \(text(.spacing, "8")) translatesAutoresizingMaskIntoConstraints="NO" id="\(name)-stack">
      <rect key="frame" x="8" y="60" width="100" height="20"/><subviews>
      <view \(text(.placeholderIntrinsicWidth, "40")) placeholderIntrinsicHeight="20" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(name)-a">
      <rect key="frame" x="0" y="0" width="40" height="20"/></view>
      </subviews></stackView></subviews>
      <directionalEdgeInsets key="directionalLayoutMargins" \(text(.top, "4")) \(text(.leading, "4")) \
      bottom="4" trailing="4"/>
      <constraints>
      <constraint firstItem="\(name)-label" firstAttribute="leading" secondItem="\(name)" \
      secondAttribute="leadingMargin" \(text(.constant, "4")) id="\(name)-c1"/>
      <constraint firstItem="\(name)-label" firstAttribute="top" secondItem="\(name)" \
      secondAttribute="topMargin" id="\(name)-c2"/>
      <constraint firstItem="\(name)-label" firstAttribute="width" relation="lessThanOrEqual" \
      secondItem="\(name)" secondAttribute="width" \(text(.multiplier, "0.5")) \
      \(text(.priority, "900")) id="\(name)-c3"/>
      <constraint firstItem="\(name)-stack" firstAttribute="leading" secondItem="\(name)" \
      secondAttribute="leading" constant="8" id="\(name)-c4"/>
      <constraint firstItem="\(name)-stack" firstAttribute="top" secondItem="\(name)" \
      secondAttribute="top" constant="60" id="\(name)-c5"/>
      <constraint firstAttribute="width" constant="200" id="\(name)-c6"/>
      <constraint firstAttribute="height" constant="90" id="\(name)-c7"/>
      </constraints></view>
      """
  }

  private func scene(_ number: Number? = nil, _ value: String = "") -> Scene {
    Scene(
      views: group("one", number, value) + group("two"),
      constraints: corner("one") + corner("two", 16, 200))
  }

  @Test func `a number out of its domain is named, and one within it is used`() throws {
    var random = SplitMix64.seeded(42)
    let sound = try scene().frames()
    for number in Number.allCases {
      for value in Self.values.shuffled(using: &random).prefix(Rounds.of(12, ordinarily: 4)) {
        let scene = scene(number, value)
        let findings = try scene.lint().findings
        let about = findings.filter {
          ["unreadable-part", "layout-limit", "invalid-constraint"].contains($0.ruleID)
        }
        let words = "\(number)=\"\(value)\": \(about.map(\.message)), \(random)"
        if number.isInDomain(value) {
          #expect(!about.contains { $0.severity == .error }, "\(words)")
        } else {
          #expect(!about.isEmpty, "\(words)")
          #expect(
            about.contains { $0.message.contains(number.rawValue) || $0.ruleID == "layout-limit" },
            "\(words)")
        }
        let frames = try scene.frames()
        for (id, frame) in frames {
          let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
          #expect(edges.allSatisfy { $0.isFinite && abs($0) <= 3e9 }, "\(id) \(frame): \(words)")
          // What is beside the box is where it was.
          if id.hasPrefix("two") { #expect(frame == sound[id], "\(id): \(words)") }
        }
      }
    }
  }
}
