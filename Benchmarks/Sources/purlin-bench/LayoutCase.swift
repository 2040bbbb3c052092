import ConstraintSolver
import Foundation

/// Layouts that Apple named as the ones to be fast at.
enum LayoutCase: String, CaseIterable {
  case longRow = "long row"
  case deepHierarchy = "deep hierarchy"
  case collectionView = "collection view"
  case movingTree = "moving tree"
  case hierarchyRemoval = "hierarchy removal"

  /// The processor time of the case at a size, the least of five runs.
  func measure(_ count: Int) throws -> Double {
    var best = Double.infinity
    for _ in 0..<5 { best = min(best, try once(count)) }
    return best
  }

  private func once(_ count: Int) throws -> Double {
    let solver = Solver()
    let width = solver.makeVariable()
    let size = try solver.add([Term(width)], .equal, 1000)
    var constraints: [Constraint] = []
    func pin(_ a: Variable, to b: Variable, _ distance: Double) throws {
      constraints.append(try solver.add([Term(a), Term(b, -1)], .equal, distance))
    }
    let start = processorTime()
    switch self {
    case .longRow:
      var last = width
      for _ in 0..<count {
        let (x, w) = (solver.makeVariable(), solver.makeVariable(atLeast: 0))
        try solver.add([Term(w)], .greaterThanOrEqual, 20, priority: Priority(750))
        try solver.add([Term(w)], .lessThanOrEqual, 20, priority: Priority(250))
        try solver.add([Term(x), Term(w, -1), Term(last, -1)], .equal, 8)
        last = x
      }
      solver.solve()
      return processorTime() - start
    case .collectionView:
      for index in 0..<count {
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        try pin(x, to: width, Double(index % 10) * -100)
        try solver.add([Term(y)], .equal, Double(index / 10) * 100)
      }
      solver.solve()
      return processorTime() - start
    case .deepHierarchy, .movingTree, .hierarchyRemoval:
      var last = width
      for _ in 0..<count {
        let x = solver.makeVariable()
        try pin(x, to: last, -1)
        last = x
      }
      solver.solve()
      if self == .deepHierarchy { return processorTime() - start }
      let second = processorTime()
      if self == .movingTree {
        for step in 0..<10 {
          try solver.setConstant(1000 + Double(step), of: size)
          solver.solve()
        }
        return (processorTime() - second) / 10
      }
      for constraint in constraints { try solver.remove(constraint) }
      solver.solve()
      return processorTime() - second
    }
  }
}
