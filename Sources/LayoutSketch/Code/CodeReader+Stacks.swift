internal import LayoutGeometry

/// Stack views: their properties and methods.
extension CodeReader {
  /// Calls a method of a stack view.
  mutating func stackMethod(_ call: Call, of view: Int) throws(Stop) -> Value {
    guard let first = call.first else { throw .unread }
    guard isStack(view) else {
      throw .problem(at: call.place, "‘\(sketch.views[view].name)’ is no stack view here")
    }
    if call.name == "setCustomSpacing" {
      guard call.arguments.count == 2 else { throw .unread }
      let after = try item(value(call.arguments[1].value), at: call.place).view
      let space = try number(first)
      sketch.views[view].stack?.customSpacings[after] = space
      return .nothing
    }
    let added = try item(value(first), at: start(of: first)).view
    sketch.views[view].stack?.arranged.removeAll { $0 == added }
    guard call.name != "removeArrangedSubview" else { return .nothing }
    try add(.item(Sketch.Item(added)), to: view, first)
    var place = sketch.views[view].stack?.arranged.count ?? 0
    if call.name == "insertArrangedSubview", call.arguments.count == 2 {
      let index = try number(call.arguments[1].value)
      guard index >= 0, index <= Double(place), index == index.rounded() else {
        throw .problem(at: start(of: call.arguments[1].value), "there are \(place) arranged views")
      }
      place = Int(index)
    }
    arrange(added, in: view, at: place)
    return .nothing
  }

  /// Whether a view is a stack view; one of a class that is not known here is, where it is used as one.
  private mutating func isStack(_ view: Int) -> Bool {
    if sketch.views[view].stack != nil { return true }
    guard !plainViews.contains(view) else { return false }
    sketch.views[view].stack = Sketch.Stack()
    return true
  }

  /// Properties that only stack views have; styles of paragraphs have an alignment, too.
  static let stackProperties: Set<String> = [
    "axis", "distribution", "isLayoutMarginsRelativeArrangement",
    "layoutMarginsRelativeArrangement",
  ]

  /// Arranges a view, whose mask the stack view turns off.
  mutating func arrange(_ view: Int, in stack: Int, at place: Int? = nil) {
    sketch.views[view].isTranslated = false
    let place = place ?? sketch.views[stack].stack?.arranged.count ?? 0
    sketch.views[stack].stack?.arranged.insert(view, at: place)
  }

  /// Sets a property of a stack view; returns whether it is one.
  mutating func assign(
    _ name: String, ofStack view: Int, _ value: Value, _ expression: Expression
  ) throws(Stop) -> Bool {
    guard sketch.views[view].stack != nil || Self.stackProperties.contains(name) && isStack(view)
    else { return false }
    func symbol() throws(Stop) -> String {
      guard case .symbol(let name) = value else { throw .unread }
      return name.prefix(1).lowercased() + name.dropFirst()
    }
    func unknown(_ word: String, _ names: [String]) -> Stop {
      .problem(at: place(expression), "no \(name) ‘\(word)’" + Names.hint(word, names))
    }
    switch name {
    case "axis":
      let word = try symbol()
      guard word == "horizontal" || word == "vertical" else {
        throw unknown(word, ["horizontal", "vertical"])
      }
      sketch.views[view].stack?.axis = word == "horizontal" ? .horizontal : .vertical
    case "distribution":
      let word = try symbol()
      guard let distribution = Sketch.Stack.Distribution(rawValue: word) else {
        throw unknown(word, Sketch.Stack.Distribution.allCases.map { $0.rawValue })
      }
      sketch.views[view].stack?.distribution = distribution
    case "alignment":
      let word = try symbol()
      let known = word == "top" ? "leading" : word == "bottom" ? "trailing" : word
      guard let alignment = Sketch.Stack.Alignment(rawValue: known) else {
        throw unknown(word, Sketch.Stack.Alignment.allCases.map { $0.rawValue })
      }
      sketch.views[view].stack?.alignment = alignment
    case "spacing":
      let space = try number(expression, value)
      sketch.views[view].stack?.spacing = space
    case "isLayoutMarginsRelativeArrangement", "layoutMarginsRelativeArrangement":
      guard case .flag(let flag) = value else { throw .unread }
      sketch.views[view].stack?.isMarginsRelative = flag
    default: return false
    }
    return true
  }
}
