internal import Foundation
internal import IsolatedWork

/// Finds the line of the sources at which a process was, by the addresses of its frames.
struct CrashPlace {
  let toolchain: SwiftToolchain
  let library: String
  /// The address at which the library was loaded.
  let base: UInt
  /// The paths of the sources.
  let paths: Set<String>

  /// The line, and the column.
  struct Place: Hashable {
    var path: String
    var line: Int
    var column: Int
  }

  /// Returns the innermost line of the sources; nil without one, or without a symbolizer.
  ///
  /// Source: LLVM, "llvm-symbolizer", output style GNU: for each address the function and `file:line:column`.
  func find(_ addresses: [UInt]) -> Place? {
    guard let symbolizer = toolchain.tool("llvm-symbolizer"),
      let size = (try? FileManager.default.attributesOfItem(atPath: library))?[.size] as? Int
    else { return nil }
    // Sections take more space in memory than in the file only where they are empty.
    let inside = addresses.filter { $0 > base && $0 - base < UInt(size) * 2 }
    guard !inside.isEmpty else { return nil }
    // A return address is that of the next instruction, which may be of the next line.
    let offsets = inside.map { "0x" + String($0 - base - 1, radix: 16) }
    guard
      let finished = try? CapturedRun(
        of: symbolizer, ["--obj=\(library)", "--functions=none", "--no-demangle"] + offsets)
    else { return nil }
    return String(decoding: finished.output, as: UTF8.self).split(separator: "\n")
      .lazy.compactMap(Self.place).first { paths.contains($0.path) && $0.line > 0 }
  }

  /// Reads a line `file:line:column`.
  static func place(_ line: Substring) -> Place? {
    let parts = line.split(separator: ":")
    guard parts.count >= 3, let row = Int(parts[parts.count - 2]),
      let column = Int(parts[parts.count - 1])
    else { return nil }
    return Place(path: parts.dropLast(2).joined(separator: ":"), line: row, column: column)
  }
}
