import DocumentAnalysis
import InterfaceBuilder
import InterfaceCanvas
import LayoutGeometry
import LayoutInspector
import LayoutProof
import TestSupport
import Testing

@testable import InterfaceLinter

/// What the map shows while a constraint is dragged, compared with the proof of the document that has the constant.
@MainActor @Suite struct SampledMapTests {
  /// A box with a fixed height, which ends 200 points before the right edge and at least 300 before the bottom.
  private func text(leading: Int, height: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
    <view id="root"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
    <view id="box" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="16" y="20" width="200" height="40"/></view></subviews><constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="\(leading)" id="left"/>
    <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="200" id="right"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="top"/>
    <constraint firstItem="box" firstAttribute="height" constant="\(height)" id="height"/>
    <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="box" secondAttribute="bottom" \
    constant="300" id="bottom"/>
    </constraints></view></objects></document>
    """
  }

  @Test(arguments: [(16, 40), (90, 40), (150, 100)])
  func `the map of a drag has what is proven of the changed document`(
    _ leading: Int, _ height: Int
  ) throws {
    let widths = 300.0...500.0
    let heights = 300.0...500.0
    let saved = try InterfaceDocument(parsing: Array(text(leading: 16, height: 40).utf8))
    let sampler = try #require(
      SizeSampler(
        "root", in: DocumentStages(saved), widths: widths, heights: heights, preferences: .init()))
    let samples = try #require(
      sampler.samples(
        with: ["left": Double(leading), "height": Double(height)], count: 7))
    let changed = try InterfaceDocument(parsing: Array(text(leading: leading, height: height).utf8))
    let island = try #require(changed.islands.first)
    let proof = try #require(
      SceneRegionProof(of: island, in: DocumentStages(changed), widths: widths, heights: heights)
        .cases.first?.proof
    )
    var compared: Set<[String]> = []
    for row in 0..<7 {
      for column in 0..<7 {
        let size = LayoutSize(
          width: (samples.widths[column] + samples.widths[column + 1]) / 2,
          height: (samples.heights[row] + samples.heights[row + 1]) / 2)
        guard !proof.isUndecided(at: size) else { continue }
        let (certain, possible) = proof.findings(at: size)
        guard possible == certain else { continue }
        let kinds = Set(certain.map(\.kind.rawValue)).subtracting([
          RangeProof.Kind.ambiguity.rawValue
        ])
        #expect(samples.kinds[row * 7 + column] == kinds.sorted(), "\(size)")
        compared.insert(kinds.sorted())
      }
    }
    #expect(compared.count > 1, "\(compared)")
  }
}
