/// What is known about a class or an identifier that logs print: whose it is, and what to do about it.
///
/// The rules are rows of a table (``OwnershipRule/all``), not branches of code, and each names the
/// public source that it rests on.
public struct OwnershipRule: Sendable, Hashable {
  /// What a rule looks at.
  public enum Subject: String, Sendable, Hashable, Codable {
    /// The name of an item's class, without its module.
    case itemClass
    /// The text of an item, such as a guide's identifier.
    case itemText
    /// A constraint's identifier.
    case identifier
    /// The name of the constraint's class.
    case constraintClass
    /// A constraint that is in conflict all by itself, as `Class.attribute == number`.
    case loneConstraint
  }

  /// How a rule compares.
  public enum Match: Sendable, Hashable {
    /// The whole word.
    case exactly(String)
    /// The word's beginning.
    case prefix(String)
    /// The word's end.
    case suffix(String)
    /// Anywhere in the word.
    case part(String)

    func accepts(_ word: String) -> Bool {
      switch self {
      case .exactly(let text): word == text
      case .prefix(let text): word.hasPrefix(text)
      case .suffix(let text): word.hasSuffix(text)
      case .part(let text): word.contains(text)
      }
    }
  }

  /// What the word means for the layout.
  public enum Meaning: String, Sendable, Hashable, Codable {
    /// A size that a container gives.
    case imposedSize
    /// A size that holds for one measurement only.
    case temporarySize
    /// A constraint that a stack view makes.
    case stack
    /// A guide: its constraints are the system's, yours may refer to it.
    case guide
    /// A view whose inside belongs to the system altogether.
    case closed
    /// A view of the system's that may hold yours, such as a bar.
    case open
    /// A public view that keeps its autoresizing mask.
    case keepsMask
    /// A row or item that a list measures.
    case cell
    /// A view that does not contain others as a rule.
    case leaf
    /// A constraint that stands for a frame that a document fixed.
    case prototype
    /// A constraint the framework makes for other reasons.
    case framework
    /// The content of a view.
    case content
  }

  /// What the rule looks at.
  public let subject: Subject
  /// How it compares.
  public let match: Match
  /// What a match means.
  public let meaning: Meaning
  /// Whose it is, for the reader.
  public let owner: String
  /// What is usually done about it.
  public let cure: String
  /// Where that is written.
  public let source: String

  init(
    _ subject: Subject, _ match: Match, _ meaning: Meaning, _ owner: String, cure: String = "",
    _ source: String
  ) {
    self.subject = subject
    self.match = match
    self.meaning = meaning
    self.owner = owner
    self.cure = cure
    self.source = source
  }

  /// The first rule that accepts a word.
  static func first(_ subject: Subject, _ word: String, _ meanings: Set<Meaning>? = nil)
    -> OwnershipRule?
  {
    all.first {
      $0.subject == subject && meanings?.contains($0.meaning) != false && $0.match.accepts(word)
    }
  }

  /// The first rule that accepts an item.
  static func first(_ item: ConstraintSystem.Item, _ meanings: Set<Meaning>? = nil)
    -> OwnershipRule?
  {
    let name = item.className.split(separator: ".").last.map(String.init) ?? item.className
    return first(.itemClass, name, meanings) ?? first(.itemText, item.text, meanings)
  }
}
