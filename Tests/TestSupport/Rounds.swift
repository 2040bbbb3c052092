internal import Foundation

/// How many of the rounds of a random or exhaustive test are run.
///
/// `make test` runs a part, so that its answer comes soon; `PURLIN_THOROUGH=1 make test` all, as each night.
package enum Rounds {
  /// Whether all rounds are run.
  package static let areAll = ProcessInfo.processInfo.environment["PURLIN_THOROUGH"] == "1"

  /// Returns the number of rounds, which is smaller in an ordinary run.
  package static func of<Number: BinaryInteger>(_ all: Number, ordinarily some: Number) -> Number {
    areAll ? all : some
  }

  /// Returns the cases of a test, of which an ordinary run has the first few.
  package static func of<Cases: Collection>(
    _ all: Cases, ordinarily count: Int
  ) -> Cases.SubSequence {
    areAll ? all[...] : all.prefix(count)
  }

  /// Returns the cases of a test, of which an ordinary run has the first of every few.
  package static func of<Case>(_ all: [Case], ordinarilyEvery step: Int) -> [Case] {
    areAll ? all : stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
