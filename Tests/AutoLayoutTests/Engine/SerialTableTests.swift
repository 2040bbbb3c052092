import TestSupport
import Testing

@testable import AutoLayout

@Suite(.late) struct SerialTableTests {
  private struct Number: SerialEntry {
    let serial: Int
    var value: Int?

    static func gap(_ serial: Int) -> Number { Number(serial: serial) }
    var isGap: Bool { value == nil }
  }

  @Test func `entries are in the order of their numbers, whatever the order of adding`() {
    var table = SerialTable<Number>()
    for serial in [3, 1, 7, 5] { table.insert(Number(serial: serial, value: 10 * serial)) }
    table.insert(Number(serial: 5, value: 0))
    #expect(table.entries.map(\.serial) == [1, 3, 5, 7])
    #expect(table[5]?.value == 0)
    #expect(table[4] == nil)
    #expect(table.count == 4)
  }

  @Test func `a removed number can be added again`() {
    var table = SerialTable<Number>()
    for serial in 0..<100 { table.insert(Number(serial: serial, value: serial)) }
    for serial in stride(from: 0, to: 100, by: 3) { table.remove(serial: serial) }
    table.remove(serial: 3)
    #expect(table.count == 66)
    table.insert(Number(serial: 30, value: 30))
    for serial in 0..<90 where serial % 10 != 0 { table.remove(serial: serial) }
    #expect(
      table.entries.compactMap(\.value) == [10, 20, 30, 40, 50, 70, 80] + [
        91, 92, 94, 95, 97, 98,
      ])
  }
}
