internal import SwiftSyntax

// `#Preview("Name", traits: …) { … }` is a macro of Apple's SDK. It becomes a function on the same line, which a
// runner finds by its name; the body keeps its place.
extension AdaptationState {
  mutating func adaptPreviews() {
    var previews: [SourcePreview] = []
    for index in files.indices {
      let finder = PreviewFinder()
      finder.walk(files[index].tree)
      for macro in finder.macros {
        guard case .shown = options.previews else {
          files[index].blank(macro.node)
          continue
        }
        guard !showsSwiftUI(macro.node, in: index) else {
          files[index].blank(macro.node)
          report(.warning, "a view of SwiftUI is not shown", at: macro.node, in: index)
          continue
        }
        let symbol = "purlin_preview_\(previews.count)"
        files[index].replace(
          macro.pound,
          with: "@MainActor @_cdecl(\"\(symbol)\") public func \(symbol)() { PreviewRunner.")
        files[index].replace(macro.name, with: "showPreview")
        files[index].insert(" }", at: macro.node.endPositionBeforeTrailingTrivia)
        previews.append(
          SourcePreview(
            symbol: symbol, className: nil, path: files[index].path,
            line: files[index].location(macro.pound.positionAfterSkippingLeadingTrivia).line))
      }
    }
    for (number, fragment) in fragments.enumerated() {
      var preview = addPreview(
        of: fragment.name, as: "\(fragment.name)()", number: number, in: fragment.file,
        fragment.line, [])
      preview.isFragment = true
      previews.append(preview)
    }
    if case .shown(let classes) = options.previews {
      if !classes.isEmpty || previews.isEmpty { previews += addClassPreviews(classes) }
      addDelegate()
    }
    self.previews = previews
  }
}

/// Finds `#Preview` at the top level of a file.
private final class PreviewFinder: SyntaxVisitor {
  private(set) var macros: [(node: Syntax, pound: TokenSyntax, name: TokenSyntax)] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(Syntax(node), node.pound, node.macroName)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add(Syntax(node), node.pound, node.macroName)
  }

  // Elsewhere there are none.
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(
    _ node: Syntax, _ pound: TokenSyntax, _ name: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    if name.text == "Preview" { macros.append((node, pound, name)) }
    return .skipChildren
  }
}
