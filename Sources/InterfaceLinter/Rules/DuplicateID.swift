internal import InterfaceBuilder

/// Reports ids that several elements have.
struct DuplicateID: LintRule {
  let page = RulePage(
    "duplicate-id", .document, .error,
    "Several elements have the same id",
    why: """
      Constraints and connections find objects by their ids, so they reach only one of these. Interface \
      Builder refuses such a document, or drops one of the objects. It is caused by a merge, or by text \
      that was copied. There is one finding for each id; findings about the layout of these objects are \
      not reported, because they cannot be distinguished.
      """,
    mend: "Give each of the elements an id of its own, and correct the references to it.",
    example: """
      <label text="Name" id="name"/>
      <label text="Value" id="name"/>
      """,
    corrected: """
      <label text="Name" id="name"/>
      <label text="Value" id="value"/>
      """)

  func findings(in document: LintedDocument) -> [LintFinding] {
    document.repeated.compactMap { id, elements in
      guard elements.count > 1 else { return nil }
      let others = elements.enumerated().filter { $0.offset != 1 }.map(\.element)
      return finding(
        "The id '\(id)' of <\(elements[1].name)> is also that of "
          + others.map { "<\($0.name)> at \($0.position)" }.joined(separator: ", ") + ".",
        elements[1], related: others.map { .init($0, "<\($0.name)>") })
    }
  }
}
