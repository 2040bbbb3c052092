internal import SwiftSyntax

// XCTest on Linux calls the methods of test cases on no actor: those of a `@MainActor` class have to be
// asynchronous.
extension AdaptationState {
  mutating func adaptTestMethods() {
    for index in model.members.indices {
      let member = model.members[index]
      guard let function = member.node.as(FunctionDeclSyntax.self), !member.isStatic,
        !member.isAsync, function.parameters.isEmpty, isTestCase(member.type),
        isOnMainActor(function, member)
      else { continue }
      if member.name.hasPrefix("test"), function.signature.returnClause == nil {
        insertEffects(function, in: member.file, throwing: member.isThrowing)
      } else if member.isOverride, let name = Self.asynchronousNames[member.name] {
        files[member.file].replace(function.name, with: name)
        insertEffects(function, in: member.file, throwing: member.isThrowing, addsThrows: true)
        let finder = SuperCallFinder(member.name)
        if let body = function.body { finder.walk(body) }
        for call in finder.calls { files[member.file].replace(call, with: "await super.\(name)()") }
        for call in finder.untried {
          files[member.file].insert("try ", at: call.positionAfterSkippingLeadingTrivia)
        }
      }
    }
  }

  private static let asynchronousNames = [
    "setUp": "setUp", "setUpWithError": "setUp", "tearDown": "tearDown",
    "tearDownWithError": "tearDown",
  ]

  private func isTestCase(_ type: String) -> Bool {
    guard let last = model.chain(of: type).last else { return false }
    return last == "XCTestCase" || (last.hasSuffix("TestCase") && last != type)
  }

  private func isOnMainActor(_ function: FunctionDeclSyntax, _ member: Member) -> Bool {
    if function.modifiers.has("nonisolated") { return false }
    if function.attributes.has("MainActor") { return true }
    return model.chain(of: member.type).contains { name in
      model.types.contains { $0.name == name && $0.isMainActor }
    }
  }

  private mutating func insertEffects(
    _ function: FunctionDeclSyntax, in file: Int, throwing: Bool, addsThrows: Bool = false
  ) {
    let place = function.signature.parameterClause.endPositionBeforeTrailingTrivia
    files[file].insert(addsThrows && !throwing ? " async throws" : " async", at: place)
  }
}

/// Finds `super.setUp()`.
private final class SuperCallFinder: SyntaxVisitor {
  private(set) var calls: [FunctionCallExprSyntax] = []
  /// Those without `try`.
  private(set) var untried: [FunctionCallExprSyntax] = []
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "super.\(name)" {
      calls.append(node)
      if !(node.parent?.is(TryExprSyntax.self) ?? false) { untried.append(node) }
    }
    return .visitChildren
  }
}
