internal import Foundation

/// Files that are created under a name that is free.
enum NewFile {
  /// The number of names that are tried.
  private static let attempts = 1000

  /// Writes a file that does not exist yet.
  ///
  /// - Throws: The system's error, `EEXIST` if there is anything with this name. The file does not
  ///   remain if it could not be written to its end.
  static func write(
    _ bytes: [UInt8], to path: String, mode: mode_t = 0o666
  ) throws(SystemError) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      try Descriptor.write(bytes, to: descriptor)
    } catch {
      _ = close(descriptor)
      _ = unsafe unlink(path)
      throw error
    }
    do throws(SystemError) { try Descriptor.close(descriptor) } catch {
      _ = unsafe unlink(path)
      throw error
    }
  }

  /// Writes a file with the first free name of `base.extension`, `base.2.extension` and so on.
  ///
  /// - Returns: The path.
  static func write(
    _ bytes: [UInt8], named base: String, extension suffix: String, mode: mode_t = 0o666
  ) throws(SystemError) -> String {
    for number in 1...attempts {
      let path = number == 1 ? "\(base).\(suffix)" : "\(base).\(number).\(suffix)"
      do throws(SystemError) {
        try write(bytes, to: path, mode: mode)
        return path
      } catch  where error.code == EEXIST { continue }
    }
    throw SystemError(code: EEXIST)
  }
}
