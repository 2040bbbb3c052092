import Foundation

/// The part of JSON Schema that `Documentation/Schemas` uses.
///
/// Source: json-schema.org, "JSON Schema: A Media Type for Describing JSON Documents", draft 2020-12.
struct JSONSchema {
  private let root: [String: Any]

  /// The keywords that ``problems(of:)`` applies; a schema with another one is refused.
  static let keywords: Set<String> = [
    "$schema", "$id", "$defs", "$ref", "title", "type", "required", "properties",
    "additionalProperties", "items", "enum", "const", "anyOf",
  ]

  struct UnknownKeyword: Error { let name: String }

  /// Reads the schema of a subcommand.
  init(_ verb: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Documentation/Schemas/\(verb).json")
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
    try Self.check(root)
  }

  /// The name of the schema.
  var id: String { root["$id"] as? String ?? "" }

  /// Returns what is wrong with a text, each with its path; empty if it is valid.
  func problems(of text: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    return problems(of: value, by: root, at: "")
  }

  private static func check(_ schema: [String: Any]) throws {
    for name in schema.keys where !keywords.contains(name) { throw UnknownKeyword(name: name) }
    let maps = ["properties", "$defs"].compactMap { schema[$0] as? [String: Any] }
    let inner =
      maps.flatMap { Array($0.values) } + [schema["items"] as Any]
      + (schema["anyOf"] as? [Any] ?? [])
    for case let part as [String: Any] in inner { try check(part) }
  }

  private func problems(of value: Any, by schema: [String: Any], at path: String) -> [String] {
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last,
      let part = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any]
    {
      return problems(of: value, by: part, at: path)
    }
    var found: [String] = []
    if let type = schema["type"] as? String, !Self.isType(type, value) {
      return ["\(path): not of type \(type)"]
    }
    if let const = schema["const"] as? String, value as? String != const {
      found.append("\(path): is not \(const)")
    }
    if let cases = schema["enum"] as? [String], !cases.contains(value as? String ?? "") {
      found.append("\(path): is not one of \(cases)")
    }
    if let parts = schema["anyOf"] as? [[String: Any]],
      parts.allSatisfy({ !problems(of: value, by: $0, at: path).isEmpty })
    {
      found.append("\(path): satisfies none of 'anyOf'")
    }
    if let object = value as? [String: Any] {
      for name in schema["required"] as? [String] ?? [] where object[name] == nil {
        found.append("\(path): has no '\(name)'")
      }
      let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
      for (name, member) in object.sorted(by: { $0.key < $1.key }) {
        if let part = properties[name] {
          found += problems(of: member, by: part, at: "\(path)/\(name)")
        } else if schema["additionalProperties"] as? Bool == false {
          found.append("\(path): '\(name)' is not in the schema")
        }
      }
    }
    if let list = value as? [Any], let part = schema["items"] as? [String: Any] {
      for (index, element) in list.enumerated() {
        found += problems(of: element, by: part, at: "\(path)/\(index)")
      }
    }
    return found
  }

  private static func isType(_ type: String, _ value: Any) -> Bool {
    let number = value as? NSNumber
    let isBoolean = number.map { CFBooleanLike.contains($0) } ?? false
    switch type {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "boolean": return isBoolean
    case "number": return number != nil && !isBoolean
    case "integer":
      return number.map { !isBoolean && $0.doubleValue == $0.doubleValue.rounded() } ?? false
    default: return false
    }
  }

  /// Tells numbers from Boolean values, which Foundation reads as numbers.
  private enum CFBooleanLike {
    static func contains(_ number: NSNumber) -> Bool {
      unsafe String(cString: number.objCType) == "c"
    }
  }
}
