internal import InterfaceBuilder

/// A statement that gives a view or controller a value.
struct Setting: Hashable {
  /// Stands for the view in ``lines``.
  static let object = "\u{1}"

  /// The property, by which the same setting of several size classes is found.
  var key: String
  /// The value, if the setting is an assignment.
  var value: String?
  /// The statements; a view that has a name is written as ``object`` and a period.
  var lines: [String]
  /// Whether code that does not set it has the same value.
  var isStandard: Bool

  /// Returns the statements for a view with the given name; the empty name is that of `self`.
  func statements(of name: String) -> [String] { Self.replaced(lines, name) }

  static func replaced(_ lines: [String], _ name: String) -> [String] {
    lines.map { line in
      var text = ""
      var rest = Substring(line)
      while let index = rest.firstIndex(of: "\u{1}") {
        text += rest[..<index]
        rest = rest[rest.index(after: index)...]
        if rest.first == "." {
          if name.isEmpty { rest = rest.dropFirst() } else { text += name }
        } else {
          text += name.isEmpty ? "self" : name
        }
      }
      return name.isEmpty ? Self.assigningToSelf(text + rest) : text + rest
    }
  }

  /// A statement whose value is a variable with the name of the property.
  private static func assigningToSelf(_ statement: String) -> String {
    let sides = statement.split(separator: " = ")
    return sides.count == 2 && sides[0] == sides[1] ? "self." + statement : statement
  }
}

/// The settings of a view, in the order in which they are written.
struct SettingList {
  /// What the code cannot express.
  struct Omission {
    let text: String
    /// Where it is written; nil for the place of the object.
    let position: SourcePosition?
    let affectsLayout: Bool
  }

  private(set) var settings: [Setting] = []
  private(set) var omissions: [Omission] = []

  /// Says that the code leaves out a part of the document.
  mutating func omit(
    _ text: String, at position: SourcePosition? = nil, affectsLayout: Bool = false
  ) {
    omissions.append(Omission(text: text, position: position, affectsLayout: affectsLayout))
  }

  /// Assigns a property, unless the value is the one that code has without it.
  mutating func set(_ property: String, _ value: String?, standard: String? = nil) {
    guard let value = value ?? standard else { return }
    add(
      Setting(
        key: property, value: value, lines: ["\(Setting.object).\(property) = \(value)"],
        isStandard: value == standard))
  }

  mutating func set(_ property: String, _ value: Bool, standard: Bool) {
    set(property, "\(value)", standard: "\(standard)")
  }

  mutating func set(_ property: String, _ value: Double?, standard: Double? = nil) {
    set(
      property, value.map { SwiftText.number($0) }, standard: standard.map { SwiftText.number($0) })
  }

  /// Adds statements that are no assignment.
  mutating func call(_ key: String, _ lines: [String], isStandard: Bool = false) {
    add(Setting(key: key, value: nil, lines: lines, isStandard: isStandard))
  }

  /// The statements of the settings that differ from what code has without them.
  func statements(of name: String) -> [String] {
    settings.filter { !$0.isStandard }.flatMap { $0.statements(of: name) }
  }

  /// Writes properties also where they have the value of a new view.
  mutating func setAll(_ properties: Set<String>) {
    for index in settings.indices where properties.contains(settings[index].key) {
      settings[index].isStandard = false
    }
  }

  private mutating func add(_ setting: Setting) {
    settings.removeAll { $0.key == setting.key }
    settings.append(setting)
  }
}
