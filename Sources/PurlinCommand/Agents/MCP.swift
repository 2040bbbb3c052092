internal import ArgumentParser
internal import Foundation
internal import IsolatedWork

/// `purlin mcp`: the subcommands as tools of an agent.
struct MCP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve check, explain, show, edit, diff and preview to coding agents.",
    discussion: """
      purlin mcp

      Speaks the Model Context Protocol, one JSON message on each line. Answers are those of the subcommands, at \
      most 24 KB long; a longer one says how to ask for a part of it. Pictures are PNG of at most 150 kB, or SVG \
      where pango is not installed. Each call runs in a process of its own in the current folder. Only 'preview' \
      runs code, and only if the call says 'run'.
      """)

  func run() throws {
    var server = AgentServer()
    var waiting: [UInt8] = []
    while true {
      while let end = waiting.firstIndex(of: UInt8(ascii: "\n")) {
        let line = Array(waiting[..<end])
        waiting.removeSubrange(...end)
        try answer(line, by: &server)
      }
      guard waiting.count <= AgentServer.longestMessage else {
        throw CommandFailure.input("standard input: a message has more than 8 MB")
      }
      guard try Descriptor.read(0, upTo: 1 << 16, into: &waiting) > 0 else { break }
    }
    // The last line may have no end.
    try answer(waiting, by: &server)
  }

  private func answer(_ line: [UInt8], by server: inout AgentServer) throws {
    guard !line.allSatisfy({ $0 <= 0x20 }), let answer = server.answer(to: line) else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(answer), as: UTF8.self)
    try StandardOutput.line(OutputText(text, as: .json))
  }
}

/// The answers to an agent's messages.
///
/// Source: JSON-RPC 2.0 Specification; Model Context Protocol, revision 2025-06-18, "Base Protocol" and "Tools".
struct AgentServer {
  /// The greatest number of bytes of a message.
  static let longestMessage = 8 << 20
  /// The greatest number of bytes of a tool's answer.
  static let longestAnswer = 24 << 10

  /// The revisions of the protocol that are spoken, the newest first.
  private static let revisions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  /// Runs a command, and returns its text and whether it failed.
  private let run: @Sendable ([String]) -> (text: String, isError: Bool)

  init(
    run: @escaping @Sendable ([String]) -> (text: String, isError: Bool) = { Self.call($0) }
  ) {
    self.run = run
  }

  /// Returns the answer to a message; nil for a notification.
  mutating func answer(to line: [UInt8]) -> JSONValue? {
    guard let message = try? JSONDecoder().decode(JSONValue.self, from: Data(line)) else {
      return error(-32700, "the message is not JSON", id: .null)
    }
    guard case .object = message, message["jsonrpc"] == "2.0",
      let method = message["method"]?.string
    else {
      return error(-32600, "the message is no request of JSON-RPC 2.0", id: message["id"] ?? .null)
    }
    guard let id = message["id"] else { return nil }
    switch method {
    case "initialize": return result(greeting(for: message["params"]), id: id)
    case "ping": return result([:], id: id)
    case "tools/list":
      return result(["tools": .array(AgentTool.all.map(\.description))], id: id)
    case "tools/call":
      let name = message["params"]?["name"]?.string ?? ""
      guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
        let known = AgentTool.all.map(\.name).joined(separator: ", ")
        return error(-32602, "no tool '\(name)'; there is \(known)", id: id)
      }
      let pictures = AgentPictures()
      defer { pictures.remove() }
      do {
        let commands = try tool.commands(
          for: message["params"]?["arguments"] ?? [:], picture: pictures.file)
        return result(answer(of: commands, pictures), id: id)
      } catch {
        return self.error(-32602, error.message, id: id)
      }
    default: return error(-32601, "no method '\(method)'", id: id)
    }
  }

  /// Runs the commands of a call until one fails, and returns what they print and draw.
  private func answer(of commands: [[String]], _ pictures: AgentPictures) -> JSONValue {
    var (text, isError) = ("", false)
    for words in commands where !isError {
      let answer = run(words)
      text += pictures.withoutPaths(answer.text)
      isError = answer.isError
    }
    let content: [JSONValue] = [["type": "text", "text": .string(text)]] + pictures.content()
    return ["content": .array(content), "isError": .bool(isError)]
  }

  private func greeting(for parameters: JSONValue?) -> JSONValue {
    let asked = parameters?["protocolVersion"]?.string ?? ""
    let revision = Self.revisions.contains(asked) ? asked : Self.revisions[0]
    return [
      "protocolVersion": .string(revision), "capabilities": ["tools": [:]],
      "serverInfo": ["name": "purlin", "version": .string(Version.number)],
      "instructions":
        "Call check first; explain takes the handles in its answer. edit without 'write' returns a patch.",
    ]
  }

  private func result(_ value: JSONValue, id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": value]
  }

  private func error(_ code: Double, _ message: String, id: JSONValue) -> JSONValue {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": .number(code), "message": .string(message)],
    ]
  }

  /// Calls the command in a process of its own.
  private static func call(_ words: [String]) -> (text: String, isError: Bool) {
    do {
      let run = try CapturedRun(nil, words, limit: longestAnswer)
      var text = String(decoding: run.output, as: UTF8.self)
      if run.omitted > 0 {
        // Whole lines only.
        if let end = text.lastIndex(of: "\n") { text = String(text[...end]) }
        text +=
          "(\(run.omitted) more bytes; ask for one document, rule or handle such as FILE#ID)\n"
      }
      let errors = String(decoding: run.errors, as: UTF8.self)
      return (text + errors, run.status.map { $0 > 1 } ?? true)
    } catch {
      return ("purlin: a process cannot be started: \(error.words)", true)
    }
  }
}
