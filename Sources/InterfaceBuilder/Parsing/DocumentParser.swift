/// Builds the document model from XML elements, and collects findings.
///
/// One value walks the whole document. The object it is in, for findings, and the segues it met,
/// for the view controller around them, are its state; so are the ids, which are unique.
struct DocumentParser {
  /// The findings so far, at most ``findingLimit``.
  var findings: [DocumentFinding] = []

  /// How many attributes could not be read, also those beyond the limit of findings.
  var rejectedCount = 0

  /// The id of the object being read.
  var objectID: String?

  /// The segues met since the current view controller began.
  var segues: [SegueElement] = []

  /// The number of views around the one that is being read.
  var viewDepth = 0

  /// Where each id was first used, and by what.
  var ids: [String: Registration] = [:]

  /// The ids that constraints name and that nothing had until then, to be checked at the end.
  private var references: [Reference] = []

  /// The unknown element names that were noted; each is noted once.
  var notedNames: Set<String> = []

  /// The first use of an id.
  struct Registration {
    let position: SourcePosition
    /// Whether constraints can refer to the object.
    var isItem: Bool
  }

  /// An id that must be the id of something.
  struct Reference {
    var id: String
    var role: String
    var objectID: String?
    var position: SourcePosition
    var isItem: Bool
  }

  /// Views nested deeper are left out, so that walking the tree needs bounded call stack.
  ///
  /// A level costs up to 6.3 KB in a release build, and the smallest usual stack has 512 KB. The
  /// deepest of 886 public documents has 12 levels.
  static let viewDepthLimit = 64

  /// Hostile documents could otherwise cost more memory for findings than for themselves.
  static let findingLimit = 10_000

  mutating func find(
    _ severity: FindingSeverity, _ message: String, at position: SourcePosition
  ) {
    if findings.count < Self.findingLimit {
      findings.append(DocumentFinding(severity, message, at: position, objectID: objectID))
    } else if findings.count == Self.findingLimit {
      findings.append(
        DocumentFinding(.note, "further findings are omitted", at: position, objectID: nil))
    }
  }

  /// Takes note of an object's id and returns it, empty if it is missing.
  mutating func register(_ element: XMLElement, isItem: Bool = false) -> String {
    guard let id = element["id"], !id.isEmpty else {
      // Xcode itself writes none for the content view of a collection view cell.
      if element["key"] == "contentView" { return "" }
      find(.warning, "<\(element.name)> has no id", at: element.position)
      return ""
    }
    if let first = ids[id] {
      find(.error, "the id '\(id)' is already used at \(first.position)", at: element.position)
      if isItem { ids[id]?.isItem = true }
    } else {
      ids[id] = Registration(position: element.position, isItem: isItem)
    }
    return id
  }

  /// Records a reference, unless its target has already been read, as usual.
  mutating func note(_ reference: Reference) {
    if !exists(reference) { references.append(reference) }
  }

  private func exists(_ reference: Reference) -> Bool {
    guard let registration = ids[reference.id] else { return false }
    return registration.isItem || !reference.isItem
  }

  /// Records an unknown element, once per name.
  mutating func noteUnknown(_ element: XMLElement, in owner: String) {
    guard !Self.ignoredNames.contains(element.name),
      notedNames.insert(element.name).inserted
    else { return }
    find(
      .note, "<\(element.name)> in <\(owner)> is not known and was ignored",
      at: element.position)
  }

  /// Reports the ids that constraints and masks name but nothing has.
  mutating func checkReferences() {
    for reference in references {
      if exists(reference) { continue }
      objectID = reference.objectID
      let kind = reference.isItem ? "view or guide" : "object"
      find(
        reference.isItem ? .warning : .note,
        "the \(reference.role) '\(reference.id)' is no \(kind) of this document",
        at: reference.position)
    }
    objectID = nil
  }

  /// Names of elements that hold nothing about layout.
  static let ignoredNames: Set<String> = [
    "accessibility", "accessibilityTraits", "action", "animations", "array", "attributedString",
    "audiovisualMediaTypes", "autoresizingMask", "backgroundConfiguration", "bool", "color",
    "connections", "dataDetectorType", "date", "exit", "extendedEdge", "fontDescription", "frame",
    "gestureRecognizers", "imageReference", "inset", "integer", "keyCommands", "locale", "mask",
    "mutableData",
    "mutableString", "navigationItem", "nil", "outlet", "outletCollection", "placeholder", "point",
    "real", "rect", "refreshControl", "scopeButtonTitles", "segment", "size", "string",
    "tabBarItem", "tabStops", "textAttributes", "textInputTraits", "timeZone", "toolbarItems",
    "value", "variation", "wkPreferences", "wkWebViewConfiguration", "items", "barButtonItem",
    "leftBarButtonItems", "rightBarButtonItems", "calendar", "interactions", "menu", "command",
    "contextMenuInteraction", "pageControlNumberFormatter", "offsetWrapper", "dragInteraction",
    "customObject", "vibrancyEffect", "behavior", "userActivity", "standardAppearance",
  ]
}
