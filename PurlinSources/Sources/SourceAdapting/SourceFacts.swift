internal import SwiftParser
internal import SwiftSyntax

/// What the text of a file says that decides what a compiler's message about it means.
public struct SourceFacts: Hashable, Sendable, Codable {
  /// The modules that the file imports and that are not here, or only as names.
  public internal(set) var missingModules: [String] = []
  /// Whether the file has an error of syntax.
  public internal(set) var hasSyntaxError = false
  /// A checksum of what other files can see of the adapted file: everything but the bodies of functions.
  public internal(set) var interface: UInt64 = 0
}

/// A static member that the sources add to a color, an image or a resource.
public struct ResourceMember: Hashable, Sendable, Codable {
  /// The type, such as `UIColor`.
  public let type: String
  /// The name.
  public let name: String
  /// The condition of the `#if` directives around it; nil without one.
  public let condition: String?
}

extension AdaptationState {
  /// The static members of the types for which Xcode generates the names of assets.
  var resourceMembers: [ResourceMember] {
    model.members.filter {
      $0.isStatic && !$0.isLocal && Self.resourceTypes.contains($0.type)
        && ($0.labels.isEmpty)
    }.map {
      ResourceMember(
        type: $0.type, name: $0.name,
        condition: $0.conditions.isEmpty ? nil : $0.conditions.joined(separator: " && "))
    }
  }

  private static let resourceTypes: Set = ["UIColor", "UIImage", "ColorResource", "ImageResource"]

  /// The names of values and functions that the files declare anywhere.
  var declaredNames: Set<String> {
    files.reduce(into: []) { names, file in
      names.formUnion(DeclaredNames.all(in: file.tree))
      let functions = FunctionNames()
      functions.walk(file.tree)
      names.formUnion(functions.names)
    }
  }
}

private final class FunctionNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}

extension SourceFacts {
  /// The checksum (FNV-1a) of the tokens outside of bodies.
  static func interface(of text: String) -> UInt64 {
    let reader = InterfaceReader()
    reader.walk(Parser.parse(source: text))
    return reader.sum
  }
}

/// Reads the tokens of a file, without the bodies of functions, initializers and accessors.
private final class InterfaceReader: SyntaxVisitor {
  private(set) var sum: UInt64 = 0xcbf2_9ce4_8422_2325
  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    for byte in token.text.utf8 { add(byte) }
    add(0)
    return .skipChildren
  }

  private func add(_ byte: UInt8) { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01b3 }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    switch node.parent?.kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl: .skipChildren
    default: .visitChildren
    }
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter = node.accessors { .skipChildren } else { .visitChildren }
  }

  // Where lines are counted from says nothing about what is declared.
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}
