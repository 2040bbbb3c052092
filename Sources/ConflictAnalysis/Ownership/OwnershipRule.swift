/// The origin of a printed class or identifier, and the usual solution.
///
/// The rules are rows of a table (``OwnershipRule/all``), each with its public source.
public struct OwnershipRule: Sendable, Hashable {
  /// The subject of a rule.
  public enum Subject: String, Sendable, Hashable, Codable {
    /// The name of an item's class, without its module.
    case itemClass
    /// The module of an item's class.
    case itemModule
    /// The text of an item, such as a guide's identifier.
    case itemText
    /// A constraint's identifier.
    case identifier
    /// The name of the constraint's class.
    case constraintClass
    /// A constraint that is a conflict by itself, as `Class.attribute == number`.
    case loneConstraint
  }

  /// How a rule matches.
  package enum Match: Sendable, Hashable {
    /// The whole word.
    case exactly(String)
    /// The word's beginning.
    case prefix(String)
    /// The word's end.
    case suffix(String)
    /// Anywhere in the word.
    case part(String)
    /// Any of several.
    case any([Match])

    static func prefixes(_ texts: String...) -> Match { .any(texts.map { .prefix($0) }) }

    func accepts(_ word: String) -> Bool {
      switch self {
      case .exactly(let text): word == text
      case .prefix(let text): word.utf8.starts(with: text.utf8)
      case .suffix(let text): word.utf8.suffix(text.utf8.count).elementsEqual(text.utf8)
      case .part(let text): word.utf8.place(of: text) != nil
      case .any(let matches): matches.contains { $0.accepts(word) }
      }
    }
  }

  /// The meaning of a match for the layout.
  package enum Meaning: String, Sendable, Hashable, Codable {
    /// A size that a container imposes.
    case imposedSize
    /// A size for one measurement only.
    case temporarySize
    /// A constraint that a stack view creates.
    case stack
    /// A guide: its constraints are the system's, but yours may refer to it.
    case guide
    /// A view whose content belongs to the system.
    case closed
    /// A system view that may contain yours, such as a bar.
    case open
    /// A public view that keeps its autoresizing mask.
    case keepsMask
    /// The view of a container controller, which keeps its mask unless the author places it.
    case controllerView
    /// A row or item that a list view measures.
    case cell
    /// A view that usually has no subviews.
    case leaf
    /// A control or a text, whose size follows from its content.
    case control
    /// A constraint for a fixed frame of a document.
    case prototype
    /// A constraint that the framework creates for other reasons.
    case framework
    /// The content of a view.
    case content
  }

  /// The subject.
  package let subject: Subject
  /// The match.
  package let match: Match
  /// What a match means.
  package let meaning: Meaning
  /// The origin, for the reader.
  package let owner: String
  /// The usual solution.
  package let cure: String
  /// The public source.
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

  /// The rules of each subject, in the order of the table.
  private static let rules = Dictionary(grouping: all) { $0.subject }

  /// Returns the first rule that matches a word.
  package static func first(_ subject: Subject, _ word: String, _ meanings: [Meaning]? = nil)
    -> OwnershipRule?
  {
    rules[subject]?.first { rule in
      // A control's role does not say whose it is, so it has to be asked for.
      (meanings.map { $0.contains(rule.meaning) } ?? (rule.meaning != .control))
        && rule.match.accepts(word)
    }
  }

  /// Returns the first rule that matches an item.
  static func first(_ item: ConstraintSystem.Item, _ meanings: [Meaning]? = nil)
    -> OwnershipRule?
  {
    let printed = PrintedClass(item.className)
    // Its name is private, but apps place it: it is the view of a UIHostingController.
    if printed.isHostingView {
      return first(.itemClass, printed.name, (meanings ?? [.leaf]).filter { $0 == .leaf })
    }
    return first(.itemClass, printed.name, meanings) ?? first(.itemText, item.text, meanings)
      ?? printed.module.flatMap { first(.itemModule, $0, meanings) }
  }
}
