import TestSupport

/// Writes the report of a conflict as a console prints it, with random names, numbers and forms.
struct LogWriter {
  /// What an app uses to write constraints, which decides how they are printed.
  enum Style: CaseIterable { case anchors, old, snapKit, masonry }

  /// What makes a constraint.
  enum Maker {
    case author
    case mask
    case system(String, className: String = "NSLayoutConstraint")
  }

  /// A view or a guide, as printed.
  struct View {
    var className: String
    var address: String
    var text: String?

    var printed: String { "\(className):\(address)" + (text.map { "'\($0)'" } ?? "") }
    var bare: String { "\(className):\(address)" }
  }

  /// One printed constraint; answers refer to its tag.
  struct Line {
    var tag: String
    var address: String
    var text: String
  }

  var random: SplitMix64
  let style: Style
  let module: String
  private(set) var lines: [Line] = []
  private let file: String
  private var sourceLine: Int

  init(_ random: SplitMix64) {
    self.random = random
    style = Style.allCases.randomElement(using: &self.random) ?? .anchors
    module =
      ["Shop", "Wallet", "MyApp_Dev", "Reader", "Чат"].randomElement(using: &self.random) ?? ""
    file =
      ["CardView", "HomeController", "Profile+Layout"].randomElement(using: &self.random) ?? ""
    sourceLine = Int.random(in: 20...400, using: &self.random)
  }

  // MARK: Random values

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }

  mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

  /// A distance as people write them.
  mutating func inset() -> Double { pick([4, 5, 8, 10, 12, 15, 16, 20, 24]) }

  mutating func address() -> String {
    let digits = Array("0123456789abcdef")
    let head = pick(["0x6000", "0x7f9", "0x28", "0x1"])
    return head + String((0..<8).map { _ in digits[Int.random(in: 0..<16, using: &random)] })
  }

  /// A view of one of these classes; `App…` stands for a class of the app's.
  mutating func view(_ classes: String...) -> View {
    var name = pick(classes)
    if name.hasPrefix("App") {
      let type = String(name.dropFirst(3))
      name =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: "ABC\(type)"
        case 1: "_TtC\(module.utf8.count)\(module)\(type.count)\(type)"
        default: "\(module).\(type)"
        }
    }
    let hasText = ["UILabel", "UIButton", "UITextField"].contains(name) && chance(0.7)
    let text = hasText ? pick(["Save", "Don't ask", "Total (2)", "OK > all", "…", "Next"]) : nil
    return View(className: name, address: address(), text: text)
  }

  mutating func content() -> View {
    view(
      "UILabel", "UIView", "UIStackView", "UIImageView", "AppCardView", "UIButton", "AppTitleView")
  }

  mutating func safeArea() -> View {
    View(className: "UILayoutGuide", address: address(), text: "UIViewSafeAreaLayoutGuide")
  }

  // MARK: Constraints

  /// Adds `first.attribute relation multiplier × second.other + constant`.
  ///
  /// With `bar`, the second view is the superview of the first, and the visual format can be used.
  mutating func add(
    _ tag: String, _ first: View, _ attribute: String, _ relation: String = "==",
    _ second: View? = nil, _ other: String = "", _ constant: Double = 0,
    times multiplier: Double = 1,
    bar: Bool = false, by maker: Maker = .author
  ) {
    let key = address()
    var names = ""
    let isModern = style == .anchors || style == .snapKit
    func state(_ bar: View?) -> String {
      let names = bar.map { "'|':\($0.bare) " }
      if isModern { return "   (active" + (names.map { ", names: \($0)" } ?? "") + ")" }
      return style == .old ? names.map { "   (Names: \($0))" } ?? "" : ""
    }
    let isVertical = ["top", "bottom", "height", "centerY", "minY", "midY"].contains(attribute)
    let axis = isVertical ? "V" : "H"
    let isStart = ["leading", "left", "top"].contains(attribute)
    let isEnd = ["trailing", "right", "bottom"].contains(attribute)
    var isLibrary = false
    if case .author = maker { isLibrary = style == .snapKit || style == .masonry }
    var isMask = false
    if case .mask = maker { isMask = true }
    let sign = relation == "==" ? "" : relation
    // A visual format tells left and right edges from leading and trailing ones.
    let direction = ["left", "right"].contains(attribute) ? "(LTR)" : ""
    var body: String
    if let second {
      let mayBeVisual = !isLibrary && style != .masonry && multiplier == 1
      if mayBeVisual, bar, isStart, attribute == other, isMask || chance(0.8) {
        body = "\(axis):|-(\(sign)\(number(constant)))-[\(first.printed)]\(direction)"
        names = state(second)
      } else if mayBeVisual, bar, isEnd, attribute == other, isMask || chance(0.5) {
        let turned = sign == ">=" ? "<=" : sign == "<=" ? ">=" : ""
        body = "\(axis):[\(first.printed)]-(\(turned)\(number(-constant)))-|\(direction)"
        names = state(second)
      } else if mayBeVisual, isStart, ["trailing", "bottom", "right"].contains(other), !bar,
        chance(0.8)
      {
        let gap = "(\(sign)\(number(constant)))"
        body = "\(axis):[\(second.printed)]-\(gap)-[\(first.printed)]\(direction)"
        names = state(nil)
      } else {
        body = "\(first.printed).\(attribute) \(relation) "
        if multiplier != 1, !isLibrary { body += "\(number(multiplier))*" }
        body += "\(second.printed).\(other)"
        if multiplier != 1, isLibrary { body += " * \(library(multiplier))" }
        if constant != 0 {
          body += constant < 0 ? " - " : " + "
          body += isLibrary ? library(abs(constant)) : number(abs(constant))
        }
        names = state(nil)
      }
    } else if style == .old, !isLibrary, ["width", "height"].contains(attribute) {
      body = "\(axis):[\(first.printed)(\(sign)\(number(constant)))]"
      names = state(nil)
    } else {
      body = "\(first.printed).\(attribute) \(relation) "
      body += isLibrary ? library(constant) : number(constant)
      names = state(nil)
    }
    let head: String
    switch maker {
    case .author where style == .snapKit:
      sourceLine += 1
      head = "SnapKit.LayoutConstraint:\(key)@\(file).swift#\(sourceLine) "
      names = ""
    case .author where style == .masonry:
      head = "MASLayoutConstraint:\(key) "
      names = ""
    case .author: head = "NSLayoutConstraint:\(key) "
    case .mask: head = "NSAutoresizingMaskLayoutConstraint:\(key) h=--& v=--& "
    case .system(let identifier, let className):
      // Masonry replaces the description of all constraints, without identifiers.
      let shown = identifier.isEmpty ? "" : "'\(identifier)' "
      head = "\(className):\(key) \(shown)"
    }
    lines.append(Line(tag: tag, address: key, text: "<\(head)\(body)\(names)>"))
  }

  /// Adds the position of a mask, which is printed relative to the superview behind the bar.
  mutating func addMaskPosition(
    _ tag: String, _ view: View, isVertical: Bool, _ value: Double, in parent: View
  ) {
    let key = address()
    let attribute = isVertical ? "minY" : "minX"
    lines.append(
      Line(
        tag: tag, address: key,
        text:
          "<NSAutoresizingMaskLayoutConstraint:\(key) h=--& v=--& \(view.printed).\(attribute) == "
          + "\(number(value))   (active, names: '|':\(parent.bare) )>"))
  }

  /// Adds the size of a view's content, with its priorities.
  mutating func addContent(
    _ tag: String, _ view: View, _ attribute: String, _ size: Double, hugging: Int, resistance: Int
  ) {
    let key = address()
    lines.append(
      Line(
        tag: tag, address: key,
        text:
          "<NSContentSizeLayoutConstraint:\(key) \(view.printed).\(attribute) == \(number(size)) "
          + "Hug:\(hugging) CompressionResistance:\(resistance)   (active)>"))
  }

  /// The size that a container imposes on a view.
  mutating func impose(_ tag: String, _ view: View, isVertical: Bool, _ size: Double) {
    let word = isVertical ? "Height" : "Width"
    add(
      tag, view, word.lowercased(), "==", nil, "", size,
      by: .system("UIView-Encapsulated-Layout-\(word)"))
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\((value * 1e4).rounded() / 1e4)"
  }

  /// SnapKit prints numbers as Swift does, Masonry as `%g`.
  private func library(_ value: Double) -> String {
    style == .snapKit ? "\(value)" : number(value)
  }

  // MARK: The report

  /// The report of these lines, in this order.
  static func report(_ lines: [Line], breaking broken: Line?) -> String {
    var text =
      "2026-01-05 09:41:00.000000+0100 Demo[512:9981] [LayoutConstraints] Unable to simultaneously "
    text +=
      "satisfy constraints.\n\tProbably at least one of the constraints in the following list is one "
    text += "you don't want. \n(\n"
    text += lines.map { "    \"\($0.text)\"" }.joined(separator: ",\n") + "\n)\n"
    if let broken { text += "\nWill attempt to recover by breaking constraint \n\(broken.text)\n" }
    return text
  }
}
