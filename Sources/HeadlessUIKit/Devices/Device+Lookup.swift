import Foundation

extension Device {
  /// Returns the device with an id, marketing name or Interface Builder id equal to `text`.
  ///
  /// Case and punctuation are ignored: `iPhone 15 Pro`, `iphone15pro`, `retina6_12` and `retina612`
  /// give the same device. A name without a generation, such as `iPhone SE`, gives the newest
  /// device with that name.
  public static func named(_ text: String) -> Device? {
    let wanted = comparable(text)
    return all.first { device in device.spellings.contains { comparable($0) == wanted } }
      ?? all.last { device in
        device.names.contains { comparable(withoutGeneration($0)) == wanted }
      }
  }

  /// Returns a name without its generation, such as `(3rd generation)` or the chip `(M5)`.
  private static func withoutGeneration(_ name: String) -> String {
    guard name.hasSuffix(")"), let open = name.lastIndex(of: "(") else { return name }
    let words = name[name.index(after: open)...].dropLast()
    let isChip = words.first == "A" || words.first == "M"
    return words.hasSuffix(" generation") || isChip ? String(name[..<open]) : name
  }

  /// Returns up to five marketing names similar to `text`, the most similar first, and of equally
  /// similar ones the newest.
  ///
  /// The names contain `text`, or if there are none, differ from it in few characters.
  public static func suggestions(for text: String) -> [String] {
    // Only the first characters are compared, to limit the work.
    let wanted = Array(comparable(text).prefix(64))
    guard !wanted.isEmpty else { return [] }
    let limit = max(2, wanted.count / 3)
    var ranked: [(effort: Int, name: String)] = []
    for device in all {
      for spelling in device.names + device.interfaceBuilderIDs {
        let candidate = comparable(spelling)
        let distance = editDistance(wanted, Array(candidate))
        if candidate.contains(String(wanted)) {
          ranked.append((0, spelling))
        } else if distance <= limit {
          ranked.append((distance, spelling))
        }
      }
    }
    if ranked.contains(where: { $0.effort == 0 }) { ranked.removeAll { $0.effort > 0 } }
    // The catalog begins with the oldest devices.
    return ranked.enumerated()
      .sorted { ($0.element.effort, -$0.offset) < ($1.element.effort, -$1.offset) }
      .prefix(5).map(\.element.name)
  }

  private var spellings: [String] { [id] + names + interfaceBuilderIDs }

  /// Returns the letters and digits of `text` in lowercase, with `+` replaced by "plus".
  private static func comparable(_ text: String) -> String {
    text.lowercased().replacing("+", with: "plus").filter { $0.isLetter || $0.isNumber }
  }

  /// Returns the edit distance of two texts: the number of characters to insert, remove or replace.
  ///
  /// - Complexity: O(*m* · *n*), where *m* and *n* are the lengths of the texts.
  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var previous = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        current.append(
          min(
            previous[column] + (letter == other ? 0 : 1),
            previous[column + 1] + 1, current[column] + 1))
      }
      previous = current
    }
    return previous[right.count]
  }
}

extension Device {
  /// Returns the device with an Interface Builder id, as in a document's `<device>`.
  public static func withInterfaceBuilderID(_ id: String) -> Device? {
    all.first { $0.interfaceBuilderIDs.contains(id) }
  }
}
