internal import Foundation

/// Reads a file, device or pipe to its end, in bounded time and memory.
package enum InputFile {
  package typealias Refusal = InputRefusal

  /// The time to wait for a writer of a pipe.
  package static let patience = Duration.seconds(5)

  /// Reads the file at a path.
  ///
  /// - Throws: ``Refusal`` if the file is missing, not permitted, a folder, longer than `limit`, or
  ///   a pipe without a writer.
  package static func read(_ path: String, limit: Int) throws(Refusal) -> [UInt8] {
    let pieces = try InputPieces(path)
    let size = pieces.size ?? 0
    guard size <= limit else { throw tooLong(limit, size: size) }
    return try read(pieces, expecting: size, limit: limit)
  }

  private static func read(
    _ pieces: InputPieces, expecting size: Int, limit: Int
  ) throws(Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more detects the end without growing the buffer.
    bytes.reserveCapacity(size + 1)
    while try pieces.read(into: &bytes, expecting: size - bytes.count + 1) {
      guard bytes.count <= limit else { throw tooLong(limit) }
    }
    return bytes
  }

  /// Reads standard input to its end, without a time limit.
  package static func readStandardInput(limit: Int) throws(Refusal) -> [UInt8] {
    try read(.standardInput, expecting: 1 << 16, limit: limit)
  }

  /// Reads an open file from its beginning.
  package static func readAgain(_ descriptor: Int32, limit: Int) throws(Refusal) -> [UInt8] {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw Refusal(reason: SystemError.last.words) }
    let size = (try? Folder.Info(of: descriptor))?.st_size ?? 0
    return try read(
      InputPieces(of: descriptor), expecting: min(Int(size), limit), limit: limit)
  }

  private static func tooLong(_ limit: Int, size: Int? = nil) -> Refusal {
    let size = size.map { "has \($0 >> 20) MB" } ?? "has more than \(limit >> 20) MB"
    return Refusal(
      reason: "the file \(size); files of up to \(limit >> 20) MB are read", isAboutContent: true)
  }
}
