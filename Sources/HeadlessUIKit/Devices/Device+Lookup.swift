import Foundation
internal import LayoutGeometry

extension Device {
  /// Returns the device with an id, marketing name or Interface Builder id equal to `text`.
  ///
  /// Case and punctuation are ignored: `iPhone 15 Pro`, `iphone15pro`, `retina6_12` and `retina612`
  /// give the same device. The device has the ``name`` of the model that was asked for.
  ///
  /// A name without its generation, size or display gives the newest model: `iPhone SE` the third
  /// generation, `iPad Pro` and `iPad Air` the newest of 11 inches, `iPhone Duo` its outer display.
  public static func named(_ text: String) -> Device? {
    let wanted = comparable(text)
    guard !wanted.isEmpty else { return nil }
    for device in all {
      if let name = device.names.first(where: { comparable($0) == wanted }) {
        return device.called(name)
      }
      if device.spellings.contains(where: { comparable($0) == wanted }) { return device }
    }
    func models(without part: Regex<Substring>) -> [(device: Device, name: String)] {
      all.flatMap { device in device.names.map { (device, $0) } }.filter {
        comparable($0.1.replacing(part, with: "")) == wanted
      }
    }
    let family = models(without: distinction)
    let usual = family.filter { $0.name.contains("11-inch") || $0.name.contains("outer") }
    let generations = models(without: generation)
    let candidates = [usual, generations, family].first { !$0.isEmpty } ?? []
    return candidates.filter { $0.device.id == candidates.last?.device.id }
      .max { age(of: $0.name) < age(of: $1.name) }.map { $0.device.called($0.name) }
  }

  /// A generation or chip at the end of a name: `(3rd generation)`, `(M5)`, `(A17 Pro)`.
  private static var generation: Regex<Substring> {
    /\ \((?:\d+(?:st|nd|rd|th) generation|[AM]\d+(?: Pro)?)\)$/
  }

  /// What distinguishes the models of a name: generation, chip, size and display.
  private static var distinction: Regex<Substring> {
    /\ \((?:\d+(?:st|nd|rd|th) generation|[AM]\d+(?: Pro)?|[\d.]+-inch|(?:outer|inner) display)\)|\ [\d.]+-inch/
  }

  /// The place of a model among those of its row: by generation, then by chip, because chips have named
  /// models since the last numbered generation.
  private static func age(of name: String) -> (Int, Int) {
    guard let words = name.firstMatch(of: generation)?.output else { return (0, 0) }
    let number = Int(words.filter(\.isNumber)) ?? 0
    return (words.hasSuffix("generation)") ? 1 : 2, number)
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
        let distance = wanted.editDistance(to: Array(candidate))
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
}

extension Device {
  /// Returns the device with an Interface Builder id, as in a document's `<device>`.
  public static func withInterfaceBuilderID(_ id: String) -> Device? {
    (all + [appleTV]).first { $0.interfaceBuilderIDs.contains(id) }
  }
}
