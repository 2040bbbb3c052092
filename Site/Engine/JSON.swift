/// A value of JSON, which the page reads; Embedded Swift has no encoder.
indirect enum JSON {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([JSON])
  case object([(String, JSON)])
  case null

  static func optional(_ text: String?) -> JSON { text.map { .text($0) } ?? .null }
  static func number(_ value: Int) -> JSON { .number(Double(value)) }

  /// The text of the value.
  var string: String {
    var out: [UInt8] = []
    write(to: &out)
    return String(decoding: out, as: UTF8.self)
  }

  private func write(to out: inout [UInt8]) {
    switch self {
    case .null: out += "null".utf8
    case .flag(let flag): out += (flag ? "true" : "false").utf8
    case .number(let value):
      guard value.isFinite else {
        out += "null".utf8
        return
      }
      out += (value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)").utf8
    case .text(let text): Self.write(text, to: &out)
    case .list(let values):
      out.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        value.write(to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .object(let members):
      out.append(UInt8(ascii: "{"))
      for (index, (name, value)) in members.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        Self.write(name, to: &out)
        out.append(UInt8(ascii: ":"))
        value.write(to: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to out: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): out += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: out += Array("\\u00".utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
  }
}
