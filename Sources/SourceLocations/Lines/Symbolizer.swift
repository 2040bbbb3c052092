internal import CCrashReport
internal import Foundation
internal import IsolatedWork

/// A program of the machine that finds the lines of addresses: LLVM's `llvm-symbolizer`, or `addr2line`.
///
/// Source: LLVM, "llvm-symbolizer", options `--addresses` and `--functions`; GNU Binutils, "addr2line".
public struct Symbolizer: Sendable {
  private let program: String

  /// A place in the sources.
  public struct Line: Sendable, Hashable {
    /// The path of the file.
    public var path: String
    /// The line, counted from 1.
    public var line: Int
    /// The column, counted from 1; 0 if it is not known.
    public var column: Int

    /// Creates a place.
    public init(path: String, line: Int, column: Int) {
      (self.path, self.line, self.column) = (path, line, column)
    }
  }

  /// Creates a symbolizer.
  ///
  /// - Parameter program: The path of `llvm-symbolizer` or `addr2line`.
  public init(_ program: String) { self.program = program }

  /// That beside the machine's Swift compiler, or on the search path; nil if there is none.
  public static let ofMachine: Symbolizer? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map(String.init)
    let compilers = folders.map { "\($0)/swift" }
      .filter { FileManager.default.isExecutableFile(atPath: $0) }
      .map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path }
    for name in ["llvm-symbolizer", "addr2line"] {
      for folder in compilers.prefix(1) + folders {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return Symbolizer(path) }
      }
    }
    return nil
  }()

  /// Returns the lines of return addresses of this process, the innermost of inlined functions first.
  ///
  /// Images of the system and of Swift itself have no lines that matter, and are not read; nor is this module's, if
  /// it is a library beside the code.
  ///
  /// - Parameters:
  ///   - addresses: The return addresses.
  ///   - silent: The images that turned out to have no lines, and are not read again.
  /// - Returns: The lines of each address that has some.
  func lines(of addresses: [UInt], silent: inout Set<String>) -> [UInt: [Line]] {
    var images: [String: (base: UInt, addresses: [UInt])] = [:]
    let ownImage = Self.image(of: Self.ownAddress)?.path
    let main = FileManager.default.fileExists(atPath: "/proc/self/exe") ? "/proc/self/exe" : nil
    for address in addresses {
      guard let (path, base) = Self.image(of: address), !Self.isOfSystem(path) else { continue }
      if path == ownImage, path.hasSuffix(".so") { continue }
      // The program's own path may be relative to a folder that it has left.
      let file = FileManager.default.fileExists(atPath: path) ? path : main ?? path
      guard !silent.contains(file) else { continue }
      images[file, default: (base, [])].addresses.append(address)
    }
    var found: [UInt: [Line]] = [:]
    for (path, image) in images {
      // A return address is that of the next instruction, which may be of the next line.
      let offsets = image.addresses.map { $0 - image.base - 1 }
      let lines = lines(of: offsets, in: path)
      if lines.isEmpty, offsets.count >= Self.enough { silent.insert(path) }
      for (address, offset) in zip(image.addresses, offsets) { found[address] = lines[offset] }
    }
    return found
  }

  /// Returns the lines of offsets in a file; empty if the program fails.
  public func lines(of offsets: [UInt], in file: String) -> [UInt: [Line]] {
    let isLLVM = program.hasSuffix("llvm-symbolizer")
    let options =
      isLLVM
      ? ["--obj=\(file)", "--functions=none", "--no-demangle", "--addresses"]
      : ["-e", file, "-i", "-a"]
    guard
      let finished = try? CapturedRun(
        program, options + offsets.map { "0x" + String($0, radix: 16) })
    else { return [:] }
    return Self.lines(in: String(decoding: finished.output, as: UTF8.self))
  }

  /// Reads what both programs print: each address, and after it a line for each function.
  static func lines(in text: String) -> [UInt: [Line]] {
    var found: [UInt: [Line]] = [:]
    var address: UInt?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("0x"), let number = UInt(line.dropFirst(2), radix: 16) {
        address = number
      } else if let address, let frame = frame(line) {
        found[address, default: []].append(frame)
      }
    }
    return found
  }

  /// Reads `file:line:column`, or `file:line` with an addition in parentheses; nil for an unknown place.
  private static func frame(_ line: Substring) -> Line? {
    let text = line.firstRange(of: " (").map { line[..<$0.lowerBound] } ?? line
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var numbers: [Int] = []
    while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    let path = parts.joined(separator: ":")
    guard path.hasPrefix("/"), let row = numbers.first, row > 0 else { return nil }
    return Line(path: path, line: row, column: numbers.count > 1 ? numbers[1] : 0)
  }

  /// The number of addresses of which one has a line, if the image has any.
  private static let enough = 16

  // MARK: Images

  private static func image(of address: UInt) -> (path: String, base: UInt)? {
    var base: UInt = 0
    guard let path = unsafe purlin_image_path(address, &base) else { return nil }
    return (unsafe String(cString: path), base)
  }

  /// An address in the image of this module.
  private static var ownAddress: UInt {
    UInt(bitPattern: unsafe unsafeBitCast(CallStackRecorder.self as AnyObject.Type, to: Int.self))
  }

  /// Whether an image is of the system or of Swift: the names of Swift's libraries are those of its modules.
  private static func isOfSystem(_ path: String) -> Bool {
    if ["/lib", "/usr/lib", "/System/"].contains(where: { path.hasPrefix($0) }) { return true }
    let name = path.split(separator: "/").last ?? ""
    return ["libswift", "lib_", "libFoundation", "libdispatch", "libBlocksRuntime", "libTesting"]
      .contains { name.hasPrefix($0) }
  }
}
