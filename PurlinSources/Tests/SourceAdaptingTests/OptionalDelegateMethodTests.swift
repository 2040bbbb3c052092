import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import SourceAdapting

@Suite struct OptionalDelegateMethodTests {
  private func headlessUIKit(filesEndingIn suffix: String) throws -> [SourceFileSyntax] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/HeadlessUIKit").standardizedFileURL
    let files = try #require(FileManager.default.enumerator(atPath: root.path))
    return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(suffix) }.map {
      Parser.parse(
        source: try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8))
    }
  }

  @Test func `the table has the protocols of HeadlessUIKit`() throws {
    let collector = ProtocolCollector(viewMode: .sourceAccurate)
    for source in try headlessUIKit(filesEndingIn: "+OptionalMethods.swift") {
      collector.walk(source)
    }
    let table = OptionalDelegateMethod.all.map {
      "\($0.single) \($0.name) \($0.parameterTypes.joined(separator: ", "))"
    }
    #expect(table.sorted() == collector.found.sorted())
  }

  @Test func `the methods without labels are those of HeadlessUIKit`() throws {
    let collector = UnlabeledMethodCollector(viewMode: .sourceAccurate)
    for source in try headlessUIKit(filesEndingIn: ".swift") { collector.walk(source) }
    let optional = collector.required.filter {
      // Those of content views have a default implementation in UIKit, too, and are called without a mark.
      $0.hasPrefix("UI") && $0 != "UIContentView supports" && collector.defaults.contains($0)
    }
    #expect(
      methodsWithoutLabels
        == Set(optional.compactMap { $0.split(separator: " ").last.map(String.init) }))
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

/// Collects methods with one parameter and no label: "Protocol name".
private final class UnlabeledMethodCollector: SyntaxVisitor {
  var required: Set<String> = []
  var defaults: Set<String> = []

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if !name.contains("_") { required.formUnion(methods(node.memberBlock).map { "\(name) \($0)" }) }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.trimmedDescription
    defaults.formUnion(methods(node.memberBlock).map { "\(name) \($0)" })
    return .skipChildren
  }

  private func methods(_ block: MemberBlockSyntax) -> [String] {
    block.members.compactMap { member in
      guard let function = member.decl.as(FunctionDeclSyntax.self) else { return nil }
      let parameters = function.signature.parameterClause.parameters
      guard parameters.count == 1, parameters.first?.firstName.text == "_" else { return nil }
      return function.name.text
    }
  }
}
