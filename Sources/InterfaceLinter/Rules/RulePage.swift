/// What a person should know of a rule: the page that `purlin rules ID` prints.
public struct RulePage: Hashable, Sendable {
  /// What a rule is about; Interface Builder's own headings where it has them.
  public enum Category: String, Hashable, Sendable, CaseIterable {
    /// Constraints that cannot hold together.
    case conflict = "Conflicting Constraints"
    /// Numbers that layout cannot use as they stand.
    case limits = "Limits of Layout"
    /// Constraints that leave something open.
    case ambiguity = "Ambiguous Layout"
    /// Frames that are not what constraints say.
    case misplacement = "Misplaced View"
    /// What shows wrongly.
    case appearance = "Appearance"
    /// What other languages and directions break.
    case localization = "Auto Layout Localization"
    /// Constraints that do nothing.
    case housekeeping = "Housekeeping"
    /// What people with low sight, large text or assistive technology notice.
    case accessibility = "Accessibility"
    /// What does not exist on every system the document is for.
    case compatibility = "Unsupported Configuration"
    /// What cannot be read or found.
    case document = "Document"
  }

  /// The id, such as `fixed-width-text`: stable, and what settings and markers name.
  public let id: String
  /// What it is about.
  public let category: Category
  /// How much a finding matters unless settings say otherwise.
  public let severity: LintSeverity
  /// The rule in one line.
  public let title: String
  /// Why it matters, and what is left out on purpose.
  public let why: String
  /// How to mend it.
  public let mend: String
  /// A piece of a document that the rule reports.
  public let example: String
  /// The kind of repair that `purlin fix` knows for it.
  public var repair: Repair.Kind?

  init(
    _ id: String, _ category: Category, _ severity: LintSeverity, _ title: String, why: String,
    mend: String, example: String, repair: Repair.Kind? = nil
  ) {
    self.id = id
    self.category = category
    self.severity = severity
    self.title = title
    self.why = why
    self.mend = mend
    self.example = example
    self.repair = repair
  }
}
