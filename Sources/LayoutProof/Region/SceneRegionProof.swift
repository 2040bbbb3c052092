internal import LayoutGeometry

/// Proofs over width and height of one scene under several conditions, such as text sizes.
public struct SceneRegionProof: Sendable, Hashable, Codable {
  /// The scene's name.
  public var scene: String
  /// What determines size classes, as text.
  public var regime: String
  /// One proof per condition, in the given order.
  public var cases: [Case]

  /// A proof under one condition.
  public struct Case: Sendable, Hashable, Codable {
    /// The condition as text; empty if there is only one.
    public var condition: String
    /// The proof under the condition.
    public var proof: RegionProof

    /// Creates a case.
    package init(condition: String, proof: RegionProof) {
      self.condition = condition
      self.proof = proof
    }
  }

  /// Creates a value with the proofs of a scene.
  package init(scene: String, regime: String, cases: [Case]) {
    self.scene = scene
    self.regime = regime
    self.cases = cases
  }

  /// Whether no case has a finding that is reported.
  package var isClean: Bool {
    cases.allSatisfy { entry in !entry.proof.findings.contains { entry.proof.isTold($0) } }
  }
}

extension SceneRegionProof: CustomStringConvertible {
  /// The proofs for the terminal.
  public var description: String {
    guard let first = cases.first?.proof else { return "" }
    var lines = [
      "\(scene): width \(first.widths.lowerBound.inPoints) to \(first.widths.upperBound.inPoints), "
        + "height \(first.heights.lowerBound.inPoints) to \(first.heights.upperBound.inPoints)",
      "  \(regime)",
    ]
    for entry in cases {
      if !entry.condition.isEmpty { lines.append("  \(entry.condition)") }
      let indent = entry.condition.isEmpty ? "" : "  "
      lines += entry.proof.lines(isShort: cases.count > 1).map { indent + $0 }
    }
    return lines.printedLines
  }
}
