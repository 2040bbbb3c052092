internal import Foundation

/// The visible elements of a screen by the squares of a grid that they cover, so that the elements behind each
/// of many texts are found without examining all.
struct ElementGrid {
  private struct Square: Hashable {
    var column: Int
    var row: Int
  }

  private static let length: CGFloat = 128
  private static let limit = 64
  private var squares: [Square: [Int]] = [:]
  /// Elements that cover more squares than the limit.
  private var large: [Int] = []
  private let all: [Int]

  @MainActor
  init(_ elements: [ScreenElement]) {
    all = elements.indices.filter { elements[$0].isVisible }
    for place in all {
      guard let covered = Self.squares(of: elements[place].frame) else {
        large.append(place)
        continue
      }
      for square in covered { squares[square, default: []].append(place) }
    }
  }

  /// Returns the places of all visible elements that meet a rectangle, and of others near it, in order.
  func places(near rect: CGRect) -> [Int] {
    if rect.isNull { return [] }
    guard let covered = Self.squares(of: rect) else { return all }
    var found = Set(large)
    for square in covered { found.formUnion(squares[square] ?? []) }
    return found.sorted()
  }

  /// The squares that a rectangle meets or touches; nil if they are too many.
  private static func squares(of rect: CGRect) -> [Square]? {
    let numbers = [rect.minX - 1, rect.maxX + 1, rect.minY - 1, rect.maxY + 1].map {
      ($0 / length).rounded(.down)
    }
    guard numbers.allSatisfy({ abs($0) < 1e9 }) else { return nil }
    let columns = Int(numbers[0])...max(Int(numbers[0]), Int(numbers[1]))
    let rows = Int(numbers[2])...max(Int(numbers[2]), Int(numbers[3]))
    guard columns.count <= limit, rows.count <= limit, columns.count * rows.count <= limit else {
      return nil
    }
    return rows.flatMap { row in columns.map { Square(column: $0, row: row) } }
  }
}
