import Foundation

extension Device {
  /// Returns the device with an id, a marketing name or an Interface Builder id of `text`.
  ///
  /// Letter case and punctuation do not matter: `iPhone 15 Pro`, `iphone15pro`, `retina6_12` and
  /// `retina612` all name the same row. A name without its generation, such as `iPhone SE`, means the
  /// newest device of that name.
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

  /// Returns up to five marketing names that `text` may have meant, the likeliest first, and of
  /// equally likely ones the newest.
  ///
  /// Those are names that contain all of `text`, or if there are none, names that differ from
  /// it in few letters.
  public static func suggestions(for text: String) -> [String] {
    // Only the start is compared, so that the effort has a bound whatever is asked.
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
    // The catalogue begins with the oldest.
    return ranked.enumerated()
      .sorted { ($0.element.effort, -$0.offset) < ($1.element.effort, -$1.offset) }
      .prefix(5).map(\.element.name)
  }

  private var spellings: [String] { [id] + names + interfaceBuilderIDs }

  /// Returns the letters and digits of `text` in lower case, where `+` counts as "plus".
  private static func comparable(_ text: String) -> String {
    text.lowercased().replacing("+", with: "plus").filter { $0.isLetter || $0.isNumber }
  }

  /// Returns how many letters must be inserted, removed or replaced to turn one text into the other.
  ///
  /// - Complexity: O(*m* · *n*), where *m* and *n* are the numbers of letters.
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
  /// Returns the device with exactly this Interface Builder id, as a document's `<device>` has it.
  public static func withInterfaceBuilderID(_ id: String) -> Device? {
    all.first { $0.interfaceBuilderIDs.contains(id) }
  }
}
