/// Members that run only if code of the app mentions them by their names.
///
/// UIKit calls methods that are overridden, that implement its protocols or that have names for Objective-C in Swift.
package enum CallableMember {
  /// The types of values in parameters of which no method of a protocol of Apple's consists.
  private static let plainTypes: Set = [
    "String", "Int", "Bool", "Double", "Float", "CGFloat", "Void", "inout", "escaping",
    "UIColor", "UIFont", "UIImage", "CGColor", "UIEdgeInsets", "NSAttributedString", "Date",
    "TimeInterval",
  ]
  /// The types of a single parameter with which a method is called by its selector: of an action or a notification.
  ///
  /// No protocol of UIKit's has a method with one of them alone.
  package static let actionTypes: Set = [
    "Any", "AnyObject", "id", "UIButton", "UIBarButtonItem", "UIControl", "UISwitch", "UISlider",
    "UIStepper", "UISegmentedControl", "UIPageControl", "UIRefreshControl", "UIDatePicker",
    "UITapGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer",
    "UIPinchGestureRecognizer", "UILongPressGestureRecognizer", "UIRotationGestureRecognizer",
    "Notification", "NSNotification", "Timer", "NSTimer",
  ]
  /// The actions that the system sends by itself.
  ///
  /// Source: Apple, UIKit, `UIResponderStandardEditActions`.
  package static let standardActions: Set = [
    "cut", "copy", "paste", "pasteAndMatchStyle", "pasteAndGo", "pasteAndSearch", "select",
    "selectAll", "delete", "duplicate", "move", "find", "findAndReplace", "findNext",
    "findPrevious", "useSelectionForFind", "print", "rename", "share", "export", "toggleSidebar",
    "toggleBoldface", "toggleItalics", "toggleUnderline", "increaseSize", "decreaseSize",
    "makeTextWritingDirectionLeftToRight", "makeTextWritingDirectionRightToLeft",
    "makeTextWritingDirectionNatural", "updateTextAttributes", "performClose", "performZoom",
    "validate",
  ]
  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "static", "class",
    "mutating", "nonmutating",
  ]

  /// Returns the name of the member that a token is in, if only code that mentions it runs it: a method or a static
  /// property of Swift, or a method of Objective-C, which its class has to declare, too.
  static func name(
    around index: Int, _ list: TokenList, _ language: SourceLanguage, _ methods: MethodRanges
  ) -> String? {
    let (before, body) = methods.parts(of: methods.method(at: index))
    guard body.contains(index) else {
      return language == .swift ? initializedProperty(around: index, list) : nil
    }
    return switch language {
    case .swift: swiftName(before, list)
    case .objectiveC: objectiveCName(before, list)
    }
  }

  /// The tokens between a property's name and a name in its value at most.
  private static let longestValue = 40

  /// Returns the name of the static property in the value of which a token is, outside of a method.
  private static func initializedProperty(around index: Int, _ list: TokenList) -> String? {
    var place = index - 1
    while index - place < longestValue, let token = list[place],
      !["{", "}", ";", "let", "var"].contains(token.text)
    {
      place -= 1
    }
    guard list.is(place, "let") || list.is(place, "var"), let name = list.word(place + 1),
      place + 2 < index, (place + 2..<index).contains(where: { list.is($0, "=") })
    else { return nil }
    // What ends on a line before is another statement.
    let line = list[place]?.place.line
    var start = place
    while let token = list[start - 1], token.place.line == line { start -= 1 }
    return isOfType(place, from: start, list) == true ? name : nil
  }

  /// Whether a declaration is static; nil if it is an override or has an attribute, perhaps with an argument.
  private static func isOfType(
    _ keyword: Int, from start: Int = 0, isExposed: Bool = false, _ list: TokenList
  ) -> Bool? {
    var isOfType = false
    var place = keyword - 1
    while let token = list[place], place >= start,
      token.kind == .word && modifiers.contains(token.text) || isExposed && token.text == "@objc"
    {
      isOfType = isOfType || token.text == "static" || token.text == "class"
      place -= 1
    }
    guard place >= start else { return isOfType }
    return list[place]?.kind == .attribute || list.is(place, "override") || list.is(place, ")")
      ? nil : isOfType
  }

  private static func swiftName(_ before: Range<Int>, _ list: TokenList) -> String? {
    guard
      let keyword = before.last(where: { list.is($0, "func") || list.is($0, "var") }),
      let name = list.word(keyword + 1)
    else { return nil }
    let plain = isOfType(keyword, from: before.lowerBound, list)
    let isMethod = list.is(keyword, "func")
    guard
      let isOfType = plain
        ?? (isMethod ? isOfType(keyword, from: before.lowerBound, isExposed: true, list) : nil)
    else { return nil }
    var next = keyword + 2
    if isMethod {
      next = list.afterGenerics(next)
      guard list.is(next, "(") else { return nil }
      let parameters = list.arguments(of: next, areParameters: true)
      guard
        plain == nil
          ? isAction(parameters, list) && !standardActions.contains(name)
          : parameters.allSatisfy({ isPlain($0, list) })
      else { return nil }
      next = list.after(next)
    } else if !isOfType {
      return nil
    }
    // The result, and no other declaration, is before the brace.
    let ends = (next..<max(next, before.upperBound)).contains {
      ["=", "}", ";", "let", "init", "subscript", "deinit"].contains(list[$0]?.text ?? "")
    }
    return ends ? nil : name
  }

  /// Whether a parameter has the type of a value with which Apple's protocols do not call.
  private static func isPlain(_ parameter: Range<Int>, _ list: TokenList) -> Bool {
    guard let colon = parameter.first(where: { list.is($0, ":") }) else { return false }
    return (colon + 1..<parameter.upperBound).allSatisfy { index in
      list.word(index).map { plainTypes.contains($0) || $0.first?.isLowercase == true } ?? true
    }
  }

  /// Whether parameters are those of an action: a sender, or a notification.
  private static func isAction(_ parameters: [Range<Int>], _ list: TokenList) -> Bool {
    guard parameters.count == 1, let colon = parameters[0].first(where: { list.is($0, ":") }),
      let type = list.word(colon + 1), colon + 2 <= parameters[0].upperBound
    else { return false }
    let rest = colon + 2..<parameters[0].upperBound
    return actionTypes.contains(type) && rest.allSatisfy { list.is($0, "?") || list.is($0, "!") }
  }

  private static func objectiveCName(_ before: Range<Int>, _ list: TokenList) -> String? {
    guard
      let sign = before.last(where: {
        (list.is($0, "-") || list.is($0, "+")) && list.is($0 + 1, "(")
      }), list.word(sign + 2) != "IBAction"
    else { return nil }
    return list.word(list.after(sign + 1))
  }
}
