/// Builds the document model from XML elements, and collects findings.
///
/// One parser traverses the whole document. Its state consists of the current object, for findings;
/// the segues found so far, for the enclosing view controller; and the ids, which are unique.
struct DocumentParser {
  /// The findings so far.
  ///
  /// There are at most ``findingLimit``.
  var findings: [DocumentFinding] = []

  /// The number of invalid attributes, including those beyond the limit of findings.
  var rejectedCount = 0

  /// The id of the current object.
  var objectID: String?

  /// The segues found in the current view controller.
  var segues: [SegueElement] = []

  /// The number of views that enclose the current view.
  var viewDepth = 0

  /// The sizes of the views that enclose the current view, as far as they are known.
  var enclosingSizes: [LayoutSize?] = []

  /// The first use of each id.
  var ids: [String: Registration] = [:]

  /// References to ids that had not been read yet; they are checked at the end.
  private var references: [Reference] = []

  /// The unknown element names that have been reported.
  ///
  /// Each is reported once.
  var notedNames: Set<String> = []

  /// The first use of an id.
  struct Registration {
    let position: SourcePosition
    /// Whether constraints can refer to the object.
    var isItem: Bool
  }

  /// A reference to an id, which must exist.
  struct Reference {
    var id: String
    var role: String
    var objectID: String?
    var position: SourcePosition
    var isItem: Bool
  }

  /// The maximum nesting of views.
  ///
  /// Deeper views are omitted, so that traversing the tree requires a bounded call stack.
  ///
  /// A level costs up to 6.3 KB in a release build, and the smallest usual stack has 512 KB. The
  /// deepest of 886 public documents has 12 levels.
  static let viewDepthLimit = 64

  /// The maximum number of findings, so that findings about malicious documents do not require more
  /// memory than the documents.
  static let findingLimit = 10_000

  mutating func find(
    _ severity: FindingSeverity, _ message: String, at position: SourcePosition,
    kind: DocumentFinding.Kind = .other
  ) {
    if findings.count < Self.findingLimit {
      var finding = DocumentFinding(severity, message, at: position, objectID: objectID)
      finding.kind = kind
      findings.append(finding)
    } else if findings.count == Self.findingLimit {
      findings.append(
        DocumentFinding(.note, "further findings are omitted", at: position, objectID: nil))
    }
  }

  /// Records the id of an object and returns it; returns an empty string if the id is missing.
  mutating func register(_ element: XMLElement, isItem: Bool = false) -> String {
    guard let id = element["id"], !id.isEmpty else {
      // Xcode does not save an id for the content view of a collection view cell.
      if element["key"] == "contentView" { return "" }
      find(.warning, "<\(element.name)> has no id", at: element.position)
      return ""
    }
    if let first = ids[id] {
      find(
        .error, "the id '\(id)' is already used at \(first.position)", at: element.position,
        kind: .duplicateID)
      if isItem { ids[id]?.isItem = true }
    } else {
      ids[id] = Registration(position: element.position, isItem: isItem)
    }
    return id
  }

  /// Records a reference, unless its target has already been read, which is the usual case.
  mutating func note(_ reference: Reference) {
    if !exists(reference) { references.append(reference) }
  }

  private func exists(_ reference: Reference) -> Bool {
    guard let registration = ids[reference.id] else { return false }
    return registration.isItem || !reference.isItem
  }

  /// Reports an unknown element, once per name.
  mutating func noteUnknown(_ element: XMLElement, in owner: String) {
    guard !Self.ignoredNames.contains(element.name),
      notedNames.insert(element.name).inserted
    else { return }
    find(
      .note, "<\(element.name)> in <\(owner)> is not known and was ignored",
      at: element.position)
  }

  /// Reports references of constraints and masks to ids that do not exist.
  mutating func checkReferences() {
    for reference in references {
      if exists(reference) { continue }
      objectID = reference.objectID
      let kind = reference.isItem ? "a view or guide" : "an object"
      find(
        reference.isItem ? .warning : .note,
        "the \(reference.role) '\(reference.id)' is not \(kind) in this document",
        at: reference.position)
    }
    objectID = nil
  }

  /// The names of elements that do not affect layout.
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
