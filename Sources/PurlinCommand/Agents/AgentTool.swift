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
  /// Returns the words for the command.
  let words: @Sendable (Arguments) -> [String]

  /// The arguments of a call, checked against the parameters.
  struct Arguments: Sendable {
    fileprivate let values: [String: JSONValue]

    func text(_ name: String) -> String? { values[name]?.string }
    func texts(_ name: String) -> [String] { values[name]?.strings ?? [] }
    func isOn(_ name: String) -> Bool { values[name]?.bool == true }

    /// Returns an option with its value as one word, which cannot be taken for another option.
    func option(_ name: String) -> [String] { text(name).map { ["--\(name)=\($0)"] } ?? [] }
  }

  /// Returns the words of a call.
  func words(for arguments: JSONValue) throws(WrongArguments) -> [String] {
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
    return words(Arguments(values: values))
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

extension AgentTool {
  /// The tools, in the order in which an agent usually needs them.
  static let all: [AgentTool] = [
    AgentTool(
      name: "check",
      about:
        "Find layout problems in storyboards, xibs, folders and console logs: conflicts, ambiguity, "
        + "clipped text, accessibility, sizes that break. Each finding ends with the handle for 'explain'.",
      parameters: [
        Parameter(name: "paths", kind: .texts, about: "Files and folders; by default the folder."),
        Parameter(name: "select", kind: .texts, about: "Only these rules."),
        Parameter(name: "device", kind: .text, about: "Check on this device as well."),
        Parameter(name: "fix", kind: .flag, about: "Fix what can be fixed first; writes files."),
        Parameter(name: "sizes", kind: .flag, about: "Also check every window size; slower."),
      ], writes: true
    ) { arguments in
      ["check"] + (arguments.isOn("fix") ? ["--fix"] : [])
        + (arguments.isOn("sizes") ? [] : ["--no-sizes"])
        + arguments.texts("select").map { "--select=\($0)" } + arguments.option("device") + ["--"]
        + arguments.texts("paths")
    },
    AgentTool(
      name: "explain",
      about: "Explain a finding, constraint, view or document by its handle, such as "
        + "Main.storyboard#con-1, or a console log; with 'view' why a view is where it is.",
      parameters: [
        Parameter(name: "target", kind: .text, about: "A file, handle or rule.", isRequired: true),
        Parameter(name: "view", kind: .text, about: "A view, such as Title or Title.width."),
        Parameter(name: "device", kind: .text, about: "The device to lay out for."),
        Parameter(name: "width", kind: .text, about: "Widths at which to prove, as 320...1366."),
        Parameter(name: "height", kind: .text, about: "Heights at which to prove, as 320...1366."),
      ], writes: false
    ) { arguments in
      ["explain"] + arguments.option("device") + arguments.option("width")
        + arguments.option("height") + ["--", arguments.text("target") ?? ""]
        + (arguments.text("view").map { [$0] } ?? [])
    },
    AgentTool(
      name: "show", about: "Print the frames of a document's views after layout.",
      parameters: [
        Parameter(name: "target", kind: .text, about: "A file or handle.", isRequired: true),
        Parameter(name: "device", kind: .text, about: "The device to lay out for."),
        Parameter(name: "language", kind: .text, about: "A language with texts, such as de."),
      ], writes: false
    ) { arguments in
      ["show"] + arguments.option("device") + arguments.option("language")
        + ["--", arguments.text("target") ?? ""]
    },
    AgentTool(
      name: "edit",
      about: "Change constraints of a document and report what moves, for example "
        + "[\"pin\", \"Title\", \"leading=16\"] or [\"set\", \"con-1\", \"constant=8\"]. "
        + "Without 'write' nothing is written and a patch is returned.",
      parameters: [
        Parameter(name: "file", kind: .text, about: "The document.", isRequired: true),
        Parameter(
          name: "operation", kind: .texts, about: "The words of an operation of 'purlin edit'.",
          isRequired: true),
        Parameter(name: "write", kind: .flag, about: "Write the document."),
      ], writes: true
    ) { arguments in
      ["edit"] + (arguments.isOn("write") ? ["--update-frames"] : ["--dry-run"])
        + ["--", arguments.text("file") ?? ""] + arguments.texts("operation")
    },
    AgentTool(
      name: "diff",
      about: "Say which frames and findings changed since a Git revision, or between two files.",
      parameters: [
        Parameter(name: "old", kind: .text, about: "A revision or file.", isRequired: true),
        Parameter(
          name: "new", kind: .text, about: "A revision or file; by default the files as they are."),
        Parameter(name: "paths", kind: .texts, about: "Documents and folders of the revisions."),
      ], writes: false
    ) { arguments in
      // A name that begins with a hyphen is neither a revision nor, without a folder, a file here.
      let ends = [arguments.text("old"), arguments.text("new")].compactMap { $0 }
        .map { $0.hasPrefix("-") ? "./" + $0 : $0 }
      return ["diff"] + ends + ["--"] + arguments.texts("paths")
    },
  ]
}
