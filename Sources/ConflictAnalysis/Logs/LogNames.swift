/// The names of a log's items: their name or text, otherwise the class, with the address if
/// necessary.
struct LogNames {
  private var names: [String: String] = [:]

  init(_ constraints: [LogConstraint]) {
    var items: [LogConstraint.Item] = []
    var places: [String: Int] = [:]
    for item in constraints.flatMap({ $0.items }) {
      if let place = places[item.key] {
        // Class and text may be printed in different places.
        if items[place].text == nil { items[place].text = item.text }
        if items[place].className.isEmpty { items[place].className = item.className }
      } else {
        places[item.key] = items.count
        items.append(item)
      }
    }
    var counts: [String: Int] = [:]
    for item in items { counts[Self.plain(item), default: 0] += 1 }
    for item in items {
      let plain = Self.plain(item)
      let isShared = counts[plain, default: 0] > 1
      names[item.key] = isShared ? "\(plain) …\((item.address ?? item.key).suffix(4))" : plain
    }
  }

  func name(_ item: LogConstraint.Item) -> String { names[item.key] ?? Self.plain(item) }

  private static func plain(_ item: LogConstraint.Item) -> String {
    item.isContent ? "the content of \(owner(item))" : owner(item)
  }

  /// The view or guide; for the content of a scroll view, the scroll view.
  private static func owner(_ item: LogConstraint.Item) -> String {
    let type = PrintedClass(item.className).name
    guard let text = item.text, !text.allSatisfy({ $0.isWhitespace }) else {
      return type.isEmpty ? item.key : type
    }
    switch text {
    case "UIViewSafeAreaLayoutGuide": return "the safe area"
    case "UIViewLayoutMarginsGuide": return "the margins' guide"
    default: return type.isEmpty || type == text ? text : "\(type) ‘\(text)’"
    }
  }
}
