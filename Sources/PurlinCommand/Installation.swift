internal import Foundation

/// The files of the running command.
enum Installation {
  /// The path of the executable, without symbolic links; empty if it is unknown.
  static let executable: String = {
    #if os(Linux)
    return (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    #else
    return URL(fileURLWithPath: Bundle.main.executablePath ?? "").resolvingSymlinksInPath().path
    #endif
  }()

  /// The path of a file that `Scripts/package` installs in `share/purlin`, beside the folder of the
  /// executable; nil if there is none, as in a build by hand.
  static func sharedFile(_ name: String, beside executable: String = executable) -> String? {
    let prefix = URL(fileURLWithPath: executable)
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = prefix.appendingPathComponent("share/purlin/\(name)").path
    return FileManager.default.isReadableFile(atPath: path) ? path : nil
  }
}
