internal import Foundation
internal import InterfaceBuilder

/// Reports outlets and actions that an object has twice.
struct RepeatedConnection: LintRule {
  let page = RulePage(
    "repeated-connection", .connections, .warning,
    "An outlet is connected to two objects, or an action is connected twice",
    why: """
      An outlet keeps the last of its objects, so the other connection has no effect; an action that is connected \
      twice for one event is performed twice. It is caused by a merge, or by connecting again. Outlet collections, \
      and actions for different events, are not reported.
      """,
    mend: "Remove one of the connections.",
    example: """
      <label text="Name" id="name"/>
      <label text="Value" id="value"/>
      <outlet property="nameLabel" destination="name" id="outlet-1"/>
      <outlet property="nameLabel" destination="value" id="outlet-2"/>
      """,
    corrected: """
      <label text="Name" id="name"/>
      <label text="Value" id="value"/>
      <outlet property="nameLabel" destination="name" id="outlet-1"/>
      <outlet property="valueLabel" destination="value" id="outlet-2"/>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    document.markup.elements.filter { $0.name == "connections" }.flatMap { list in
      var known: [String: MarkupIndex.Element] = [:]
      return list.children.compactMap { index -> LintFinding? in
        let connection = document.markup.elements[index]
        guard let key = key(of: connection) else { return nil }
        guard let other = known[key.text] else {
          known[key.text] = connection
          return nil
        }
        return finding(
          "The \(connection.name) '\(key.name)' is connected twice.", connection,
          detail: key.name, related: [.init(other, "the other connection")])
      }
    }
  }

  /// What no two connections of an object have in common.
  @MainActor
  private func key(of connection: MarkupIndex.Element) -> (text: String, name: String)? {
    switch connection.name {
    case "outlet":
      // A gesture recognizer is attached through the same name by each of its views.
      guard let name = connection["property"]?.value, name != "gestureRecognizers" else {
        return nil
      }
      return (name, name)
    case "action":
      guard let name = connection["selector"]?.value else { return nil }
      let parts = ["destination", "eventType", "trigger"].map { connection[$0]?.value ?? "" }
      return (([name] + parts).joined(separator: " "), name)
    default: return nil
    }
  }
}
