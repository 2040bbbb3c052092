/// The xibs of an app that something loads, and the types that something uses.
///
/// A xib is loaded by its name in a text, or by the class of its name, as a view controller loads it. Code loads the xib
/// of a view by its name only, which it can compute from the class. Classes in a xib are used if it is loaded, so both
/// are found together.
package struct LoadedNibs {
  /// A xib.
  package struct Nib {
    let file: String
    let name: String
    let classes: Set<String>

    /// What a generator of constants calls it.
    fileprivate var constant: String { name.prefix(1).lowercased() + name.dropFirst() }

    /// Creates a xib from its path and the names of the classes in it.
    package init(file: String, classes: Set<String>) {
      (self.file, self.classes) = (file, classes)
      let last = file.split(separator: "/").last.map(String.init) ?? file
      let base = last.hasSuffix(".xib") ? String(last.dropLast(4)) : last
      name = base.split(separator: "~").first.map(String.init) ?? base
    }
  }

  /// The files of the xibs that nothing loads.
  package private(set) var unloaded: Set<String> = []
  /// Those of them that no text and no type of the sources is named like.
  package private(set) var unmentioned: Set<String> = []
  /// The types and macros that nothing uses, the macros with `#` before their names.
  package let unusedTypes: Set<String>

  /// Finds out what is loaded and used.
  ///
  /// Scenes of storyboards are shown by what is used, too, so they are found in the same search.
  ///
  /// - Parameters:
  ///   - nibs: The xibs.
  ///   - names: The names in property lists, and of the classes in other documents.
  ///   - index: The sources.
  ///   - uncalled: The members that nothing uses.
  ///   - scenes: Returns the classes in the scenes that code shows which has some names.
  /// - Complexity: O(*n*) in the names that types mention, for each chain of documents that load each other.
  package init(
    _ nibs: [Nib], beside names: Set<String>, in index: SourceIndex,
    without uncalled: Set<String> = [],
    scenes: (_ names: Set<String>) -> Set<String> = { _ in [] }
  ) {
    let uses = TypeUses(index, without: uncalled)
    let views = Set(nibs.map(\.name).filter { index.neverLoadsXib($0) })
    let constants = index.files.reduce(into: Set<String>()) { $0.formUnion($1.nibConstants) }
    var open = nibs
    var roots = names
    var used = uses.reached(from: roots)
    while true {
      let run = uses.names(in: used)
      func isLoaded(_ nib: Nib) -> Bool {
        run.texts.contains(nib.name) || names.contains(nib.name) || index.canCompute(nib.name)
          // `PayViewController` loads `PayView`, too.
          || used.contains(nib.name) && !views.contains(nib.name)
          || used.contains(nib.name + "Controller")
          || constants.contains(nib.constant)
      }
      let found = scenes(run.texts.union(run.named).union(names))
        .union(open.filter(isLoaded).flatMap(\.classes))
      open.removeAll(where: isLoaded)
      guard !found.isSubset(of: roots) else { break }
      roots.formUnion(found)
      used = uses.reached(from: roots)
    }
    unloaded = Set(open.map(\.file))
    unmentioned = Set(
      open.filter { nib in
        !uses.owners.contains(nib.name) && !uses.owners.contains(nib.name + "Controller")
          && !index.literals.contains(nib.name)
      }.map(\.file))
    unusedTypes = uses.owners.subtracting(used)
  }
}

extension SourceIndex {
  /// Whether a class is one of views, and no code takes the name of a xib from a class: libraries of Swift can.
  fileprivate func neverLoadsXib(_ name: String) -> Bool {
    guard let lineage = lineage(of: name), let root = lineage.root,
      AppleClasses.isKind(root, of: "UIView"),
      !usesForeignModules || declarations(of: name).allSatisfy({ $0.type.language != .swift })
    else { return false }
    return files.flatMap(\.uses).allSatisfy { use in
      use.kind != .nib || names(of: use.value)?.contains(name) == false
    }
  }
}
