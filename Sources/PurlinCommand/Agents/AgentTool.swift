internal import IsolatedWork

/// A tool of `purlin mcp`: a subcommand, with the arguments that an agent gives by name.
struct AgentTool: Sendable {
  /// An argument by name.
  struct Parameter: Sendable {
    enum Kind: Sendable {
      case text, texts, flag
    }
    let name: String
    let kind: Kind
    let about: String
    var isRequired = false
    /// Why a flag must be true for a call; nil of an argument that can have any value.
    var consent: String?
  }

  /// Why the arguments of a call cannot be used.
  struct WrongArguments: Error {
    let message: String
  }

  let name: String
  let about: String
  let parameters: [Parameter]
  /// Whether it can change files.
  let writes: Bool
  /// Returns the words of the command that answers a call.
  let words: @Sendable (Arguments) -> [String]
  /// Returns the words of a second command, which draws; nil if no picture is asked for.
  var drawing: @Sendable (Arguments) -> [String]? = { _ in nil }

  /// The arguments of a call, checked against the parameters.
  struct Arguments: Sendable {
    fileprivate let values: [String: JSONValue]
    /// The file for a picture in SVG, which is part of the answer.
    let picture: String

    func text(_ name: String) -> String? { values[name]?.string }
    func texts(_ name: String) -> [String] { values[name]?.strings ?? [] }
    func isOn(_ name: String, otherwise value: Bool = false) -> Bool {
      values[name]?.bool ?? value
    }

    /// Returns an option with its value as one word, which cannot be taken for another option.
    func option(_ name: String) -> [String] { text(name).map { ["--\(name)=\($0)"] } ?? [] }

    /// Returns an option with each value of a list.
    func options(_ option: String, _ name: String) -> [String] {
      texts(name).map { "--\(option)=\($0)" }
    }
  }

  /// Returns the words of the commands that answer a call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments by name.
  ///   - picture: The file for a picture.
  /// - Returns: The words of each command.
  /// - Throws: ``WrongArguments``.
  func commands(
    for arguments: JSONValue, picture: String
  ) throws(WrongArguments) -> [[String]] {
    guard case .object(let values) = arguments else {
      throw WrongArguments(message: "the arguments are an object")
    }
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        let known = parameters.map(\.name).joined(separator: ", ")
        throw WrongArguments(message: "'\(name)' is no argument of \(self.name); it has \(known)")
      }
      let isRight =
        switch parameter.kind {
        case .text: value.string != nil
        case .texts: value.strings != nil
        case .flag: value.bool != nil
        }
      guard isRight else {
        throw WrongArguments(message: "'\(name)' is \(parameter.kind.words)")
      }
    }
    for parameter in parameters where parameter.isRequired && values[parameter.name] == nil {
      throw WrongArguments(message: "'\(parameter.name)' is missing")
    }
    for parameter in parameters {
      if let consent = parameter.consent, values[parameter.name]?.bool != true {
        throw WrongArguments(message: "'\(parameter.name)' must be true: \(consent)")
      }
    }
    let checked = Arguments(values: values, picture: picture)
    return [words(checked)] + (drawing(checked).map { [$0] } ?? [])
  }

  /// The description for an agent.
  var description: JSONValue {
    let properties = parameters.map { ($0.name, $0.kind.schema(about: $0.about)) }
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    return [
      "name": .string(name), "description": .string(about),
      "inputSchema": [
        "type": "object", "properties": .object(Dictionary(properties) { first, _ in first }),
        "required": .array(required), "additionalProperties": false,
      ],
      "annotations": ["readOnlyHint": .bool(!writes), "openWorldHint": false],
    ]
  }
}

extension AgentTool.Parameter.Kind {
  fileprivate var words: String {
    switch self {
    case .text: "a text"
    case .texts: "a list of texts"
    case .flag: "true or false"
    }
  }

  fileprivate func schema(about: String) -> JSONValue {
    switch self {
    case .text: ["type": "string", "description": .string(about)]
    case .texts: ["type": "array", "items": ["type": "string"], "description": .string(about)]
    case .flag: ["type": "boolean", "description": .string(about)]
    }
  }
}
