/// The modules of a tree of sources and what they import.
struct ModuleTable: Equatable {
  private let imports: [String: [String]]

  /// Reads `Scripts/modules.txt`: lines `module: imports`, with comments.
  ///
  /// - Parameters:
  ///   - text: The contents.
  ///   - isOwn: Whether a module is one of the tree, and not the toolchain's.
  init(_ text: String, isOwn: (String) -> Bool) {
    var imports: [String: [String]] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = String(line[..<colon])
      guard isOwn(name) else { continue }
      imports[name] = line[line.index(after: colon)...].split(separator: " ").map(String.init)
        .filter(isOwn)
    }
    self.imports = imports
  }

  /// The modules that a module imports.
  func imports(of module: String) -> [String] { imports[module] ?? [] }

  /// Some modules with all that they need, each after what it imports.
  func closure(of modules: [String]) -> [String] {
    var order: [String] = []
    var seen: Set<String> = []
    func add(_ module: String) {
      guard seen.insert(module).inserted else { return }
      for other in imports(of: module) { add(other) }
      order.append(module)
    }
    for module in modules { add(module) }
    return order
  }
}
