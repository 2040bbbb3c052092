internal import AutoLayout
internal import Foundation

extension UIView {
  /// Returns the descriptions of the view and its descendants, one to a line and indented, as UIKit's private
  /// method prints them.
  ///
  ///     <UIView: 0x7f80; frame = (0 0; 320 480)>
  ///        | <UILabel: 0x7f81; frame = (16 8; 82 20.5)>
  ///
  /// `perform(_:)` and `value(forKey:)` return the same text.
  func recursiveDescription() -> String {
    lines { view, depth in String(repeating: "   | ", count: depth) + view.description }
  }

  /// Returns how the views from the window down are laid out, as UIKit's private method `_autolayoutTrace`
  /// prints it.
  ///
  /// The mark of a view is `•` for the root of a layout, `*` for a view with constraints, `+` for one that
  /// its frame positions but that constraints mention, and a space for others. What is ambiguous is named.
  func autolayoutTrace() -> String {
    let trace = root.lines { view, depth in
      String(repeating: "|   ", count: depth) + view.traceMark + view.traceName
        + view.traceOfAmbiguity
    }
    return """

      \(trace)
      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
  }

  #if !canImport(Darwin)
  /// Responds to the messages of UIKit's private methods for debugging.
  func answersDebugging(_ message: NamedMessage) -> Bool {
    switch message.name {
    case "recursiveDescription": message.call { recursiveDescription() }
    case "_autolayoutTrace": message.call { autolayoutTrace() }
    default: false
    }
  }
  #endif

  private func lines(_ line: (UIView, Int) -> String) -> String {
    var text = ""
    // Without recursion, so that a deep tree does not overflow the stack.
    var waiting: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = waiting.popLast() {
      text += line(view, depth) + "\n"
      waiting += view.subviewsStorage.reversed().map { ($0, depth + 1) }
    }
    return text
  }

  private var traceMark: String {
    guard let tree else { return superviewStorage == nil ? "•" : " " }
    if tree.root === self { return "•" }
    guard tree.engine.represents(engineItem) else { return " " }
    return translatesAutoresizingMaskIntoConstraints ? "+" : "*"
  }

  private var traceName: String {
    "\(purlinDescriptionClass):\(address)" + (purlinDescriptionSuffix ?? "")
  }

  private var traceOfAmbiguity: String {
    guard let tree else { return "" }
    let names = tree.engine.ambiguousAttributes(of: engineItem).compactMap { attribute in
      switch attribute {
      case .left: "minX"
      case .top: "minY"
      case .width: "Width"
      case .height: "Height"
      default: nil
      }
    }
    guard !names.isEmpty else { return "" }
    let own = "\(purlinDescriptionClass):\(address)."
    return "- AMBIGUOUS LAYOUT for " + names.map { own + $0 }.joined(separator: ", ")
  }
}
