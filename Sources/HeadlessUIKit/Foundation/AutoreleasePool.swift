#if !canImport(Darwin)
/// Runs `body` and returns its result, since Swift alone releases objects without a pool.
public func autoreleasepool<Failure: Error, Result: ~Copyable>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
#endif
