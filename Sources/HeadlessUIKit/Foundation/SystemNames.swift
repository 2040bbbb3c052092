#if !canImport(Darwin)
public import Foundation

extension ProcessInfo {
  /// Whether an app of iOS runs on a Mac: false.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app of Mac Catalyst runs on a Mac: false.
  public var isMacCatalystApp: Bool { false }
}

/// The greatest finite number of `Float`, a macro of C that Swift imports on Apple's systems.
public let MAXFLOAT = Float.greatestFiniteMagnitude

// swift-format-ignore: NoLeadingUnderscores
/// The length of the fields of `utsname`: 65 bytes on Linux, 256 on Apple's systems.
public let _SYS_NAMELEN: Int32 = 65
#endif
