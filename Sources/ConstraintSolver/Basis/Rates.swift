/// The rate of each variable along a direction; zero outside the direction's region.
struct Rates: ~Copyable {
  var values = Column<NodeIndex, Double>()
  /// A bound on the rounding error of each rate.
  var errors = Column<NodeIndex, Float>()
  /// The region of the direction: empty where there is none.
  var region = Region()
  var exact = ExactRates()

  init() {}

  var bytes: Int { values.bytes + errors.bytes + region.bytes + exact.bytes }

  subscript(variable: NodeIndex) -> Double {
    @inline(__always) get { values[variable] }
    @inline(__always) _modify { yield &values[variable] }
  }
}
