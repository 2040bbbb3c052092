#if hasFeature(Embedded)
/// Stands for the standard library's `Codable`, which Embedded Swift does not have: there, values have
/// no JSON form.
protocol Codable {}
#endif
