internal import CBuild
internal import Foundation

/// What a file has besides its content: owner, group, permissions, access lists, other attributes.
package enum FileAttributes {
  /// Gives a file the attributes of the one that it will replace.
  ///
  /// The bits that make a program run as its owner or group are dropped, as the system drops them
  /// when a file is written.
  ///
  /// - Parameters:
  ///   - source: The descriptor of the file that is replaced.
  ///   - info: What that file is.
  ///   - target: The descriptor of the new file, which belongs to this process's user.
  ///   - mayDiffer: Whether an owner, a group or an access list that cannot be kept is no error. The
  ///     new group then gets no more than what everybody may do.
  /// - Throws: The error for which an attribute cannot be kept.
  package static func copy(
    from source: Int32, _ info: Folder.Info, to target: Int32, mayDiffer: Bool
  ) throws(SystemError) {
    var mode = info.st_mode & 0o1777
    if fchown(target, info.st_uid, info.st_gid) != 0 {
      let error = SystemError.last
      guard mayDiffer else { throw error }
      // The group alone may be possible.
      if fchown(target, uid_t.max, info.st_gid) != 0 { mode = mode & 0o1707 | (mode & 0o007) << 3 }
    }
    // Some file systems have no permissions to change.
    if try Folder.Info(of: target).st_mode & 0o7777 != mode, fchmod(target, mode) != 0 {
      throw .last
    }
    do { try copyOthers(from: source, to: target) } catch { if !mayDiffer { throw error } }
  }

  #if canImport(Darwin)
  private static func copyOthers(from source: Int32, to target: Int32) throws(SystemError) {
    let result = unsafe fcopyfile(
      source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
    guard result == 0 || errno == ENOTSUP else { throw .last }
  }
  #else
  private static func copyOthers(from source: Int32, to target: Int32) throws(SystemError) {
    let names = names(of: source)
    // A folder may give new files an access list that the old one has not.
    for name in self.names(of: target) where isAccessList(name) && !names.contains(name) {
      _ = unsafe fremovexattr(target, name)
    }
    for name in names {
      guard let value = value(of: name, source) else { continue }
      let result = unsafe fsetxattr(target, name, value, value.count, 0)
      // Labels of security modules are theirs to give.
      guard result == 0 || !(isAccessList(name) || name.hasPrefix("user.")) else { throw .last }
    }
  }

  private static func isAccessList(_ name: String) -> Bool { name.hasPrefix("system.posix_acl_") }

  private static func names(of file: Int32) -> [String] {
    let size = flistxattr(file, nil, 0)
    guard size > 0 else { return [] }
    var text = [CChar](repeating: 0, count: size)
    let count = unsafe flistxattr(file, &text, size)
    guard count > 0 else { return [] }
    return text[..<count].split(separator: 0).map { name in
      String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  private static func value(of name: String, _ file: Int32) -> [UInt8]? {
    let size = unsafe fgetxattr(file, name, nil, 0)
    guard size >= 0 else { return nil }
    var value = [UInt8](repeating: 0, count: size)
    let count = unsafe fgetxattr(file, name, &value, size)
    return count >= 0 ? Array(value[..<count]) : nil
  }
  #endif
}
