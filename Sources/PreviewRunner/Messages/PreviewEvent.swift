package import LayoutAudit
public import LayoutGeometry

/// What a runner reports, one value on each line of its output, as JSON.
public enum PreviewEvent: Codable, Sendable {
  /// The library was loaded at an address.
  case loaded(base: UInt)
  /// The library cannot be loaded, for this reason.
  case unloadable(String)
  /// The preview with a symbol is being made.
  case began(String)
  /// The library has no function of this name: the preview stands in a block that is not compiled.
  case missing(String)
  /// A preview was laid out.
  case shown(ShownPreview)
  /// The picture of a preview after asynchronous work, if it differs.
  case settled(ShownPreview)
  /// All previews were shown.
  case finished
}

/// A preview that was laid out.
public struct ShownPreview: Codable, Sendable {
  /// The name of its function.
  public var symbol: String
  /// The name in the sources; nil without one.
  public var name: String?
  /// The class of the view or controller.
  public var className: String
  /// The screen, as text.
  public var screen: String
  /// The width of the screen, in points.
  public var width: Double
  /// The height of the screen, in points.
  public var height: Double
  /// The frames, as text.
  public var tree: String
  /// The picture as SVG.
  public var picture: String?
  /// The layout as JSON.
  public var snapshot: String?
  /// The layout at every size, as JSON.
  public var scene: String?
  /// The findings, if they were asked for.
  public var findings: [ShownFinding]?
  /// What is found on the first screen, for another runner.
  package var screenFindings: [ScreenFinding]?
  /// The views, if they were asked for; nil for a controller that only contains others.
  public var views: WrittenViews?
  /// The layouts on all devices, in the other direction and with larger text, if they were asked for.
  public var layouts: [SituatedLayout]?
}

extension ShownFinding {
  /// The rule of screens that break when windows are resized, as `purlin check` has it.
  package static let resizing = "resizing"

  /// The names of the rules of findings.
  package static let rules: Set<String> = Set(ScreenRule.layout.map(\.rawValue)).union([resizing])
}

/// A finding about a preview, with the screens on which it occurs.
public struct ShownFinding: Codable, Sendable, Hashable {
  /// The name of the rule.
  public var rule: String
  /// The severity.
  public var severity: FindingSeverity
  /// The finding as text, which may have several lines.
  public var text: String
  /// The line to look at first; nil if it is not known.
  public var location: CodeLocation?
  /// Distinguishes findings of one rule about a preview; it has no numbers and no lines.
  public var detail: String

  /// Creates a finding.
  public init(
    rule: String, severity: FindingSeverity, text: String, location: CodeLocation? = nil,
    detail: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.text = text
    self.location = location
    self.detail = detail
  }
}
