internal import LayoutGeometry

extension LintSettings {
  /// Parses settings in the format of `.purlin.json`.
  ///
  /// - Throws: ``SettingsError`` for the first error. An unknown key or rule is an error, because a
  ///   misspelt setting would silently have no effect.
  package init(json text: String) throws(SettingsError) {
    let root = try PositionedJSON.read(text, as: "settings")
    for (key, position, value) in try root.members("settings are an object") {
      switch key {
      case "rules": try readRules(value)
      case "include": included = try value.texts().map { PathPattern($0) }
      case "exclude": excluded = try value.texts().map { PathPattern($0) }
      case "includeIgnored": includesIgnored = try value.bool()
      case "devices": devices = try value.textOrTexts()
      case "orientations": orientations = try value.words(["portrait", "landscape"])
      case "sizeClasses": coversSizeClasses = try value.bool()
      case "rightToLeft": isRightToLeft = try value.bool()
      case "pseudoLocalized": isPseudoLocalized = try value.bool()
      case "languages": languages = try value.textOrTexts()
      case "textSizes": textSizes = try value.textOrTexts()
      case "deploymentTarget": deploymentTarget = try value.version()
      case "sources": checksSources = try value.bool()
      case "strict": isStrict = try value.bool()
      case "baseline": baseline = try value.string()
      case "$schema": _ = try value.string()
      default:
        throw SettingsError(
          "'\(key)' is not a setting; use \(Self.keys.joined(separator: ", "))", at: position)
      }
    }
  }

  private static let keys = [
    "rules", "include", "exclude", "includeIgnored", "devices", "orientations", "sizeClasses",
    "rightToLeft", "pseudoLocalized", "languages", "textSizes", "deploymentTarget", "sources",
    "strict", "baseline",
  ]

  private mutating func readRules(_ value: PositionedJSON) throws(SettingsError) {
    let members = try value.members("'rules' is an object with ids of rules as keys")
    for (id, position, value) in members {
      guard RulePage.described(id) != nil else {
        let near = RulePage.suggestions(for: id, among: RulePage.checks).map {
          "'\($0)'"
        }.joined(separator: ", ")
        let hint = near.isEmpty ? "'purlin rules' lists them" : "did you mean \(near)?"
        throw SettingsError("'\(id)' is not a rule; \(hint)", at: position)
      }
      rules[id] = try Rule(value)
    }
  }
}

extension LintSettings.Rule {
  fileprivate init(_ value: PositionedJSON) throws(SettingsError) {
    switch value.value {
    case .bool(let isOn): self.isOn = isOn
    case .string: try setLevel(value)
    case .object(let members):
      for (key, position, value) in members {
        switch key {
        case "severity": try setLevel(value)
        case "exclude": excluded = try value.texts().map { PathPattern($0) }
        default:
          throw SettingsError(
            "'\(key)' is not a setting of a rule; use severity, exclude", at: position)
        }
      }
    default:
      throw SettingsError(
        "a rule is off, on, note, warning, error, or an object with severity and exclude, not "
          + value.kind, at: value.position)
    }
  }

  private mutating func setLevel(_ value: PositionedJSON) throws(SettingsError) {
    let word = try value.string()
    switch word {
    case "off": isOn = false
    case "on": isOn = true
    default:
      guard let level = FindingSeverity(rawValue: word) else {
        throw SettingsError(
          "'\(word)' is not a severity; use off, on, note, warning, error", at: value.position)
      }
      severity = level
    }
  }
}

extension PositionedJSON {
  func string() throws(SettingsError) -> String {
    guard case .string(let text) = value else {
      throw SettingsError("expected a text, not \(kind)", at: position)
    }
    return text
  }

  func bool() throws(SettingsError) -> Bool {
    guard case .bool(let value) = value else {
      throw SettingsError("expected true or false, not \(kind)", at: position)
    }
    return value
  }

  func texts() throws(SettingsError) -> [String] {
    guard case .array(let elements) = value else {
      throw SettingsError("expected a list of texts, not \(kind)", at: position)
    }
    var texts: [String] = []
    for element in elements { texts.append(try element.string()) }
    return texts
  }

  func textOrTexts() throws(SettingsError) -> [String] {
    if case .string(let text) = value { return [text] }
    return try texts()
  }

  func words(_ allowed: [String]) throws(SettingsError) -> [String] {
    for word in try textOrTexts() where !allowed.contains(word) {
      throw SettingsError(
        "'\(word)' is not one of \(allowed.joined(separator: ", "))", at: position)
    }
    return try textOrTexts()
  }

  func version() throws(SettingsError) -> SystemVersion {
    let text: String
    switch value {
    case .number(let number): text = "\(number)"
    default: text = try string()
    }
    guard let version = SystemVersion(text) else {
      throw SettingsError("'\(text)' is not a version of iOS such as \"15.0\"", at: position)
    }
    return version
  }
}
