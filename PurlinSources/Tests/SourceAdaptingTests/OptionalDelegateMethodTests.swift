import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceAdapting

@Suite struct OptionalDelegateMethodTests {
  @Test func `the table has the protocols of HeadlessUIKit`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/HeadlessUIKit").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(atPath: root.path))
    let collector = ProtocolCollector(viewMode: .sourceAccurate)
    for case let file as String in files where file.hasSuffix("+OptionalMethods.swift") {
      let url = root.appendingPathComponent(file)
      collector.walk(Parser.parse(source: try String(contentsOf: url, encoding: .utf8)))
    }
    let table = OptionalDelegateMethod.all.map {
      "\($0.single) \($0.name) \($0.parameterTypes.joined(separator: ", "))"
    }
    #expect(table.sorted() == collector.found.sorted())
  }
}

private final class ProtocolCollector: SyntaxVisitor {
  var found: [String] = []

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members {
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
      let parameters = function.signature.parameterClause.parameters
      let labels = parameters.map { $0.firstName.text + ":" }.joined()
      let types = parameters.map(\.type.trimmedDescription).joined(separator: ", ")
      found.append("\(node.name.text) \(function.name.text)(\(labels)) \(types)")
    }
    return .skipChildren
  }
}
