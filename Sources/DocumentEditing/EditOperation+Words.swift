internal import Foundation
internal import InterfaceBuilder
internal import InterfaceLinter
internal import LayoutGeometry

extension EditOperation {
  /// The names of the operations, as the first word.
  package enum Verb: String, Sendable, CaseIterable {
    /// Changes a constraint.
    case set
    /// Adds the constraint of an equation.
    case add
    /// Removes constraints.
    case remove
    /// Adds constraints to neighbors, for sizes and ratios.
    case pin
    /// Aligns views.
    case align
    /// Adds missing constraints.
    case addMissing = "add-missing"
    /// Replaces constraints by suggested ones.
    case reset
    /// Removes the constraints of views.
    case clear
    /// Replaces saved frames.
    case updateFrames = "update-frames"
    /// Replaces constants.
    case updateConstants = "update-constants"
    /// Adds a view.
    case insert
    /// Moves views to another superview.
    case move
    /// Deletes views.
    case delete
    /// Writes the document in Interface Builder's form.
    case format

    /// The settings that the operation takes.
    var keys: [String] {
      switch self {
      case .set:
        [
          "constant", "multiplier", "priority", "relation", "installed", "heightClass",
          "widthClass",
        ]
      case .pin:
        Edge.allCases.map(\.rawValue)
          + [
            "edges", "width", "height", "equal-widths", "equal-heights", "aspect-ratio", "margins",
          ]
      case .align: Alignment.Kind.allCases.map(\.rawValue) + ["center"]
      case .insert: ["kind", "into", "index", "x", "y", "width", "height"]
      case .move: ["into", "index", "x", "y", "width", "height"]
      default: []
      }
    }
  }

  /// Creates an operation from words, as on the command line: a verb, names, and settings such as
  /// `leading=16`, `top=standard` or `width`.
  ///
  /// - Throws: An error that names the wrong word, and the most similar ones that exist.
  package init(words: [String]) throws(EditError) {
    guard let first = words.first else {
      throw EditError("no operation; it is one of \(Self.list(Verb.allCases.map(\.rawValue)))")
    }
    guard let verb = Verb(rawValue: first) else {
      throw EditError(
        "unknown operation '\(first)'; "
          + Self.hint(first, among: Verb.allCases.map(\.rawValue)))
    }
    var names: [String] = []
    var settings: [(key: String, value: String?)] = []
    if verb == .add {
      // An equation can be one word or several.
      names = words.count > 1 ? [words.dropFirst().joined(separator: " ")] : []
    }
    for word in words.dropFirst() where verb != .add {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = String(parts[0])
      if verb.keys.contains(key) {
        settings.append((key, parts.count > 1 ? String(parts[1]) : nil))
      } else if parts.count > 1, !key.isEmpty,
        key.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x2D })
      {
        throw EditError(
          "'\(verb.rawValue)' has no setting '\(key)'; " + Self.hint(key, among: verb.keys))
      } else {
        names.append(word)
      }
    }
    try self.init(verb, names, settings)
  }

  init(
    _ verb: Verb, _ names: [String], _ settings: [(key: String, value: String?)]
  ) throws(EditError) {
    for (index, setting) in settings.enumerated()
    where settings[..<index].contains(where: { $0.key == setting.key }) {
      throw EditError("'\(setting.key)' is given twice")
    }
    switch verb {
    case .set:
      guard names.count == 1 else {
        throw EditError(
          names.isEmpty
            ? "'set' needs a constraint" : "'set' changes one constraint, not \(names.count)")
      }
      self = .set(constraint: names[0], try ConstraintValues(settings))
    case .add:
      guard let equation = names.first, names.count == 1 else {
        throw EditError("'add' needs an equation, such as 'Title.width = 2 * Card.width'")
      }
      _ = try TypedEquation(equation)
      self = .add(equation: equation)
    case .remove:
      guard !names.isEmpty else { throw EditError("'remove' needs a constraint") }
      self = .remove(constraints: names)
    case .pin:
      guard !names.isEmpty else { throw EditError("'pin' needs a view") }
      var pins: [Pin] = []
      var toMargins = false
      for (key, value) in settings {
        if key == "margins" {
          toMargins = try Self.flag(key, value)
        } else if let pin = try Pin(key, value) {
          pins.append(pin)
        }
      }
      guard !pins.isEmpty else { throw EditError.needs("pin", verb.keys.dropLast()) }
      self = .pin(views: names, pins, toMargins: toMargins)
    case .align:
      guard !names.isEmpty else { throw EditError("'align' needs a view") }
      var alignments: [Alignment] = []
      for (key, value) in settings {
        let offset = try value.map { text throws(EditError) in try Amount(key, text) }
        // `center` is both centers with the superview's.
        let kinds: [Alignment.Kind] =
          Alignment.Kind(rawValue: key).map { [$0] }
          ?? [.horizontallyInContainer, .verticallyInContainer]
        alignments += kinds.map { Alignment($0, offset: offset ?? .points(0)) }
      }
      guard !alignments.isEmpty else { throw EditError.needs("align", verb.keys[...]) }
      self = .align(views: names, alignments)
    case .addMissing: self = .addMissing(views: names)
    case .reset: self = .resetToSuggested(views: names)
    case .clear: self = .clear(views: names)
    case .updateFrames: self = .updateFrames(views: names)
    case .updateConstants: self = .updateConstants(views: names)
    case .insert: self = try Self.insertion(names, settings)
    case .move:
      guard !names.isEmpty else { throw EditError("'move' needs a view") }
      guard !settings.isEmpty else { throw EditError.needs("move", verb.keys) }
      self = .move(views: names, try ViewPlace(settings))
    case .delete:
      guard !names.isEmpty else { throw EditError("'delete' needs a view") }
      self = .delete(views: names)
    case .format:
      guard names.isEmpty else {
        throw EditError("'format' is of the whole document, not of views")
      }
      self = .format
    }
  }

  /// The operation as words, from which it can be created again.
  package var words: [String] {
    let given = settings.map { key, value in value.map { "\(key)=\($0)" } ?? key }
    return [verb.rawValue] + names + given
  }

  /// The first word.
  package var verb: Verb {
    switch self {
    case .set: .set
    case .add: .add
    case .remove: .remove
    case .pin: .pin
    case .align: .align
    case .addMissing: .addMissing
    case .resetToSuggested: .reset
    case .clear: .clear
    case .updateFrames: .updateFrames
    case .updateConstants: .updateConstants
    case .insert: .insert
    case .move: .move
    case .delete: .delete
    case .format: .format
    }
  }

  /// The named views or constraints.
  public var names: [String] {
    switch self {
    case .set(let constraint, _): [constraint]
    case .add(let equation): [equation]
    case .remove(let constraints): constraints
    case .pin(let views, _, _), .align(let views, _), .addMissing(let views),
      .resetToSuggested(let views), .clear(let views), .updateFrames(let views),
      .updateConstants(let views), .move(let views, _), .delete(let views):
      views
    case .insert, .format: []
    }
  }

  var settings: [(key: String, value: String?)] {
    switch self {
    case .set(_, let values): values.settings
    case .pin(_, let pins, let toMargins):
      pins.map(\.setting) + (toMargins ? [("margins", nil)] : [])
    case .align(_, let alignments):
      alignments.map { ($0.kind.rawValue, $0.offset == .points(0) ? nil : $0.offset.text) }
    case .insert(let kind, let place): [("kind", kind.rawValue)] + place.settings
    case .move(_, let place): place.settings
    default: []
    }
  }

  // MARK: Words

  static func flag(_ key: String, _ value: String?) throws(EditError) -> Bool {
    switch value?.lowercased() {
    case nil, "yes", "true": return true
    case "no", "false": return false
    default: throw EditError("\(key) is yes or no, not '\(value ?? "")'")
    }
  }

  static func number(_ key: String, _ text: String) throws(EditError) -> Double {
    // Typed minus signs and those of formulas.
    guard let value = Double(text.replacing("−", with: "-")), value.isFinite,
      abs(value) <= 1_000_000
    else { throw EditError("\(key) is a number of points up to 1000000, not '\(text)'") }
    return value
  }

  static func list(_ words: some Collection<String>) -> String {
    words.dropLast().joined(separator: ", ") + (words.count > 1 ? " or " : "")
      + (words.suffix(1).first ?? "")
  }

  static func hint(_ word: String, among known: [String]) -> String {
    let near = Spelling.nearest(to: word, among: known)
    guard !near.isEmpty else { return known.isEmpty ? "it takes none" : "known: \(list(known))" }
    return "did you mean \(near.map { "'\($0)'" }.joined(separator: ", "))?"
  }
}

extension EditError {
  fileprivate static func needs(_ verb: String, _ keys: some Collection<String>) -> EditError {
    EditError("'\(verb)' needs one or more of \(EditOperation.list(keys))")
  }
}

extension EditOperation.Amount {
  init(_ key: String, _ text: String) throws(EditError) {
    switch text {
    case "standard": self = .standard
    case "current": self = .current
    default: self = .points(try EditOperation.number(key, text))
    }
  }

  /// The amount as a word.
  var text: String {
    switch self {
    case .points(let value): value == value.rounded() ? "\(Int(value))" : "\(value)"
    case .standard: "standard"
    case .current: "current"
    }
  }
}

extension EditOperation.ConstraintValues {
  fileprivate init(_ settings: [(key: String, value: String?)]) throws(EditError) {
    self.init()
    for (key, value) in settings {
      guard let value else {
        guard key == "installed" else { throw EditError("\(key) needs a value: \(key)=…") }
        isInstalled = true
        continue
      }
      switch key {
      case "constant": constant = try EditOperation.Amount(key, value)
      case "multiplier":
        guard let multiplier = ConstraintMultiplier(value), multiplier.value != 0 else {
          throw EditError(
            "multiplier is a number, a ratio such as 16:9 or a percentage, not '\(value)'")
        }
        self.multiplier = value
      case "priority":
        guard let number = TypedEquation.priority(value) else {
          throw EditError(
            "priority is a number above 0 and up to 1000, required, high or low, not '\(value)'")
        }
        priority = number
      case "relation":
        let words = ["=": "equal", ">=": "greaterThanOrEqual", "<=": "lessThanOrEqual"]
        let name =
          words[value] ?? words[value.replacing("≥", with: ">=").replacing("≤", with: "<=")]
        guard let relation = LayoutRelation(name: name ?? value) else {
          throw EditError("relation is '=', '>=' or '<=', not '\(value)'")
        }
        self.relation = relation
      case "heightClass", "widthClass":
        guard ["compact", "regular"].contains(value) else {
          throw EditError("\(key) is compact or regular, not '\(value)'")
        }
      default: isInstalled = try EditOperation.flag(key, value)
      }
    }
    guard self != Self() else {
      throw EditError(
        "'set' needs one or more of \(EditOperation.list(EditOperation.Verb.set.keys))")
    }
    // In the order of documents.
    let classes = ["heightClass", "widthClass"].compactMap { key in
      settings.first { $0.key == key }?.value.map { "\(key)=\($0)" }
    }
    guard !classes.isEmpty else { return }
    guard relation == nil, multiplier == nil else {
      throw EditError("relation and multiplier are the same in all size classes")
    }
    sizeClasses = classes.joined(separator: "-")
  }

  fileprivate var settings: [(key: String, value: String?)] {
    var all: [(key: String, value: String?)] = []
    if let constant { all.append(("constant", constant.text)) }
    if let multiplier { all.append(("multiplier", multiplier)) }
    if let priority { all.append(("priority", EditOperation.Amount.points(priority).text)) }
    if let relation { all.append(("relation", relation.sign)) }
    if let isInstalled { all.append(("installed", isInstalled ? "yes" : "no")) }
    for part in sizeClasses?.split(separator: "-") ?? [] {
      let words = part.split(separator: "=").map(String.init)
      all.append((words[0], words[1]))
    }
    return all
  }
}

extension EditOperation.Pin {
  fileprivate init?(_ key: String, _ value: String?) throws(EditError) {
    func amount() throws(EditError) -> EditOperation.Amount {
      guard let value else { return .current }
      return try EditOperation.Amount(key, value)
    }
    func length() throws(EditError) -> EditOperation.Amount {
      let length = try amount()
      if case .points(let value) = length, value < 0 {
        throw EditError("\(key) is 0 or more, not '\(length.text)'")
      }
      guard length != .standard else { throw EditError("\(key) has no standard value") }
      return length
    }
    if let edge = EditOperation.Edge(rawValue: key) {
      self = .spacing(edge, try amount())
      return
    }
    switch key {
    case "edges": self = .edges(try amount())
    case "width": self = .width(try length())
    case "height": self = .height(try length())
    case "equal-widths", "equal-heights":
      guard try EditOperation.flag(key, value) else { return nil }
      self = key == "equal-widths" ? .equalWidths : .equalHeights
    default:
      if let value {
        guard let ratio = ConstraintMultiplier(value), ratio.value > 0 else {
          throw EditError("aspect-ratio is a ratio such as 16:9, not '\(value)'")
        }
      }
      self = .aspectRatio(value)
    }
  }

  fileprivate var setting: (key: String, value: String?) {
    func word(_ amount: EditOperation.Amount) -> String? {
      amount == .current ? nil : amount.text
    }
    switch self {
    case .spacing(let edge, let amount): return (edge.rawValue, word(amount))
    case .edges(let amount): return ("edges", word(amount))
    case .width(let amount): return ("width", word(amount))
    case .height(let amount): return ("height", word(amount))
    case .equalWidths: return ("equal-widths", nil)
    case .equalHeights: return ("equal-heights", nil)
    case .aspectRatio(let ratio): return ("aspect-ratio", ratio)
    }
  }
}
