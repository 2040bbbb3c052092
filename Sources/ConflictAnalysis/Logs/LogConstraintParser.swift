/// Parses one printed constraint, without the enclosing `<` and `>`.
///
///     NSLayoutConstraint:0x6000 'gap' H:[UILabel:0x7f'A']-(>=8)-|   (active, names: '|':UIView:0x7e )
///
/// Grammar: class, address, label, mask, identifier, body, priority, state; the body is a visual
/// format or an equation.
struct LogConstraintParser {
  typealias Bytes = ArraySlice<UInt8>

  var text: Bytes
  var names: [(name: String, item: LogConstraint.Item)] = []
  var bar: LogConstraint.Item?
  /// Whether an address may follow in a list of names; once there is none, it is not searched again.
  private var namesHaveAddresses = true
  private var isActive = true
  private var hasState = false
  private var printsActivity = false

  init(_ text: Bytes) { self.text = text }

  static let attributes = [
    "centerXWithinMargins", "centerYWithinMargins", "leadingMargin", "trailingMargin",
    "bottomMargin", "rightMargin", "firstBaseline", "lastBaseline", "leftMargin", "topMargin",
    "baseline", "trailing", "leading", "centerX", "centerY", "height", "bottom", "right", "width",
    "left", "minX", "minY", "midX", "midY", "maxX", "maxY", "top",
  ].map { Array($0.utf8) }

  mutating func parse() -> LogConstraint? {
    skipBlanks()
    guard let className = takeClass(), take(":") else { return nil }
    skipBlanks()
    var identifier: String?
    let start = text
    var address = takeAddress()
    if address == nil, let named = takeNamedAddress() {
      identifier = named.name
      address = named.address
    } else if address == nil {
      text = start
      if skipPlaceholder() {
        address = Self.noAddress + Self.string(text)
      } else {
        // A library prints a label in place of the address.
        guard let end = labelEnd else { return nil }
        identifier = Self.string(text[text.startIndex..<end])
        text = text[end...]
      }
    }
    var place: String?
    if take("@") { place = takePlace() }
    address = address ?? (identifier ?? "") + (place.map { "@\($0)" } ?? "")
    guard let address else { return nil }
    takeState()
    skipBlanks()
    skipMask()
    let isQuoted = peek == UInt8(ascii: "'")
    if isQuoted { identifier = takeIdentifier() }
    skipBlanks()
    var priority = 1000.0
    if let start = text.place(of: " priority:") {
      var rest = LogConstraintParser(text[(start + 10)...])
      priority = rest.takeNumber() ?? 1000
      text = text[..<start]
    } else if let start = text.place(of: " ^") {
      var rest = LogConstraintParser(text[(start + 2)...])
      let number = rest.takeNumber()
      priority = number ?? (rest.take("low") ? 250 : rest.take("medium") ? 500 : 750)
      text = text[..<start]
    }
    var content: (Bool, Bool)?
    if let start = text.place(of: " Hug:") {
      var rest = LogConstraintParser(text[(start + 5)...])
      let hug = rest.takeNumber() ?? 250
      rest.skipBlanks()
      let resists = rest.take("CompressionResistance:") ? rest.takeNumber() ?? 750 : 750
      content = (hug >= 1000, resists >= 1000)
      text = text[..<start]
    }
    trimEnd()
    let isVisual = text.starts(with: "H:".utf8) || text.starts(with: "V:".utf8)
    guard var read = take("H:") ? format("H") : take("V:") ? format("V") : equation(),
      Self.distinguishesItems(read)
    else { return nil }
    if isVisual, text.place(of: "(LTR)") != nil { read = read.withLeftAndRight }
    read.className = className
    read.address = address
    read.place = place
    read.identifier = identifier
    read.priority = min(read.priority, priority)
    read.isActive = isActive
    read.showsIdentifier = hasState || isQuoted || isVisual
    read.hasState = printsActivity
    read.bar = bar
    read.content = content
    return read
  }

  // MARK: Head and state

  /// What precedes the text of a constraint whose address was removed, which stands for the address.
  static let noAddress = "no address: "

  /// Skips what is in place of the constraint's address; returns whether there is nothing else, such as a label.
  private mutating func skipPlaceholder() -> Bool {
    // A label in angle brackets is cut at its end, so that it does not distinguish views everywhere.
    guard text.place(of: "0x<") == nil else { return false }
    if text.starts(with: "0x".utf8) {
      _ = takeWhile { $0 != 0x20 }
      return true
    }
    return ["V:", "H:", "h=", "'"].contains { text.starts(with: $0.utf8) }
  }

  /// Where a label ends: SnapKit's before its place, Masonry's before the first item, which has a class.
  private var labelEnd: Int? {
    if let end = text.firstIndex(of: UInt8(ascii: "@")), text[end...].contains(UInt8(ascii: "#")) {
      return end
    }
    return text.indices.first { index in
      guard text[index] == 0x20, index > text.startIndex else { return false }
      var rest = LogConstraintParser(text[(index + 1)...])
      return rest.takeClass() != nil && rest.peek == UInt8(ascii: ":")
    }
  }

  mutating func takeClass() -> String? {
    let isEmphasized = peek == UInt8(ascii: "*")
    var name = takeWhile {
      Self.isWord($0) || $0 == UInt8(ascii: ".") || $0 >= 0x80
        || isEmphasized && $0 == UInt8(ascii: "*")
    }
    if !name.isEmpty, peek == UInt8(ascii: "<") {
      let rest = text
      let end = takeGenerics()
      name += rest[rest.startIndex..<end]
    }
    return name.isEmpty ? nil : Self.restored(Self.string(name))
  }

  /// Returns the name of a class with the underscores that a page replaced, as it takes two of them for emphasis.
  private static func restored(_ name: String) -> String {
    name.hasPrefix("*") ? String(name.map { $0 == "*" ? "_" : $0 }) : name
  }

  /// Parses the angle brackets after a generic class; returns where they end.
  private mutating func takeGenerics() -> Int {
    var depth = 0
    for index in text.indices {
      if text[index] == UInt8(ascii: "<") { depth += 1 }
      if text[index] == UInt8(ascii: ">") { depth -= 1 }
      guard depth == 0 else { continue }
      text = text[(index + 1)...]
      break
    }
    return text.startIndex
  }

  mutating func takeAddress() -> String? {
    let start = text
    guard take("0x") else { return nil }
    let digits = takeWhile(Self.isWord)
    guard !digits.isEmpty else {
      text = start
      return nil
    }
    return "0x" + Self.string(digits)
  }

  /// Reads `Class:0x600`, with blanks before the address.
  mutating func takeClassAndAddress() -> (className: String, address: String)? {
    guard let className = takeClass(), take(":") else { return nil }
    skipBlanks()
    return takeAddress().map { (className, $0) }
  }

  /// Parses a name before an address in brackets, as some apps describe views and constraints: `title[0x7f]`.
  mutating func takeNamedAddress() -> (name: String, address: String)? {
    guard let bracket = text.firstIndex(of: UInt8(ascii: "[")), bracket > text.startIndex,
      text[..<bracket].allSatisfy({ $0 != 0x20 && $0 != UInt8(ascii: "]") })
    else { return nil }
    let start = text
    text = text[(bracket + 1)...]
    guard let address = takeAddress(), take("]") else {
      text = start
      return nil
    }
    return (Self.string(start[..<bracket]), address)
  }

  private mutating func takePlace() -> String? {
    // The file's name may contain blanks; the label ends at the end of the line.
    guard let hash = text.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let file = Self.string(text[text.startIndex..<hash])
    text = text[(hash + 1)...]
    let line = Self.string(takeWhile { (0x30...0x39).contains($0) })
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return line.isEmpty ? name : "\(name):\(line)"
  }

  private mutating func skipMask() {
    guard take("h=") else { return }
    _ = takeWhile { $0 != 0x20 }
    skipBlanks()
    if take("v=") { _ = takeWhile { $0 != 0x20 && $0 != UInt8(ascii: "'") } }
    skipBlanks()
  }

  private mutating func takeIdentifier() -> String? {
    text = text.dropFirst()
    guard let end = text.place(of: "' ") ?? text.firstIndex(of: UInt8(ascii: "'")) else {
      return nil
    }
    let name = Self.string(text[text.startIndex..<end])
    text = text[(end + 1)...]
    return name
  }

  /// Parses the state at the end, and the names that it lists.
  private mutating func takeState() {
    let markers = ["(active", "(inactive", "(Names:"]
    guard let start = markers.compactMap({ Self.lastPlace(of: $0, in: text) }).min() else { return }
    var state = LogConstraintParser(text[start...])
    isActive = state.text.place(of: "(inactive") == nil
    hasState = true
    printsActivity = !isActive || state.text.place(of: "(active") != nil
    text = text[..<start]
    trimEnd()
    guard let list = state.text.place(of: "ames:") else { return }
    state.text = state.text[(list + 5)...]
    if let close = state.text.lastIndex(of: UInt8(ascii: ")")) { state.text = state.text[..<close] }
    while !state.text.isEmpty {
      state.skipBlanks()
      if state.take(",") { continue }
      if state.take("'|':") {
        bar = state.nameEntry(isBar: true)?.item
      } else if let entry = state.nameEntry(isBar: false) {
        names.append(entry)
      } else {
        break
      }
      _ = state.takeWhile { $0 != UInt8(ascii: ",") }
    }
    // A view with an identifier has it in place of its class, behind the bar as well.
    if let old = bar, let named = names.first(where: { $0.item.key == old.key }) {
      // Some identifiers are the names of classes.
      let isClass = Self.classWithoutAddress(Array(named.name.utf8)[...]) == named.name.utf8.count
      bar?.text = named.item.text
      if !isClass { bar?.className = "" }
    }
    names.sort { $0.name.utf8.count > $1.name.utf8.count }
  }

  /// Parses `NAME:0x…`, or after the bar `Class:0x…'text'`.
  private mutating func nameEntry(isBar: Bool) -> (name: String, item: LogConstraint.Item)? {
    let colon = namesHaveAddresses ? text.place(of: ":0x") : nil
    namesHaveAddresses = colon != nil
    // Where addresses were removed, only the class of the superview is left.
    let entryEnd = text.firstIndex(of: UInt8(ascii: ",")) ?? text.endIndex
    if isBar, colon.map({ $0 > entryEnd }) ?? true {
      var entry = LogConstraintParser(text[..<entryEnd])
      entry.skipBlanks()
      entry.trimEnd()
      let name = Self.string(entry.text)
      if !entry.isClassAndAddress, let item = Self.itemAroundAddress(entry.text) {
        text = text[entryEnd...]
        return (name, item)
      }
      if Self.classWithoutAddress(entry.text) != nil {
        text = text[entryEnd...]
        return (name, Self.itemWithoutAddress(entry.text))
      }
    }
    if isBar, let colon, text[..<colon].contains(0x20),
      let item = Self.itemAroundAddress(text[..<entryEnd])
    {
      text = text[entryEnd...]
      return (item.text ?? "", item)
    }
    guard let colon = colon ?? text.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let name = Self.string(text[text.startIndex..<colon])
    text = text[(colon + 1)...]
    skipBlanksBeforeAddress()
    var key = Self.string(takeWhile(Self.isWord))
    if isBar, key.isEmpty || key == "0x" {
      let rest = takeWhile { $0 != 0x20 && $0 != UInt8(ascii: ",") }
      return (name, Self.item(of: Self.restored(name), placeholder: key + Self.string(rest)))
    }
    guard !key.isEmpty else { return nil }
    if isBar { key = Self.key(of: key, Self.restored(name)) }
    var item = LogConstraint.Item(className: isBar ? Self.restored(name) : "", key: key, text: nil)
    if !isBar { item.text = name }
    if peek == UInt8(ascii: "'") {
      text = text.dropFirst()
      item.text = Self.string(takeWhile { $0 != UInt8(ascii: "'") })
    }
    return (name, item)
  }
}
