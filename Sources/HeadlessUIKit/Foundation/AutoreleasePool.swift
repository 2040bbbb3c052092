#if !canImport(Darwin)
/// Calls `body` and returns its result.
///
/// Without Objective-C, objects need no pool.
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
#endif
