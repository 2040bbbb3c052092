/// What a source file declares and names that concerns storyboards and xibs.
public struct SourceFacts: Hashable, Sendable, Codable {
  /// The path of the file.
  public var file: String
  /// The language.
  public var language: SourceLanguage
  /// The types, with extensions and categories.
  public var types: [SourceType] = []
  /// The names of types for others, `typealias` and `@compatibility_alias`: several in parts of `#if`.
  public var aliases: [String: Set<String>] = [:]
  /// The modules that are imported.
  public var imports: Set<String> = []
  /// The names of the headers that are included by their names alone.
  public var headers: Set<String> = []
  /// The names of the headers of libraries that are included, without their extensions.
  var libraryHeaders: Set<String> = []
  /// The values of constants that are texts, by their names without those of their types.
  public var constants: [String: Set<String>] = [:]
  /// The numbers that macros stand for, by their names.
  var numbers: [String: Set<String>] = [:]
  /// The names that code gives to UIKit.
  public var uses: [SourceUse] = []
  /// All texts in the file.
  public var literals: Set<String> = []
  /// What is wrong with constraints that are made in code.
  public var codeFindings: [CodeFinding] = []
  /// The view controllers that code shows.
  public var controllers: Set<ShownController> = []
  /// What code replaces of objects of documents.
  public var changes: Set<OutletChange> = []
  /// The types that set the frames of all their subviews in code of their layout.
  var placing: Set<String> = []
  /// The types that override `loadView()` without that of their superclass.
  var viewMaking: Set<String> = []
  /// The views that code constrains, or on which it calls methods that may.
  package var constrained: Set<ConstrainedView> = []
  /// The names that each type mentions, each macro with `#` before its name, and code outside of them, under "".
  var mentions: [String: Set<String>] = [:]
  /// Those of ``mentions`` of which code can make a text: not those with which it only makes an instance.
  var named: [String: Set<String>] = [:]
  /// The texts in each type and macro, as ``mentions``; the text of a constant is under `#` and its name, that of a case
  /// or of a constant with another initial than those of types under that of its type with a period and its name.
  var texts: [String: Set<String>] = [:]
  /// The cases whose texts are their names.
  var namedCases: Set<String> = []
  /// The names of constants that a generator makes for xibs, as in `R.nib.payCell`.
  var nibConstants: Set<String> = []
  /// The parts of texts with variable parts.
  var nameParts: Set<String> = []
  /// Whether code makes classes by names that it computes.
  var makesClasses = false

  init(file: String, language: SourceLanguage) { (self.file, self.language) = (file, language) }

  /// Reads a source text.
  ///
  /// It never fails; what cannot be read is left out.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: Its path.
  ///   - language: The language.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(reading bytes: [UInt8], file: String, language: SourceLanguage) {
    let list = TokenList(SourceLexer.tokens(of: bytes, language))
    switch language {
    case .swift: self = SwiftReader.facts(of: list, file: file)
    case .objectiveC: self = ObjectiveCReader.facts(of: list, file: file)
    }
    controllers = ControllersInCode.shown(in: list, self)
    (changes, placing, viewMaking) = OutletChangesInCode.changes(in: list, language)
    constrained = ConstrainedViewsInCode.found(in: list, language)
    TypeMentions.add(from: list, to: &self)
  }
}

/// A class, another type, or a part of one.
public struct SourceType: Hashable, Sendable, Codable {
  /// The kinds of declarations.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A class: of Objective-C its interface.
    case `class`
    /// A protocol.
    case `protocol`
    /// A structure, enumeration or actor.
    case other
    /// An extension, a category or an implementation, which adds to a class.
    case `extension`
  }

  /// The name, without those of the types around it.
  public var name: String
  /// The kind.
  public var kind: Kind
  /// The name for Objective-C, if it is another.
  package var objectiveCName: String?
  /// The names of the superclass and the protocols, in their order.
  package var inherited: [String] = []
  /// Whether the type is inside another type or a function.
  package var isNested = false
  /// Whether only its file can use it.
  package var isPrivate = false
  /// Whether it has generic parameters.
  package var isGeneric = false
  /// Where its name is.
  public var place: SourcePlace
  /// The language.
  public var language: SourceLanguage
  /// The properties and methods.
  public var members: [SourceMember] = []
}

/// A property or method of a type.
public struct SourceMember: Hashable, Sendable, Codable {
  /// The kinds of members.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A property or an instance variable.
    case property
    /// A method.
    case method
    /// A case of an enumeration.
    case enumerationCase = "case"
  }

  /// The kind.
  public var kind: Kind
  /// The name in Objective-C: of a method its selector.
  public var name: String
  /// The selector in Swift 1 and 2, in which the first argument has no label; nil if it is the same.
  package var olderName: String?
  /// The name as it is written.
  package var writtenName: String
  /// Whether Objective-C, and so a document, can use it.
  package var isExposed: Bool
  /// Whether it is marked as an outlet.
  package var isOutlet = false
  /// Whether it is marked as an action.
  package var isAction = false
  /// Whether it is marked as inspectable.
  package var isInspectable = false
  /// Whether it can be set.
  package var isSettable = true
  /// Whether it belongs to the type itself.
  package var isStatic = false
  /// Of a property the name of its type, without marks of optionals; of a list that of its elements; nil if the type is
  /// not a name.
  public var type: String?
  /// Whether a property is a list.
  package var isCollection = false
  /// Whether a property ends the app where it is used without a value: its type is written with an exclamation mark.
  package var isForced = false
  /// Whether a property is declared to have no value at times: `?` or `nullable`.
  package var isOptional = false
  /// The names of the types of the parameters; empty where the type is not a name.
  package var parameters: [String] = []
  /// Where its name is.
  public var place: SourcePlace
}

/// A name that code gives to UIKit.
public struct SourceUse: Hashable, Sendable, Codable {
  /// What the name stands for.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A segue that is performed.
    case segue
    /// A segue whose identifier is compared.
    case comparedSegue
    /// A view controller of a storyboard.
    case storyboardIdentifier
    /// A storyboard.
    case storyboard
    /// A reuse identifier of a cell or supplementary view.
    case reuseIdentifier
    /// A reuse identifier that code registers.
    case registeredIdentifier
    /// A restoration identifier that is compared.
    case restorationIdentifier
    /// A restoration identifier that code gives to an object.
    case assignedRestorationIdentifier
    /// A xib.
    case nib
    /// An image.
    case image
    /// A color.
    case color
    /// A font.
    case font
  }

  /// How the name is given.
  public enum Value: Hashable, Sendable, Codable {
    /// As a text.
    case text(String)
    /// As a constant, by its last name.
    case constant(String)
    /// As the name of a type.
    case type(String)
    /// As the value of a variable or as a raw value, so probably as a text in code, composed of some, or as the name of a
    /// type.
    case variable
    /// By other code, so that the name is not known.
    case computed
  }

  /// What it names.
  public var kind: Kind
  /// The name.
  public var value: Value
  /// The type or macro whose code it is, a macro with `#` before its name; empty for none.
  package var owner = ""
  /// The method or property whose code it is, if nothing but code that mentions it runs it.
  package var callable: String?
  /// The branches that it is in, of which each but the first of its chain compares a value with a name.
  package var tests: [EqualTest] = []
  /// The class of the view controller that is made with a xib.
  package var made: String?
  /// Whether code goes on without it as designed: an image for which UIKit has a default, or that code replaces if it is nil.
  package var isOptional = false
  /// Whether it is looked for in a bundle that code chooses.
  package var hasBundle = false
  /// Where it is.
  public var place: SourcePlace
}

/// A mistake in code that makes constraints.
public struct CodeFinding: Hashable, Sendable, Codable {
  /// The kinds of mistakes.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A constraint is made and never activated.
    case inactiveConstraint
    /// A view has constraints and is in no hierarchy.
    case viewNotAdded
    /// A view has constraints and the constraints of its autoresizing mask.
    case translatedMask
    /// Two constraints determine one attribute.
    case repeatedConstraint
    /// A constraint is added to a view that does not contain its views.
    case foreignConstraint
  }

  /// The kind.
  public var kind: Kind
  /// What it is about, such as the name of a view.
  package var subject: String
  /// Another subject.
  public var other: String = ""
  /// Where it is.
  public var place: SourcePlace
  /// The type whose code it is; empty for none.
  package var owner = ""
}
