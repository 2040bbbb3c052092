internal import Foundation
internal import SourceLocations

/// Finds the line of the sources at which a process was, by the addresses of its frames.
struct CrashPlace {
  let toolchain: SwiftToolchain
  let library: String
  /// The address at which the library was loaded.
  let base: UInt
  /// The paths of the sources.
  let paths: Set<String>
  /// Those of packages: a line of the app that calls them says more.
  let packageFiles: Set<String>

  /// Returns the innermost line of the app, or of packages if there is none; nil without one, or without a symbolizer.
  func find(_ addresses: [UInt]) -> Symbolizer.Line? {
    guard let symbolizer = toolchain.tool("llvm-symbolizer").map(Symbolizer.init),
      let size = (try? FileManager.default.attributesOfItem(atPath: library))?[.size] as? Int
    else { return nil }
    // Sections take more space in memory than in the file only where they are empty.
    let inside = addresses.filter { $0 > base && $0 - base < UInt(size) * 2 }
    guard !inside.isEmpty else { return nil }
    // A return address is that of the next instruction, which may be of the next line.
    let offsets = inside.map { $0 - base - 1 }
    let lines = symbolizer.lines(of: offsets, in: library)
    let known = offsets.flatMap { lines[$0] ?? [] }.filter { paths.contains($0.path) }
    return known.first { !packageFiles.contains($0.path) } ?? known.first
  }
}
