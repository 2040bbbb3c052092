#if !canImport(Darwin)
public import Foundation

extension URL {
  /// Begins access to a file outside the sandbox; there is none, so it returns true.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends access to a file outside the sandbox; has no effect.
  public func stopAccessingSecurityScopedResource() {}
}

extension NSURL {
  /// Begins access to a file outside the sandbox; there is none, so it returns true.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends access to a file outside the sandbox; has no effect.
  public func stopAccessingSecurityScopedResource() {}
}
#endif
