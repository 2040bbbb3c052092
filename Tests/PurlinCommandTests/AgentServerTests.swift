import Foundation
import LayoutRendering
import TestSupport
import Testing

@testable import PurlinCommand

/// The answers of `purlin mcp` to an agent's messages.
@Suite(.late) struct AgentServerTests {
  /// The answer to a message by a server that prints the words of a call.
  private func answer(_ message: String) throws -> JSONValue? {
    var server = AgentServer { ($0.joined(separator: "·"), false) }
    return server.answer(to: Array(message.utf8))
  }

  private func call(_ tool: String, _ arguments: String) throws -> JSONValue? {
    try answer(
      #"{"jsonrpc": "2.0", "id": 7, "method": "tools/call", "params": {"name": "\#(tool)", "arguments": \#(arguments)}}"#
    )
  }

  @Test func `a session begins with the revision of the client`() throws {
    for (asked, revision) in [("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-06-18")] {
      let answer = try answer(
        #"{"jsonrpc": "2.0", "id": "a", "method": "initialize", "params": {"protocolVersion": "\#(asked)"}}"#
      )
      #expect(answer?["id"] == "a")
      #expect(answer?["result"]?["protocolVersion"] == .string(revision))
    }
    #expect(try answer(#"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#) == nil)
  }

  @Test func `each tool is listed with its arguments`() throws {
    let answer = try answer(#"{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}"#)
    guard case .array(let tools)? = answer?["result"]?["tools"] else {
      Issue.record("no tools")
      return
    }
    #expect(
      tools.compactMap { $0["name"]?.string } == [
        "check", "explain", "show", "edit", "diff", "preview",
      ])
    #expect(tools.allSatisfy { $0["inputSchema"]?["type"] == "object" })
  }

  @Test(arguments: [
    ("check", "{}", "check·--no-sizes·--"),
    (
      "check", #"{"paths": ["--fix"], "select": ["contrast"]}"#,
      "check·--no-sizes·--select=contrast·--·--fix"
    ),
    (
      "explain", #"{"target": "A.xib#w", "width": "320...400"}"#,
      "explain·--width=320...400·--·A.xib#w"
    ),
    (
      "show", #"{"target": "A.xib", "devices": ["--serve"], "picture": false}"#,
      "show·--device=--serve·--·A.xib"
    ),
    ("edit", #"{"file": "A.xib", "operation": ["clear"]}"#, "edit·--dry-run·--·A.xib·clear"),
    ("diff", #"{"old": "-o", "paths": ["App"]}"#, "diff·./-o·--·App"),
  ])
  func `arguments become words that are no other options`(
    _ tool: String, _ arguments: String, _ words: String
  ) throws {
    let answer = try call(tool, arguments)
    guard case .array(let content)? = answer?["result"]?["content"] else {
      Issue.record("\(String(describing: answer))")
      return
    }
    #expect(content.first?["text"]?.string == words)
    #expect(answer?["id"] == .number(7))
  }

  @Test(arguments: [
    ("nothing", "{}", "no tool 'nothing'; there is check, explain, show, edit, diff, preview"),
    ("explain", "{}", "'target' is missing"),
    ("check", #"{"paths": "A.xib"}"#, "'paths' is a list of texts"),
    ("show", #"{"target": 3}"#, "'target' is a text"),
    (
      "check", #"{"path": ["A.xib"]}"#,
      "'path' is no argument of check; it has paths, select, device, fix, sizes"
    ),
    ("check", "[]", "the arguments are an object"),
    ("preview", #"{"paths": ["App"]}"#, "'run' is missing"),
    (
      "preview", #"{"paths": ["App"], "run": false}"#,
      "'run' must be true: the sources are compiled and run with the rights of this user"
    ),
  ])
  func `wrong arguments are told what is wrong`(
    _ tool: String, _ arguments: String, _ message: String
  ) throws {
    #expect(try call(tool, arguments)?["error"]?["message"]?.string == message)
  }

  @Test func `other messages are errors of the protocol`() throws {
    for (message, code) in [
      ("{", -32700.0), ("[]", -32600), (#"{"id": 1}"#, -32600),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "none"}"#, -32601),
    ] {
      #expect(try answer(message)?["error"]?["code"] == .number(code))
    }
  }

  @Test func `a conversation on standard input`() throws {
    let folder = try Scratch(documents: ["A.xib"])
    try folder.write(
      """
      {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {}}
      {"jsonrpc": "2.0", "method": "notifications/initialized"}
      {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": "check", "arguments": {}}}
      {"jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "show", "arguments": \
      {"target": "None.xib"}}}
      {"jsonrpc": "2.0", "id": 4, "method": "ping"}
      {"jsonrpc": "2.0", "id": 5, "method": "tools/call", "params": {"name": "show", "arguments": \
      {"target": "A.xib", "dark": true}}}
      {"jsonrpc": "2.0", "id": 6, "method": "tools/call", "params": {"name": "preview", "arguments": \
      {"paths": ["None.swift"], "run": true}}}
      """, to: "messages")
    let run = try CommandRun("purlin mcp <messages", in: folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    let answers = try run.output.split(separator: "\n").map {
      try JSONDecoder().decode(JSONValue.self, from: Data($0.utf8))
    }
    #expect(answers.map { $0["id"] } == [1, 2, 3, 4, 5, 6].map { .number($0) })
    guard answers.count == 6, case .array(let found)? = answers[1]["result"]?["content"],
      case .array(let missing)? = answers[2]["result"]?["content"]
    else { return }
    #expect(found.first?["text"]?.string?.contains("purlin explain A.xib#box\n") == true)
    #expect(answers[1]["result"]?["isError"] == false)
    #expect(missing.first?["text"]?.string == "purlin: None.xib: no such file\n")
    #expect(answers[2]["result"]?["isError"] == true)
    guard case .array(let shown)? = answers[4]["result"]?["content"], shown.count == 2 else {
      Issue.record("\(answers[4])")
      return
    }
    #expect(shown[0]["text"]?.string?.contains("purlin-pictures") == false)
    if LayoutRenderer.drawsImages {
      let data = shown[1]["data"]?.string.flatMap { Data(base64Encoded: $0) }
      #expect(shown[1]["mimeType"] == "image/png" && (data?.count ?? .max) <= AgentPictures.longest)
      #expect(data?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    } else {
      #expect(shown[1]["text"]?.string?.hasPrefix("<svg") == true)
    }
    guard case .array(let refused)? = answers[5]["result"]?["content"] else { return }
    #expect(refused.first?["text"]?.string?.hasPrefix("purlin: None.swift: no such") == true)
    // Its folder is removed.
    let left = try FileManager.default.contentsOfDirectory(atPath: NSTemporaryDirectory())
    #expect(!left.contains { $0.hasPrefix("purlin-pictures-") })
  }
}
