#if !canImport(Darwin)
public import Foundation

extension FileManager {
  /// Returns nil: there are no groups of apps.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    nil
  }
}
#endif
