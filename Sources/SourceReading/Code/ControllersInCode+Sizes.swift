// The view controllers to which code gives a size of their own: those of popovers, sheets and popups.
extension ControllersInCode {
  /// The presentations in which a controller has the size that it prefers.
  private static let styles: Set = [
    "custom", "popover", "formSheet", "UIModalPresentationCustom", "UIModalPresentationPopover",
    "UIModalPresentationFormSheet",
  ]
  /// The labels of a size that a presentation controller is made with.
  private static let labels: Set = ["size", "contentSize", "preferredContentSize", "preferredSize"]

  /// Reads `preferredContentSize = CGSize(…)`, `controller.modalPresentationStyle = .popover`, the size that a library
  /// for popups has, and a presentation controller that is made with a size.
  mutating func readOwnSize(_ index: Int) {
    switch list.word(index) {
    case "preferredContentSize":
      if list.is(index - 1, "var") {
        insert(.ofOwnSize, owner)
      } else if isAssigned(index) {
        insert(.ofOwnSize, receiver(of: index))
      }
    case "contentSizeInPopup":
      guard isAssigned(index) else { return }
      for name in receiver(of: index) { insert(.ofOwnSize, [name]); insert(.overOthers, [name]) }
    case "modalPresentationStyle":
      guard isAssigned(index),
        list.statement(from: index + 2, language).contains(where: {
          list.word($0).map(Self.styles.contains) == true
        })
      else { return }
      insert(.overOthers, receiver(of: index))
    case let name? where name.hasSuffix("PresentationController") && list.is(index + 1, "("):
      let isSized = list.arguments(of: index + 1).contains { argument in
        list.is(argument.lowerBound + 1, ":")
          && list.word(argument.lowerBound).map(Self.labels.contains) == true
      }
      guard isSized else { return }
      insert(.ofOwnSize, owner)
      insert(.overOthers, owner)
    default: break
    }
  }

  private func isAssigned(_ index: Int) -> Bool {
    list.is(index + 1, "=") && !list.is(index + 2, "=")
  }

  /// The class around the present token.
  private var owner: Set<SourceUse.Value> {
    owners.last.map { [.type($0.name)] } ?? []
  }

  /// Returns the controllers of which a property is set.
  private func receiver(of index: Int) -> Set<SourceUse.Value> {
    guard list.is(index - 1, ".") else { return owner }
    var end = index - 2
    while list.is(end, "?") || list.is(end, "!") { end -= 1 }
    if list.is(end, "self") { return owner }
    return list.word(end) == nil ? [] : names(in: end..<end + 1)
  }

  private mutating func insert(_ place: ShownController.Place, _ names: Set<SourceUse.Value>) {
    for name in names { found.insert(ShownController(place, name, in: owners.last?.name)) }
  }
}
