/// Finds what the code of a file assigns to objects of documents, by the names of their outlets: constants, texts, images,
/// sizes of contents, frames, colors of texts, and whether views are hidden.
///
/// A constant that is assigned while a keyboard appears or a text is edited is left out: without a keyboard, it is the
/// document's.
struct OutletChangesInCode {
  private let list: TokenList
  private let language: SourceLanguage
  private let methods: MethodRanges
  /// Whether methods follow the keyboard, by their numbers.
  private var following: [Int: Bool] = [:]
  private var found: Set<OutletChange> = []
  /// The variables of loops with the collections that they run over, and the tokens of the loops.
  private var loops: [(variables: Set<String>, collections: Set<String>, body: Range<Int>)] = []

  /// The properties other than constants.
  private static let properties: [String: OutletChange.Kind] = [
    "text": .text, "attributedText": .text, "image": .image, "contentSize": .contentSize,
    "isHidden": .isHidden, "hidden": .isHidden, "frame": .frame, "center": .frame,
    "bounds": .frame, "textColor": .textColor,
  ]
  private static let setters: [String: OutletChange.Kind] = [
    "setTitle": .text, "setAttributedTitle": .text, "setText": .text, "setAttributedText": .text,
    "setContentSize": .contentSize, "setHidden": .isHidden, "setFrame": .frame,
    "setCenter": .frame, "setBounds": .frame, "setTextColor": .textColor,
    "setTitleColor": .textColor,
  ]
  /// What libraries for images put between a view and their methods.
  private static let namespaces: Set = ["kf", "sd", "af", "yy", "nk", "rx"]

  /// What a method sets; libraries have their own names for images, such as `sd_setImage`.
  private static func kind(ofMethod name: String) -> OutletChange.Kind? {
    setters[name] ?? (name.lowercased().contains("setimage") ? .image : nil)
  }

  /// Returns what is assigned.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of tokens.
  static func changes(in list: TokenList, _ language: SourceLanguage) -> Set<OutletChange> {
    var reader = OutletChangesInCode(list, language)
    for index in list.tokens.indices {
      reader.readLoop(index)
      reader.readAssignment(index)
      switch language {
      case .swift: reader.readCall(index)
      case .objectiveC: reader.readMessage(index)
      }
    }
    return reader.found
  }

  private init(_ list: TokenList, _ language: SourceLanguage) {
    (self.list, self.language) = (list, language)
    methods = MethodRanges(in: list, language)
  }

  /// Reads `heightConstraint.constant = 40` or `label.text = name`, at the property.
  private mutating func readAssignment(_ index: Int) {
    guard let property = list.word(index),
      property == "constant" || Self.properties[property] != nil,
      let outlet = outlet(before: index)
    else { return }
    let isAssigned = list.is(index + 1, "=")
    let isChanged =
      list.is(index + 2, "=") && ["+", "-", "*", "/"].contains(list[index + 1]?.text ?? "")
    guard isAssigned || isChanged else { return }
    if let kind = Self.properties[property] {
      if kind == .image, isChangedImage(list.statement(from: index + 2, language), of: outlet) {
        return
      }
      insert(kind, of: outlet, at: index)
      return
    }
    add(
      isAssigned ? list.statement(from: index + 2, language) : index..<index, to: outlet, at: index)
  }

  /// Whether an image is another rendering of the one that the outlet has, as in
  /// `icon.image = icon.image?.withRenderingMode(.alwaysTemplate)`.
  private func isChangedImage(_ value: Range<Int>, of name: String) -> Bool {
    value.contains { index in
      list.word(index) == "image" && outlet(before: index) == name
    }
  }

  /// Reads `button.setTitle(name, for: .normal)`, at the method.
  private mutating func readCall(_ index: Int) {
    guard list.is(index + 1, "("), let method = list.word(index),
      let kind = Self.kind(ofMethod: method), let outlet = outlet(before: index)
    else { return }
    insert(kind, of: outlet, at: index)
  }

  /// Adds a change of an outlet, and of the collection over which a loop with its name runs.
  private mutating func insert(_ kind: OutletChange.Kind, of outlet: String, at index: Int) {
    found.insert(OutletChange(kind, of: outlet))
    for loop in loops where loop.body.contains(index) && loop.variables.contains(outlet) {
      for name in loop.collections { found.insert(OutletChange(kind, of: name)) }
    }
  }

  /// The greatest number of tokens of a loop's head that are read.
  private static let longestHead = 40

  /// Reads `for label in labels {`, `for (UILabel *label in self.labels) {` and `labels.forEach { $0`, at the first word
  /// or the method.
  private mutating func readLoop(_ index: Int) {
    if list.is(index, "for") {
      let head = index..<min(index + Self.longestHead, list.count)
      guard let keyword = head.first(where: { list.is($0, "in") }),
        let start = head.first(where: { $0 > keyword && list.is($0, "{") })
      else { return }
      loops.append(
        (
          Set((index + 1..<keyword).compactMap { list.word($0) }),
          Set((keyword + 1..<start).compactMap { list.word($0).map(variable) }),
          start..<list.after(start)
        ))
    } else if list.is(index, "forEach"), list.is(index + 1, "{"), let name = outlet(before: index) {
      let parameter = list.is(index + 3, "in") ? list.word(index + 2) : nil
      loops.append(
        (Set(["$0"] + [parameter].compactMap { $0 }), [name], index + 1..<list.after(index + 1)))
    }
  }

  /// Reads `[self.heightConstraint setConstant:40]`, at its bracket.
  private mutating func readMessage(_ index: Int) {
    guard list.is(index, "["), list.word(index + 1) != nil || list.is(index + 1, "["),
      let message = ObjectiveCMessage(at: index, in: list), let part = message.parts.first,
      let name = name(endingAt: message.receiver.upperBound - 1)
    else { return }
    if part.name == "setConstant" {
      add(part.argument, to: variable(name), at: index)
    } else if let kind = Self.kind(ofMethod: part.name) {
      if kind == .image, isChangedImage(part.argument, of: variable(name)) { return }
      insert(kind, of: variable(name), at: index)
    }
  }

  /// Returns the name before a period and a property.
  private func outlet(before index: Int) -> String? {
    guard list.is(index - 1, ".") else { return nil }
    var end = index - 1
    while list.is(end - 1, "?") || list.is(end - 1, "!") { end -= 1 }
    guard let name = name(endingAt: end - 1) else { return nil }
    return Self.namespaces.contains(name) && list.is(end - 2, ".")
      ? outlet(before: end - 1) : variable(name)
  }

  /// Returns the last name of an expression by its last token: of a subscript, the name of the collection, also of
  /// `[self.labels objectAtIndex:0]` and of a cast in parentheses.
  private func name(endingAt last: Int) -> String? {
    if let name = list.word(last) { return name }
    guard let other = list[last].map({ _ in list.partner[last] }), other >= 0, other < last else {
      return nil
    }
    if list.is(last, ")") {
      // The arguments of a call say nothing about its value.
      return list.word(other - 1) == nil ? list.word(last - 1) ?? subscripted(at: last - 1) : nil
    }
    return list.is(last, "]") ? subscripted(at: last) : nil
  }

  /// Returns the name of the collection of which a bracket ends a subscript or a message that returns one object.
  private func subscripted(at bracket: Int) -> String? {
    guard list.is(bracket, "]"), list.partner[bracket] > 0 else { return nil }
    let start = list.partner[bracket]
    let isOptional = list.is(start - 1, "?") || list.is(start - 1, "!")
    if let name = list.word(isOptional ? start - 2 : start - 1) { return name }
    guard language == .objectiveC, let message = ObjectiveCMessage(at: start, in: list),
      message.parts.first?.name.hasPrefix("objectAtIndex") == true
    else { return nil }
    return list.word(message.receiver.upperBound - 1)
  }

  private func variable(_ name: String) -> String {
    language == .objectiveC && name.hasPrefix("_") ? String(name.dropFirst()) : name
  }

  private mutating func add(_ value: Range<Int>, to outlet: String, at index: Int) {
    guard !followsKeyboard(at: index) else { return }
    for branch in branches(of: value) {
      found.insert(OutletChange(.constant(number(branch)), of: outlet))
    }
  }

  /// Returns the two values of `a ? b : c`, or the value itself.
  private func branches(of value: Range<Int>) -> [Range<Int>] {
    guard let mark = value.first(where: { list.is($0, "?") && !list.is($0 + 1, ".") }),
      let colon = value.last(where: { list.is($0, ":") }), mark < colon
    else { return [value] }
    return [mark + 1..<colon, colon + 1..<value.upperBound]
  }

  private func number(_ range: Range<Int>) -> Double? {
    let isNegative = range.first.map { list.is($0, "-") } ?? false
    let range = isNegative ? range.dropFirst() : range
    guard range.count == 1, let token = list[range.lowerBound], token.kind == .number else {
      return nil
    }
    let text = token.text.filter { $0 != "_" && $0 != "f" && $0 != "F" }
    return Double(text).map { isNegative ? -$0 : $0 }
  }

  /// Returns whether the method around an index follows the keyboard or the editing of a text: by its name, by the
  /// notification in whose closure it is, or by the frame that it reads.
  private mutating func followsKeyboard(at index: Int) -> Bool {
    let method = methods.method(at: index)
    if let known = following[method] { return known }
    let (before, body) = methods.parts(of: method)
    let signature =
      before.last { index in
        switch language {
        case .swift: list.is(index, "func")
        case .objectiveC: (list.is(index, "-") || list.is(index, "+")) && list.is(index + 1, "(")
        }
      }.map { $0..<before.upperBound } ?? 0..<0
    let follows =
      signature.contains { names(["keyboard", "editing"], at: $0) }
      || body.contains { names(["keyboardframe", "keyboardheight", "keyboardsize"], at: $0) }
    following[method] = follows
    return follows
  }

  private func names(_ parts: [String], at index: Int) -> Bool {
    guard let word = list.word(index)?.lowercased() else { return false }
    return parts.contains { word.contains($0) }
  }
}
