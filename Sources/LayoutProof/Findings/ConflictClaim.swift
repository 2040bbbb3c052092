/// What is said of required constraints that cannot hold.
package enum ConflictClaim {
  /// The sentence about a number of constraints; one contradicts the bounds of what it is about.
  package static func sentence(ofCount count: Int) -> String {
    count == 1
      ? "1 required constraint cannot be satisfied"
      : "\(count) required constraints cannot be satisfied together"
  }
}
