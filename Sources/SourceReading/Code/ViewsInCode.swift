/// The views that a file makes in code, and what becomes of them.
struct ViewsInCode {
  private let code: LayoutCode
  private var list: TokenList { code.list }
  private(set) var findings: [CodeFinding] = []

  /// A variable with a new view.
  private struct View {
    let name: String
    let index: Int
    /// Where the variable can be used.
    let scope: Range<Int>
    let isLocal: Bool
  }

  init(_ code: LayoutCode, bodies: [Range<Int>]) {
    self.code = code
    let views = self.views(bodies)
    let names = Set(views.map(\.name))
    // In a loop, a closure, an extension or a function for any view, the mask of each view may be turned off.
    let isCertain = list.tokens.indices.allSatisfy {
      list.word($0) != ViewUse.mask || names.contains(list.base(before: $0).name ?? "")
    }
    findings = views.compactMap { view in
      use(of: view).finding(
        about: view.name, at: list.tokens[view.index].place, isLocal: view.isLocal,
        isCertain: isCertain)
    }
  }

  /// The variables that are given a new view of a class of UIKit.
  private func views(_ bodies: [Range<Int>]) -> [View] {
    var views: [View] = []
    for index in list.tokens.indices where list.word(index) == "let" || list.word(index) == "var" {
      var place = index + 1
      while let name = list.word(place), let end = endOfNewView(at: place) {
        // A property: only that of a type, and only if no other type in the file has one of its name.
        if bodies.contains(where: { $0.contains(index) }) {
          // The innermost braces.
          let brace = code.enclosing[index]
          guard list.is(brace, "{") else { break }
          views.append(
            View(name: name, index: place, scope: index..<list.after(brace), isLocal: true))
        } else {
          views.append(View(name: name, index: place, scope: 0..<list.count, isLocal: false))
        }
        guard list.is(end, ",") else { break }
        place = end + 1
      }
    }
    let counts = views.reduce(into: [String: Int]()) { $0[$1.name, default: 0] += 1 }
    return views.filter { $0.isLocal || counts[$0.name] == 1 }
  }

  /// Returns the end of `a = UILabel()` or `a: UILabel! = UILabel()` at a name; nil for another declaration.
  private func endOfNewView(at name: Int) -> Int? {
    var next = name + 1
    if list.is(next, ":") {
      next += 2
      while list.is(next, "!") || list.is(next, "?") { next += 1 }
    }
    guard list.is(next, "="), let made = list.word(next + 1), AppleClasses.isView(made),
      list.is(next + 2, "(")
    else { return nil }
    // A function on the new view, or a closure after it, can do anything.
    let end = list.after(next + 2)
    guard
      list[end]?.startsLine != false || list.is(end, "}") || list.is(end, ";") || list.is(end, ","),
      !list.is(end, ".")
    else { return nil }
    return end
  }

  private func use(of view: View) -> ViewUse {
    var use = ViewUse()
    for index in view.scope where index != view.index {
      let token = list.tokens[index]
      if token.kind == .string, token.isInterpolated, token.text.contains(view.name) {
        use.isUnknown = true
      }
      guard token.kind == .word, token.text == view.name else { continue }
      if list.is(index + 1, ":"), list.is(index - 1, "(") || list.is(index - 1, ",") { continue }
      // Another object's member of this name.
      if list.is(index - 1, "."), list.word(index - 2) != "self" { continue }
      if ["let", "var"].contains(list.word(index - 1) ?? "") {
        use.isUnknown = true
        continue
      }
      note(index, &use)
    }
    return use
  }

  private func note(_ index: Int, _ use: inout ViewUse) {
    var next = index + 1
    while list.is(next, "?") || list.is(next, "!") { next += 1 }
    guard list.is(next, "."), let member = list.word(next + 1) else {
      return noteArgument(index, &use)
    }
    if member == ViewUse.mask {
      use.clearsMask = true
    } else if member.hasSuffix("Anchor") || member == "constraint" {
      // The view is constrained if its anchor is the first; as the second it may have any frame.
      if list.is(next + 2, "."), list.word(next + 3) == "constraint" { use.isConstrained = true }
    } else if list.is(next + 2, "("), !Self.harmless.contains(member) {
      use.isUnknown = true
    }
  }

  /// Notes a view that is given to a function or another variable.
  private func noteArgument(_ index: Int, _ use: inout ViewUse) {
    let parenthesis = code.enclosing[index]
    guard list.is(parenthesis, "("), list.is(index + 1, ")") || list.is(index + 1, ",") else {
      use.isUnknown = true
      return
    }
    switch list.word(parenthesis - 1) ?? "" {
    case "addSubview", "insertSubview": use.isAdded = true
    case "NSLayoutConstraint":
      if list.word(index - 2) == "item" { use.isConstrained = true }
    case "bringSubviewToFront", "sendSubviewToBack": break
    default: use.isUnknown = true
    }
  }

  /// Methods of UIKit's views that neither add a view nor change its constraints.
  private static let harmless: Set = [
    "addSubview", "insertSubview", "addTarget", "addGestureRecognizer", "setTitle", "setImage",
    "setTitleColor", "setBackgroundImage", "setContentHuggingPriority", "addConstraint",
    "setContentCompressionResistancePriority", "addConstraints", "addArrangedSubview",
    "addLayoutGuide", "register", "reloadData", "layoutIfNeeded", "setNeedsLayout", "sizeToFit",
    "setAttributedTitle", "addInteraction", "setNeedsDisplay", "startAnimating", "stopAnimating",
  ]
}
