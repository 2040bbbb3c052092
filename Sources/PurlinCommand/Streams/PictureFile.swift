internal import IsolatedWork
internal import LayoutRendering

/// A file for a picture, in the format that the extension of its name says.
struct PictureFile {
  /// A format, by the extension of the name.
  enum Format: String {
    case svg, png, pdf
    /// A page that shows one picture or several.
    case html

    /// The formats of one picture.
    static let pictures: [Self] = [.svg, .png, .pdf]
  }

  private let path: String
  private let format: Format
  /// Pixels per point of a PNG.
  private var scale = 2.0
  /// The greatest number of bytes of a PNG, whose scale is reduced for it.
  private var limit: Int?

  /// Creates a picture's file before there is a picture.
  ///
  /// - Parameters:
  ///   - path: The name of the file.
  ///   - formats: The formats that the option takes.
  ///   - others: Extensions of files that are no pictures and that the option takes, too, for the message.
  /// - Throws: ``CommandFailure`` if the format is unknown, or cannot be drawn on this machine.
  init(
    _ path: String, formats: [Format] = Format.pictures, besides others: [String] = []
  ) throws {
    guard let end = path.lastIndex(of: "."),
      let format = Format(rawValue: path[path.index(after: end)...].lowercased()),
      formats.contains(format)
    else {
      let endings = (formats.map(\.rawValue) + others).map { ".\($0)" }
      let words = (endings.dropLast().joined(separator: ", ") + " or " + (endings.last ?? ""))
      throw CommandFailure.usage(
        "-o needs a name that ends in \(endings.count > 1 ? words : endings[0]), not '\(path)'")
    }
    guard format == .svg || format == .html || LayoutRenderer.drawsImages else {
      throw CommandFailure.unfinished(PictureError.needsPango.description)
    }
    (self.path, self.format) = (path, format)
  }

  /// Creates a file with options that are for a PNG.
  ///
  /// - Throws: ``CommandFailure`` if an option is out of range, or is for another format.
  init(_ path: String, scale: Double?, kilobytes: Int?) throws {
    try self.init(path)
    if let scale {
      guard scale > 0 && scale <= 16 else {
        throw CommandFailure.usage("--scale is a number above 0 and up to 16, not \(scale)")
      }
      self.scale = scale
    }
    if let kilobytes {
      guard (1...1 << 20).contains(kilobytes) else {
        throw CommandFailure.usage("--max-kilobytes is at least 1, not \(kilobytes)")
      }
      limit = kilobytes * 1000
    }
    guard format == .png || scale == nil && kilobytes == nil else {
      throw CommandFailure.usage("--\(scale == nil ? "max-kilobytes" : "scale") is for a .png")
    }
  }

  /// Writes the picture that this package has drawn as SVG.
  ///
  /// - Parameters:
  ///   - svg: The picture.
  ///   - other: The name of the file, if it is another one of several.
  /// - Throws: ``CommandFailure`` if it cannot be drawn or written.
  func write(_ svg: String, to other: String? = nil) throws {
    let before = LayoutRenderer.undrawnTexts.count
    try Files.write(try bytes(of: svg), to: other ?? path)
    let texts = Set(LayoutRenderer.undrawnTexts.dropFirst(before)).sorted()
    guard let first = texts.first else { return }
    StandardError.line(
      "purlin: no installed font has all characters of '\(first)'\(texts.count > 1 ? " and \(texts.count - 1) more texts" : ""), which are drawn as boxes"
    )
  }

  /// Writes pictures: all of them on a page, and otherwise the first one.
  func write(_ svgs: [String]) throws {
    try write(format == .html ? svgs.joined(separator: "\n") : svgs[0])
  }

  /// Whether the file is a page, which shows several pictures.
  var isPage: Bool { format == .html }

  private func bytes(of svg: String) throws -> [UInt8] {
    do throws(PictureError) {
      switch format {
      case .html: return Array(OutputText(Self.page(svg), as: .markup).text.utf8)
      case .svg: return Array(OutputText(svg, as: .markup).text.utf8)
      case .pdf: return try LayoutRenderer.pdf(svg: svg)
      case .png: return try Self.png(of: svg, scale: scale, limit: limit)
      }
    } catch {
      throw CommandFailure.unfinished(error.description)
    }
  }

  private static func page(_ svg: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Purlin</title>
    <style>body { margin: 16px } svg { display: block; max-width: 100%; height: auto; margin-bottom: 24px }</style>
    \(svg)</html>

    """
  }

  /// Returns the picture as PNG, in a lower scale if it is longer than `limit` bytes.
  ///
  /// - Throws: ``PictureError`` if it cannot be drawn, or is too long in every scale.
  static func png(
    of svg: String, scale: Double, limit: Int?
  ) throws(PictureError) -> [UInt8] {
    guard let limit else { return try LayoutRenderer.png(svg: svg, scale: scale) }
    var scale = scale
    while true {
      do throws(PictureError) {
        let bytes = try LayoutRenderer.png(svg: svg, scale: scale)
        guard bytes.count > limit else { return bytes }
        guard scale > leastScale else {
          throw PictureError(
            "the picture needs more than \(limit / 1000) kB; ask for one scene, or for fewer devices"
          )
        }
        // The length grows less than the area, so that a few attempts suffice.
        scale *= min(0.9, (Double(limit) / Double(bytes.count)).squareRoot())
      } catch {
        // It may have too many pixels.
        guard scale > leastScale else { throw error }
        scale /= 2
      }
      scale = max(leastScale, scale)
    }
  }

  /// The scale below which nothing can be recognized.
  private static let leastScale = 0.125
}
