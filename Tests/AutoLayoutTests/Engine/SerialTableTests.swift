import Testing

@testable import AutoLayout

@Suite struct SerialTableTests {
  private struct Number: SerialEntry {
    var value: Int?

    static var gap: Number { Number() }
    var isGap: Bool { value == nil }
  }

  @Test func `entries are in the order of their numbers, whatever the order of adding`() {
    var table = SerialTable<Number>()
    for serial in [3, 1, 7, 5] { table.insert(Number(value: 10 * serial), serial: serial) }
    table.insert(Number(value: 0), serial: 5)
    #expect(table.entries.map(\.serial) == [1, 3, 5, 7])
    #expect(table[5]?.value == 0)
    #expect(table[4] == nil)
    #expect(table.count == 4)
  }

  @Test func `a removed number can be added again`() {
    var table = SerialTable<Number>()
    for serial in 0..<100 { table.insert(Number(value: serial), serial: serial) }
    for serial in stride(from: 0, to: 100, by: 3) { table.remove(serial: serial) }
    table.remove(serial: 3)
    #expect(table.count == 66)
    table.insert(Number(value: 30), serial: 30)
    for serial in 0..<90 where serial % 10 != 0 { table.remove(serial: serial) }
    #expect(
      table.entries.compactMap(\.entry.value) == [10, 20, 30, 40, 50, 70, 80] + [
        91, 92, 94, 95, 97, 98,
      ])
  }
}
