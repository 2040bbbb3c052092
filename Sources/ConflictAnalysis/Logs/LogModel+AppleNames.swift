// The owner of a list, by names that are not of UIKit's public views.
extension LogModel {
  /// Returns the framework of Apple's to whose guides, views or constraints an identifier in the list belongs; nil if
  /// there is none, or an app's class is printed.
  ///
  /// Views of Apple's apps and of other processes have identifiers with the prefix of their framework, and their own
  /// classes are seldom printed.
  func ownerByNames(_ constraints: [LogConstraint]) -> OwnershipRule? {
    let hasApp =
      constraints.contains { $0.place != nil || Self.libraries.contains($0.className) }
      // An identifier that is the name of a class is none.
      || system.items.contains { $0.className != $0.text && Self.isOfAnApp($0.className) }
    guard !hasApp else { return nil }
    // Of other views the text is a title.
    let named = system.items.indices.filter {
      system.items[$0].className.isEmpty || system.isGuide($0)
    }
    let texts = named.map { system.items[$0].text }
    for text in texts + system.statements.compactMap({ $0.identifier })
    where Self.isNameOfFramework(text) {
      return OwnershipRule.first(.itemClass, text, [.closed])
        ?? OwnershipRule(
          .itemText, .exactly(text), .closed, "one of Apple's frameworks (‘\(text)’)",
          OwnershipRule.prefixes)
    }
    return nil
  }

  /// Whether a name is an identifier of several words with the prefix of a framework of Apple's other than UIKit and
  /// AppKit.
  private static func isNameOfFramework(_ text: String) -> Bool {
    guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) })
    else { return false }
    let words = text.drop { $0.isUppercase }
    guard words.first?.isLetter == true, words.contains(where: { $0.isUppercase }) else {
      return false
    }
    return isOfOtherFramework(text) || OwnershipRule.isFrameworkView(text)
  }

  /// Whether a statement places a view in a superview of UIKit's that is not in the public headers.
  ///
  /// Only UIKit adds views to it, and pins them itself.
  func isPinToPrivateSuperview(_ statement: ConstraintSystem.Statement) -> Bool {
    guard let first = statement.first, let second = statement.second, first.part == second.part
    else { return false }
    let isEdge = first.part == .start || first.part == .end
    return [(first.item, second.item), (second.item, first.item)].contains { view, container in
      // No app has a name for what contains an input view, of whatever class that is.
      if system.isInputContainer(container) {
        return !system.isInputContainer(view) && !system.isGuide(view)
      }
      return isEdge && system.isPrivateContainer(container) && !system.isPrivateContainer(view)
        && (system.items[view].parent == container || !Self.isOfAnApp(system.items[view].className)
          || statement.fills && statement.relation == .equal)
    }
  }

  /// Whether a statement is about a guide with a name that is UIKit's or AppKit's, but none of those that each view
  /// has.
  ///
  /// Apps relate their views to public guides only.
  func touchesReservedGuide(_ statement: ConstraintSystem.Statement) -> Bool {
    statement.anchors.contains { anchor in
      let text = system.items[anchor.item].text
      return system.isGuide(anchor.item)
        && ["UI", "_UI", "NS", "_NS"].contains(where: { text.hasPrefix($0) })
        && !["UIView", "UILayoutGuide", "NSView"].contains(where: { text.hasPrefix($0) })
        && OwnershipRule.first(.itemText, text, [.guide]) == nil
        || system.isGuide(anchor.item) && Self.namesObject(text)
    }
  }

  /// Whether an identifier names an object, as those of UIKit's guides do: `Title(layout=0x7f)`.
  private static func namesObject(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), bytes.last == UInt8(ascii: ")") else {
      return false
    }
    return bytes[open...].place(of: "0x") != nil
  }
}
