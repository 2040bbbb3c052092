internal import Foundation
internal import LayoutProof
internal import LayoutSnapshot

/// Creates a drawing whose numbers follow the size of its view from drawings in three sizes.
struct DrawingTemplate {
  private let texts: [String]
  private let sizes: [LayoutSnapshot.Size]

  /// - Parameters:
  ///   - texts: The SVG elements in each size.
  ///   - sizes: The sizes of the view.
  init(_ texts: [String], sizes: [LayoutSnapshot.Size]) {
    self.texts = texts
    self.sizes = sizes
  }

  /// The drawing; that of the first size if the elements differ in more than numbers.
  var drawing: InspectedScene.Drawing {
    let fixed = InspectedScene.Drawing(elements: texts[0], numbers: [])
    guard texts.contains(where: { $0 != texts[0] }) else { return fixed }
    let parts = texts.map(Self.parts)
    guard parts.allSatisfy({ $0.words == parts[0].words }) else { return fixed }
    var elements = parts[0].words[0]
    var numbers: [[Double]] = []
    for index in parts[0].numbers.indices {
      let values = parts.map { $0.numbers[index] }
      if values.allSatisfy({ $0 == values[0] }) {
        elements += values[0]
      } else {
        guard let plane = plane(values.map { Double($0) ?? .nan }) else { return fixed }
        elements += "\u{E000}\(numbers.count)\u{E001}"
        numbers.append(plane)
      }
      elements += parts[0].words[index + 1]
    }
    return InspectedScene.Drawing(elements: elements, numbers: numbers)
  }

  /// What drawings that can have the same text have in common: everything except the numbers of
  /// their geometry.
  static func structure(_ drawing: InspectedScene.Drawing) -> [String] {
    parts(evaluated(drawing, at: LayoutSnapshot.Size(width: 0, height: 0))).words
  }

  /// Returns whether a drawing has this text in a size, except for the last of three decimals.
  static func fits(
    _ drawing: InspectedScene.Drawing, _ text: String, _ size: LayoutSnapshot.Size
  ) -> Bool {
    let (wanted, own) = (parts(text), parts(evaluated(drawing, at: size)))
    return wanted.words == own.words
      && zip(wanted.numbers, own.numbers).allSatisfy { wanted, own in
        guard wanted != own else { return true }
        guard let wanted = Double(wanted), let own = Double(own) else { return false }
        return abs(wanted - own) < 2 * LayoutTolerance.slack
      }
  }

  /// Returns the elements of a drawing in a size.
  private static func evaluated(
    _ drawing: InspectedScene.Drawing, at size: LayoutSnapshot.Size
  ) -> String {
    var text = ""
    for (index, piece) in drawing.elements.split(
      separator: "\u{E000}", omittingEmptySubsequences: false
    ).enumerated() {
      guard index > 0, let end = piece.firstIndex(of: "\u{E001}"),
        let number = Int(piece[..<end])
      else {
        text += piece
        continue
      }
      let plane = drawing.numbers[number]
      text += "\(plane[0] + plane[1] * size.width + plane[2] * size.height)"
      text += piece[piece.index(after: end)...]
    }
    return text
  }

  /// Returns the linear function of width and height with these values; nil if there is none.
  private func plane(_ values: [Double]) -> [Double]? {
    guard values.allSatisfy(\.isFinite) else { return nil }
    let (w1, h1) = (sizes[1].width - sizes[0].width, sizes[1].height - sizes[0].height)
    let (w2, h2) = (sizes[2].width - sizes[0].width, sizes[2].height - sizes[0].height)
    let (v1, v2) = (values[1] - values[0], values[2] - values[0])
    let whole = w1 * h2 - w2 * h1
    var (alongWidth, alongHeight) = (0.0, 0.0)
    if abs(whole) > 1 {
      alongWidth = (v1 * h2 - v2 * h1) / whole
      alongHeight = (v2 * w1 - v1 * w2) / whole
    } else {
      // The sizes lie on a line: the number follows the length that changes more.
      let (w, h, v) = abs(w1) + abs(h1) > abs(w2) + abs(h2) ? (w1, h1, v1) : (w2, h2, v2)
      guard abs(w) + abs(h) > LayoutTolerance.slack else { return nil }
      if abs(w) >= abs(h) { alongWidth = v / w } else { alongHeight = v / h }
    }
    // Drawings have three decimals; slopes of simple fractions are restored from them.
    (alongWidth, alongHeight) = (Self.rounded(alongWidth), Self.rounded(alongHeight))
    return [
      ((values[0] - alongWidth * sizes[0].width - alongHeight * sizes[0].height) * 1000).rounded()
        / 1000, alongWidth, alongHeight,
    ]
  }

  private static func rounded(_ slope: Double) -> Double {
    let twelfth = (slope * 12).rounded() / 12
    return abs(twelfth - slope) < 0.02 ? twelfth : (slope * 1e4).rounded() / 1e4
  }

  /// The attributes that hold coordinates and lengths.
  private static let geometry: Set<String> = [
    "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "d", "points",
    "transform", "textLength",
  ]

  /// Divides SVG elements into the numbers in their geometry, and the words around them.
  ///
  /// Numbers in texts, colors and names are words.
  private static func parts(_ text: String) -> (words: [String], numbers: [String]) {
    var words: [[UInt8]] = [[]]
    var numbers: [String] = []
    var number: [UInt8] = []
    var name: [UInt8] = []
    var (isInTag, isInValue, isGeometry) = (false, false, false)
    for byte in text.utf8 {
      let isDigit = (48...57).contains(byte) || byte == 45 || byte == 46
      if isInValue, isGeometry, isDigit {
        number.append(byte)
        continue
      }
      if !number.isEmpty {
        numbers.append(String(decoding: number, as: UTF8.self))
        number = []
        words.append([])
      }
      words[words.count - 1].append(byte)
      switch byte {
      case UInt8(ascii: "<"): isInTag = true
      case UInt8(ascii: ">") where !isInValue: isInTag = false
      case UInt8(ascii: "\"") where isInTag:
        isInValue.toggle()
        isGeometry = isInValue && geometry.contains(String(decoding: name, as: UTF8.self))
      case UInt8(ascii: " ") where !isInValue: name = []
      case UInt8(ascii: "=") where !isInValue: break
      default: if isInTag, !isInValue { name.append(byte) }
      }
    }
    return (words.map { String(decoding: $0, as: UTF8.self) }, numbers)
  }
}
