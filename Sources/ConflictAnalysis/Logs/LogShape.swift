/// The shape of a report's set: a number that is equal for reports of one cause, in every log.
///
/// Neither addresses, nor the order of the list, nor the texts of views count. Items are distinguished by their
/// class and by the constraints in which they take part.
///
/// Source: colour refinement, as in ``LogOrder``, with numbers as colours; and FNV-1a with 64 bits,
/// draft-eastlake-fnv, "The FNV Non-Cryptographic Hash Algorithm".
struct LogShape: Hashable, Sendable {
  let value: UInt64

  /// - Complexity: O(*n*) in the length of the report, for each round of refinement.
  init(of report: ConsoleReport) {
    var places: [String: Int] = [:]
    var colors: [UInt64] = []
    func place(_ item: LogConstraint.Item) -> Int {
      let color = Self.color(of: item)
      if let known = places[item.key] {
        // A line can omit the text that another one prints.
        colors[known] = max(colors[known], color)
        return known
      }
      places[item.key] = colors.count
      colors.append(color)
      return colors.count - 1
    }
    // Of each constraint: its own form, and the items with their roles.
    let edges = report.constraints.map { constraint in
      var items = [(role: UInt64(1), place: place(constraint.first.item))]
      if let second = constraint.second { items.append((2, place(second.item))) }
      if let bar = constraint.bar { items.append((3, place(bar))) }
      return (form: Self.form(of: constraint), items: items)
    }
    func form(_ edge: (form: UInt64, items: [(role: UInt64, place: Int)])) -> UInt64 {
      var digest = Digest(edge.form)
      for item in edge.items {
        digest.add(item.role)
        digest.add(colors[item.place])
      }
      return digest.value
    }
    var count = Set(colors).count
    while count < colors.count {
      // Sums, because the order of the constraints does not count.
      var sums = [UInt64](repeating: 0, count: colors.count)
      for edge in edges {
        let form = form(edge)
        for item in edge.items {
          var digest = Digest(form)
          digest.add(item.role)
          sums[item.place] &+= digest.value
        }
      }
      for place in colors.indices {
        var digest = Digest(colors[place])
        digest.add(sums[place])
        colors[place] = digest.value
      }
      let next = Set(colors).count
      if next == count { break }
      count = next
    }
    var digest = Digest()
    digest.add(report.isReport ? 1 : 0)
    for gap in report.gaps { digest.add(gap.rawValue) }
    digest.add(UInt64(report.unreadable))
    digest.add(UInt64(report.inactive))
    digest.add(edges.reduce(0) { $0 &+ form($1) })
    digest.add(colors.reduce(0, &+))
    value = digest.value
  }

  /// Whether two constraints are printed alike, except for their own addresses and those of their views.
  static func areAlike(_ a: LogConstraint, _ b: LogConstraint) -> Bool {
    func parts(_ constraint: LogConstraint) -> [UInt64] {
      var constraint = constraint
      // An identifier can be set after one of them was printed.
      if a.identifier == nil || b.identifier == nil { constraint.identifier = nil }
      return [form(of: constraint), color(of: constraint.first.item)]
        + [constraint.second.map { color(of: $0.item) } ?? 0]
    }
    return parts(a) == parts(b)
  }

  /// The class of an item, and its name if that does not come from an app's data.
  private static func color(of item: LogConstraint.Item) -> UInt64 {
    var digest = Digest()
    digest.add(item.className)
    // Some of UIKit's guides are named by addresses, which ``Digest`` leaves out.
    if let text = item.text, item.className.utf8.place(of: "Guide") != nil { digest.add(text) }
    if !item.key.utf8.starts(with: "0x".utf8) { digest.add(item.key) }
    return digest.value
  }

  private static func form(of constraint: LogConstraint) -> UInt64 {
    var digest = Digest()
    digest.add(constraint.className)
    digest.add(constraint.identifier ?? "")
    digest.add(constraint.first.attribute)
    digest.add(constraint.second?.attribute ?? "-")
    digest.add(constraint.relation.rawValue)
    for number in [constraint.multiplier, constraint.constant, constraint.priority] {
      // Zero has two signs.
      digest.add((number == 0 ? 0 : number).bitPattern)
    }
    digest.add(constraint.place ?? "")
    // A label of SnapKit's is in place of an address.
    if !constraint.address.utf8.starts(with: "0x".utf8) { digest.add(constraint.address) }
    return digest.value
  }

  /// A hash that does not change between runs.
  private struct Digest {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    init() {}

    init(_ start: UInt64) { add(start) }

    private mutating func add(byte: UInt8) {
      value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }

    mutating func add(_ number: UInt64) {
      value = (value ^ number) &* 0xff51_afd7_ed55_8ccd
      value ^= value >> 32
    }

    /// Adds a text without the digits of its addresses, and its end.
    mutating func add(_ text: String) {
      var before: UInt8 = 0
      var isInAddress = false
      for byte in text.utf8 {
        if isInAddress, PartForm.hexadecimal(byte) != nil { continue }
        isInAddress = byte == UInt8(ascii: "x") && before == UInt8(ascii: "0")
        before = byte
        add(byte: byte)
      }
      add(byte: 0xFF)
    }
  }
}
