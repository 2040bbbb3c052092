/// The files that compile together, found by leaving out those with errors and then those that need them.
struct CompilableFiles<Product> {
  /// What was made of the files; nil if none of them compiles.
  private(set) var product: Product?
  /// The files of the product.
  private(set) var files: [String]
  /// The messages about all files together, and warnings about those of the product.
  private(set) var messages: [CompilerMessage] = []
  /// For each file that was left out because it needs others that were, its first error.
  private(set) var dependents: [CompilerMessage] = []

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - files: All files.
  ///   - build: Compiles files, and returns what was made of them, or nil and what is wrong.
  /// - Throws: ``PreviewError`` if `build` does.
  /// - Complexity: As many builds as the longest chain of files that need each other; for each error without a
  ///   file, the logarithm of the number of files.
  init(
    of files: [String],
    _ build: (_ files: [String]) throws(PreviewError) -> (Product?, [CompilerMessage])
  ) throws(PreviewError) {
    self.files = files
    var isFirst = true
    while !self.files.isEmpty {
      let (product, messages) = try build(self.files)
      let errors = messages.filter { $0.severity == .error }
      if isFirst { self.messages = messages }
      if let product {
        self.product = product
        // What is left out of these files says the build of these.
        let told = Set(self.messages)
        self.messages += messages.filter { $0.severity != .error && !told.contains($0) }
        return
      }
      let known = Set(self.files)
      var left = Self.leftOut(by: errors.filter { known.contains($0.path) })
      if left.isEmpty {
        guard let file = try Self.obstacle(in: self.files, build) else { return }
        left = [file]
        let reason = errors.first?.text ?? "the compiler fails on this file and gives no reason"
        let message = CompilerMessage(
          path: file, line: 1, column: 1, severity: .error, text: reason)
        if isFirst { self.messages.append(message) } else { dependents.append(message) }
      } else if !isFirst {
        // What was wrong with a file among all is told already.
        let told = Set(self.messages)
        dependents += left.sorted().compactMap { path in errors.first { $0.path == path } }
          .filter { !told.contains($0) }
      }
      self.files.removeAll { left.contains($0) }
      isFirst = false
    }
  }

  /// The files that are left out: those that declare something again, because only then is it known what others
  /// mean by the name; otherwise all with errors.
  private static func leftOut(by errors: [CompilerMessage]) -> Set<String> {
    let again = errors.filter { $0.text.hasPrefix("invalid redeclaration of ") }
    return Set((again.isEmpty ? errors : again).map(\.path))
  }

  /// The file with which the compiler begins to fail without a place, if files are added one by one: found by halving.
  private static func obstacle(
    in files: [String],
    _ build: (_ files: [String]) throws(PreviewError) -> (Product?, [CompilerMessage])
  ) throws(PreviewError) -> String? {
    var (passes, fails) = (0, files.count)
    while fails - passes > 1 {
      let middle = (passes + fails) / 2
      let (product, messages) = try build(Array(files[..<middle]))
      let known = Set(files[..<middle])
      // Errors in files say that the compiler got through.
      let isThrough =
        product != nil || messages.contains { $0.severity == .error && known.contains($0.path) }
      if isThrough { passes = middle } else { fails = middle }
    }
    return files.isEmpty ? nil : files[fails - 1]
  }
}
