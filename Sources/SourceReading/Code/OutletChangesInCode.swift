/// Finds what the code of a file assigns to objects of documents, by the names of their outlets: constants, texts, images,
/// sizes of contents, frames, colors and fonts of texts, labels for assistive technologies, the appearance, and whether views
/// are hidden.
///
/// Also finds the view controllers that make their view themselves.
///
/// A constant that is assigned while a keyboard appears or a text is edited is left out: without a keyboard, it is the
/// document's.
struct OutletChangesInCode {
  let list: TokenList
  let language: SourceLanguage
  private let methods: MethodRanges
  /// Whether methods follow the keyboard, by their numbers.
  private var following: [Int: Bool] = [:]
  private var found: Set<OutletChange> = []
  /// The variables of loops with the collections that they run over, and the tokens of the loops.
  private var loops: [(variables: Set<String>, collections: Set<Receiver>, body: Range<Int>)] = []
  /// The types around a token, with the indices of their ends, the innermost last.
  private var types: [(name: String, end: Int)] = []
  /// The types that set the frames of all their subviews in code of their layout.
  private var placing: Set<String> = []
  /// The types that override `loadView()` without that of their superclass.
  private var viewMaking: Set<String> = []
  /// Whether the file has the delegate of an app or of a scene.
  private let hasDelegate: Bool

  /// An object of which code changes something, by the name of its outlet.
  struct Receiver: Hashable {
    var name: String
    /// Whether the outlet is one of the type whose code it is, and not of another object.
    var isOwn: Bool
  }

  /// The properties other than constants.
  private static let properties: [String: OutletChange.Kind] = [
    "text": .text, "attributedText": .text, "image": .image, "contentSize": .contentSize,
    "isHidden": .isHidden, "hidden": .isHidden, "frame": .frame, "center": .frame,
    "bounds": .frame, "textColor": .textColor, "font": .font, "configuration": .font,
    "titleTextAttributesTransformer": .font, "accessibilityLabel": .accessibility,
    "isAccessibilityElement": .accessibility, "accessibilityElementsHidden": .accessibility,
  ]
  private static let setters: [String: OutletChange.Kind] = [
    "setTitle": .text, "setAttributedTitle": .text, "setText": .text, "setAttributedText": .text,
    "setContentSize": .contentSize, "setHidden": .isHidden, "setFrame": .frame,
    "setCenter": .frame, "setBounds": .frame, "setTextColor": .textColor,
    "setTitleColor": .textColor, "sizeToFit": .frame, "setFont": .font, "setConfiguration": .font,
    "setAccessibilityLabel": .accessibility, "setIsAccessibilityElement": .accessibility,
    "setAccessibilityElementsHidden": .accessibility,
  ]
  /// The properties that a view often sets of itself, without `self`.
  private static let ofItself: Set = ["textColor", "font"]
  /// The texts that have fonts of their own.
  private static let attributed: Set = [
    "attributedText", "setAttributedText", "setAttributedTitle",
  ]
  /// The methods by which a delegate begins with its window.
  private static let beginnings: Set = [
    "didFinishLaunchingWithOptions", "willConnectTo", "willConnectToSession",
  ]

  /// What a method sets; libraries have their own names for images, such as `sd_setImage`, and apps for fonts.
  private static func kind(ofMethod name: String) -> OutletChange.Kind? {
    if let kind = setters[name] { return kind }
    let name = name.lowercased()
    return name.contains("setimage") ? .image : name.contains("font") ? .font : nil
  }

  /// Returns what is assigned.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of tokens.
  static func changes(
    in list: TokenList, _ language: SourceLanguage
  ) -> (outlets: Set<OutletChange>, placing: Set<String>, viewMaking: Set<String>) {
    var reader = OutletChangesInCode(list, language)
    for index in list.tokens.indices {
      reader.types.removeAll { $0.end <= index }
      if let type = list.type(at: index, language) {
        // In Objective-C, one ends where the next begins.
        if language == .objectiveC { reader.types = [] }
        reader.types.append((type.name, type.end))
      }
      reader.readLoop(index)
      reader.readAppearance(index)
      reader.readView(index)
      reader.readAssignment(index)
      switch language {
      case .swift: reader.readCall(index)
      case .objectiveC: reader.readMessage(index)
      }
    }
    return (reader.found, reader.placing, reader.viewMaking)
  }

  private init(_ list: TokenList, _ language: SourceLanguage) {
    (self.list, self.language) = (list, language)
    hasDelegate = list.tokens.contains { Self.beginnings.contains($0.text) }
    methods = MethodRanges(in: list, language)
  }

  /// Reads `heightConstraint.constant = 40` or `label.text = name`, at the property.
  private mutating func readAssignment(_ index: Int) {
    guard let property = list.word(index),
      property == "constant" || Self.properties[property] != nil,
      let outlet = outlet(before: index) ?? itself(before: index, property)
    else { return }
    let isAssigned = list.is(index + 1, "=")
    let isChanged =
      list.is(index + 2, "=") && ["+", "-", "*", "/"].contains(list[index + 1]?.text ?? "")
    guard isAssigned || isChanged else { return }
    if let kind = Self.properties[property] {
      if kind == .image, isChangedImage(list.statement(from: index + 2, language), of: outlet) {
        return
      }
      insert(kind, by: property, of: outlet, button(of: outlet, before: index), at: index)
      return
    }
    add(
      isAssigned ? list.statement(from: index + 2, language) : index..<index, to: outlet, at: index)
  }

  /// Returns the object itself, of which a property is set by its name alone.
  private func itself(before index: Int, _ property: String) -> Receiver? {
    guard language == .swift, Self.ofItself.contains(property), !types.isEmpty,
      !list.is(index - 1, "."), !list.is(index - 1, "let"), !list.is(index - 1, "var"),
      list.is(index + 1, "=")
    else { return nil }
    return Receiver(name: "self", isOwn: true)
  }

  /// Whether an image is another rendering of the one that the outlet has, as in
  /// `icon.image = icon.image?.withRenderingMode(.alwaysTemplate)`.
  private func isChangedImage(_ value: Range<Int>, of receiver: Receiver) -> Bool {
    value.contains { index in
      list.word(index) == "image" && outlet(before: index)?.name == receiver.name
    }
  }

  /// Reads `button.setTitle(name, for: .normal)`, at the method.
  private mutating func readCall(_ index: Int) {
    guard list.is(index + 1, "("), let method = list.word(index),
      let kind = Self.kind(ofMethod: method), !list.is(index - 1, "func")
    else { return }
    let outlet = outlet(before: index)
    if let outlet {
      insert(kind, by: method, of: outlet, button(of: outlet, before: index), at: index)
    }
    // `style(titleLabel, font: title)` is one of its argument, and `UIFont.systemFont(ofSize: size)` of none.
    guard kind == .font, outlet?.name != "UIFont" else { return }
    for argument in list.arguments(of: index + 1) {
      let start = argument.lowerBound
      let isLabeled = list.word(start) != nil && list.is(start + 1, ":")
      insertFont(ofArgument: isLabeled ? start + 2..<argument.upperBound : argument, at: index)
    }
  }

  /// Adds a font of what is passed as an argument, if that is a name.
  private mutating func insertFont(ofArgument argument: Range<Int>, at index: Int) {
    guard let first = argument.first, let last = argument.last, list.word(first) != nil,
      argument.allSatisfy({ place in
        list.word(place) != nil || [".", "?", "!"].contains { list.is(place, $0) }
      }), let receiver = name(endingAt: last)
    else { return }
    insert(.font, of: receiver, at: index)
  }

  /// Reads `window.overrideUserInterfaceStyle = .light`, at the property, and the message that sets it.
  private mutating func readAppearance(_ index: Int) {
    let value: Range<Int>
    var receiver: String?
    if list.is(index, "overrideUserInterfaceStyle"), list.is(index + 1, "="),
      !list.is(index + 2, "=")
    {
      (value, receiver) = (list.statement(from: index + 2, language), outlet(before: index)?.name)
    } else if list.is(index, "setOverrideUserInterfaceStyle"), list.is(index + 1, ":") {
      (value, receiver) = (index + 2..<index + 3, list.word(index - 1).map(variable))
    } else {
      return
    }
    guard let last = value.last else { return }
    let isLight =
      value.count <= 3 && ["light", "UIUserInterfaceStyleLight"].contains(list.word(last))
    // What is light without a window of the app may be a part of it.
    guard isLight else {
      found.insert(OutletChange(.appearance(isLight: false), of: "window"))
      return
    }
    if hasDelegate, receiver?.lowercased().hasSuffix("window") == true {
      found.insert(OutletChange(.appearance(isLight: true), of: "window"))
    }
  }

  /// Reads `override func loadView() {` and `- (void)loadView {`, at the name.
  private mutating func readView(_ index: Int) {
    guard list.is(index, "loadView"), let type = types.last else { return }
    switch language {
    case .swift:
      guard list.is(index - 1, "func"), list.is(index + 1, "("),
        (index - 4..<index).contains(where: { list.is($0, "override") })
      else { return }
    case .objectiveC: guard list.is(index - 1, ")"), list.is(index + 1, "{") else { return }
    }
    let body = methods.parts(of: methods.method(at: index)).body
    guard body.lowerBound > index else { return }
    let callsSuper = body.contains { place in
      list.is(place, "super")
        && (list.is(place + 1, "loadView")
          || list.is(place + 1, ".") && list.is(place + 2, "loadView"))
    }
    if !callsSuper { viewMaking.insert(type.name) }
  }

  /// Adds a change of an outlet, and of the collection over which a loop with its name runs.
  private mutating func insert(_ kind: OutletChange.Kind, of outlet: Receiver, at index: Int) {
    var receivers: Set = [outlet]
    for loop in loops where loop.body.contains(index) && loop.variables.contains(outlet.name) {
      receivers.formUnion(loop.collections)
    }
    for receiver in receivers {
      found.insert(
        OutletChange(kind, of: receiver.name, in: receiver.isOwn ? types.last?.name : nil))
    }
    if kind == .frame, receivers.contains(where: { $0.name.hasSuffix("ubviews") }),
      let type = types.last, isInLayout(index)
    {
      placing.insert(type.name)
    }
  }

  /// Whether the method around an index is one of layout, by its name.
  private func isInLayout(_ index: Int) -> Bool {
    let (before, body) = methods.parts(of: methods.method(at: index))
    guard body.contains(index) else { return false }
    let start: Int? =
      switch language {
      case .swift: before.last { list.is($0, "func") }.map { $0 + 1 }
      case .objectiveC:
        before.last { list.is($0, "-") && list.is($0 + 1, "(") }.map { list.after($0 + 1) }
      }
    return start.flatMap { list.word($0)?.lowercased().contains("layout") } ?? false
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
          Set((keyword + 1..<start).compactMap { receiver(at: $0) }),
          start..<list.after(start)
        ))
    } else if list.is(index, "forEach"), list.is(index + 1, "{") {
      let names = listed(before: index) ?? outlet(before: index).map { [$0] } ?? []
      let parameter = list.is(index + 3, "in") ? list.word(index + 2) : nil
      loops.append(
        (Set(["$0"] + [parameter].compactMap { $0 }), names, index + 1..<list.after(index + 1)))
    }
  }

  /// Returns the names in the list before a period, as in `[title, detail].forEach`; nil if there is no list.
  private func listed(before index: Int) -> Set<Receiver>? {
    guard list.is(index - 1, "."), list.is(index - 2, "]"), list.partner[index - 2] >= 0 else {
      return nil
    }
    let start = list.partner[index - 2]
    guard start > 0, list.word(start - 1) == nil,
      ![")", "]", "?", "!"].contains(where: { list.is(start - 1, $0) })
    else { return nil }
    return Set((start + 1..<index - 2).compactMap { receiver(at: $0) })
  }

  /// Reads `[self.heightConstraint setConstant:40]`, at its bracket.
  private mutating func readMessage(_ index: Int) {
    guard list.is(index, "["), list.word(index + 1) != nil || list.is(index + 1, "["),
      let message = ObjectiveCMessage(at: index, in: list), let part = message.parts.first,
      let name = name(endingAt: message.receiver.upperBound - 1)
    else { return }
    if part.name == "setConstant" {
      add(part.argument, to: name, at: index)
    } else if let kind = Self.kind(ofMethod: part.name) {
      if kind == .image, isChangedImage(part.argument, of: name) { return }
      let button = button(of: name, endingAt: message.receiver.upperBound - 1)
      insert(kind, by: part.name, of: name, button, at: index)
      guard kind == .font, name.name != "UIFont" else { return }
      for part in message.parts { insertFont(ofArgument: part.argument, at: index) }
    }
  }

  /// Adds a change by a property or method of an outlet, and of the button of which it is a part.
  private mutating func insert(
    _ kind: OutletChange.Kind, by member: String, of outlet: Receiver, _ button: Receiver?,
    at index: Int
  ) {
    for name in [outlet, button].compactMap(\.self) {
      insert(kind, of: name, at: index)
      if Self.attributed.contains(member) { insert(.font, of: name, at: index) }
    }
  }

  private mutating func add(_ value: Range<Int>, to outlet: Receiver, at index: Int) {
    guard !followsKeyboard(at: index) else { return }
    for branch in branches(of: value) {
      found.insert(OutletChange(.constant(number(branch)), of: outlet.name))
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
