public import LayoutGeometry

/// The documentation of a rule, which `purlin rules ID` prints.
public struct RulePage: Hashable, Sendable {
  /// The category of a rule, with Interface Builder's headings where it has them.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    /// Constraints that cannot be satisfied together.
    case conflict = "Conflicting Constraints"
    /// Numbers that layout cannot use as given.
    case limits = "Limits of Layout"
    /// Constraints that do not determine a position or size.
    case ambiguity = "Ambiguous Layout"
    /// Frames that differ from what the constraints give.
    case misplacement = "Misplaced View"
    /// Visible defects.
    case appearance = "Appearance"
    /// Problems in other languages and layout directions.
    case localization = "Auto Layout Localization"
    /// Constraints without an effect.
    case housekeeping = "Housekeeping"
    /// Problems for people with low vision, large text or assistive technology.
    case accessibility = "Accessibility"
    /// Features that are not available on every system the document supports.
    case compatibility = "Unsupported Configuration"
    /// Parts that cannot be read or found.
    case document = "Document"
    /// Connections in documents, documents and code that do not fit together, and mistakes in code that lays out.
    case connections = "Connections"
  }

  /// The stable id, such as `fixed-width-text`, which settings and markers use.
  public let id: String
  /// The category.
  package let category: Category
  /// The default severity of findings.
  public let severity: FindingSeverity
  /// The rule in one line.
  public let title: String
  /// The reason for the rule, and what it deliberately does not report.
  public let why: String
  /// How to fix a finding.
  package let mend: String
  /// An excerpt that the rule reports: of a document, of code, of code and a document, or of a log.
  ///
  /// Of a document, views and constraints are those of a controller's view `root` with the safe area `safe`. Left out
  /// are constraints to the left top corner and attributes on which the rule does not depend.
  package let example: String
  /// The excerpt with the mistake corrected, which no rule reports as an error or warning.
  package let corrected: String
  /// The kind of repair that fixes findings of the rule, where one is known to be correct.
  public var repair: DocumentRepair.Kind? {
    DocumentRepair.Kind.allCases.first { $0.rules.contains(id) }
  }

  init(
    _ id: String, _ category: Category, _ severity: FindingSeverity, _ title: String, why: String,
    mend: String, example: String, corrected: String
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.title = title
    self.why = why
    self.mend = mend
    self.example = example
    self.corrected = corrected
  }
}
