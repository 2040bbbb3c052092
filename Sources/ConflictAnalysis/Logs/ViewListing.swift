internal import LayoutGeometry

/// The views that a debugger's text describes.
///
/// The lines of `-[UIView _autolayoutTrace]`, of `-recursiveDescription`, and single views as
/// printed by `po` and Xcode's view debugger are read.
public struct ViewListing: Sendable {
  /// One view of the text.
  public struct View: Sendable, Hashable {
    /// The class, as printed.
    public var className: String
    /// The address, with `0x`.
    package var address: String
    /// The text that was printed with it.
    public var text: String?
    /// x, y, width and height in the superview; nil if no frame is printed.
    public var frame: [Double]?
    /// The ambiguous attributes, as printed; can be empty.
    public var ambiguous: [String] = []
    /// Whether the text states that the layout is ambiguous.
    package var isAmbiguous = false
    /// Whether it is laid out by its frame and mask; nil if the text does not state it.
    package var isManual: Bool?
    /// The index of its superview in ``ViewListing/views``.
    package var superview: Int?
    /// The line of the input, from 1.
    public var line: Int

    /// The view's name.
    var name: String {
      let type = PrintedClass(className).name
      guard let text, !text.isEmpty else { return "\(type) \(address)" }
      return "\(type) ‘\(text)’"
    }
  }

  /// The views, in the order of the text; the last description of a view is used.
  public private(set) var views: [View] = []
  private var places: [String: Int] = [:]

  /// No views.
  public init() {}

  init(readFrom text: LogText) {
    for (row, line) in text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      read(line, row < text.lines.count ? text.lines[row] : row + 1)
    }
  }

  /// The open levels of the tree that is read.
  private var depths: [(depth: Int, place: Int)] = []

  /// The greatest number of views that are kept, so that a long log takes bounded memory.
  private static let mostViews = 20_000

  /// Whether a tree is being read, which text without a view may end.
  var isInTree: Bool { !depths.isEmpty }

  /// Reads the next line, with its number.
  mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) {
    guard let (depth, view) = Self.view(in: line, number) else {
      // Other text between two trees ends the first one.
      if isInTree, line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { depths = [] }
      return
    }
    var found = view
    while let last = depths.last, last.depth >= depth { depths.removeLast() }
    found.superview = depths.last?.place
    let place: Int
    if let known = places[found.address] {
      place = known
      if found.superview == nil { found.superview = views[known].superview }
      if found.frame == nil { found.frame = views[known].frame }
      if found.superview == place { found.superview = nil }
      views[known] = found
    } else {
      guard views.count < Self.mostViews else { return }
      place = views.count
      places[found.address] = place
      views.append(found)
    }
    depths.append((depth, place))
  }

  /// The view with an address.
  public func view(at address: String) -> View? { places[address].map { views[$0] } }

  func superview(of address: String) -> View? {
    places[address].flatMap { views[$0].superview }.map { views[$0] }
  }

  /// Returns, by the address of each view, that of its nearest superview with a property.
  ///
  /// - Complexity: O(*n*) in the number of views.
  func nearestSuperviews(where holds: (View) -> Bool) -> [String: String] {
    var nearest: [Int?] = Array(repeating: nil, count: views.count)
    var isKnown = Array(repeating: false, count: views.count)
    for start in views.indices {
      // Text in several trees can describe a superview after its subviews, or views in a circle.
      var path: [Int] = []
      var next = start
      while !isKnown[next] {
        isKnown[next] = true
        path.append(next)
        guard let superview = views[next].superview, !holds(views[superview]) else { break }
        next = superview
      }
      for place in path.reversed() {
        guard let superview = views[place].superview else { continue }
        nearest[place] = holds(views[superview]) ? superview : nearest[superview]
      }
    }
    var found: [String: String] = [:]
    for (view, place) in zip(views, nearest) {
      found[view.address] = place.map { views[$0].address }
    }
    return found
  }

  // MARK: Lines

  /// Returns a view and its depth; nil if the line describes none.
  private static func view(in line: ArraySlice<UInt8>, _ number: Int) -> (Int, View)? {
    var depth = 0
    var index = line.startIndex
    var isManual: Bool?
    func isMark(_ byte: UInt8) -> Bool { " \t>/".utf8.contains(byte) }
    while index < line.endIndex {
      let byte = line[index]
      if byte == UInt8(ascii: "|") {
        depth += 1
      } else if byte == UInt8(ascii: "*") {
        isManual = false
      } else if byte == UInt8(ascii: "+") {
        isManual = true
      } else if line[index...].starts(with: "•".utf8) {
        index += 2
      } else if !isMark(byte) {
        break
      }
      index += 1
    }
    let isBracketed = index < line.endIndex && line[index] == UInt8(ascii: "<")
    if isBracketed { index += 1 }
    guard isBracketed || isManual != nil || depth > 0 || line.starts(with: "•".utf8) else {
      return nil
    }
    var parser = LogConstraintParser(line[index...])
    guard let (className, address) = parser.takeClassAndAddress(),
      !className.hasSuffix("Constraint")
    else { return nil }
    var view = View(className: className, address: address, line: number)
    view.isManual = isManual
    if parser.take("'") {
      let text = parser.takeWhile { $0 != UInt8(ascii: "'") }
      view.text = LogConstraintParser.string(text)
    }
    let rest = LogConstraintParser.string(parser.text)
    if let value = quoted(rest, after: "; text = '") { view.text = value }
    view.frame = frame(in: rest)
    // A tree has frames, marks or bars; other text in angle brackets is another object.
    guard view.frame != nil || isManual != nil || depth > 0 || !isBracketed else { return nil }
    if let range = rest.firstRange(of: "AMBIGUOUS LAYOUT") {
      view.isAmbiguous = true
      view.ambiguous = attributes(in: rest[range.upperBound...])
    }
    return (depth, view)
  }

  private static func quoted(_ text: String, after opener: String) -> String? {
    guard let start = text.firstRange(of: opener)?.upperBound,
      let end = text[start...].firstIndex(of: "'")
    else { return nil }
    return String(text[start..<end])
  }

  private static func frame(in text: String) -> [Double]? {
    guard let start = text.firstRange(of: "frame = (")?.upperBound,
      let end = text[start...].firstIndex(of: ")")
    else { return nil }
    let numbers = text[start..<end].split { $0 == " " || $0 == ";" }.compactMap { Double($0) }
    return numbers.count == 4 ? numbers : nil
  }

  /// `UILabel:0x7a.minX{id: 12}, UILabel:0x7a.Width{id: 14}` gives `minX` and `width`.
  private static func attributes(in text: Substring) -> [String] {
    var found: [String] = []
    for part in text.split(separator: ",") {
      guard let dot = part.lastIndex(of: ".") else { continue }
      let word = part[part.index(after: dot)...].prefix { $0.isLetter }
      guard !word.isEmpty else { continue }
      found.append(word.prefix(1).lowercased() + word.dropFirst())
    }
    return found
  }
}

extension ViewListing: CustomStringConvertible {
  /// The findings in the text: ambiguous views and views without size.
  public var description: String {
    let count = views.count
    var text =
      "Read as a description of \(count) view\(count == 1 ? "" : "s"), without a conflict.\n"
    for view in views where view.isAmbiguous {
      text += "Line \(view.line): the layout of \(view.name.printable) is ambiguous"
      if !view.ambiguous.isEmpty {
        text += " (\(view.ambiguous.map(Self.word).inWords))"
      }
      text += ": add a constraint for each of these, or raise a content priority.\n"
    }
    for view in views {
      guard let frame = view.frame, frame[2] == 0 || frame[3] == 0 else { continue }
      let length = frame[2] == 0 ? (frame[3] == 0 ? "width and height" : "width") : "height"
      text += "Line \(view.line): \(view.name.printable) has \(length) 0.\n"
    }
    return text
  }

  private static func word(_ attribute: String) -> String {
    let words = [
      "minX": "horizontal position", "minY": "vertical position", "midX": "horizontal position",
      "midY": "vertical position", "maxX": "right edge", "maxY": "bottom edge",
    ]
    return words[attribute] ?? attribute.printable
  }
}
